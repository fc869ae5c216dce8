import type { Flow } from '@parley/kernel';
import { asker, choosePlayer } from '../../rules/asking/ask.ts';
import { chooseShips } from '../../rules/asking/ships.ts';
import { present } from '../../rules/board/groups.ts';
import { inWarp } from '../../rules/board/places.ts';
import { ability } from '../../rules/registry/clauses.ts';
import { loseShips, sacrificePlaces } from '../../rules/ships/losses.ts';
import { canRetrieve, retrieve } from '../../rules/ships/retrieval.ts';
import { clockwise } from '../../rules/state/people.ts';
import type { Cosmic, Player, ShipGroup } from '../../rules/state/state.ts';
import { station } from '../../rules/variants/stations/define.ts';

const victims = (g: Cosmic, me: Player): Player[] =>
  clockwise(g, me).filter((p) => p !== me && sacrificePlaces(g, p, 'anywhere').length > 0);

/** Somebody's ship; null: one of the own ships out of the warp. */
function* aim(g: Cosmic, me: Player): Flow<readonly ShipGroup[]> {
  const who = yield* choosePlayer(g, me, victims(g, me), { tag: 'assault-barracks.player' });
  const places = sacrificePlaces(g, who, 'anywhere');
  return yield* chooseShips(g, who, places, { tag: 'assault-barracks.ship', from: asker(g), by: me, min: 1, max: 1, data: { who } });
}

export const assaultBarracks = station({
  id: 'assault-barracks',
  name: 'Assault Barracks',
  text:
    'When somebody else regroups in a turn that is not yours: take one ship of yours back from the warp or, if you have none there, send ' +
    'another player’s ship of your choice to the warp.',
  asks: { 'assault-barracks.player': 'Whose ship goes to the warp?', 'assault-barracks.ship': 'Which ship of {who} goes to the warp?' },
  clauses: [
    ability<readonly ShipGroup[]>({
      at: 'regroup.during',
      // Another player's encounter, in another player's turn: an extra encounter is not always had by whoever has the turn.
      as: 'not-offense',
      per: 'encounter',
      when: ({ g, me }) => g.s.turn.owner !== me && (inWarp(g, me) > 0 ? canRetrieve(g, me) : victims(g, me).length > 0),
      *prepare({ g, me }) {
        return inWarp(g, me) > 0 ? [] : yield* aim(g, me);
      },
      *commit({ g, me }, ships) {
        if (ships.length === 0) yield* retrieve(g, me, 1, asker(g));
        else yield* loseShips(g, 'sent', me, present(g, ships));
      },
    }),
  ],
});
