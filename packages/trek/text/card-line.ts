import type { Facts } from '../language/index.ts';

/** Words that stand on a card besides its text: skills with their levels, special equipment. */
export interface CardWord {
  readonly word: string;
  readonly level: number;
}
export function wordsOn(facts: Facts): readonly CardWord[] {
  if (facts.type === 'Personnel') return facts.skills.map(({ skill, level }) => ({ word: skill, level }));
  if (facts.type === 'Ship' || facts.type === 'Site') return facts.equipment.map((word) => ({ word, level: 1 }));
  return [];
}
export const sayWord = ({ word, level }: CardWord): string => (level > 1 ? `${word} ${level}` : word);

/** What kind of card of its type it is, in a word or two. */
function headOf(facts: Facts): string {
  switch (facts.type) {
    case 'Personnel':
      return facts.cls ?? '';
    case 'Ship':
      return facts.shipClass;
    case 'Facility':
      return facts.facility;
    case 'Site':
      return facts.section;
    default:
      return '';
  }
}

/** A card in a line: what kind it is, then its skills or its text. */
export function cardLine(facts: Facts, text: string): string {
  const words = wordsOn(facts).map(sayWord).join(', ');
  return [headOf(facts), words === '' ? text : words].filter((x) => x !== '').join(' · ');
}

/** Every other word on a card that somebody may look for. */
export const searchWords = (facts: Facts): string =>
  [
    facts.title,
    ...facts.aka,
    ...wordsOn(facts).map((x) => x.word),
    ...facts.traits,
    ...(facts.type === 'Personnel' ? [facts.cls ?? '', ...facts.species, ...facts.personas] : []),
    ...(facts.type === 'Ship' ? [facts.shipClass, ...facts.commanders] : []),
    ...(facts.type === 'Mission' ? [facts.location ?? '', facts.region ?? ''] : []),
  ]
    .filter((x) => x !== '')
    .join(' ');
