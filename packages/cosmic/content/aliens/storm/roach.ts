import {
  ability,
  addReserve,
  alien,
  announceColonies,
  ask,
  asker,
  chooseShips,
  colonies,
  type Cosmic,
  countShips,
  doomed,
  emit,
  enc,
  type Flow,
  foreignColonies,
  type Founding,
  type FoundingEvent,
  hasWon,
  homePlanets,
  inWarp,
  land,
  leaveWarp,
  type Loss,
  type LossEvent,
  placeName,
  type Player,
  reaction,
  reserveColour,
  reserveLeft,
  reserveShips,
  roomOn,
  type Sheet,
  sheetOfSuper,
  showing,
  SHOWS,
  spreadOf,
  tookBack,
  toReserve,
  warpPlaces,
  withdraw,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Ships that come out at one time, from the sheet or from the warp. */
const BROOD = 4;

/** How many go to which planet. */
type Places = readonly (readonly [planet: PlaceNo, n: number])[];

const open = (g: Cosmic, planets: readonly PlaceNo[]): number[] => planets.filter((x) => roomOn(g, x) > 0);
const hasRoaches = (g: Cosmic, sheet: Sheet, planets: readonly PlaceNo[]): boolean => reserveLeft(g, sheet) > 0 && planets.length > 0;

/** Asks how many ships of the sheet go to which of these planets. */
function* choosePlaces(g: Cosmic, me: Player, sheet: Sheet, planets: readonly PlaceNo[]): Flow<Places> {
  const most = Math.min(BROOD, reserveLeft(g, sheet));
  const room = planets.map((x) => ({ id: placeName(g, x), max: Math.min(most, roomOn(g, x)) }));
  const all = room.reduce((n, x) => n + x.max, 0);
  const answer = yield* ask(showing(SHOWS.put, spreadOf(me, 'roach.breed', asker(g), room, 1, Math.min(most, all), { n: most })));
  const chosen = answer;
  return planets.flatMap((x) => (chosen[placeName(g, x)] > 0 ? [[x, chosen[placeName(g, x)]] as const] : []));
}

/** All of them come out at one instant. */
function* breed(g: Cosmic, me: Player, sheet: Sheet, places: Places): Flow {
  const settled: Founding[] = [];
  for (const [planet, n] of places) yield* land(g, me, reserveShips(g, sheet, Math.min(n, reserveLeft(g, sheet))), planet, settled);
  yield* announceColonies(g, settled);
}

/** Roach ships on their way to the warp. */
const doomedRoaches = (sheet: Sheet, ev: LossEvent): Loss[] => doomed(ev).filter((x) => x.colour === reserveColour(sheet));

/** The colonies this player has just founded. */
const founded = (ev: FoundingEvent, me: Player): number[] => ev.founded.flatMap((x) => (x.who === me ? [x.place] : []));

/** The sheet of whoever plays the super flare: nobody else can. */
const ownSheet = (g: Cosmic): Sheet => sheetOfSuper(g, 'roach');

export const roach = alien({
  id: 'roach',
  name: 'Roach',
  set: 'storm',
  alert: 'red',
  summary: 'Breeds further ships, again and again',
  needsColour: true,
  keepsPower: true,
  protected: ['take', 'separate'],
  asks: {
    'roach:power.home': 'Breed in your home system',
    'roach:power.abroad': 'Breed in your foreign colonies',
    'roach.breed': 'Where do up to {n, plural, one {# roach ship} other {# roach ships}} go?',
    'roach.follow': 'Which ships follow from the warp to your new colony on {planet}?',
  },
  shows: { fleet: 'Roach ships are {colour}', reserve: '{n, plural, one {# roach ship} other {# roach ships}} on the sheet' },
  power: {
    text:
      'A further colour is yours: its ships wait on this sheet and are like your others once they have left it. When you become the defense ' +
      "in another player's turn you may put up to four of them on any planets of your home system; when you regroup as the offense, on your " +
      'foreign colonies. Instead of going to the warp they come back here. You keep this power however few home colonies you have, and ' +
      'nobody can take it.',
    clauses: [
      ability<Places>({
        id: 'home',
        at: 'destiny.defenseDetermined',
        as: 'defense',
        when: ({ g, me, sheet }) => g.s.turn.owner !== me && hasRoaches(g, g.s.sheets[sheet], open(g, homePlanets(g, me))),
        prepare: ({ g, me, sheet }) => choosePlaces(g, me, g.s.sheets[sheet], open(g, homePlanets(g, me))),
        commit: ({ g, me, sheet }, places) => breed(g, me, g.s.sheets[sheet], places),
      }),
      ability<Places>({
        id: 'abroad',
        at: 'regroup.during',
        as: 'offense',
        when: ({ g, me, sheet }) => hasRoaches(g, g.s.sheets[sheet], open(g, foreignColonies(g, me))),
        prepare: ({ g, me, sheet }) => choosePlaces(g, me, g.s.sheets[sheet], open(g, foreignColonies(g, me))),
        commit: ({ g, me, sheet }, places) => breed(g, me, g.s.sheets[sheet], places),
      }),
      reaction<'ships.save'>({
        id: 'return',
        on: 'ships.save',
        must: true,
        passive: true,
        when: ({ g, sheet, ev }) => doomedRoaches(g.s.sheets[sheet], ev).length > 0,
        *commit({ g, sheet, ev }) {
          for (const loss of doomedRoaches(g.s.sheets[sheet], ev)) {
            withdraw(ev, loss);
            toReserve(g, g.s.sheets[sheet], [loss]);
          }
        },
      }),
    ],
  },
  wild: {
    text: 'When you gain a colony as a winning ally: up to four of your ships from the warp join it.',
    clauses: [
      reaction<'colonies.gained'>({
        on: 'colonies.gained',
        as: 'ally',
        when: ({ g, me, ev }) => hasWon(g, me) && inWarp(g, me) > 0 && open(g, founded(ev, me)).length > 0,
        *commit({ g, me, ev }) {
          const [planet] = open(g, founded(ev, me));
          const max = Math.min(BROOD, roomOn(g, planet));
          const how = { tag: 'roach.follow', from: asker(g), min: 1, max, data: { planet: placeName(g, planet) } };
          const ships = yield* leaveWarp(g, me, yield* chooseShips(g, me, warpPlaces(g), how));
          if (ships.length === 0) return;
          emit(g, 'ships-retrieved', { who: me, n: countShips(ships) });
          yield* land(g, me, ships, planet);
          yield* tookBack(g, me, countShips(ships), [planet]);
        },
      }),
    ],
  },
  super: {
    text: 'In the resolution phase, when you have founded a colony as the offense or an ally: up to four ships from your sheet join any of your colonies.',
    clauses: [
      reaction<'colonies.gained'>({
        on: 'colonies.gained',
        as: 'offense-or-ally',
        // Whoever settles an own planet again has no such phase (R6.5).
        when: ({ g, me, ev }) =>
          enc(g).phase === 'resolution' && founded(ev, me).length > 0 && hasRoaches(g, ownSheet(g), open(g, colonies(g, me))),
        *commit({ g, me }) {
          const sheet = ownSheet(g);
          yield* breed(g, me, sheet, yield* choosePlaces(g, me, sheet, open(g, colonies(g, me))));
        },
      }),
    ],
  },
  before(g, me, sheet) {
    addReserve(g, me, sheet);
  },
});
