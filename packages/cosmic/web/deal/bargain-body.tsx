import type { Bargain } from '@parley/kernel';
import { BargainMoves } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import { byPair, isDeal } from './deal-model.ts';
import { passingText } from './goods.tsx';

/** Moves in a deal. What changes hands is built on the table. */
export function BargainBody({ decision }: { readonly decision: Bargain }): ReactNode {
  const { speaker } = useScene();
  return (
    <BargainMoves
      decision={decision}
      summary={(gives) =>
        byPair(gives, decision.parties).map((passing, i) => (
          <span key={`${passing.from}>${passing.to}`}>
            {i > 0 ? <br /> : null}
            {passingText(speaker, passing, decision.parties)}
          </span>
        ))
      }
      leaving={isDeal(decision) ? T.deal.leaveCost({ parties: decision.parties.length }) : undefined}
    />
  );
}
