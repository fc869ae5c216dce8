import {
  ability,
  asker,
  canRetrieve,
  choosePlayer,
  chooseShips,
  clockwise,
  type Cosmic,
  type Flow,
  inWarp,
  loseShips,
  type Player,
  present,
  retrieve,
  sacrificePlaces,
  type ShipGroup,
  station,
} from '../../effects/index.ts';

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
