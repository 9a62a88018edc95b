import { type Sending, type Settings, send } from './send.ts';

/** What any call may be given. */
export interface Calling {
  /** Ends the request when it is aborted, and the search behind it; the call throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The answer to a request, as JSON of the form that the document gives it. */
export const ask = async <T>(settings: Settings, sending: Sending): Promise<T> => {
  const response = await send(settings, sending);
  const answer: T = JSON.parse(await response.text());
  return answer;
};
