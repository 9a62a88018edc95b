/** What can be said of hidden things, in English. */
import { number, type Phrases, text } from '../../../core/text.ts';
import { AREAS_EN as AREAS } from './names-en.ts';

const BACKGROUNDS: Readonly<Record<string, string>> = {
  immediate: 'an immediate card',
  production: 'a production card',
  ability: 'a card with an ability',
  passive: 'a lasting card',
};

export const beliefEn: Phrases = {
  'slot.tile': (p) =>
    `the ${number(p, 'place') === 1 ? 'first' : 'second'} face-down tile of tier ${number(p, 'tier')} in ${AREAS[text(p, 'zone')]}`,
  'slot.only-tile': (p) => `the face-down tile of tier ${number(p, 'tier')} in ${AREAS[text(p, 'zone')]}`,
  'slot.tribe': (p) => `the tribe of player ${number(p, 'seat') + 1}`,
  'slot.next-card': (p) => `the next card of the ${text(p, 'pile')} pile`,
  'slot.keeper': (p) => `who has “${text(p, 'name')}”`,
  'belief.row': (p) => text(p, 'name'),
  'belief.background': (p) => BACKGROUNDS[text(p, 'background')] ?? '',
  'belief.seat': (p) => `player ${number(p, 'seat') + 1}`,
  'belief.packet': (p) => `nobody: it is in the packet of player ${number(p, 'seat') + 1}`,
};
