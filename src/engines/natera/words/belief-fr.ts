/** Ce que l’on peut dire de ce qui est caché, en français. */
import { number, type Phrases, text } from '../../../core/text.ts';
import { ZONES_FR as ZONES } from './names-fr.ts';

const FONDS: Readonly<Record<string, string>> = {
  immediate: 'une carte immédiate',
  production: 'une carte de production',
  ability: 'une carte à habileté',
  passive: 'une carte permanente',
};

export const beliefFr: Phrases = {
  'slot.tile': (p) =>
    `la ${number(p, 'place') === 1 ? 'première' : 'seconde'} tuile cachée de niveau ${number(p, 'tier')} dans ${ZONES[text(p, 'zone')]}`,
  'slot.only-tile': (p) => `la tuile cachée de niveau ${number(p, 'tier')} dans ${ZONES[text(p, 'zone')]}`,
  'slot.tribe': (p) => `la tribu du joueur ${number(p, 'seat') + 1}`,
  'slot.next-card': (p) => `la prochaine carte ${text(p, 'pile') === 'base' ? 'de base' : 'avancée'}`,
  'slot.keeper': (p) => `qui a « ${text(p, 'french')} »`,
  'belief.row': (p) => text(p, 'french'),
  'belief.background': (p) => FONDS[text(p, 'background')] ?? '',
  'belief.seat': (p) => `le joueur ${number(p, 'seat') + 1}`,
  'belief.packet': (p) => `personne : elle est dans le paquet du joueur ${number(p, 'seat') + 1}`,
};
