import { missionsOf, type CardText } from '../../effects/index.ts';
import { parseFilter, type Affiliation } from '../../language/index.ts';

/** Played on a mission that shows one affiliation; its player's personnel of another may attempt it as well, until it is solved (T15.1). */
const espionage = (by: Affiliation, on: Affiliation, free?: string): CardText => ({
  play: { to: 'target', aims: missionsOf(on) },
  standing: [{ says: 'opens', of: on, to: by }, ...(free === undefined ? [] : [{ says: 'free', there: parseFilter(free) } as const])],
});

export const ESPIONAGE: { readonly [id: string]: CardText } = {
  'PRE-71': espionage('Fed', 'Kli'),
  'PRE-72': espionage('Kli', 'Fed'),
  'PRE-73': espionage('Rom', 'Fed'),
  'PRE-74': espionage('Rom', 'Kli'),
  'DS9-61': espionage('Baj', 'Car', 'personnel with Resistance'),
  'DS9-62': espionage('Car', 'Baj'),
  'DS9-63': espionage('Car', 'Fed'),
  'DS9-64': espionage('Car', 'Kli'),
  'DS9-65': espionage('Rom', 'Baj'),
  'DS9-66': espionage('Rom', 'Car'),
  'DOM-21': espionage('Dom', 'Fed', '[Inf:Fed] personnel'),
  'DOM-22': espionage('Dom', 'Kli', '[Inf:Kli] personnel'),
  'DOM-23': espionage('Dom', 'Rom', '[Inf:Rom] personnel'),
};
