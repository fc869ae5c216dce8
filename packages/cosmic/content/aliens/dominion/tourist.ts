import {
  ability,
  alien,
  amend,
  asker,
  chooseNumber,
  chooseOption,
  choosePlanet,
  choosePlayer,
  chooseShips,
  colonies,
  type Colour,
  type ColourName,
  colourOf,
  COLOURS,
  type Cosmic,
  type Ctx,
  type Deck,
  deckTops,
  emit,
  enc,
  type Facedown,
  facedownCards,
  type Flow,
  groupsAt,
  handOf,
  handSize,
  hasColony,
  homeColonies,
  land,
  lingering,
  loseShips,
  moveShips,
  moveVessel,
  newVessel,
  note,
  offerSuper,
  personOf,
  pickBlindly,
  type Player,
  returnShips,
  roomOn,
  sheetController,
  sheetNotes,
  shipsAt,
  system,
  takeCards,
  vesselNamed,
  type SheetNo,
} from '../../../effects/index.ts';

/** Ships that may go on board or ashore at home. */
const CABINS = 4;

/** The system in which the liner is. */
const touristNotes = sheetNotes('tourist', { liner: note<ColourName | null>(null) });

const liner = (g: Cosmic): number => vesselNamed(g, 'cruise-liner');
const port = (g: Cosmic): Colour => g.s.places[liner(g)].system;
const aboard = (g: Cosmic, me: Player): number => shipsAt(g, me, liner(g));

/** Ships go on board out of these places, as many as the owner likes. */
function* board(g: Cosmic, me: Player, from: readonly number[], max: number): Flow {
  moveShips(g, yield* chooseShips(g, me, from, { tag: 'tourist.board', from: asker(g), min: 0, max }), liner(g));
}

/** At home, ships go on board or ashore. */
function* callAtHome(g: Cosmic, me: Player): Flow {
  const homes = homeColonies(g, me);
  if (homes.length === 0) return;
  const way = aboard(g, me) === 0 ? 'board' : yield* chooseOption(g, me, ['stay', 'board', 'ashore'], { tag: 'tourist.home' });
  if (way === 'board') yield* board(g, me, homes, CABINS);
  if (way !== 'ashore') return;
  const how = { tag: 'tourist.ashore', from: asker(g), min: 1, max: CABINS };
  yield* returnShips(g, me, yield* chooseShips(g, me, [liner(g)], how), asker(g), homes);
}

type Course = 'clockwise' | 'counterclockwise';

/** The next system round the table. */
function nextPort(g: Cosmic, course: Course): Colour {
  const { order } = g.s;
  const at = order.indexOf(personOf(g, port(g)));
  return colourOf(g, order[(at + (course === 'clockwise' ? 1 : order.length - 1)) % order.length]);
}

/** The liner has come into a port, and its passengers have not yet decided what to do there. */
const docked = lingering<{ sheet: SheetNo }>('tourist.docked', []);
const isDocked = ({ g, me, sheet }: Ctx): boolean => aboard(g, me) > 0 && docked.all(g).some((x) => x.sheet === sheet);
const castOff = ({ g, sheet }: Ctx): void => docked.end(g, (x) => x.sheet === sheet);

/** The planets on which everybody on board may settle: in the system of the defense, without a colony there. */
function shores(g: Cosmic, me: Player): number[] {
  const { defense } = enc(g);
  if (defense < 0 || colourOf(g, defense) !== port(g)) return [];
  const planets = system(g, port(g));
  return planets.some((x) => hasColony(g, me, x)) ? [] : planets.filter((x) => roomOn(g, x) > 0);
}

const coloniesInPort = (g: Cosmic, me: Player): number[] => system(g, port(g)).filter((x) => hasColony(g, me, x));

/** Facedown alien sheets of others. */
const hiddenSheets = (g: Cosmic, me: Player) => g.s.sheets.filter((s) => s.hidden && sheetController(s) !== me);

type View = Deck | Facedown['kind'] | 'alien';
const views = (g: Cosmic, me: Player): View[] => {
  const out = new Set<View>(deckTops(g).map((x) => x.deck));
  for (const x of facedownCards(g, me)) out.add(x.kind);
  if (hiddenSheets(g, me).length > 0) out.add('alien');
  return [...out];
};

/** One of several things that lie facedown before a player, all alike from behind. */
function* pickOne<T>(g: Cosmic, me: Player, owners: readonly Player[], of: (who: Player) => readonly T[]): Flow<T> {
  const who = yield* choosePlayer(g, me, [...new Set(owners)], { tag: 'tourist.whose' });
  const things = of(who);
  const nth = yield* chooseNumber(g, me, 1, things.length, { tag: 'tourist.nth', data: { who, n: things.length } });
  return things[nth - 1];
}

function* look(g: Cosmic, me: Player): Flow {
  const what = yield* chooseOption(g, me, views(g, me), { tag: 'tourist.look' });
  if (what === 'alien') {
    const all = hiddenSheets(g, me);
    const sheet = yield* pickOne(g, me, all.map(sheetController), (p) => all.filter((s) => sheetController(s) === p));
    emit(g, 'sheet-seen', { by: me, from: sheetController(sheet) }, { to: [me], data: { alien: sheet.alien } });
    return;
  }
  const top = deckTops(g).find((x) => x.deck === what);
  const all = facedownCards(g, me).filter((x) => x.kind === what);
  const card = top
    ? top.card
    : yield* pickOne(
        g,
        me,
        all.map((x) => x.who),
        (p) => all.flatMap((x) => (x.who === p ? x.cards : [])),
      );
  emit(g, 'card-peeked', { by: me, sight: what }, { to: [me], data: { card: g.s.face[card] } });
}

export const tourist = alien({
  id: 'tourist',
  name: 'Tourist',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Travels on a cruise liner',
  asks: {
    'tourist:power.disembark': 'Disembark from the cruise liner',
    'tourist:power.postcard': 'Send a postcard home',
    'tourist.board': 'Which ships go on board the cruise liner?',
    'tourist.home': 'The cruise liner is at home. Does anybody go on board or ashore?',
    'tourist.home:board': 'Ships go on board',
    'tourist.home:ashore': 'Ships go ashore',
    'tourist.home:stay': 'Nobody does',
    'tourist.ashore': 'Which ships go ashore?',
    'tourist.course': 'Which way does the cruise liner sail?',
    'tourist.course:clockwise': 'Clockwise',
    'tourist.course:counterclockwise': 'Counterclockwise',
    'tourist.planet': 'On which planet do your ships disembark?',
    'tourist.postcard': 'Which ship returns to a colony?',
    'tourist.hazard': 'Which ship on the cruise liner goes to the warp?',
    'tourist.colony': 'From which colony do ships go on board?',
    'tourist.look': 'What do you look at?',
    'tourist.look:deck': 'The top card of the cosmic deck',
    'tourist.look:destiny': 'The top card of the destiny deck',
    'tourist.look:reward-deck': 'The top card of the reward deck',
    'tourist.look:tech-deck': 'The top tech',
    'tourist.look:hazard-deck': 'The top hazard',
    'tourist.look:encounter': 'An encounter card that lies facedown',
    'tourist.look:laid': 'A card in front of a player',
    'tourist.look:tech': 'A facedown tech, or a card under one',
    'tourist.look:sheet': 'A card on an alien sheet',
    'tourist.look:aside': 'A card that lies aside',
    'tourist.look:alien': 'A facedown alien sheet',
    'tourist.whose': 'Whose?',
    'tourist.nth': 'Which one of the {n} that {who} has there?',
    'sight:deck': 'the top card of the cosmic deck',
    'sight:destiny': 'the top card of the destiny deck',
    'sight:reward-deck': 'the top card of the reward deck',
    'sight:tech-deck': 'the top tech of the deck',
    'sight:hazard-deck': 'the top hazard',
    'sight:encounter': 'a facedown encounter card',
    'sight:laid': 'a facedown card in front of a player',
    'sight:tech': 'a facedown tech or a card under one',
    'sight:sheet': 'a card on an alien sheet',
    'sight:aside': 'a card that lies aside',
  },
  notes: touristNotes,
  shows: { liner: 'The cruise liner is in the {system} system.' },
  tells: {
    'card-peeked': '{by} {by, select, you {look} other {looks}} at {sight}.',
    'card-peeked.own': '{by} {by, select, you {look} other {looks}} at {sight}: {card}.',
    'sheet-seen':
      "{by} {by, select, you {look} other {looks}} at {from, select, you {<from>your</from> facedown sheet} other {{from}'s facedown sheet}}.",
    'sheet-seen.own': '{by} {by, select, you {see} other {sees}} that {from} {from, select, you {are} other {is}} {alien}.',
  },
  power: {
    text:
      'A cruise liner starts in your system. Then, and whenever it comes there, up to four ships may go from your home colonies on board, or ' +
      'ashore. When destiny ends: after a hazard warning one ship on board goes to the warp. Otherwise the liner sails to the next system ' +
      'on either side. If the defense lives there and you have no colony there, all ships on board may settle on one planet. If they do ' +
      'not, you may send a postcard: a ship on board returns to a colony, and you take a random card from whoever lives there.',
    clauses: [
      ability({
        id: 'hazard',
        at: 'destiny.end',
        must: true,
        when: ({ g, me }) => enc(g).hazard && aboard(g, me) > 0,
        *commit({ g, me }) {
          const how = { tag: 'tourist.hazard', from: asker(g), min: 1, max: 1 };
          yield* loseShips(g, 'sent', me, yield* chooseShips(g, me, [liner(g)], how));
        },
      }),
      ability<Colour>({
        id: 'sail',
        at: 'destiny.end',
        must: true,
        when: ({ g }) => !enc(g).hazard,
        *prepare({ g, me }) {
          const courses = ['clockwise', 'counterclockwise'] as const;
          return nextPort(g, yield* chooseOption(g, me, courses, { tag: 'tourist.course' }));
        },
        *commit(c, to) {
          const { g, me, sheet } = c;
          moveVessel(g, liner(g), to);
          touristNotes.liner.put(g, g.s.sheets[sheet], COLOURS[to]);
          if (to === colourOf(g, me)) yield* callAtHome(g, me);
          if (yield* offerSuper(c)) {
            const colony = yield* choosePlanet(g, me, coloniesInPort(g, me), { tag: 'tourist.colony' });
            yield* board(g, me, [colony], shipsAt(g, me, colony));
          }
          docked.start(g, me, { sheet });
        },
      }),
      ability<number>({
        id: 'disembark',
        at: 'destiny.end',
        when: (c) => isDocked(c) && shores(c.g, c.me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, shores(g, me), { tag: 'tourist.planet' }),
        *commit(c, planet) {
          const { g, me } = c;
          castOff(c);
          yield* land(g, me, groupsAt(g, me, liner(g)), planet);
        },
      }),
      ability({
        id: 'postcard',
        at: 'destiny.end',
        when: (c) => isDocked(c) && colonies(c.g, c.me).some((x) => roomOn(c.g, x) > 0),
        *commit(c) {
          const { g, me } = c;
          castOff(c);
          const how = { tag: 'tourist.postcard', from: asker(g), min: 1, max: 1 };
          yield* returnShips(g, me, yield* chooseShips(g, me, [liner(g)], how), asker(g));
          const host = personOf(g, port(g));
          if (host !== me && handSize(g, host) > 0) takeCards(g, me, host, yield* pickBlindly(g, me, handOf(g, host), 1));
        },
      }),
    ],
  },
  before(g, me, sheet) {
    newVessel(g, 'cruise-liner', colourOf(g, me)); // dominion-components-07
    touristNotes.liner.put(g, sheet, COLOURS[colourOf(g, me)]);
  },
  *setup(g, me) {
    yield* board(g, me, homeColonies(g, me), CABINS);
  },
  wild: {
    text: 'Look at the top card of a deck, or at a card or alien sheet that lies facedown. Nobody else sees it.',
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g, me }) => views(g, me).length > 0,
        *commit({ g, me }) {
          yield* look(g, me);
        },
      }),
    ],
  },
  super: {
    text: 'When your cruise liner has sailed, any number of your ships may go on board from one colony of yours in the system where it is now.',
    clauses: [amend({ of: 'sail', late: true, when: ({ g, me }) => coloniesInPort(g, me).length > 0 })],
  },
});
