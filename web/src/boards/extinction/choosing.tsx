/** Before the game: roles and abilities to choose from. */
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import { RoleSign } from './icons.tsx';
import type { Role, Scene } from './scene.ts';

const ROLES: readonly Role[] = ['lawyer', 'lobbyist', 'philanthropist', 'tv-host', 'zoologist'];

/** Roles while somebody has none, then the abilities of the role that chooses. */
export const Choosing = ({ scene }: { readonly scene: Scene }) => {
  const { view, words, box, asked } = scene;
  const member = view.team[asked];
  if (member === undefined || member.ability !== null) return null;
  const { role } = member;
  if (role === null)
    return (
      <section class="x-choosing">
        <h2>{words.chooseRole}</h2>
        <div class="x-row">
          {ROLES.map((each) => {
            const by = view.team.findIndex((other) => other.role === each);
            return (
              <Spot
                key={each}
                id={`role:${each}`}
                name={words.roles[each]}
                class={`x-cast${by < 0 ? '' : ` taken seat-${by}`}`}
              >
                <RoleSign role={each} />
                <b aria-hidden="true">{words.roles[each]}</b>
              </Spot>
            );
          })}
        </div>
      </section>
    );
  return (
    <section class="x-choosing">
      <h2>{words.chooseAbility}</h2>
      <div class="x-row">
        {box.abilities(role).map(({ id, name, text, row }) => (
          <Spot key={id} id={`choose:${id}`} name={`${name}: ${text}`} class="x-cast wide">
            <RoleSign role={role} />
            <b aria-hidden="true">{name}</b>
            <span class="x-text" aria-hidden="true">
              {text}
            </span>
            <About card={row} />
          </Spot>
        ))}
      </div>
    </section>
  );
};
