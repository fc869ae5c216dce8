import { event } from '../../../language/define.ts';

export const events = [
  event('OTS-8', 'Treaty: Federation/Romulan/Klingon', { traits: ['Federation treaty', 'Klingon treaty', 'Romulan treaty'] }),
] as const;
