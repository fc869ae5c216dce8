import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('PRE-104', 'Federation Outpost', 'Fed', 'Outpost', { universal: true, shields: 30 }),
  facility('PRE-105', 'Klingon Outpost', 'Kli', 'Outpost', { universal: true, shields: 32 }),
  facility('PRE-106', 'Romulan Outpost', 'Rom', 'Outpost', { universal: true, shields: 32 }),
] as const;
