import type { Face } from '../../effects/index.ts';

const retreat: Face = {
  id: 'retreat',
  name: 'Retreat',
  type: 'retreat',
  value: 0,
  clauses: [],
  text: 'Against an attack: your side loses, but all its ships go home, and those of the defense stay where they are. Against anything else: a negotiate.',
};

export const RETREATS: readonly Face[] = [retreat];
