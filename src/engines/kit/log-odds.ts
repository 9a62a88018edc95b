/** The probability whose log-odds are those of `chance`, in (0, 1), and so much more; exactly `chance` for 0. */
export const moved = (chance: number, more: number): number => {
  const factor = Math.expm1(more);
  return chance + (chance * (1 - chance) * factor) / (1 + chance * factor);
};

/** The log-odds of a probability in (0, 1). */
export const logOdds = (chance: number): number => Math.log(chance / (1 - chance));
