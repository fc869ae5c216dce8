import {
  addSpecialShip,
  choosePlanet,
  colonies,
  type Cosmic,
  modifier,
  personOf,
  removeSpecialShip,
  shipsOn,
  type Side,
  tech,
  WARP,
} from '../../effects/index.ts';

const MIGHT = 3;
const PROMETHEUS = 'prometheus';

function isOnSide(g: Cosmic, side: Side): boolean {
  const ship = g.s.stacks.find((x) => x.special === PROMETHEUS);
  return ship !== undefined && shipsOn(g, side, personOf(g, ship.colour)).some((x) => x.stack === ship.id);
}

export const prometheus = tech({
  id: 'prometheus',
  name: 'The Prometheus',
  research: 7,
  text:
    'Once completed, its token joins you on a colony. As long as this lies here it is a ship of yours in all respects, and a side on which it ' +
    'takes part has 3 more besides.',
  asks: { 'prometheus.colony': 'On which colony does the Prometheus begin?' },
  *completed(g, asset, me) {
    const homes = colonies(g, me);
    // Like any ship without a colony to go to.
    const place = homes.length === 0 ? WARP : yield* choosePlanet(g, me, homes, { tag: 'prometheus.colony' });
    addSpecialShip(g, asset.colour, place, PROMETHEUS);
  },
  leaves(g) {
    removeSpecialShip(g, PROMETHEUS); // faq-technology-12
  },
  clauses: [modifier('total.add', (n, q, c) => (isOnSide(c.g, q.side) ? n + MIGHT : n))],
});
