import type { Face } from '../../effects/index.ts';
import { reinforcement as reinforcementClause } from './reinforcements.ts';

/** Cards that are a number or nothing but their type. */

const FIGHTS = 'Against an attack the higher side wins, the defense on a tie. Against a negotiate it wins.';

const two = (n: number): string => String(n).padStart(2, '0');
const signed = (n: number): string => (n < 0 ? `-${two(-n)}` : two(n));

const attack = (id: string, value: number): Face => ({
  id,
  name: `Attack ${signed(value)}`,
  type: 'attack',
  value,
  clauses: [],
  text: FIGHTS,
});

/** Worth another number when it is revealed after a hazard warning (R26.9). */
const variableAttack = (id: string, value: number, hazardValue: number): Face => ({
  id,
  name: `Attack ${signed(value)}/${signed(hazardValue)}`,
  type: 'attack',
  value,
  hazardValue,
  clauses: [],
  text: `${FIGHTS} Revealed after a hazard warning it is ${signed(hazardValue)} for the encounter.`,
});

/** The face an id such as 'attack-08', 'attack-m07' (minus) or 'attack-12-21' (variable) stands for. */
export function attackCalled(id: string): Face {
  const [value, hazardValue] = id
    .slice('attack-'.length)
    .split('-')
    .map((x) => Number(x.replace('m', '-')));
  return hazardValue === undefined ? attack(id, value) : variableAttack(id, value, hazardValue);
}

const reinforcement = (id: string, value: number): Face => ({
  id,
  name: `Reinforcement +${value}`,
  type: 'reinforcement',
  value,
  clauses: [reinforcementClause(value)],
  text: `Anybody in the encounter, once cards are open: adds ${value} to one side.`,
});

/** The face an id such as 'reinforcement-3' stands for. */
export const reinforcementCalled = (id: string): Face => reinforcement(id, Number(id.slice('reinforcement-'.length)));

export const NEGOTIATE: Face = {
  id: 'negotiate',
  name: 'Negotiate',
  type: 'negotiate',
  value: 0,
  clauses: [],
  text: 'Against another negotiate: try to deal. Against an attack: lose, and take cards for the ships lost.',
};

export const MORPH: Face = {
  id: 'morph',
  name: 'Morph',
  type: 'morph',
  value: 0,
  clauses: [],
  text: 'Becomes a copy of the card it meets. Two of them: both sides lose.',
};
