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
import { COLOURS, colourOrNull, dict, faces, isDict, list, num, pair, seats, text, textOrNull, zone, type Dict } from './cells.ts';
import { readAssets, readDials, readHazards, readLaid, readRewards, readTeams, readTechs } from './variants.ts';

export { COLOURS } from './cells.ts';

/**
 * Reads the cells of a view. With its neighbours `cells` and `variants` the only one that knows what cells look like: when their
 * format changes, these change, and nothing else does. Anything missing reads as empty, so that a table between two formats still shows.
 */

/** Zones that every game has, by their number. */
const ZONE = { deck: 0, discard: 1, destiny: 2, destinyDiscard: 3, unused: 4, removed: 5, table: 6, aside: 9 } as const;

export function readBoard(view: View): Board {
  const places = readPlaces(view);
  const rewards = readRewards(view);
  return {
    people: readPeople(view),
    order: seats(dict(view.people).order),
    fleets: seats(dict(view.people).fleets),
    turn: readTurn(dict(view.turn)),
    encounter: readEncounter(view),
    places,
    sheets: readSheets(view),
    stacks: readStacks(view, places),
    marks: list(view.marks).map(readMark),
    lingering: list(view.lingering).map(readLingering),
    assets: readAssets(view, places),
    hazards: readHazards(view),
    teams: readTeams(dict(view.people)),
    rewardCards: rewards?.cards ?? null,
    piles: {
      deck: zone(view, ZONE.deck).n,
      deckTop: zone(view, ZONE.deck).top ?? 'cosmic',
      discard: faces(view, ZONE.discard),
      destiny: zone(view, ZONE.destiny).n,
      destinyDiscard: faces(view, ZONE.destinyDiscard),
      unused: zone(view, ZONE.unused).n,
      removed: faces(view, ZONE.removed),
      // Mixed into the cosmic deck they have none of their own.
      rewards: rewards && rewards.deck !== ZONE.deck ? rewards.pile : null,
      techs: readTechs(view),
    },
    onTable: faces(view, ZONE.table),
    aside: faces(view, ZONE.aside),
    goal: goalOf(places),
  };
}

function readPeople(view: View): Person[] {
  const people = dict(view.people);
  const hands = list(people.hands);
  const covered = list(people.covered);
  const colonies = list(view.colonies);
  return list(people.colours).map((colour, seat) => ({
    seat,
    colour: text(colour) as ColourName,
    hand: zone(view, num(hands[seat], -1)),
    covered: zone(view, num(covered[seat], -1)),
    colonies: num(colonies[seat], 0),
  }));
}

/** Every colour starts with the same number of planets. Those of the first one come first, and further ones last. */
function goalOf(places: readonly PlaceView[]): number {
  const planets = places.filter((p) => p.kind === 'planet');
  const others = planets.findIndex((p) => p.colour !== planets[0].colour);
  return others < 0 ? planets.length : others;
}

const readTurn = (t: Dict): TurnView => ({
  owner: num(t.owner, 0),
  number: num(t.number, 0),
  encounters: num(t.encounters, 0),
  winners: t.winners === null || t.winners === undefined ? null : seats(t.winners),
  wonBy: text(t.wonBy),
  planet: t.planet === true,
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
    target: textOrNull(e.target),
    reclaim: e.reclaim === true,
    carrier: textOrNull(e.carrier),
    invited: pair(e.invited, seats),
    allies: pair(e.allies, seats),
    slots: pair(e.slots, readSlot),
    additions: [rows(0), rows(1)],
    totals: Array.isArray(e.totals) ? pair(e.totals, readTotal) : null,
    outcome: isDict(e.outcome) ? (e.outcome as unknown as OutcomeView) : null,
    success: typeof e.success === 'boolean' ? e.success : null,
    winners: seats(e.winners),
    losers: seats(e.losers),
    laid: readLaid(e.laid),
    dials: readDials(e.dials),
  };
}

function readSlot(cell: Plain | undefined): SlotView | null {
  if (!isDict(cell)) return null;
  return {
    card: textOrNull(cell.card),
    up: cell.up === true,
    type: text(cell.type) as SlotView['type'],
    value: num(cell.value, 0),
    claimed: cell.claimed === true,
    back: cell.back === 'reward' ? 'reward' : 'cosmic',
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
      inWarp: p.inWarp === true,
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
      prey: readFleet(s.prey),
      marker: num(s.marker, -1),
    };
  });
}

// ------------------------------------------------------------------------------------------------------------ cards, sheets

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
      hidden: s.hidden === true,
      tokens: num(s.tokens, 0),
      zones,
      marks,
      notes: dict(s.notes),
      captives: Array.isArray(s.captives) ? list(s.captives).map(readShips) : null,
      fleet: colourOrNull(s.fleet),
      reserve: typeof s.reserve === 'number' ? s.reserve : null,
    });
  }
  return out;
}

function readShips(x: Plain): { readonly colour: ColourName; readonly n: number } {
  const { colour, n } = dict(x);
  return { colour: colourOrNull(colour) ?? 'white', n: num(n, 0) };
}

function readMark(cell: Plain): MarkView {
  const x = dict(cell);
  return { planet: text(x.planet), sheet: num(x.sheet, -1), what: text(x.what), card: textOrNull(x.card) };
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
