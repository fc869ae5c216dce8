import {
  ability,
  alien,
  chooseCard,
  chooseCards,
  choosePlanet,
  colourOf,
  type Cosmic,
  coveredZone,
  discard,
  emit,
  flareOf,
  type Flow,
  handOf,
  homeOf,
  homePlanets,
  isWarpWorld,
  law,
  layToken,
  lingering,
  marksAt,
  moveCard,
  type Player,
  playerOfZone,
  recallFromWarp,
  restOfHand,
  returnsTo,
  sendToWarp,
  type Sheet,
  sheetController,
  sheetOf,
  takeMarks,
  toHand,
  Z,
  zoneOf,
  type CardNo,
  type PlaceNo,
  type SheetNo,
} from '../../../effects/index.ts';

/** The planets of this player that are in the warp. */
const worlds = (g: Cosmic, me: Player): number[] => (g.s.warpWorlds ?? []).filter((x) => g.s.places[x].system === colourOf(g, me));

/** A planet that is in the warp through a sheet. When that one is lost, or lies facedown, the planet returns. */
type World = { readonly planet: PlaceNo; readonly sheet: SheetNo };
const world = lingering<World>('voyager.world', (dataOf) => [
  law('return', function* (c) {
    const { g } = c;
    const { planet, sheet } = dataOf(c);
    const s = g.s.sheets[sheet];
    if (isWarpWorld(g, planet) && !s.down && s.owner >= 0 && sheetController(s) === homeOf(g, planet)) return false;
    comeBack(g, planet);
    return true;
  }),
]);

function goOut(g: Cosmic, me: Player, sheet: Sheet, planet: PlaceNo): void {
  sendToWarp(g, planet);
  layToken(g, sheet, 'warp', planet);
  world.start(g, me, { planet, sheet: sheet.id }, 'game');
}

/** The planet is in its system again, unless something else has become of it. */
function comeBack(g: Cosmic, planet: PlaceNo): void {
  for (const { sheet } of world.all(g).filter((x) => x.planet === planet)) takeMarks(g, marksAt(g, sheet, 'warp', planet));
  world.end(g, (x) => x.planet === planet);
  if (isWarpWorld(g, planet)) recallFromWarp(g, planet);
}

interface Journey {
  readonly out: number;
  /** The planet that comes back for it, or -1. */
  readonly back: number;
}

/** Cards that visit the warp. They stay as long as whoever sent them there has the flare. */
type Visit = { readonly cards: readonly CardNo[] };
const visit = lingering<Visit>('voyager.visit', (dataOf) => [
  ability({
    id: 'recall',
    at: 'any.time',
    when: (c) => visiting(c.g, dataOf(c)).length > 0,
    *commit(c) {
      const { g, me } = c;
      const there = visiting(g, dataOf(c));
      const back = yield* chooseCards(g, me, there, { tag: 'voyager.recall', min: 1, max: there.length });
      for (const card of back) toHand(g, card, me);
      emit(g, 'cards-recalled', { who: me, n: back.length }, { to: [me], data: { cards: back.map((x) => g.s.face[x]) } });
      noteVisitors(
        g,
        me,
        there.filter((x) => !back.includes(x)),
      );
    },
  }),
  law('lost', function* (c) {
    const { g, me } = c;
    if (keepsFlare(g, me)) return false;
    const cards = visiting(g, dataOf(c));
    visit.end(g);
    yield* discard(g, me, cards, 'effect');
    return true;
  }),
]);

/** Those of the cards that are still there: a cosmic aftershock may have swept them up (R16.6). */
const visiting = (g: Cosmic, { cards }: Visit): number[] => cards.filter((card) => g.s.zones[zoneOf(g, card)].kind === 'covered');

function noteVisitors(g: Cosmic, me: Player, cards: readonly CardNo[]): void {
  visit.end(g);
  if (cards.length > 0) visit.start(g, me, { cards }, 'game');
}

/** The flare is this player's, if only to be had again when the encounter is over, or is just being played. */
function keepsFlare(g: Cosmic, me: Player): boolean {
  const flare = flareOf(g, 'voyager');
  const zone = zoneOf(g, flare);
  return zone === Z.table || playerOfZone(g, zone) === me || returnsTo(g, flare) === me;
}

function* sendCard(g: Cosmic, me: Player): Flow {
  const card = yield* chooseCard(g, me, handOf(g, me), { tag: 'voyager.card' });
  moveCard(g, card, coveredZone(g, me));
  emit(g, 'card-visits', { who: me }, { to: [me], data: { card: g.s.face[card] } });
  noteVisitors(g, me, [...visit.all(g).flatMap((x) => visiting(g, x)), card]);
}

export const voyager = alien({
  id: 'voyager',
  name: 'Voyager',
  set: 'dominion',
  alert: 'yellow',
  opensPlanets: true,
  summary: 'Has a planet in the warp',
  asks: {
    'voyager.out': 'Which of your home planets goes to the warp?',
    'voyager.back': 'Which of your planets comes back from the warp?',
    'voyager.card': 'Which card do you send to the warp?',
    'voyager.recall': 'Which cards return from the warp to your hand?',
  },
  tells: {
    'card-visits': '{who} {who, select, you {send} other {sends}} a card to visit the warp.',
    'card-visits.own': '{who} {who, select, you {send} other {sends}} {card} to visit the warp.',
    'cards-recalled': '{who} {who, select, you {take} other {takes}} {n, plural, one {# card} other {# cards}} back from the warp.',
    'cards-recalled.own': '{who} {who, select, you {take} other {takes}} back {cards} from the warp.',
  },
  shows: { warp: 'This planet is in the warp.' },
  power: {
    text:
      'As your turn begins you may move one of your home planets to the warp or, if one is there, exchange the two. Ships on it are on a colony ' +
      'and in the warp, and leave like those on either. Ships that are lost do not land on it, ships that return to colonies may. Your ' +
      "colony there counts as a home colony and as a foreign one, others' as neither. If you lose this sheet, or it is turned down, the " +
      'planet returns.',
    clauses: [
      ability<Journey>({
        at: 'turn.start',
        as: 'offense',
        when: ({ g, me }) => homePlanets(g, me).length > 0,
        *prepare({ g, me }) {
          const there = worlds(g, me);
          const back = there.length === 0 ? -1 : yield* choosePlanet(g, me, there, { tag: 'voyager.back' });
          return { out: yield* choosePlanet(g, me, homePlanets(g, me), { tag: 'voyager.out' }), back };
        },
        *commit({ g, me, sheet }, { out, back }) {
          if (back >= 0) comeBack(g, back);
          goOut(g, me, g.s.sheets[sheet], out);
        },
      }),
    ],
  },
  wild: {
    text:
      'Send another card from your hand to visit the warp, facedown. You may take such cards back at any time. If you lose this flare they ' +
      'are discarded.',
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g, me, card }) => restOfHand(g, me, card).length > 0,
        *commit({ g, me }) {
          yield* sendCard(g, me);
        },
      }),
    ],
  },
  super: {
    text: 'As your turn begins: a second one of your home planets goes to the warp.',
    clauses: [
      ability<number>({
        at: 'turn.start',
        as: 'offense',
        when: ({ g, me }) => worlds(g, me).length === 1 && homePlanets(g, me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, homePlanets(g, me), { tag: 'voyager.out' }),
        *commit({ g, me }, planet) {
          const sheet = sheetOf(g, 'voyager');
          if (sheet) goOut(g, me, sheet, planet);
        },
      }),
    ],
  },
});
