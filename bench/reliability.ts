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

/** Forecasts, game by game: those of one game have the same outcome, so they count as one when errors are told. */
type Games = readonly (readonly Forecast[])[];

/** Those that a test lets through; games without any are left out. */
const only = (games: Games, test: (forecast: Forecast) => boolean): Games =>
  games.map((forecasts) => forecasts.filter(test)).filter(({ length }) => length > 0);

/** Standard error of what came less what was told, in the mean over forecasts. */
const errorOf = (games: Games): number => {
  const misses = games.map((forecasts) => forecasts.reduce((sum, { chance, won }) => sum + Number(won) - chance, 0));
  return Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0)) / games.flat().length;
};

/** One line for each bin with forecasts: how often they came true. */
const tellBins = (games: Games): void => {
  const binOf = ({ chance }: Forecast) => Math.min(BINS - 1, Math.floor(chance * BINS));
  for (let bin = 0; bin < BINS; bin++) {
    const own = only(games, (forecast) => binOf(forecast) === bin);
    const of = own.flat();
    if (of.length === 0) continue;
    const said = mean(of.map(({ chance }) => chance));
    const came = mean(of.map(({ won }) => Number(won)));
    const allowed = OFF + ERRORS * Math.sqrt((said * (1 - said)) / of.length);
    const holds = of.length < ENOUGH || Math.abs(came - said) <= allowed;
    console.log(
      `    ${(bin / BINS).toFixed(1)}–${((bin + 1) / BINS).toFixed(1)}: ${of.length} forecasts of ${said.toFixed(3)} in ${own.length} games, ` +
        `won ${came.toFixed(3)}, off by ${(came - said).toFixed(3)} ± ${errorOf(own).toFixed(3)}` +
        `${of.length < ENOUGH ? ' (few)' : ` of ${allowed.toFixed(3)}`}${verdict(holds)}`,
    );
  }
};

/** Brier score of the chances, that of always naming the share of wins, and how far margins are off. */
const tellThird = (name: string, games: Games, isLate: boolean): void => {
  const forecasts = games.flat();
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
 * Prints the reliability of the forecasts of some games, third by third and all together: bins of chances, Brier scores and
 * margins; what misses its bar says so. The error behind `±` takes a game for one outcome, however many forecasts it had.
 */
export const tellForecasts = (games: Games): void => {
  for (const [third, name] of THIRDS.entries()) {
    const some = only(games, (each) => each.third === third);
    if (some.length === 0) continue;
    tellThird(name, some, third > 0);
    tellBins(some);
  }
  tellThird('all', games, false);
  tellBins(games);
};
