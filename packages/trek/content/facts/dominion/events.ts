import { event } from '../../../language/define.ts';

export const events = [
  event('DOM-20', 'Crew Reassignment', { traits: ["Captain's Order"] }),
  event('DOM-21', 'Espionage - Dominion on Federation', { traits: ['Espionage on Federation'] }),
  event('DOM-22', 'Espionage - Dominion on Klingon'),
  event('DOM-23', 'Espionage - Dominion on Romulan'),
  event('DOM-24', 'Fair Play', { icons: ['HA', 'Ref'] }),
  event('DOM-25', 'Invasive Beam-In', { icons: ['HA'] }),
  event('DOM-26', 'Sisko 197 Subroutine', { icons: ['HA'] }),
  event('DOM-27', 'Tactical Console', { traits: ["Captain's Order"] }),
  event('DOM-28', 'Treaty: Bajoran/Dominion', { traits: ['Bajoran treaty', 'Dominion treaty'] }),
  event('DOM-29', 'Treaty: Cardassian/Dominion', { icons: ['HA'], traits: ['Cardassian treaty', 'Dominion treaty'] }),
  event('DOM-30', 'Treaty: Romulan/Dominion', { traits: ['Dominion treaty', 'Romulan treaty'] }),
] as const;
