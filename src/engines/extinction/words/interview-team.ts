/** What the interview of Extinction asks of one role after the other: ability and money, cards, dice. */
import { ask, askNumber, type Part } from '../../kit/interview.ts';
import {
  type Named,
  partsOf,
  readAll,
  readName,
  readNumber,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import { DECK, MONEY, ROLES, STARTERS } from '../content/terms.ts';
import { cardOfRole } from '../documents/names.ts';
import type { MemberJson } from '../documents/schema.ts';
import { DICE } from '../rules/terms.ts';
import { type Played, readHand, readPlayed, writeHand, writePlayed } from './interview-cards.ts';
import { actionNamed, type Desk, isWord, printed, roleName, usually } from './interview-desk.ts';

/** A role by its ability, and what lies before it. */
interface Self {
  readonly role: number;
  readonly ability: string;
  readonly money: number;
  readonly acted: boolean;
}

type Hand = Pick<MemberJson, 'hand' | 'handSize'>;
type Die = MemberJson['dice'][number];

/** Asks of every role, in the order of the team. @param current the place of the role to act */
export function* askTeam(desk: Desk, year: number, current: number): Part<MemberJson[]> {
  const team: (Self & Hand & Played)[] = [];
  for (let place = 0; place < desk.rules.places; place++) {
    const self = yield* askSelf(desk, place, current);
    const isHidden = desk.rules.hands === 'closed' && desk.rules.seats > 1 && place !== desk.you;
    const hand = isHidden ? yield* askHandSize(desk, place, self.role) : yield* askHand(desk, place, self.role);
    team.push({ ...self, ...hand, ...(yield* askPlayed(desk, place, self.role, hand.hand ?? [])) });
  }
  const actions = actionsOf(desk, team);
  const members: MemberJson[] = [];
  for (const [place, { role, hand, handSize = 0, ...member }] of team.entries()) {
    const hasDice = year > 1 || member.acted;
    const dice = hasDice ? yield* askDice(desk, place, role, actions) : [];
    const { actions: zone, permanents, discards } = member;
    const deckSize = Math.max(0, DECK - handSize - zone.length - permanents.length - discards.length);
    members.push({ ...member, role: ROLES[role] ?? null, dice, hand, handSize, deck: null, deckSize });
  }
  return members;
}

/** The role that stood at a place before, unless it is another one now. */
const before = (desk: Desk, place: number, role?: number): MemberJson | undefined => {
  const member = desk.before?.team[place];
  return role === undefined || member?.role === ROLES[role] ? member : undefined;
};

const askSelf = (desk: Desk, place: number, current: number): Part<Self> => {
  const { rules, lang, texts } = desk;
  const { abilities } = rules.content;
  const known = abilities.ids.map((id, index) => printed(id, abilities.names[index] ?? { name: id, french: id }, lang));
  const was = before(desk, place);
  const ability = known.find(({ id }) => id === was?.ability)?.names[0];
  const parts = [ability ?? '', String(was?.money ?? 0), ...(was?.acted && place !== current ? [texts.done] : [])];
  const owned = ROLES.map(
    (_, role) => `${roleName(role, lang)}: ${abilities.ofRole[role] ? namesOf(known, abilities.ofRole[role]) : ''}`,
  );
  const question = {
    key: `role.${place + 1}`,
    text: texts.member(place + 1),
    help: texts.memberHelp(owned.join('; ')),
    ...usually(ability === undefined ? undefined : parts.join(', ')),
    at: [`/team/${place}`],
  };
  return ask(question, (line): Said<Self> => {
    let money = 0;
    let acted = place === current;
    const named: string[] = [];
    for (const part of partsOf(line)) {
      const number = /^\d+$/.test(part) ? readNumber(part, 0, MONEY, lang) : undefined;
      if (number?.ok === false) return number;
      if (number !== undefined) money = number.value;
      else if (isWord(part, (each) => each.done)) acted = true;
      else {
        const found = readName(known, part, lang);
        if (!found.ok) return found;
        named.push(found.value.id);
      }
    }
    const [own = '', ...others] = named;
    if (own === '' || others.length > 0) return unsaid(texts.oneAbility);
    return said({ role: abilities.role[abilities.ids.indexOf(own)] ?? 0, ability: own, money, acted });
  });
};

const namesOf = (known: readonly Named[], indexes: Int8Array): string =>
  Array.from(indexes, (index) => known[index]?.names[0] ?? '').join(', ');

function* askHandSize(desk: Desk, place: number, role: number): Part<Hand> {
  const { lang, texts } = desk;
  const question = {
    key: `hand.${place + 1}`,
    text: texts.handSize(roleName(role, lang)),
    ...usually(before(desk, place, role)?.handSize),
    at: [`/team/${place}/handSize`],
  };
  return { hand: null, handSize: yield* askNumber(question, 0, DECK, lang) };
}

function* askHand(desk: Desk, place: number, role: number): Part<Hand> {
  const { lang, texts } = desk;
  const was = before(desk, place, role)?.hand;
  const question = {
    key: `hand.${place + 1}`,
    text: texts.hand(roleName(role, lang)),
    help: texts.handHelp,
    ...usually(was ? writeHand(was, role, desk) : undefined),
    at: [`/team/${place}/hand`],
  };
  const hand = yield* ask(question, (line) => readHand(line, role, desk));
  return { hand, handSize: hand.length };
}

const askPlayed = (desk: Desk, place: number, role: number, hand: readonly string[]): Part<Played> => {
  const { lang, texts } = desk;
  const was = before(desk, place, role);
  const question = {
    key: `played.${place + 1}`,
    text: texts.played(roleName(role, lang)),
    help: texts.playedHelp,
    usual: was ? writePlayed(was, role, desk) : wordsOf(lang).none,
    at: ['actions', 'permanents', 'discards', 'deckSize'].map((field) => `/team/${place}/${field}`),
  };
  return ask(question, (line) => readPlayed(line, role, hand, desk));
};

/** Actions that dice may lie on: those of the board, and those in the action zone. */
const actionsOf = (desk: Desk, team: readonly (Self & Played)[]): Named[] => {
  const { content } = desk.rules;
  return [
    ...Array.from({ length: STARTERS }, (_, card) => actionNamed(desk, card, 0)),
    ...team.flatMap(({ role, actions }) =>
      actions.flatMap((name) => {
        const card = cardOfRole(content, role, name);
        return card === undefined ? [] : [actionNamed(desk, card, role)];
      }),
    ),
  ];
};

const askDice = (desk: Desk, place: number, role: number, actions: readonly Named[]): Part<Die[]> => {
  const { lang, texts } = desk;
  const was = before(desk, place, role)?.dice ?? [];
  const isThere = was.every(({ on }) => on === null || actions.some(({ id }) => id === on));
  const question = {
    key: `dice.${place + 1}`,
    text: texts.dice(roleName(role, lang)),
    help: texts.diceHelp,
    ...usually(was.length > 0 && isThere ? was.map((die) => writeDie(die, actions, desk)).join(', ') : undefined),
    at: [`/team/${place}/dice`],
  };
  return ask(question, (line) => {
    const dice = readAll(partsOf(line), (part) => readDie(part, actions, desk));
    return dice.ok && dice.value.length !== DICE ? unsaid(texts.threeDice) : dice;
  });
};

const readDie = (part: string, actions: readonly Named[], { lang, texts }: Desk): Said<Die> => {
  const [, value, rest = ''] = /^([1-6])(?:\s+(.*))?$/.exec(part) ?? [];
  if (value === undefined) return unsaid(texts.notDie(part));
  const words = rest.split(/\s+/).filter(Boolean);
  const returned = isWord(words.at(-1) ?? '', (each) => each.back) ? ({ returned: true } as const) : {};
  const name = words.slice(0, 'returned' in returned ? -1 : undefined).join(' ');
  if (name === '') return said({ value: Number(value), on: null, ...returned });
  const action = readName(actions, name, lang);
  return action.ok ? said({ value: Number(value), on: action.value.id, ...returned }) : action;
};

const writeDie = ({ value, on, returned }: Die, actions: readonly Named[], { texts }: Desk): string => {
  const name = actions.find(({ id }) => id === on)?.names[0];
  return [value, name ?? [], returned ? texts.back : []].flat().join(' ');
};
