import { plainName, type DeckZone } from '../../language/index.ts';

/** The words over the parts of a list. Names of types stand inside a part, and begin one where all their cards are in the same. */
const HEADINGS: { readonly [words: string]: DeckZone | 'same' | 'any' | undefined } = {
  mission: 'missions',
  missions: 'missions',
  'mission deck': 'missions',
  'missions pile': 'missions',
  reserve: 'reserve',
  'reserve missions': 'reserve',
  'missions in reserve': 'reserve',
  seed: 'seeds',
  seeds: 'seeds',
  'seed deck': 'seeds',
  'seed cards': 'seeds',
  dilemma: 'seeds',
  dilemmas: 'seeds',
  artifact: 'seeds',
  artifacts: 'seeds',
  site: 'sites',
  sites: 'sites',
  'site deck': 'sites',
  draw: 'draw',
  'draw deck': 'draw',
  'play deck': 'draw',
  'main deck': 'draw',
  deck: 'any',
  cards: 'any',
  main: 'any',
  sideboard: 'any',
  facility: 'same',
  facilities: 'same',
  outposts: 'same',
  headquarters: 'same',
  stations: 'same',
  personnel: 'same',
  ship: 'same',
  ships: 'same',
  equipment: 'same',
  event: 'same',
  events: 'same',
  incident: 'same',
  incidents: 'same',
  interrupt: 'same',
  interrupts: 'same',
  objective: 'same',
  objectives: 'same',
  doorway: 'same',
  doorways: 'same',
  'time locations': 'same',
  other: 'same',
  others: 'same',
};
export const HEADING_WORDS = Object.keys(HEADINGS);

/** What comes after a heading: a part of the deck; null: cards are where they usually are. Undefined: it is no heading. */
export function zoneUnder(line: string, before: DeckZone | null): DeckZone | null | undefined {
  // '=== Draw Deck (45 cards) ===', '# Seeds: 24', '6 Missions'
  const words = plainName(line.slice(0, 60))
    .replaceAll(/\b(?:\d+|of)\b/g, ' ')
    .trim()
    .replace(/ +cards$/, '')
    .replaceAll(/ +/g, ' ');
  const zone = Object.hasOwn(HEADINGS, words) ? HEADINGS[words] : undefined;
  return zone === 'same' ? before : zone === 'any' ? null : zone;
}
