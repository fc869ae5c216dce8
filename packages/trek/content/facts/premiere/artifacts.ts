import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('PRE-1', 'Betazoid Gift Box'),
  artifact('PRE-2', "Horga'hn"),
  artifact('PRE-3', 'Interphase Generator', { traits: ['Equipment artifact'] }),
  artifact('PRE-4', 'Kurlan Naiskos'),
  artifact('PRE-5', 'Thought Maker'),
  artifact('PRE-6', 'Time Travel Pod'),
  artifact('PRE-7', 'Tox Uthat'),
  artifact('PRE-8', 'Varon-T Disruptor', { traits: ['disruptor', 'Equipment artifact', 'hand weapon'] }),
  artifact('PRE-9', 'Vulcan Stone of Gol', { traits: ['Vulcan-related'] }),
] as const;
