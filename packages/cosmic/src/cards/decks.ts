import { COLOURS, type Cosmic } from '../board/state.ts';
import { registerFaces } from '../registry.ts';
import { ARTIFACTS } from './artifacts.ts';
import type { Face } from './define.ts';
import { reinforcement as reinforcementClause } from './reinforcements.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const attack = (value: number): Face => ({
  id: `attack-${two(value)}`, name: `Attack ${two(value)}`, type: 'attack', value, clauses: [],
  text: 'Against an attack the higher side wins, the defense on a tie. Against a negotiate it wins.',
}); // prettier-ignore
const reinforcement = (value: number): Face => ({
  id: `reinforcement-${value}`, name: `Reinforcement +${value}`, type: 'reinforcement', value, clauses: [reinforcementClause(value)],
  text: `Anybody in the encounter, once cards are open: adds ${value} to one side.`,
}); // prettier-ignore
const NEGOTIATE: Face = {
  id: 'negotiate', name: 'Negotiate', type: 'negotiate', value: 0, clauses: [],
  text: 'Against another negotiate: try to deal. Against an attack: lose, and take cards for the ships lost.',
}; // prettier-ignore
const MORPH: Face = {
  id: 'morph',
  name: 'Morph',
  type: 'morph',
  value: 0,
  clauses: [],
  text: 'Becomes a copy of the card it meets. Two of them: both sides lose.',
};

/** R2.5: the 72 cards, with the number of each. */
export const COSMIC_DECK: readonly (readonly [string, number])[] = [
  ['attack-00', 1], ['attack-01', 1], ['attack-04', 4], ['attack-05', 1], ['attack-06', 7], ['attack-07', 1], ['attack-08', 7],
  ['attack-09', 1], ['attack-10', 4], ['attack-11', 1], ['attack-12', 2], ['attack-13', 1], ['attack-14', 2], ['attack-15', 1],
  ['attack-20', 2], ['attack-23', 1], ['attack-30', 1], ['attack-40', 1], ['negotiate', 15], ['morph', 1],
  ['reinforcement-2', 2], ['reinforcement-3', 3], ['reinforcement-5', 1], ['card-zap', 2], ['cosmic-zap', 2], ['emotion-control', 1],
  ['force-field', 1], ['ionic-gas', 1], ['mobius-tubes', 2], ['plague', 1], ['quash', 1],
]; // prettier-ignore

/** The 24 cards for large groups. */
export const LARGE_GROUP_DECK: readonly (readonly [string, number])[] = [
  ['attack-00', 1], ['attack-02', 1], ['attack-04', 1], ['attack-06', 2], ['attack-08', 2], ['attack-10', 1], ['attack-12', 1],
  ['attack-14', 1], ['attack-20', 1], ['attack-30', 1], ['negotiate', 5], ['morph', 1], ['reinforcement-4', 1], ['reinforcement-8', 1],
  ['card-zap', 1], ['cosmic-zap', 1], ['force-field', 1], ['quash', 1],
]; // prettier-ignore

export const DESTINY_SPECIALS = ['most-foreign-colonies', 'fewest-ships-in-warp', 'most-cards-in-hand'] as const;

/** R2.2, R33.2: three cards for each colour in play (one with a hazard warning), two wild, three special. */
export function destinyDeck(g: Cosmic): string[] {
  const out: string[] = [];
  for (const c of g.s.colourOf) out.push(`destiny:${COLOURS[c]}`, `destiny:${COLOURS[c]}`, `destiny:${COLOURS[c]}!`);
  return [...out, 'destiny:wild', 'destiny:wild', ...DESTINY_SPECIALS.map((x) => `destiny:${x}`)];
}

const destinyFace = (id: string, name: string): Face => ({
  id: `destiny:${id}`,
  name,
  type: 'destiny',
  value: 0,
  text: '',
  clauses: [],
});

const VALUES = [...new Set([...COSMIC_DECK, ...LARGE_GROUP_DECK].map(([id]) => id))];
registerFaces([
  ...VALUES.filter((id) => id.startsWith('attack-')).map((id) => attack(Number(id.slice(7)))),
  ...VALUES.filter((id) => id.startsWith('reinforcement-')).map((id) => reinforcement(Number(id.slice(14)))),
  NEGOTIATE,
  MORPH,
  ...ARTIFACTS,
  ...COLOURS.flatMap((c) => [destinyFace(c, `Destiny: ${c}`), destinyFace(`${c}!`, `Destiny: ${c}, hazard warning`)]),
  destinyFace('wild', 'Destiny: wild'),
  ...DESTINY_SPECIALS.map((x) => destinyFace(x, `Destiny: ${x.replaceAll('-', ' ')}`)),
]);
