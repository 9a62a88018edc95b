/** Les sortes de cartes d’Evolution, en français. */
import { number, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import { nameOf, ruleOf } from './traits-fr.ts';

const SETS: Readonly<Record<string, string>> = { base: 'boîte de base', 'time-to-fly': 'Time to Fly' };

/** Où se joue une propriété. */
const host = (p: Params): string => {
  if (p['pair'] === true)
    return p['hostile'] === true
      ? ' Se joue entre deux animaux d’un même autre joueur.'
      : ' Se joue entre deux de ses propres animaux.';
  return p['hostile'] === true ? ' Se joue sur un animal d’un autre joueur.' : '';
};

const need = (p: Params): string => {
  const more = number(p, 'need');
  if (more === 0) return '';
  const gains = `${more} ${more === 1 ? 'nourriture' : 'nourritures'} de plus et vaut ${more} ${more === 1 ? 'point' : 'points'} de plus.`;
  return p['pair'] === true ? ` Chacun des deux a besoin de ${gains}` : ` L’animal a besoin de ${gains}`;
};

/** Noms et faits des lignes d’Evolution. */
export const rows: Phrases = {
  'name.card': (p) => texts(p, 'sides').map(nameOf).join(' / '),
  'fact.kind': (p) =>
    `${number(p, 'count')} ${number(p, 'count') === 1 ? 'carte' : 'cartes'}, ${SETS[text(p, 'set')]}.`,
  'fact.trait': (p) => {
    const excluded = texts(p, 'excludes').map((each) => ` Jamais avec ${nameOf(each)}.`);
    return `${nameOf(text(p, 'trait'))} : ${ruleOf(text(p, 'trait'))}${host(p)}${need(p)}${excluded.join('')}`;
  },
};
