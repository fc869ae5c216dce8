import {
  ability,
  alien,
  certainWin,
  choosePlanet,
  clockwise,
  coloniesKept,
  colourOf,
  type Cosmic,
  countShips,
  type Ctx,
  doomed,
  doomedCount,
  enc,
  foreignColonies,
  groupsAt,
  homePlanets,
  land,
  type LossEvent,
  mainSide,
  modifier,
  moveShips,
  opposing,
  others,
  planetsInSystems,
  type Player,
  reaction,
  removePlanet,
  roomOn,
  targetsIn,
  WARP,
  winNow,
  withdraw,
} from '../../../effects/index.ts';

/** Has this player a foreign colony, or something that counts as one? */
const isAbroad = (g: Cosmic, p: Player): boolean => foreignColonies(g, p).length > 0 || coloniesKept(g, p) >= 1;

/** The home systems in which this player could be encountered besides, as the destiny card has led to this defense and system. */
function exposedIn(g: Cosmic, me: Player): number[] {
  const { defense, system } = enc(g);
  if (system !== colourOf(g, defense)) return [];
  const hosts =
    defense === me
      ? clockwise(g, me)
          .slice(1)
          .map((p) => colourOf(g, p))
      : [system];
  return hosts.filter((home) => targetsIn(g, home, me).length > 0);
}

/** Planets outside the system of the encounter that could take all the ships this player is about to lose. */
const refuges = ({ g, me, ev }: Ctx<LossEvent>): number[] =>
  planetsInSystems(g).filter((x) => g.s.places[x].system !== enc(g).system && roomOn(g, x) >= doomedCount(ev, me));

export const ace = alien({
  id: 'ace',
  name: 'Ace',
  set: 'dominion',
  alert: 'red',
  winsItsWay: true,
  summary: 'Wins with a single colony',
  asks: { 'ace.refuge': 'To which planet do you move your {n, plural, one {# ship} other {# ships}}?' },
  power: {
    text:
      'You begin with a planet less, and the ships from there in the warp. If you have a foreign colony when your turn starts, you win; the normal ' +
      'way to win is open to you too. When destiny sends others to your home, or to a home where you have a colony, they may have the encounter ' +
      'with you at a foreign colony of yours: any one in the first case, one there in the second.',
    clauses: [
      ability({
        at: 'turn.start',
        as: 'offense',
        must: true,
        when: ({ g, me }) => isAbroad(g, me),
        *commit({ g, me }) {
          yield* winNow(g, me, 'ace');
        },
      }),
      modifier('destiny.others', (open, _q, { g, me }) => [...open, ...exposedIn(g, me).map((system) => ({ who: me, system }))]),
    ],
  },
  before(g, me) {
    const planet = homePlanets(g, me).at(-1);
    if (planet === undefined) return;
    moveShips(g, groupsAt(g, me, planet), WARP);
    removePlanet(g, planet, -1);
  },
  wild: {
    text:
      'As a main player against whom everybody else is, once cards are revealed: you win the encounter. The flare goes to the Ace, or to the discard ' +
      'pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => opposing(g, me).length === others(g, me).length,
        *commit({ g, me }) {
          certainWin.start(g, me, { side: mainSide(g, me), how: 'ace' });
        },
      }),
    ],
  },
  super: {
    text:
      'As the defense, when you lose: instead of being lost your ships all move to a planet of your choice in another system, where they have a ' +
      'colony. Discard the flare.',
    after: 'discard',
    clauses: [
      reaction<'ships.save', number>({
        on: 'ships.save',
        as: 'defense',
        when: (c) => c.ev.kind === 'losing' && doomedCount(c.ev, c.me) > 0 && refuges(c).length > 0,
        prepare: (c) => choosePlanet(c.g, c.me, refuges(c), { tag: 'ace.refuge', data: { n: countShips(doomed(c.ev, c.me)) } }),
        *commit({ g, me, ev }, planet) {
          const ships = doomed(ev, me);
          for (const x of ships) withdraw(ev, x);
          yield* land(g, me, ships, planet);
        },
      }),
    ],
  },
});
