import type { Flow } from '@parley/kernel';
import { cardCause } from '../ids/index.ts';
import { isInPlay } from '../rules/board/places.ts';
import { score } from '../rules/cards/points.ts';
import { law, type ClauseSpec, type Ctx } from '../rules/registry/clauses.ts';
import { lingering } from '../rules/registry/lasting.ts';
import { controllerOf } from '../rules/state/control.ts';
import type { Piece, Trek } from '../rules/state/state.ts';

/** What somebody has for a card as long as it is in play. */
type Worth = { readonly card: Piece; readonly seat: number; readonly n: number };
const worths = lingering<Worth>('worth', (data) => [
  law(
    'lost',
    function* (c) {
      const { card, seat, n } = data(c);
      if (isInPlay(c.g, card) && controllerOf(c.g, card) === seat) return false;
      worths.end(c.g, (x) => x.card === card);
      yield* score(c.g, seat, 'bonus', -n, cardCause(c.g.s.card[card]));
      return true;
    },
    ['board'],
  ),
]);

/** So many bonus points for its player while it is in play, as many as it is worth at every moment; they are lost with it. */
export const worthWhile = (amount: (c: Ctx) => number): ClauseSpec =>
  law(
    'worth',
    function* (c) {
      const { g, me, piece } = c;
      const had = worths.all(g).find((x) => x.card === piece)?.n ?? 0;
      const n = amount(c);
      if (n === had) return false;
      yield* change(g, { card: piece, seat: me, n }, had);
      return true;
    },
    ['board'],
  );

function* change(g: Trek, worth: Worth, had: number): Flow {
  const { card, seat, n } = worth;
  worths.end(g, (x) => x.card === card);
  if (n !== 0) worths.start(g, seat, worth, 'ended');
  yield* score(g, seat, 'bonus', n - had, cardCause(g.s.card[card]));
}
