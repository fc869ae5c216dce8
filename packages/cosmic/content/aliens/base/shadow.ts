import {
  ability,
  alien,
  amend,
  asker,
  type Boost,
  choosePlayer,
  chooseShips,
  colonies,
  type Cosmic,
  countShips,
  doomedCount,
  emit,
  type Flow,
  hasLostAsMain,
  inWarp,
  land,
  leaveWarp,
  loseChosen,
  loseShips,
  namedPlayer,
  OFFENSE,
  opponent,
  others,
  type Player,
  revealedAs,
  roomOn,
  sacrificePlaces,
  type ShipGroup,
  sideShips,
  tookBack,
  warpPlaces,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Everybody else who has a colony to lose a ship from. */
const settled = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => colonies(g, p).length > 0);

const chooseVictim = (g: Cosmic, me: Player, who: Player): Flow<ShipGroup[]> =>
  chooseShips(g, who, colonies(g, who), { tag: 'shadow.ship', from: asker(g), by: me, min: 1, max: 1, data: { who } });

function* execute(g: Cosmic, me: Player, ships: readonly ShipGroup[], boost: Boost | null): Flow {
  const executed = yield* loseShips(g, 'lost', me, ships);
  // Nothing takes the place of a ship that was gone already, or that never reached the warp.
  const isLost = doomedCount(executed) > 0; // faq-general-10
  if (boost && isLost) yield* replace(g, me, ships[0].place);
}

/** A ship out of the warp takes the place of the executed one. */
function* replace(g: Cosmic, me: Player, planet: PlaceNo): Flow {
  if (inWarp(g, me) === 0 || roomOn(g, planet) === 0) return;
  const how = { tag: 'ships.retrieve', from: asker(g), min: 1, max: 1 };
  const ship = yield* leaveWarp(g, me, yield* chooseShips(g, me, warpPlaces(g), how));
  if (ship.length === 0) return;
  emit(g, 'ships-retrieved', { who: me, n: countShips(ship) });
  yield* land(g, me, ship, planet);
  yield* tookBack(g, me, countShips(ship));
}

/** In one's own turn, with a ship to put in place of the executed one. */
const canReplace = (g: Cosmic, me: Player): boolean => g.s.turn.owner === me && inWarp(g, me) > 0;

export const shadow = alien({
  id: 'shadow',
  name: 'Shadow',
  set: 'base',
  alert: 'yellow',
  summary: 'Executes a ship of whoever destiny names',
  asks: {
    'shadow.who': 'Whose ship do you execute?',
    'shadow.ship': 'Which ship of {who} do you execute?',
    'shadow.price': 'Which ship do you send ahead to the warp?',
  },
  power: {
    text:
      'Each time a destiny card is drawn that names another player, by colour or otherwise: you send a ship of that player to the warp, from a ' +
      'colony of your choice. On a wild one you may do so with a ship of anybody else, whomever the offense chooses.',
    clauses: [
      ability<ShipGroup[]>({
        id: 'execute',
        at: 'destiny.cardDrawn',
        must: true,
        when: ({ g, me }) => settled(g, me).includes(namedPlayer(g)),
        prepare: ({ g, me }) => chooseVictim(g, me, namedPlayer(g)),
        commit: ({ g, me }, ships, boost) => execute(g, me, ships, boost),
      }),
      ability<ShipGroup[]>({
        id: 'any',
        at: 'destiny.cardDrawn',
        when: ({ g, me }) => namedPlayer(g) < 0 && settled(g, me).length > 0,
        *prepare({ g, me }) {
          return yield* chooseVictim(g, me, yield* choosePlayer(g, me, settled(g, me), { tag: 'shadow.who' }));
        },
        commit: ({ g, me }, ships, boost) => execute(g, me, ships, boost),
      }),
    ],
  },
  wild: {
    text:
      'As the defense, when you lose against an attack card: send one of your ships from outside the encounter to the warp, and all opposing ' +
      'ships go with it. Nobody lands on your planet.',
    clauses: [
      ability({
        at: 'resolution.immediate',
        as: 'defense',
        when: ({ g, me }) =>
          hasLostAsMain(g, me) &&
          revealedAs(g, opponent(g, me)) === 'attack' &&
          sideShips(g, OFFENSE).length > 0 &&
          sacrificePlaces(g, me, 'outside').length > 0,
        *commit({ g, me }) {
          const price = { tag: 'shadow.price', from: asker(g), kind: 'sent', cause: me, where: 'outside' } as const;
          yield* loseChosen(g, me, 1, price);
          yield* loseShips(g, 'lost', me, sideShips(g, OFFENSE));
        },
      }),
    ],
  },
  super: {
    text: 'In your own turn: one of your ships comes out of the warp and takes the place of the ship you execute.',
    clauses: [
      amend({ of: 'execute', when: ({ g, me }) => canReplace(g, me) }),
      amend({ of: 'any', when: ({ g, me }) => canReplace(g, me) }),
    ],
  },
});
