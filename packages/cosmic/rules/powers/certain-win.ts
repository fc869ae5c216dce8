import { modifier } from '../registry/clauses.ts';
import { dataOf, lingering } from '../registry/lingering.ts';
import type { Side } from '../state/state.ts';

type Win = { readonly side: Side; readonly how: string };

/** A side wins whatever was revealed. Of several forced results the first one stands (faq-human-1, faq-pacifist-2). */
export const certainWin = lingering<Win>('outcome.certain', [
  modifier('outcome.force', (outcome, _q, c) => {
    const { side, how } = dataOf<Win>(c);
    return outcome ?? { kind: 'won', winner: side, margin: null, how };
  }),
]);
