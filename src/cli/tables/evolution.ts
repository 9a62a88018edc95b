import { paint, widthOf } from '../format.ts';
import { describeAnimal, drawFood, widthOfFood } from './evolution-animal.ts';
import { type Names, namesIn } from './evolution-names.ts';
import { type Animal, type Pending, type Player, type View, views } from './evolution-view.ts';
import { WORDS, type Words } from './evolution-words.ts';
import { type Draw, fixed, KEEP, layOut, oneLine, type Part, type Setting, SPACE } from './table.ts';

/** Parts one after the other, on as many lines as they need; lines after the first are indented. */
const wrap = (lead: string, parts: readonly string[], between: string, width: number): string[] => {
  const indent = widthOf(lead);
  const lines: string[] = [];
  let line = lead;
  for (const [index, part] of parts.entries()) {
    const tail = index < parts.length - 1 ? between : '';
    if (widthOf(line) > indent && widthOf(line + part + tail.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
    }
    line += part + tail;
  }
  return [...lines, line.trimEnd()];
};

const whoIs = (seat: number, { you }: Setting, words: Words): string =>
  seat === you ? words.you : words.player(seat + 1);

const drawHead = (view: View, setting: Setting, words: Words): string[] => {
  const { year, phase, bank, deckSize, firstSeat, centre } = view;
  const parts = [
    paint('bold', words.year(year)),
    words.phases[phase],
    ...(phase === 'feeding' ? [words.bank(bank)] : []),
    words.deck(deckSize),
    words.begins(whoIs(firstSeat, setting, words)),
  ];
  return [
    ...wrap('', parts, ' · ', setting.width),
    ...(centre.length === 0 ? [] : [words.centre(centre.length)]),
    ...(phase === 'finished' ? [] : [drawGo(view, setting, words)]),
    ...view.pending.slice(-1).map((last) => paint('yellow', drawQuestion(last, words))),
  ];
};

const drawGo = ({ turn, go }: View, { you }: Setting, words: Words): string =>
  [
    turn === you ? words.yourGo : words.goOf(turn + 1),
    ...(go === undefined || go.main === 'open' ? [] : [words.mainDone]),
  ].join(' · ');

/** What is asked at the moment. */
const drawQuestion = ({ type, animal, attacker, prey, step }: Pending, words: Words): string => {
  if (type !== 'attack') return type === 'take' ? words.take(animal ?? 0) : words[type];
  const { steps } = words;
  const question = step === 'reveal' || step === 'ignore' || step === 'defend' ? ` ${steps[step]}` : '';
  return words.attack(attacker ?? 0, prey ?? 0) + question;
};

const drawPlayer = (player: Player, seat: number, setting: Setting, names: Names, words: Words): Part[] => {
  const { animals, discards, hand, handSize, passed } = player;
  const { width } = setting;
  const who = whoIs(seat, setting, words);
  const counts = [words.cards(handSize), words.discards(discards.length), ...(passed ? [words.passed] : [])];
  const lead = `  ${words.hand}`;
  const cards = hand === null || hand.length === 0 ? [] : hand.map(names.card);
  const head = `${paint('bold', who)} · ${counts.join(' · ')}`;
  const row = animals.length === 0 ? [`  ${words.noAnimals}`] : drawRow(animals, names, words, width);
  const brief = animals.map((animal) => clippedRow(animal, animals, names, words, width));
  // One line for each animal is the least for one's own; those of others are told in a line.
  const isOwn = seat === setting.you;
  const line = oneLine(
    `${paint('bold', who)} · ${passed ? words.passed : words.cards(handSize)}: `,
    animals.map((animal) => briefAnimal(animal, animals, names, words)),
    '; ',
    width,
  );
  const keep = isOwn ? KEEP.own : KEEP.others;
  return [
    SPACE,
    { forms: [[head, ...row], [head, ...brief], [line]], keep },
    ...(cards.length === 0
      ? []
      : [{ forms: [wrap(lead, cards, ' · ', width), [oneLine(lead, cards, ' · ', width)]], keep }]),
  ];
};

/** The animal in one line. */
const clippedRow = (animal: Animal, row: readonly Animal[], names: Names, words: Words, width: number): string =>
  oneLine(
    `  ${paint('bold', String(animal.id).padStart(3))}  ${drawFood(animal)}  `,
    describeAnimal(animal, row, names, words),
    ', ',
    width,
  );

/** “6 ●○ Carnivorous, Shell”. */
const briefAnimal = (animal: Animal, row: readonly Animal[], names: Names, words: Words): string =>
  [`${paint('bold', String(animal.id))} ${drawFood(animal)}`, describeAnimal(animal, row, names, words).join(', ')]
    .join(' ')
    .trimEnd();

const drawRow = (animals: readonly Animal[], names: Names, words: Words, width: number): string[] => {
  const dots = Math.max(...animals.map(widthOfFood));
  return animals.flatMap((animal) => {
    const food = drawFood(animal) + ' '.repeat(dots - widthOfFood(animal));
    const lead = `  ${paint('bold', String(animal.id).padStart(3))}  ${food}  `;
    return wrap(lead, describeAnimal(animal, animals, names, words), ', ', width);
  });
};

/** The year and what is asked, then each seat with its row of animals from left to right, and the cards that can be seen. */
export const drawEvolution: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of Evolution');
  const words: Words = WORDS[setting.lang];
  const names = namesIn(setting.lang, setting.catalog);
  return layOut(
    [
      fixed(...drawHead(checked.value, setting, words)),
      ...checked.value.players.flatMap((player, seat) => drawPlayer(player, seat, setting, names, words)),
    ],
    setting,
  );
};
