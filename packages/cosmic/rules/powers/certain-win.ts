import { modifier } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import type { Side } from '../state/state.ts';

type Win = { readonly side: Side; readonly how: string };

/** A side wins whatever was revealed. Of several forced results the first one stands (faq-human-1, faq-pacifist-2). */
export const certainWin = lingering<Win>('outcome.certain', (dataOf) => [
  modifier('outcome.force', (outcome, _q, c) => {
    const { side, how } = dataOf(c);
    return outcome ?? { kind: 'won', winner: side, margin: null, how };
  }),
]);
