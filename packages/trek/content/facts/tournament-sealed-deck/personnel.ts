import { person } from '../../../language/define.ts';

export const personnel = [
  person('OTS-18', 'Suna', 'NA', 'SECURITY', [3, 7, 4], 'universal male Tilonian [Cmd]', 'MEDICAL, Treachery, text'),
] as const;
