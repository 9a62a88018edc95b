/** Reads printed rows, and the notation of abilities in them: `COLOUR{cost > gain scope}`. */

/** Amounts by token: soil, spr, gro, draw, cHand, cDeck, cLose. */
export type Amounts = Readonly<Record<string, number>>;

/** One printed ability. */
export interface Printed {
  readonly colour: string;
  readonly cost: Amounts;
  readonly gain: Amounts;
  /** `adj8`, `Tree@row`, … */
  readonly scope: string | undefined;
  /** What is not a cost nor a gain, such as `3/Herb@row`. */
  readonly other: string;
}

const amounts = (text: string): Amounts =>
  Object.fromEntries([...text.matchAll(/[+-](\d+)([a-zA-Z]+)/g)].map(([, count, token]) => [token, Number(count)]));

/** Abilities of one card. */
export const abilitiesOf = (text: string): Printed[] =>
  [...text.matchAll(/([A-Z])\{([^}]*)\}/g)].map(([, colour = '', body = '']) => {
    const parts = body.split(' > ').map((part) => part.trim());
    const gain = parts.at(-1) ?? '';
    const each = /each (\w+)@(col|row)/.exec(gain);
    return {
      colour,
      cost: parts.length > 1 ? amounts(parts[0] ?? '') : {},
      gain: amounts(gain),
      scope: each === null ? (/@(adj8)/.exec(gain)?.[1] ?? undefined) : `${each[1]}@${each[2]}`,
      other: /^[+-]/.test(gain) ? '' : gain,
    };
  });

/** Fails the test: nobody knows how to read these printed words. */
export const unread = (words: string): never => {
  throw new Error(`cannot read "${words}"`);
};

/** The columns of a printed row. */
export const columnsOf = (row: string): string[] => row.split('|').map((column) => column.trim());
