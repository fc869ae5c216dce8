import {
  ability,
  asker,
  chooseShips,
  type Cosmic,
  isPlanet,
  joinEncounter,
  planetIn,
  type Player,
  postOf,
  present,
  roomOn,
  type ShipGroup,
  shipsAt,
  shipsIn,
  station,
} from '../../effects/index.ts';

const MOST = 4;

/** How many more ships of this player the encounter takes. */
function roomFor(g: Cosmic, me: Player): number {
  const post = postOf(g, me);
  return isPlanet(g, post) ? Math.min(MOST, roomOn(g, post)) : MOST;
}

export const interspatialRelay = station({
  id: 'interspatial-relay',
  name: 'Interspatial Relay',
  text:
    'As a main player with a ship in the encounter, once cards are revealed: up to four of your ships from the planet of this station join the ' +
    'encounter, wherever it is.',
  asks: { 'interspatial-relay.ships': 'Which ships join the encounter?' },
  clauses: [
    ability<readonly ShipGroup[]>({
      at: 'reveal.revealed',
      as: 'main',
      per: 'encounter',
      when: (c) =>
        shipsIn(c.g, c.me) > 0 && postOf(c.g, c.me) !== planetIn(c) && shipsAt(c.g, c.me, planetIn(c)) > 0 && roomFor(c.g, c.me) > 0,
      prepare: (c) =>
        chooseShips(c.g, c.me, [planetIn(c)], { tag: 'interspatial-relay.ships', from: asker(c.g), min: 1, max: roomFor(c.g, c.me) }),
      commit: ({ g, me }, ships) => joinEncounter(g, me, present(g, ships)),
    }),
  ],
});
