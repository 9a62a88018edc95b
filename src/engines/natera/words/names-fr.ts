/** Comment on appelle les choses en français, en un mot. */

/** « 1 carte », « 2 cartes ». */
export const compteFr = (count: number, one: string, many = `${one}s`): string => `${count} ${count > 1 ? many : one}`;

/** Les ressources, sans nombre. */
export const RESSOURCES: Readonly<Record<string, string>> = {
  endurance: 'Endurance',
  agility: 'Agilité',
  intelligence: 'Intelligence',
  food: 'Nourriture',
  material: 'Matériau',
  energy: 'Énergie',
};

/** Tant de ressources, ou de cartes. */
export const montantFr = (count: number, of: string): string =>
  of === 'cards' ? compteFr(count, 'carte') : `${count} ${RESSOURCES[of]}`;

/** Où sont les emplacements, après « dans ». */
export const ZONES_FR: Readonly<Record<string, string>> = {
  forest: 'la forêt',
  agricultural: 'la zone agricole',
  urban: 'la zone urbaine',
  military: 'la zone militaire',
  coastal: 'la zone côtière',
};

/** Les pistes, après « sur ». */
export const PISTES_FR: Readonly<Record<string, string>> = {
  agricultural: 'la piste agricole',
  urban: 'la piste urbaine',
  military: 'la piste militaire',
  coastal: 'la piste côtière',
  any: 'une piste au choix',
};

/** Les types de cartes. */
export const TYPES_FR: Readonly<Record<string, string>> = {
  science: 'Science',
  improvement: 'Amélioration',
  discovery: 'Découverte',
  interactive: 'Interactif',
  nuclear: 'Nucléaire',
  specialist: 'Spécialiste',
  prerequisite: 'Prérequis',
};

/** Plusieurs, comme « Endurance, Agilité ou Intelligence ». */
export const listeFr = (words: readonly string[], last: 'et' | 'ou'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
