/** Action dice: those to be placed, and those that lie on actions. */
import { Spot, travelName } from '../../table/spot.tsx';
import { Pips } from './icons.tsx';
import type { Scene } from './scene.ts';

/** A die in the colour of its role. */
const Die = ({ value, place, index }: { readonly value: number; readonly place: number; readonly index: number }) => (
  <span class={`x-die seat-${place}`} style={{ viewTransitionName: travelName(`die-${place}-${index}`) }}>
    <Pips value={value} />
  </span>
);

/** Dice that wait to be placed; those that are alike lie together. */
export const Tray = ({ scene, place }: { readonly scene: Scene; readonly place: number }) => {
  const { view, words } = scene;
  const open = (view.team[place]?.dice ?? []).map((die, index) => ({ ...die, index })).filter(({ on }) => on === null);
  const values = [...new Set(open.map(({ value }) => value))];
  if (values.length === 0) return null;
  return (
    <div class="x-tray" role="group" aria-label={words.yourDice}>
      {values.map((value) => {
        const alike = open.filter((die) => die.value === value);
        const name = alike.length > 1 ? `${words.die(value)}, ×${alike.length}` : words.die(value);
        return (
          <Spot
            key={value}
            id={place === scene.asked ? `die:${value}` : `die:${place}:${value}`}
            name={name}
            class="x-dice"
          >
            {alike.map(({ index }) => (
              <Die key={index} value={value} place={place} index={index} />
            ))}
          </Spot>
        );
      })}
    </div>
  );
};

/** Dice on an action, those of the role that is asked to be taken back. */
export const Laid = ({ scene, on }: { readonly scene: Scene; readonly on: string }) => {
  const { view, words, asked, roleOf } = scene;
  const dice = view.team.flatMap((member, place) =>
    member.dice.flatMap((die, index) => (die.on === on ? [{ ...die, place, index }] : [])),
  );
  return (
    <span class="x-laid">
      {dice
        .toSorted((a, b) => a.value - b.value)
        .map(({ value, place, index }) => {
          const [key, die] = [`${place}-${index}`, <Die value={value} place={place} index={index} />];
          return place === asked ? (
            <Spot key={key} id={`laid:${value}:${on}`} name={words.dieOf(value, roleOf(place))} class="x-dice">
              {die}
            </Spot>
          ) : (
            <span
              key={key}
              role="img"
              aria-label={words.dieOf(value, roleOf(place))}
              title={words.dieOf(value, roleOf(place))}
            >
              {die}
            </span>
          );
        })}
    </span>
  );
};
