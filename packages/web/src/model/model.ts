import type { Plain, Seat, View } from '@parley/kernel';
import type {
  Board,
  CardRow,
  ColourName,
  EncounterView,
  Fleet,
  LingeringView,
  MarkView,
  OutcomeView,
  Person,
  PlaceView,
  SheetView,
  SlotView,
  StackView,
  SumRow,
  TotalView,
  TurnView,
} from './board.ts';

/**
 * Reads the cells of a view. The only file that knows what cells look like: when their format changes, this changes, and nothing
 * else does. Anything missing reads as empty, so that a table between two formats still shows.
 */

/** Colours in the order in which cells count them. */
export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'purple',
  'green',
  'orange',
  'black',
  'white',
] as const satisfies readonly ColourName[];

/** Zones that every game has, by their number. */
const ZONE = { deck: 0, discard: 1, destiny: 2, destinyDiscard: 3, unused: 4, removed: 5, table: 6, aside: 9 } as const;

type Dict = { readonly [key: string]: Plain };

export function readBoard(view: View): Board {
  const places = readPlaces(view);
  return {
    people: readPeople(view),
    order: seats(dict(view.people).order),
    turn: readTurn(dict(view.turn)),
    encounter: readEncounter(view),
    places,
    sheets: readSheets(view),
    stacks: readStacks(view, places),
    marks: list(view.marks).map(readMark),
    lingering: list(view.lingering).map(readLingering),
    piles: {
      deck: zone(view, ZONE.deck).n,
      discard: faces(view, ZONE.discard),
      destiny: zone(view, ZONE.destiny).n,
      destinyDiscard: faces(view, ZONE.destinyDiscard),
      unused: zone(view, ZONE.unused).n,
      removed: faces(view, ZONE.removed),
    },
    onTable: faces(view, ZONE.table),
    aside: faces(view, ZONE.aside),
    goal: goalOf(places),
  };
}

function readPeople(view: View): Person[] {
  const people = dict(view.people);
  const hands = list(people.hands);
  return list(people.colours).map((colour, seat) => ({
    seat,
    colour: text(colour) as ColourName,
    hand: zone(view, num(hands[seat], -1)),
  }));
}

/** Every colour starts with the same number of planets, one of which may be gone by now. */
function goalOf(places: readonly PlaceView[]): number {
  return Math.max(4, ...places.filter((p) => p.kind === 'planet').map((p) => p.nth));
}

const readTurn = (t: Dict): TurnView => ({
  owner: num(t.owner, 0),
  number: num(t.number, 0),
  encounters: num(t.encounters, 0),
  winners: t.winners === null || t.winners === undefined ? null : seats(t.winners),
  wonBy: text(t.wonBy),
});

// ---------------------------------------------------------------------------------------------------------------- encounter

/** The encounter is one cell, or one cell and others beside it that start with its name. */
function encounterCell(view: View): Dict | null {
  if (view.encounter === null || view.encounter === undefined) return null;
  const parts: { [key: string]: Plain } = { ...dict(view.encounter) };
  for (const key of Object.keys(view)) {
    if (!key.startsWith('encounter:') && !key.startsWith('encounter.')) continue;
    const part = key.slice('encounter'.length + 1);
    const value = view[key];
    if (isDict(value)) Object.assign(parts, part in parts ? {} : { [part]: value }, value);
    else parts[part] = value;
  }
  return parts;
}

function readEncounter(view: View): EncounterView | null {
  const e = encounterCell(view);
  if (e === null) return null;
  const additions = list(e.additions).map(dict);
  const rows = (side: number): SumRow[] =>
    additions.filter((a) => num(a.side, 0) === side).map((a) => ({ n: num(a.n, 0), why: text(a.why) }));
  return {
    id: num(e.id, 0),
    nth: num(e.nth, 1),
    offense: num(e.offense, -1),
    defense: num(e.defense, -1),
    phase: text(e.phase) as EncounterView['phase'],
    hazard: e.hazard === true,
    system: colourOrNull(e.system),
    target: typeof e.target === 'string' ? e.target : null,
    reclaim: e.reclaim === true,
    invited: pair(e.invited, seats),
    allies: pair(e.allies, seats),
    slots: pair(e.slots, readSlot),
    additions: [rows(0), rows(1)],
    totals: Array.isArray(e.totals) ? pair(e.totals, readTotal) : null,
    outcome: isDict(e.outcome) ? (e.outcome as unknown as OutcomeView) : null,
    success: typeof e.success === 'boolean' ? e.success : null,
    winners: seats(e.winners),
    losers: seats(e.losers),
  };
}

function readSlot(cell: Plain | undefined): SlotView | null {
  if (!isDict(cell)) return null;
  return {
    card: typeof cell.card === 'string' ? cell.card : null,
    up: cell.up === true,
    type: text(cell.type) as SlotView['type'],
    value: num(cell.value, 0),
    claimed: cell.claimed === true,
  };
}

const readTotal = (cell: Plain | undefined): TotalView => {
  const t = dict(cell);
  return { card: num(t.card, 0), ships: num(t.ships, 0), additions: num(t.additions, 0), total: num(t.total, 0) };
};

// ------------------------------------------------------------------------------------------------------------ ships, places

function readPlaces(view: View): PlaceView[] {
  return list(view.map).map((cell, index) => {
    const p = dict(cell);
    const name = text(p.name);
    const planet = /^([a-z]+)\/(\d+)$/.exec(name);
    return {
      index,
      name,
      kind: text(p.kind) as PlaceView['kind'],
      system: colourOrNull(p.system),
      colour: p.kind === 'planet' && planet ? (planet[1] as ColourName) : null,
      nth: planet ? Number(planet[2]) : 0,
      keeper: colourOrNull(p.keeper),
      ships: readFleet(view[`place:${index}`]),
    };
  });
}

/** Counts by colour: all of them, or pairs of colour and count, or one flat list of such pairs. */
function readFleet(cell: Plain | undefined): Fleet {
  const out: { [C in ColourName]?: number } = {};
  const add = (colour: number, n: number): void => {
    if (n > 0 && COLOURS[colour]) out[COLOURS[colour]] = n;
  };
  if (isDict(cell)) {
    for (const [colour, n] of Object.entries(cell)) {
      const index = COLOURS.indexOf(colour as ColourName);
      add(index >= 0 ? index : Number(colour), num(n, 0));
    }
    return out;
  }
  const items = list(cell);
  if (items.some(Array.isArray)) for (const x of items) add(num(list(x)[0], -1), num(list(x)[1], 0));
  else if (items.length === COLOURS.length) items.forEach((n, colour) => add(colour, num(n, 0)));
  else for (let i = 0; i + 1 < items.length; i += 2) add(num(items[i], -1), num(items[i + 1], 0));
  return out;
}

function readStacks(view: View, places: readonly PlaceView[]): StackView[] {
  return list(view.stacks).map((cell) => {
    const s = dict(cell);
    return {
      id: num(s.id, 0),
      colour: text(s.colour) as ColourName,
      place: places[num(s.place, -1)]?.name ?? '',
      ships: num(s.ships, 1),
    };
  });
}

// ------------------------------------------------------------------------------------------------------------ cards, sheets

function zone(view: View, id: number): CardRow {
  const cell = view[`zone:${id}`];
  if (typeof cell === 'number') return { n: cell, cards: null };
  // Cards with different backs, seen from behind.
  if (isDict(cell)) return { n: num(dict(cell).n, 0), cards: null, reward: num(dict(cell).reward, 0) };
  const cards = list(cell).map(text);
  return { n: cards.length, cards };
}
const faces = (view: View, id: number): readonly string[] => zone(view, id).cards ?? [];

function readSheets(view: View): SheetView[] {
  const out: SheetView[] = [];
  for (let id = 0; view[`sheet:${id}`] !== undefined; id++) {
    const s = dict(view[`sheet:${id}`]);
    const zones: { [name: string]: CardRow } = {};
    for (const [name, index] of Object.entries(dict(s.zones))) zones[name] = zone(view, num(index, -1));
    const marks: { [name: string]: readonly Seat[] } = {};
    for (const [name, at] of Object.entries(dict(s.marks))) marks[name] = seats(at);
    out.push({
      id,
      alien: text(s.alien),
      name: text(s.name),
      owner: num(s.owner, -1),
      controller: num(s.controller, num(s.owner, -1)),
      down: s.down === true,
      zapped: s.zapped === true,
      tokens: num(s.tokens, 0),
      zones,
      marks,
      memo: dict(s.memo),
    });
  }
  return out;
}

function readMark(cell: Plain): MarkView {
  const x = dict(cell);
  return {
    planet: text(x.planet),
    sheet: num(x.sheet, -1),
    what: text(x.what),
    card: typeof x.card === 'string' ? x.card : null,
  };
}

function readLingering(cell: Plain): LingeringView {
  const x = dict(cell);
  return {
    id: typeof x.id === 'number' ? x.id : null,
    kind: text(x.kind),
    owner: num(x.owner, -1),
    until: text(x.until),
    cause: text(x.cause),
  };
}

// ------------------------------------------------------------------------------------------------------------------- values

const isDict = (x: Plain | undefined): x is Dict => typeof x === 'object' && x !== null && !Array.isArray(x);
const dict = (x: Plain | undefined): Dict => (isDict(x) ? x : {});
const list = (x: Plain | undefined): readonly Plain[] => (Array.isArray(x) ? (x as readonly Plain[]) : []);
const text = (x: Plain | undefined): string => (typeof x === 'string' ? x : '');
const num = (x: Plain | undefined, otherwise: number): number => (typeof x === 'number' ? x : otherwise);
const seats = (x: Plain | undefined): readonly Seat[] => list(x).filter((n): n is number => typeof n === 'number');
const pair = <T>(x: Plain | undefined, read: (item: Plain | undefined) => T): readonly [T, T] => {
  const items = list(x);
  return [read(items[0]), read(items[1])];
};
function colourOrNull(x: Plain | undefined): ColourName | null {
  if (typeof x === 'number') return COLOURS[x] ?? null;
  return typeof x === 'string' && (COLOURS as readonly string[]).includes(x) ? (x as ColourName) : null;
}
