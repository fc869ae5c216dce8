import { placeCell, zoneCell, type Cell } from '@parley/kernel';
import { cellIds, placeIds } from '../ids/index.ts';
import { isInFight } from '../rules/board/move.ts';
import { zoneOfKind } from '../rules/cards/asset-cards.ts';
import { sightIn } from '../rules/cards/sight.ts';
import { countsOddly } from '../rules/resolution/totals.ts';
import { COLOURS, DEFENSE, OFFENSE, type Cosmic, type Player, type PlaceNo } from '../rules/state/state.ts';
import type { CosmicView, LingeringCell } from './cosmic-view.ts';
import { encounter } from './encounter.ts';
import { hazardsSeen } from './hazards.ts';
import { colonies, goal, map, marks, ships, stacks } from './places.ts';
import { mayReceiptsDiffer, receipt } from './receipts.ts';
import { asset, sheet } from './sheets.ts';
import { zone } from './zones.ts';

/** The name of a cell. Of places, zones, sheets and assets there are many, each with its number. */
export type Key = keyof CosmicView;
type Makers = { [K in Key]: (g: Cosmic) => Cell<CosmicView[K]> };

/** Who makes which cell. Those of numbered cells are added when they are first asked for: they are the same at all tables. */
const MAKERS: Makers = {
  people,
  turn,
  encounter,
  'receipt:0': (g) => receipt(g, OFFENSE),
  'receipt:1': (g) => receipt(g, DEFENSE),
  stacks,
  marks,
  map,
  lingering,
  goal,
  colonies,
  rewards,
  hazards,
  technology,
};
const SINGLE: readonly Key[] = [
  'people',
  'turn',
  'encounter',
  'receipt:0',
  'receipt:1',
  'stacks',
  'marks',
  'map',
  'lingering',
  'goal',
  'colonies',
  'rewards',
  'hazards',
  'technology',
];

/** The parts a view is made of. */
export function cells(g: Cosmic): Key[] {
  const { places, zones, sheets, assets } = g.s;
  return [
    ...SINGLE,
    ...places.map((_, i) => placeCell(i)),
    ...zones.map((_, i) => zoneCell(i)),
    ...sheets.map((x) => `sheet:${x.id}` as const),
    ...assets.map((x) => `asset:${x.id}` as const),
  ];
}

export function cell<K extends Key>(g: Cosmic, key: K): Cell<CosmicView[K]> {
  if (MAKERS[key] === undefined) addMaker(key);
  return MAKERS[key](g);
}

function addMaker(key: Key): void {
  const said = cellIds.find(key);
  switch (said?.kind) {
    case 'place':
      MAKERS[`place:${said.n}`] = (g) => ships(g, said.n);
      return;
    case 'zone':
      MAKERS[`zone:${said.n}`] = (g) => zone(g, said.n);
      return;
    case 'sheet':
      MAKERS[`sheet:${said.n}`] = (g) => sheet(g, said.n);
      return;
    case 'asset':
      MAKERS[`asset:${said.n}`] = (g) => asset(g, said.n);
      return;
    case 'receipt':
    case 'single':
    case undefined:
      throw new Error(`There is no cell called "${key}".`);
  }
}

/**
 * What follows from other cells, so that nobody touches it: what colonies count for, what makes a total. Cards that move and an encounter that goes
 * on count for nobody's colonies, and whoever moves ships says when they do; whoever has a card count for a total touches the encounter.
 */
export function following(g: Cosmic, changed: readonly string[]): readonly Key[] {
  const out: Key[] = [];
  let counts = false;
  let goesOn = false;
  let sums = false;
  for (const key of changed) {
    if (key === 'encounter') goesOn = true;
    if (key === 'encounter' || key === 'turn' || key === 'colonies') continue;
    const said = cellIds.read(key);
    if (said.kind === 'place') {
      const holder = holderOf(g, said.n);
      if (holder !== null) out.push(holder);
      if (isInFight(g, said.n) || countsOddly(g)) sums = true;
    } else if (said.kind !== 'zone' && said.kind !== 'receipt') {
      sums = true;
      counts = true;
    }
  }
  if (counts) out.push('colonies');
  if ((goesOn || sums) && mayReceiptsDiffer(g, sums)) out.push('receipt:0', 'receipt:1');
  return out;
}

/** The cell that shows the ships of this place too, or null: that of the sheet they stand on, or of the stack they are in. */
function holderOf({ s }: Cosmic, place: PlaceNo): Key | null {
  const { kind, by } = s.places[place];
  if (kind !== 'hold') return null;
  const said = placeIds.find(by);
  if (said?.kind === 'captives' || said?.kind === 'reserve') return `sheet:${said.sheet}`;
  return s.stacks.some((x) => x.hold === place) ? 'stacks' : null;
}

function people({ s }: Cosmic): Cell<CosmicView['people']> {
  const { teams } = s;
  return {
    all: {
      colours: s.colourOf.map((c) => COLOURS[c]),
      order: s.order.slice(),
      hands: s.handOf.slice(),
      sheets: s.sheets.length,
      assets: s.assets.length,
      fleets: s.personOf.slice(),
      covered: s.covered?.slice() ?? null,
      teams: teams === undefined ? null : { partners: teams.partner.slice(), planet: teams.planet, met: teams.met.slice() },
    },
  };
}

function turn({ s }: Cosmic): Cell<CosmicView['turn']> {
  const { owner, number, encounters, planet } = s.turn;
  return { all: { owner, number, encounters, winners: s.winners?.slice() ?? null, wonBy: s.wonBy, planet: planet !== undefined } };
}

/** Lingering effects; what somebody was shown of others' cards is added for those eyes alone. */
function lingering(g: Cosmic): Cell<CosmicView['lingering']> {
  const seenFor = (p: Player | null): readonly LingeringCell[] =>
    g.k.lingering.map((x) => {
      const common = { id: x.id, kind: x.kind, owner: x.owner, until: x.until, cause: x.cause };
      const seen = x.owner === p ? sightIn(x) : null;
      return seen === null ? common : { ...common, seen };
    });
  const own: { [seat: number]: readonly LingeringCell[] } = {};
  for (const x of g.k.lingering) if (x.owner >= 0 && sightIn(x) !== null) own[x.owner] ??= seenFor(x.owner);
  return { all: seenFor(null), own };
}

/** Which cards have the other back, and the zones of their deck and pile. */
function rewards({ s }: Cosmic): Cell<CosmicView['rewards']> {
  return { all: s.rewards === undefined ? null : { ...s.rewards } };
}

function hazards(g: Cosmic): Cell<CosmicView['hazards']> {
  return { all: g.s.options.hazards ? hazardsSeen(g) : null };
}

function technology(g: Cosmic): Cell<CosmicView['technology']> {
  const deck = zoneOfKind(g, 'tech-deck');
  return { all: deck < 0 ? null : { deck, discard: zoneOfKind(g, 'tech-discard') } };
}
