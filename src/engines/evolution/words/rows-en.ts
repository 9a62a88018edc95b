/** Kinds of card of Evolution in English. */
import { number, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import { nameOf, ruleOf } from './traits-en.ts';

const SETS: Readonly<Record<string, string>> = { base: 'base box', 'time-to-fly': 'Time to Fly' };

/** Where a trait is played. */
const host = (p: Params): string => {
  if (p['pair'] === true)
    return p['hostile'] === true
      ? ' Played between two animals of one other player.'
      : ' Played between two own animals.';
  return p['hostile'] === true ? ' Played on an animal of another player.' : '';
};

const need = (p: Params): string => {
  const more = number(p, 'need');
  if (more === 0) return '';
  const who = p['pair'] === true ? 'Each of the two' : 'The animal';
  return ` ${who} needs ${more} more food and is worth ${more} more ${more === 1 ? 'point' : 'points'}.`;
};

/** Names and facts of Evolution's rows. */
export const rows: Phrases = {
  'name.card': (p) => texts(p, 'sides').map(nameOf).join(' / '),
  'fact.kind': (p) => `${number(p, 'count')} ${number(p, 'count') === 1 ? 'card' : 'cards'}, ${SETS[text(p, 'set')]}.`,
  'fact.trait': (p) => {
    const excluded = texts(p, 'excludes').map((each) => ` Never together with ${nameOf(each)}.`);
    return `${nameOf(text(p, 'trait'))}: ${ruleOf(text(p, 'trait'))}${host(p)}${need(p)}${excluded.join('')}`;
  },
};
