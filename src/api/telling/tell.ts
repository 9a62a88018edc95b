import { type Message, type Phrases, say } from '../../core/text.ts';

/** A message as it travels: its code and numbers for programs, and for people the words of `phrases`, which has its code. */
export const tell = (phrases: Phrases, { code, params }: Message) => ({
  code,
  params: { ...params },
  text: say(phrases, { code, params }),
});
