/** The roles: one's own mat with hand and dice, and the others. */
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import { Tray } from './dice.tsx';
import { Coin, RoleSign } from './icons.tsx';
import type { Member, Scene } from './scene.ts';

/** What is drawn of a role. */
interface Props {
  readonly member: Member;
  readonly place: number;
  readonly scene: Scene;
}

/** Most coins that are drawn one by one. */
const COINS = 8;

const Money = ({ money, scene }: { readonly money: number; readonly scene: Scene }) => (
  <span class="x-money" role="img" aria-label={scene.words.money(money)} title={scene.words.money(money)}>
    {Array.from({ length: Math.min(money, COINS) }, (_, index) => (
      <Coin key={index} />
    ))}
    <b aria-hidden="true">{money} M$</b>
  </span>
);

const Name = ({ member, place, scene }: Props) => {
  const { words, view, nameOf } = scene;
  const { role, acted } = member;
  const isOver = view.ending !== undefined;
  return (
    <Spot id={`player:${place}`} name={nameOf(place)} class="x-role">
      {role !== null && <RoleSign role={role} />}
      <b aria-hidden="true">{nameOf(place)}</b>
      {view.current === place && !isOver ? (
        <span class="x-tag on">{words.current}</span>
      ) : (
        acted && !isOver && <span class="x-tag">{words.acted}</span>
      )}
    </Spot>
  );
};

const Ability = ({ member, place, scene }: Props) => {
  const { words, box, view, asked } = scene;
  if (member.ability === null) return null;
  const { name, text, row } = box.face(member.ability);
  const isUsed = view.current === place && view.abilityUsed === true;
  return (
    <Spot
      id={place === asked ? 'ability' : `ability:${place}`}
      name={`${words.ability}, ${name}: ${text}`}
      class={`x-ability${isUsed ? ' used' : ''}`}
    >
      <b class="x-title" aria-hidden="true">
        {name}
        {isUsed && <small> {words.used}</small>}
      </b>
      <span class="x-text" aria-hidden="true">
        {text}
      </span>
      <About card={row} />
    </Spot>
  );
};

/** A card of a role where it may be chosen. */
const Card = ({
  card,
  spot,
  scene,
  mark = '',
  full = '',
}: {
  readonly card: string;
  readonly spot: string;
  readonly scene: Scene;
  readonly mark?: string;
  readonly full?: string;
}) => {
  const { name, text, kind, row } = scene.box.face(card);
  const style = full === '' ? {} : { viewTransitionName: travelName(`card-${full}`) };
  return (
    <Spot
      id={spot}
      name={`${name}, ${scene.words.kinds[kind] ?? kind}: ${text}`}
      class={`x-card ${kind}`}
      style={style}
    >
      <span class="x-kind" aria-hidden="true">
        {scene.words.kinds[kind] ?? kind}
        {mark !== '' && <i>{mark}</i>}
      </span>
      <b class="x-title" aria-hidden="true">
        {name}
      </b>
      <span class="x-text" aria-hidden="true">
        {text}
      </span>
      <About card={row} />
    </Spot>
  );
};

const Permanents = ({ member, place, scene }: Props) =>
  member.permanents.map(({ card, used }) => (
    <Card
      key={card}
      card={card}
      spot={place === scene.asked ? `permanent:${card}` : `permanent:${place}:${card}`}
      scene={scene}
      mark={used === true ? scene.words.used : ''}
      full={`${member.role}/${card}`}
    />
  ));

/** Cards in a hand: in full of one's own, the others' only counted where they are hidden. */
const Hand = ({ member, place, scene }: Props) => {
  const { words } = scene;
  const size = member.hand?.length ?? member.handSize ?? 0;
  if (member.hand === null)
    return (
      <span class="x-backs" role="img" aria-label={words.handOf(size)} title={words.handOf(size)}>
        {Array.from({ length: size }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    );
  return member.hand.map((card) => (
    <Card key={card} card={card} spot={`hand:${place}:${card}`} scene={scene} full={`${member.role}/${card}`} />
  ));
};

const Discards = ({ member, place, scene }: Props) =>
  member.discards.length === 0 ? null : (
    <p class="x-discards">
      <span>{scene.words.discards}</span>
      {member.discards.map((card) => (
        <Spot key={card} id={`discard:${place}:${card}`} name={scene.box.face(card).name} class="x-chip">
          <span aria-hidden="true">{scene.box.face(card).name}</span>
        </Spot>
      ))}
    </p>
  );

const Deck = ({ member, scene }: { readonly member: Member; readonly scene: Scene }) => {
  const cards = member.deck?.length ?? member.deckSize ?? 0;
  const text = scene.words.deckOf(cards);
  return (
    <span class="x-deck" role="img" aria-label={text} title={text}>
      <i />
      <b aria-hidden="true">{cards}</b>
    </span>
  );
};

/** The mat in front of whoever looks. */
export const OwnMat = (props: Props) => {
  const { member, place, scene } = props;
  const { words } = scene;
  return (
    <section class={`x-own seat-${place}`}>
      <div class="x-self">
        <Name {...props} />
        <Money money={member.money} scene={scene} />
        {member.role !== null && <Deck member={member} scene={scene} />}
        <Ability {...props} />
      </div>
      <div class="x-hand" role="group" aria-label={words.hand}>
        <Hand {...props} />
        <Permanents {...props} />
      </div>
      <Discards {...props} />
    </section>
  );
};

/** Another role, smaller. */
export const OtherMat = (props: Props) => {
  const { member, place, scene } = props;
  return (
    <section class={`x-other seat-${place}`}>
      <div class="x-self">
        <Name {...props} />
        <Money money={member.money} scene={scene} />
        {member.role !== null && <Deck member={member} scene={scene} />}
        <Tray scene={scene} place={place} />
      </div>
      <Ability {...props} />
      <div class="x-hand">
        <Hand {...props} />
        <Permanents {...props} />
      </div>
      <Discards {...props} />
    </section>
  );
};
