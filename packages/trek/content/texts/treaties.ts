import { parseFilter, type Affiliation } from '../../language/index.ts';
import type { CardText } from '../../effects/index.ts';

interface Terms {
  /** Its player has one of these in play: it plays for free. */
  readonly free?: string;
  /** It may be seeded; or while its player has that card in play. */
  readonly seeds?: true | string;
}

/** Two affiliations of its player go together (T11.2). */
const treaty = (one: Affiliation, other: Affiliation, { free, seeds }: Terms = {}): CardText => ({
  play: { to: 'table' },
  ...(seeds === undefined ? {} : { seeds: { phase: 'any', on: 'table', ...(seeds === true ? {} : { with: seeds }) } }),
  standing: [
    { says: 'treaty', between: [one, other] },
    ...(free === undefined ? [] : [{ says: 'free', when: { inPlay: parseFilter(free), yours: true } } as const]),
  ],
});

export const TREATIES: { readonly [id: string]: CardText } = {
  'PRE-99': treaty('Fed', 'Kli'),
  'PRE-100': treaty('Fed', 'Rom'),
  'PRE-101': treaty('Rom', 'Kli'),
  'DS9-73': treaty('Baj', 'Kli', { free: '{Chancellor Gowron}' }),
  'DS9-74': treaty('Fed', 'Baj', { seeds: true }),
  'DS9-75': treaty('Fed', 'Car', { seeds: 'Klaestron Outpost' }),
  'DS9-76': treaty('Rom', 'Car', { seeds: true }),
  'DOM-28': treaty('Baj', 'Dom', { free: '{Kai Winn}/{The Emissary}' }),
  'DOM-29': treaty('Car', 'Dom', { free: '{Dukat}', seeds: true }),
  'DOM-30': treaty('Rom', 'Dom', { free: '{Senator Vreenak}' }),
};
