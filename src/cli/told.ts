/** A row of a catalog as people are told of it. */
export interface Told {
  readonly id: string;
  readonly name: string;
  /** Sentences. */
  readonly facts: readonly string[];
}

/** The rows with the id `wanted`; where there is none, those with it in their id or their name. */
export const matching = <Row extends Told>(rows: readonly Row[], wanted: string): readonly Row[] => {
  const named = rows.filter(({ id }) => id === wanted);
  const part = wanted.toLowerCase();
  return named.length > 0 ? named : rows.filter(({ id, name }) => `${id}\n${name}`.toLowerCase().includes(part));
};
