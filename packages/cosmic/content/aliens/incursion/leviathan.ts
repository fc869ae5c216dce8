import {
  ability,
  alien,
  amend,
  asker,
  choosePlanet,
  chooseShips,
  colourOf,
  type Cosmic,
  type Ctx,
  emit,
  enc,
  endEncounter,
  GATE,
  hasWonAsMain,
  holdsSuper,
  homePlanets,
  isBarred,
  layToken,
  lingering,
  marksAt,
  modifier,
  movePlanet,
  moveShips,
  OFFENSE,
  opponent,
  placeName,
  type Player,
  players,
  type Sheet,
  sheetController,
  shipsAt,
  sideName,
  sideOf,
  takeMarks,
  touch,
  type PlaceNo,
  type SheetNo,
} from '../../../effects/index.ts';

/** What a worldship adds. */
const WEIGHT = 20;
/** Ships that it may leave behind. */
const SETTLERS = 4;
const WORLDSHIP = 'worldship';

const shipsOfOthers = (g: Cosmic, me: Player, planet: PlaceNo): Player[] => players(g).filter((p) => p !== me && shipsAt(g, p, planet) > 0);

/** The home planets that can go: those with no ships of others, with the super flare those with none of the defense. */
const worldships = (g: Cosmic, me: Player, crowded: boolean): number[] =>
  homePlanets(g, me).filter((x) => {
    const aboard = shipsOfOthers(g, me, x);
    return x !== enc(g).target && (crowded ? !aboard.includes(enc(g).defense) : aboard.length === 0);
  });

/** The planet in the gate. It counts for whoever has the power at the moment, and so do that player's ships on it (faq-leviathan-3). */
type Data = { readonly planet: PlaceNo; readonly sheet: SheetNo };
function controllerOf(g: Cosmic, { sheet }: Data): Player {
  const controller = sheetController(g.s.sheets[sheet]);
  // A sheet that has left the game leaves the planet to whoever sent it.
  return controller >= 0 ? controller : enc(g).offense;
}

/** Not in an encounter within the encounter. */
const isOut = (c: Ctx<unknown>): boolean => enc(c.g).carrier === worldship.data(c).planet;

const worldship = lingering<Data>('leviathan.worldship', (dataOf) => [
  // It replaces the launch.
  modifier('ships.limit', (n, q, c) => {
    const isLaunch = q.as === 'offense' && isOut(c);
    return isLaunch ? 0 : n; // faq-leviathan-1
  }),
  modifier('total.add', (n, { side }, c) => (isOut(c) && sideOf(c.g, controllerOf(c.g, dataOf(c))) === side ? n + WEIGHT : n)),
  modifier('total.ships', (ships, { who }, c) => {
    const data = dataOf(c);
    const controller = controllerOf(c.g, data);
    const counts = !isOut(c) || controller === enc(c.g).offense || controller === who;
    return counts ? ships : ships.filter((x) => x.place !== data.planet);
  }),
  ability({
    id: 'settle',
    at: 'resolution.landing',
    must: true,
    when: (c) => isOut(c) && hasWonAsMain(c.g, enc(c.g).offense),
    *commit(c) {
      const { g } = c;
      const data = dataOf(c);
      const { offense, target } = enc(g);
      const how = {
        tag: 'leviathan.settle',
        from: asker(g),
        min: 0,
        max: SETTLERS,
        by: controllerOf(g, data),
        data: { planet: placeName(g, target) },
      };
      moveShips(g, yield* chooseShips(g, offense, [data.planet], how), GATE);
    },
  }),
  ability({
    id: 'return',
    at: 'encounter.end',
    must: true,
    when: isOut,
    *commit(c) {
      const { g } = c;
      const { planet, sheet } = dataOf(c);
      enc(g).carrier = undefined;
      touch(g, 'encounter');
      takeMarks(g, marksAt(g, sheet, WORLDSHIP, planet));
      emit(g, 'worldship-returned', { planet: placeName(g, planet) });
    },
  }),
]);

/** A planet goes into the gate, and with it whoever else has ships there. */
function launch(g: Cosmic, me: Player, sheet: Sheet, planet: PlaceNo): void {
  const e = enc(g);
  e.carrier = planet;
  touch(g, 'encounter');
  layToken(g, sheet, WORLDSHIP, planet);
  worldship.start(g, me, { planet, sheet: sheet.id });
  emit(g, 'worldship-launched', { who: me, planet: placeName(g, planet) });
  for (const p of shipsOfOthers(g, me, planet)) {
    // Whoever is kept from that side is a passenger, and takes no part (R29.3).
    if (isBarred(g, p, OFFENSE)) continue;
    e.allies[OFFENSE].push(p);
    e.joined[OFFENSE].push(p);
    touch(g, 'encounter');
    emit(g, 'allied', { who: p, side: sideName(OFFENSE) });
  }
}

/** A planet of each home system moves to the other one, with everything on it. */
function trade(g: Cosmic, me: Player, { mine, theirs }: Trade): void {
  const them = opponent(g, me);
  movePlanet(g, mine, colourOf(g, them));
  movePlanet(g, theirs, colourOf(g, me));
}

interface Trade {
  readonly mine: number;
  readonly theirs: number;
}

export const leviathan = alien({
  id: 'leviathan',
  name: 'Leviathan',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Attacks with a whole planet',
  asks: {
    'leviathan.planet': 'Which home planet do you send through the gate?',
    'leviathan.settle': 'Which ships stay behind on {planet}, up to four?',
    'leviathan.mine': 'Which of your home planets do you trade away?',
    'leviathan.theirs': 'Which home planet of the defense do you get for it?',
  },
  tells: {
    'worldship-launched': '{who} {who, select, you {send} other {sends}} {planet} through the gate.',
    'worldship-returned': '{planet} is back in its system.',
  },
  shows: { worldship: 'In the gate as a worldship' },
  power: {
    text:
      'As the offense, once the gate is aimed: instead of sending ships you may send one of your home planets through the gate, if nobody else ' +
      'has ships on it. It adds 20, and 1 for each ship of yours on it. If you lose, those ships go to the warp; if you win, you may leave ' +
      'up to four of them on the planet you attacked. In any case the planet returns home.',
    clauses: [
      ability<number>({
        at: 'launch.aimed',
        as: 'offense',
        when: ({ g, me }) => enc(g).carrier === undefined && worldships(g, me, holdsSuper(g, me, 'leviathan')).length > 0,
        *prepare({ g, me }, boost) {
          const planets = worldships(g, me, boost !== null);
          if (planets.length === 0) return null;
          return yield* choosePlanet(g, me, planets, { tag: 'leviathan.planet' });
        },
        *commit({ g, me, sheet }, planet) {
          launch(g, me, g.s.sheets[sheet], planet);
        },
      }),
    ],
  },
  wild: {
    text:
      'As the offense, once it is clear who defends: trade one of your home planets for one of theirs, with everything on both. The encounter ' +
      'is over, as a success. The flare then goes to the Leviathan, or to the discard pile if nobody is the Leviathan.',
    after: 'give',
    clauses: [
      ability<Trade>({
        at: 'destiny.defenseDetermined',
        as: 'offense',
        when: ({ g, me }) => homePlanets(g, me).length > 0 && homePlanets(g, enc(g).defense).length > 0,
        *prepare({ g, me }) {
          const mine = yield* choosePlanet(g, me, homePlanets(g, me), { tag: 'leviathan.mine' });
          return { mine, theirs: yield* choosePlanet(g, me, homePlanets(g, opponent(g, me)), { tag: 'leviathan.theirs' }) };
        },
        *commit({ g, me }, planets) {
          trade(g, me, planets);
          endEncounter(g, { success: true, turnEnds: false });
        },
      }),
    ],
  },
  super: {
    text:
      'The planet you send may hold ships of anybody but the defense. They count for you, and their owners are your allies in this encounter: ' +
      'they send no others and gain no colony.',
    clauses: [amend({ when: ({ g, me }) => worldships(g, me, true).length > worldships(g, me, false).length })],
  },
});
