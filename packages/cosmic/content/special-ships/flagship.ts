import {
  ability,
  addToTotal,
  type Asset,
  assetsOf,
  choosePlanet,
  colonies,
  type Cosmic,
  type Ctx,
  enc,
  isCharged,
  isInvolved,
  isOffense,
  isPlanet,
  joinEncounter,
  land,
  leaveGate,
  markerIn,
  moveShips,
  obeys,
  PHASES,
  type Player,
  postOf,
  roomOn,
  shipGroup,
  shipsAt,
  shipsOnAsset,
  sideOfShip,
  specialShip,
  spend,
} from '../../effects/index.ts';

const MIGHT = 3; // dominion-flagship-01, dominion-flagship-02

/** Are ships in the encounter that were sent, so that another one comes on top of them? */
function canJoin(g: Cosmic, me: Player): boolean {
  const { phase, outcome, over } = enc(g);
  if (!isInvolved(g, me)) return false; // dominion-flagship-08
  if (over || outcome !== null || postOf(g, me) < 0) return false;
  if (PHASES.indexOf(phase) > PHASES.indexOf('alliance')) return true;
  // Whoever is still to send ships sends them first: the jump does not count against what may be sent.
  return isPlanet(g, postOf(g, me)) || shipsAt(g, me, postOf(g, me)) > 0 || (isOffense(g, me) && phase === 'alliance');
}

const isResearched = (g: Cosmic, x: Asset): boolean =>
  x.kind === 'tech' &&
  !x.up && // R24.4
  shipsOnAsset(g, x).length > 0; // dominion-flagship-05

/** R28.5: colonies, techs under research, and the encounter. */
function destinations(c: Ctx<unknown>): number[] {
  const { g, me } = c;
  const out = colonies(g, me).filter((x) => roomOn(g, x) > 0);
  for (const x of assetsOf(g, me)) if (isResearched(g, x)) out.push(x.hold);
  if (canJoin(g, me) && !out.includes(postOf(g, me))) out.push(postOf(g, me));
  const [{ place }] = shipGroup(c);
  return out.filter((x) => x !== place);
}

export const flagship = specialShip({
  kind: 'flagship',
  id: 'ship:flagship',
  name: 'Flagship',
  text:
    'In an encounter it may give its side 3 more, once cards are revealed. Hyperspace drive, single use: at any time it jumps to a colony of yours, ' +
    'to a tech that you are researching, or into an encounter that involves you, whatever the gate would let through.',
  asks: {
    'ship:flagship:asset.might': 'Flagship: 3 more for its side',
    'ship:flagship:asset.drive': 'Flagship: hyperspace drive',
    'flagship.jump': 'Where does your flagship jump to?',
  },
  clauses: [
    ability({
      id: 'might',
      at: 'reveal.revealed',
      per: 'encounter',
      when: (c) =>
        obeys(c) && // R28.2
        sideOfShip(c) !== null, // dominion-flagship-03
      *commit(c) {
        const side = sideOfShip(c);
        if (side !== null) addToTotal(c.g, side, MIGHT);
      },
    }),
    // Play may be interrupted whenever anything is asked; once the cards are open those involved are asked whether they want to.
    ability<number>({
      id: 'drive',
      at: ['any.time', 'reveal.revealed'],
      when: (c) => isCharged(c) && (c.ev.at === 'any.time' || isInvolved(c.g, c.me)) && destinations(c).length > 0,
      prepare: (c) => choosePlanet(c.g, c.me, destinations(c), { tag: 'flagship.jump' }),
      *commit(c, place) {
        const { g, me } = c;
        spend(g, markerIn(c));
        const ship = yield* leaveGate(g, shipGroup(c));
        if (ship.length === 0) return;
        if (canJoin(g, me) && place === postOf(g, me)) {
          yield* joinEncounter(g, me, ship); // dominion-flagship-06, dominion-flagship-07
        } else if (isPlanet(g, place)) {
          yield* land(g, me, ship, place); // dominion-flagship-04
        } else moveShips(g, ship, place);
      },
    }),
  ],
});
