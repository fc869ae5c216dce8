import type { Seat, View } from '@parley/kernel';
import { Z } from '../rules/state/layout.ts';
import {
  COLOURS,
  DEFENSE,
  OFFENSE,
  type AssetView,
  type Board,
  type CardRow,
  type ColourName,
  type DeckView,
  type Fleet,
  type HazardsView,
  type Person,
  type Piles,
  type PlaceView,
  type SheetView,
  type StackView,
} from './board.ts';
import type { CosmicView, PlaceCell, ZoneCell } from './cosmic-view.ts';

/**
 * The one reader of the view: whoever looks at a table, in a browser, as a bot or on a terminal, sees it through this. A cell is looked up when
 * something that stands in it is first asked for, since most questions need few of them.
 */
export type Look = <K extends keyof CosmicView>(cell: K) => CosmicView[K];

/** The board of a whole view, as it comes from the game or over the wire. That it is one of Cosmic is said by whoever opened the table. */
export function boardOf(view: View): Board {
  const cells = view as CosmicView;
  return readBoard((cell) => cells[cell]);
}

export function readBoard(look: Look): Board {
  const people = lazy(() => readPeople(look));
  const places = lazy(() => readPlaces(look));
  const sheets = lazy(() => numbers(look('people').sheets).map((id) => readSheet(look, id)));
  const stacks = lazy(() => readStacks(look));
  const assets = lazy(() => readAssets(look));
  const hazards = lazy(() => readHazards(look));
  const piles = lazy(() => readPiles(look));
  return {
    get people() {
      return people();
    },
    get order() {
      return look('people').order;
    },
    get fleets() {
      return look('people').fleets;
    },
    get turn() {
      return look('turn');
    },
    get encounter() {
      return look('encounter');
    },
    get receipts() {
      return [look(`receipt:${OFFENSE}`), look(`receipt:${DEFENSE}`)] as const;
    },
    get places() {
      return places();
    },
    get sheets() {
      return sheets();
    },
    get stacks() {
      return stacks();
    },
    get marks() {
      return look('marks');
    },
    get lingering() {
      return look('lingering');
    },
    get piles() {
      return piles();
    },
    get assets() {
      return assets();
    },
    get hazards() {
      return hazards();
    },
    get teams() {
      const { teams } = look('people');
      return teams && { partner: teams.partners, met: teams.met };
    },
    get rewardCards() {
      return look('rewards');
    },
    get onTable() {
      return faces(look, Z.table);
    },
    get aside() {
      return faces(look, Z.aside);
    },
    get goal() {
      return look('goal').colonies;
    },
    get homesNeeded() {
      return look('goal').homes;
    },
    get uneven() {
      return look('colonies').uneven;
    },
  };
}

/** Worked out when it is first asked for, and kept. */
function lazy<T extends object | null>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made === undefined ? (made = make()) : made);
}
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const colourAt = (colour: number): ColourName | null => COLOURS[colour] ?? null;

function readPeople(look: Look): readonly Person[] {
  const { colours, hands, covered } = look('people');
  const { counted, homes, hanging } = look('colonies');
  return colours.map((colour, seat) => ({
    seat,
    colour,
    get hand() {
      return zone(look, hands[seat]);
    },
    get covered() {
      return covered === null ? NO_CARDS : zone(look, covered[seat]);
    },
    colonies: counted[seat],
    homes: homes[seat],
    hangs: hanging.includes(seat),
  }));
}

/** Cards in a zone: their faces where one may know them, or else how many there are of each back. */
export const zone = (look: Look, id: number): CardRow => (id < 0 ? NO_CARDS : rowOf(look(`zone:${id}`)));
const NO_CARDS: CardRow = { n: 0, cards: [] };

function rowOf(cell: ZoneCell): CardRow {
  if (typeof cell === 'number') return { n: cell, cards: null };
  return 'n' in cell ? { ...cell, cards: null } : { n: cell.length, cards: cell };
}
const faces = (look: Look, id: number): readonly string[] => zone(look, id).cards ?? [];
/** The discard pile, the top card last. */
export const readDiscard = (look: Look): readonly string[] => faces(look, Z.discard);

function readPiles(look: Look): Piles {
  const deck = zone(look, Z.deck);
  const rewards = look('rewards');
  const techs = look('technology');
  return {
    deck: deck.n,
    deckTop: deck.top ?? 'cosmic',
    discard: readDiscard(look),
    destiny: zone(look, Z.destiny).n,
    destinyDiscard: faces(look, Z.destinyDiscard),
    unused: zone(look, Z.unused).n,
    removed: faces(look, Z.removed),
    // Mixed into the cosmic deck they have none of their own.
    rewards: rewards === null || rewards.deck === Z.deck ? null : readDeck(look, rewards),
    techs: techs && readDeck(look, techs),
  };
}

const readDeck = (look: Look, { deck, discard }: { readonly deck: number; readonly discard: number }): DeckView => ({
  deck: zone(look, deck).n,
  discard: faces(look, discard),
});

function readHazards(look: Look): HazardsView | null {
  const cell = look('hazards');
  if (cell === null) return null;
  const { partners, backwards } = cell;
  return { ...readDeck(look, cell), inPlay: faces(look, cell.inPlay), partners, backwards };
}

// ------------------------------------------------------------------------------------------------------------ ships, places

const readPlaces = (look: Look): readonly PlaceView[] => look('map').map((cell, index) => readPlace(look, cell, index));

export function readPlace(look: Look, cell: PlaceCell, index: number): PlaceView {
  const { name, kind, system, keeper, colour, nth, inWarp } = cell;
  let ships: Fleet | undefined;
  let crew: readonly number[] | undefined;
  return {
    index,
    name,
    kind,
    system: colourAt(system),
    colour: colourAt(colour),
    nth,
    keeper: colourAt(keeper),
    inWarp,
    get ships() {
      return (ships ??= fleet(look(`place:${index}`)));
    },
    get crew() {
      return (crew ??= byPerson(look, look(`place:${index}`)));
    },
  };
}

const numbersByName = new WeakMap<CosmicView['map'], ReadonlyMap<string, number>>();
/** The number of the place with this name, or -1. */
export function placeNumber(map: CosmicView['map'], name: string): number {
  let known = numbersByName.get(map);
  if (known === undefined) numbersByName.set(map, (known = new Map(map.map((place, i) => [place.name, i]))));
  return known.get(name) ?? -1;
}

function fleet(counts: readonly number[]): Fleet {
  const out: { [C in ColourName]?: number } = {};
  counts.forEach((n, colour) => {
    if (n > 0) out[COLOURS[colour]] = n;
  });
  return out;
}

/** Ships by whose they are. */
function byPerson(look: Look, counts: readonly number[]): readonly number[] {
  const { colours, fleets } = look('people');
  const out: number[] = colours.map(() => 0);
  for (let colour = 0; colour < counts.length; colour++)
    if (counts[colour] > 0 && fleets[colour] >= 0) out[fleets[colour]] += counts[colour];
  return out;
}

export function readStacks(look: Look): readonly StackView[] {
  const map = look('map');
  return look('stacks').map(({ id, colour, place, ships, prey, marker }) => ({
    id,
    colour,
    place: map[place].name,
    ships,
    prey: fleet(prey),
    marker,
  }));
}

/** What is lost with a colony towards the goal. A foreign one counts as one and one at home as nothing, unless the rules say otherwise. */
export function colonyWorth({ uneven, people }: Board, seat: Seat, { index, system }: PlaceView): number {
  return uneven.find((x) => x.who === seat && x.place === index)?.n ?? (system === people[seat].colour ? 0 : 1);
}

// -------------------------------------------------------------------------------------------------------- sheets and assets

export function readSheet(look: Look, id: number): SheetView {
  const cell = look(`sheet:${id}`);
  const { alien, name, owner, controller, down, zapped, hidden, tokens, marks, notes, captives, fleet: colour, reserve } = cell;
  let zones: SheetView['zones'] | undefined;
  return {
    id,
    alien: alien ?? '',
    name: name ?? '',
    owner,
    controller,
    down,
    zapped,
    hidden,
    tokens,
    marks,
    notes,
    captives,
    fleet: colour,
    reserve,
    get zones() {
      return (zones ??= Object.fromEntries(Object.entries(cell.zones).map(([name, at]) => [name, zone(look, at)])));
    },
  };
}

/** Whom a note on a sheet names, or -1: nobody, or it is not this seat's to read. */
export const seatNoted = ({ notes }: SheetView, name: string): Seat => (typeof notes[name] === 'number' ? notes[name] : -1);
/** The word that is noted on a sheet, or nothing. */
export const wordNoted = ({ notes }: SheetView, name: string): string => (typeof notes[name] === 'string' ? notes[name] : '');

/** Those that are on the table. Each keeps its number as long as it is there. */
const readAssets = (look: Look): readonly AssetView[] => numbers(look('people').assets).flatMap((id) => readAsset(look, id) ?? []);

/** An asset by its number, or null: it has left the table. */
export function readAsset(look: Look, id: number): AssetView | null {
  const cell = look(`asset:${id}`);
  if (cell === null) return null;
  const { kind, colour, up, ship, tint, place: hold } = cell;
  const row = zone(look, cell.zone);
  if (row.n === 0) return null;
  const map = look('map');
  const stack = look('stacks').find((x) => x.id === ship);
  return {
    id,
    kind,
    colour,
    up,
    card: row.cards?.[0] ?? null,
    ships: hold < 0 ? 0 : look(`place:${hold}`).reduce((n, k) => n + k, 0),
    stored: zone(look, cell.store),
    hold: hold < 0 ? '' : map[hold].name,
    place: cell.planet ?? (stack === undefined ? '' : map[stack.place].name),
    ship,
    tint,
  };
}
