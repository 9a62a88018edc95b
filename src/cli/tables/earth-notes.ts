/** What the sides and animals that can be chosen do, in a line each, made from their rows in the catalog. */
import {
  type Ability,
  type Amounts,
  type Animal,
  actions,
  catalogs,
  type On,
  type Score,
  type Side,
} from './earth-note-rows.ts';
import { NOTE_WORDS, type NoteWords } from './earth-note-words.ts';
import type { Note } from './table.ts';

const SEPARATOR = ' · ';
const named = (words: NoteWords, name: string): string => words.names[name] ?? name;

const amounts = (held: Amounts, words: NoteWords): string =>
  Object.entries(held)
    .map(([piece, count]) => words.pieces[piece]?.(count) ?? `${count} ${piece}`)
    .join(', ');

/** "1 sprout → 3 growth", or only what is gained. */
const trade = (cost: Amounts | undefined, gain: Amounts | undefined, words: NoteWords): string =>
  [cost, gain].flatMap((each) => (each === undefined ? [] : [amounts(each, words)])).join(' → ');

const scoreNote = ({ what, trait, by, least = 1, points, per = 1, max, table }: Score, words: NoteWords) => {
  const known = { trait: named(words, trait ?? ''), by: named(words, by ?? ''), least };
  const counted = words.measures[what]?.(known) ?? named(words, what);
  return table === undefined ? words.per(points ?? 0, per, counted, max) : words.table(table.join(', '), counted);
};

const abilityNote = (ability: Ability, words: NoteWords): string => {
  const { colour, cost, gain, onlyIfChosen, perPlanted, onEvent, discount } = ability;
  const parts = [
    trade(cost, gain, words),
    ...(discount === undefined ? [] : [words.cheaper(named(words, discount.trait), discount.amount)]),
    ...(perPlanted === undefined ? [] : [words.perPlanted(named(words, perPlanted))]),
    ...(onEvent === true ? [words.onEvent] : []),
    ...(onlyIfChosen === true ? [words.ifChosen] : []),
  ];
  return `${named(words, colour)}${words.colon}${parts.filter((part) => part !== '').join(', ')}`;
};

const sideNote = ({ start, points, habitats, abilities }: Side, words: NoteWords): string =>
  [
    ...(start === undefined ? [] : [words.start(start.draw, start.compost, start.soil)]),
    words.points(points),
    ...(habitats.length === 0 ? [] : [habitats.map((habitat) => named(words, habitat)).join(', ')]),
    ...abilities.map((ability) => abilityNote(ability, words)),
  ].join(SEPARATOR);

const onNote = (on: On | undefined, words: NoteWords): string => {
  if (on === undefined) return words.anyCard;
  const traits = on.traits.map((trait) => named(words, trait)).join(' + ');
  return [
    on.traits.length === 0 ? words.anyCard : (words.measures['cards']?.({ trait: traits, by: '', least: 1 }) ?? traits),
    ...(on.canopy === true ? [words.withCanopy] : []),
    ...(on.sprouts === true ? [words.withSprouts] : []),
    ...(on.growth === true ? [words.withGrowth] : []),
  ].join(' ');
};

const effectNote = (effect: Animal['effect'], words: NoteWords): string => {
  const { on, cost, gain, take, needs, store, activates, after, others } = effect;
  const parts = [
    trade(cost, gain, words),
    ...(take === undefined ? [] : [words.takes(take.most, named(words, take.what))]),
    ...(store === undefined ? [] : [words.stores(store, named(words, needs ?? ''))]),
    ...(activates === undefined ? [] : [words.activates(named(words, activates))]),
    ...(after === undefined ? [] : [words.after(amounts(after, words))]),
    ...(others === undefined ? [] : [words.others(amounts(others, words))]),
  ];
  return `${words.sites[on] ?? on}${words.colon}${parts.filter((part) => part !== '').join(', ')}`;
};

const collectiveNote = ({ cost, gain, activates, stores, points }: Animal['collective'], words: NoteWords) =>
  words.collective(
    [
      trade(cost, gain, words),
      ...(activates === undefined ? [] : [words.activates(named(words, activates))]),
      ...(stores === undefined ? [] : [words.takes(1, named(words, stores)), words.storage(points ?? 0, 1)]),
    ]
      .filter((part) => part !== '')
      .join(', ') || words.nothing,
  );

/** Fields of an animal that can be ours. */
const FIELDS = ['enter', 'move', 'effect', 'storage', 'collective'] as const;

const animalNote = (row: Animal, words: NoteWords): string => {
  const { enter, move, effect, storage, collective, source, house = [] } = row;
  const steps = move.perLeaf === true ? words.perLeaf : String(move.steps ?? 1);
  const moves = words.moves[move.kind]?.(steps, onNote(move.on, words)) ?? move.kind;
  const ours = FIELDS.filter(
    (field) => row[field] !== undefined && (source === 'house' || house.some((path) => path.split('.')[0] === field)),
  );
  return [
    ...(enter === undefined ? [] : [words.enters(onNote(enter, words))]),
    move.farthest === true ? `${moves} ${words.farthest}` : moves,
    effectNote(effect, words),
    ...(storage === undefined ? [] : [words.storage(storage.points, storage.per)]),
    collectiveNote(collective, words),
    ...(ours.length === 0 ? [] : [words.ours(ours.map((field) => named(words, field)).join(', '))]),
  ].join(SEPARATOR);
};

/** What an action that chooses a side or an animal brings; nothing for others, and without a catalog. */
export const earthNote: Note = (action, { lang, catalog }) => {
  const [chosen, known] = [actions.check(action), catalogs.check(catalog)];
  if (!chosen.ok || !known.ok) return undefined;
  const words = NOTE_WORDS[lang];
  const { islands, climates, ecosystems, animals } = known.value;
  const side = [...islands, ...climates].find(({ id }) => id === chosen.value.side);
  if (side !== undefined) return sideNote(side, words);
  const ecosystem = ecosystems.find(({ id }) => id === chosen.value.side);
  if (ecosystem !== undefined) return scoreNote(ecosystem.score, words);
  const animal = animals.find(({ id }) => id === chosen.value.animal);
  return animal === undefined ? undefined : animalNote(animal, words);
};
