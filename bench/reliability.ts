/** How good forecasts are, against what came of them. */
import type { Forecast } from './calibration.ts';

const BINS = 10;
/** Forecasts that a bin must hold to say something, and how far it may be off, chance apart. */
const ENOUGH = 50;
const OFF = 0.1;
const ERRORS = 2;
/** Part by which the Brier score is to be below that of the base rate. */
const BETTER = 0.2;
/** Points by which margins may be off in the mean. */
const POINTS = 10;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const THIRDS = ['first third', 'second third', 'last third'];

const verdict = (holds: boolean): string => (holds ? '' : '  MISSED');

/** One line for each bin with forecasts: how often they came true. */
const tellBins = (forecasts: readonly Forecast[]): void => {
  const binOf = ({ chance }: Forecast) => Math.min(BINS - 1, Math.floor(chance * BINS));
  const bins = [...Map.groupBy(forecasts, binOf)].sort(([left], [right]) => left - right);
  for (const [bin, of] of bins) {
    const said = mean(of.map(({ chance }) => chance));
    const came = mean(of.map(({ won }) => Number(won)));
    const allowed = OFF + ERRORS * Math.sqrt((said * (1 - said)) / of.length);
    const holds = of.length < ENOUGH || Math.abs(came - said) <= allowed;
    console.log(
      `    ${(bin / BINS).toFixed(1)}–${((bin + 1) / BINS).toFixed(1)}: ${of.length} forecasts of ${said.toFixed(3)}, won ${came.toFixed(3)}` +
        `, off by ${(came - said).toFixed(3)}${of.length < ENOUGH ? ' (few)' : ` of ${allowed.toFixed(3)}`}${verdict(holds)}`,
    );
  }
};

/** Brier score of the chances, that of always naming the share of wins, and how far margins are off. */
const tellThird = (name: string, forecasts: readonly Forecast[], isLate: boolean): void => {
  const base = mean(forecasts.map(({ won }) => Number(won)));
  const brier = mean(forecasts.map(({ chance, won }) => (chance - Number(won)) ** 2));
  const known = base * (1 - base);
  const skill = known === 0 ? Number.NaN : 1 - brier / known;
  const errors = forecasts.map(({ margin, was }) => margin - was);
  const off = mean(errors);
  const misses = isLate && skill < BETTER;
  console.log(
    `  ${name}: ${forecasts.length} forecasts, ${(100 * base).toFixed(1)} % won; Brier ${brier.toFixed(4)}, base rate ${known.toFixed(4)}, ` +
      `better by ${(100 * skill).toFixed(0)} %${verdict(!misses)}; margin off by ${off.toFixed(1)} in the mean${verdict(Math.abs(off) <= POINTS)}, ` +
      `${mean(errors.map(Math.abs)).toFixed(1)} without sign`,
  );
};

/**
 * Prints the reliability of forecasts, third by third and all together: bins of chances, Brier scores and margins; what
 * misses its bar says so.
 */
export const tellForecasts = (forecasts: readonly Forecast[]): void => {
  for (const [third, name] of THIRDS.entries()) {
    const some = forecasts.filter((each) => each.third === third);
    if (some.length === 0) continue;
    tellThird(name, some, third > 0);
    tellBins(some);
  }
  tellThird('all', forecasts, false);
  tellBins(forecasts);
};
