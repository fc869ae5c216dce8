import { pieceFaults, placeCell, wholeNumber, zoneCell, type Cell, type Copy, type Plain, type Random } from '@parley/kernel';
import { zoneOfKind } from '../rules/board/assets.ts';
import { captivesShown } from '../rules/board/captives.ts';
import { fleetSize, reserveColour, reserveLeft } from '../rules/board/fleets.ts';
import { isThere } from '../rules/board/marks.ts';
import { personOf } from '../rules/board/people.ts';
import { coloniesCounted, colonyScore, placeName } from '../rules/board/places.ts';
import { preyOf } from '../rules/board/ships.ts';
import {
  COLOURS,
  enc,
  GATE,
  inEncounter,
  SIDE,
  SIDES,
  SLOT_ZONES,
  Z,
  type Asset,
  type Cosmic,
  type Encounter,
  type Mark,
  type Player,
  type Sheet,
  type Zone,
} from '../rules/state/state.ts';
import { isWarpWorld } from '../rules/board/warp.ts';
import { backOf, countRewards, isReward } from '../rules/cards/backs.ts';
import { scrambleLaid } from '../rules/cards/front.ts';
import { sightIn } from '../rules/cards/sight.ts';
import { cardKey, cardsIn, handSize, typeOf, zoneOf } from '../rules/cards/zones.ts';
import { encounterCell } from './encounter.ts';
import { alienOf, playerOfZone, sheetController, sheetZone } from '../rules/powers/attach.ts';
import { isZapped, sheetsStand } from '../rules/powers/sheets.ts';
import { alienById } from '../rules/registry/registry.ts';
import { FACEDOWN, scrambleHidden } from '../rules/variants/powers/hidden.ts';
import { hazardsSeen } from '../rules/variants/hazards/view.ts';

/** What follows from where ships stand and what effects make of it. */
const FOLLOWING: readonly string[] = ['colonies'];
const NOTHING: readonly string[] = [];
/** Cards that move and an encounter that goes on count for nobody's colonies, and whoever moves ships says when they do. */
export function following(g: Cosmic, changed: readonly string[]): readonly string[] {
  let counts = false;
  let sheets: string[] | null = null;
  for (const key of changed) {
    if (key === 'encounter' || key === 'turn' || key.startsWith('zone:')) continue;
    if (!key.startsWith('place:')) counts = true;
    else {
      const sheet = sheetUnder(g, partsOf(key)?.n ?? -1);
      if (sheet !== null) (sheets ??= []).push(sheet);
    }
  }
  return sheets !== null ? [...sheets, ...(counts ? FOLLOWING : NOTHING)] : counts ? FOLLOWING : NOTHING;
}

/** The cell of the sheet on which these ships stand, or null. A sheet shows them too. */
function sheetUnder({ s }: Cosmic, place: number): string | null {
  const { kind, by } = s.places[place];
  const found = kind === 'hold' ? ON_SHEET.exec(by) : null;
  return found === null ? null : `sheet:${found[1]}`;
}
const ON_SHEET = /^(?:captives|sheet)\/(\d+)$/;

/** The parts a view is made of. */
export function cells(g: Cosmic): string[] {
  return [
    'people',
    'turn',
    'encounter',
    'stacks',
    'marks',
    'map',
    'lingering',
    ...FOLLOWING,
    ...(g.s.rewards === undefined ? [] : ['rewards']),
    ...(g.s.options.hazards ? ['hazards'] : []),
    ...(zoneOfKind(g, 'tech-deck') >= 0 ? ['technology'] : []),
    ...g.s.places.map((_, i) => placeCell(i)),
    ...g.s.zones.map((_, i) => zoneCell(i)),
    ...g.s.sheets.map((s) => `sheet:${s.id}`),
    ...g.s.assets.map((x) => `asset:${x.id}`),
  ];
}

export function cell(g: Cosmic, key: string): Cell {
  const { s } = g;
  const parts = partsOf(key);
  if (parts !== null) return numbered(g, parts.kind, parts.n);
  switch (key) {
    case 'people':
      return {
        all: {
          colours: s.colourOf.map((c) => COLOURS[c]),
          order: s.order.slice(),
          hands: s.handOf.slice(),
          // How many there are: whoever sees cells one by one finds them by their numbers.
          sheets: s.sheets.length,
          assets: s.assets.length,
          // Whose ships they are, by colour: somebody may have two fleets.
          fleets: s.personOf.slice(),
          // Where everybody's cards lie that are covered for a while, once there are any such places.
          covered: s.covered?.slice() ?? null,
          ...(s.teams === undefined ? {} : { partners: s.teams.partner.slice(), planet: s.teams.planet, met: s.teams.met.slice() }),
        },
      };
    case 'turn':
      return {
        all: {
          owner: s.turn.owner,
          number: s.turn.number,
          encounters: s.turn.encounters,
          winners: s.winners?.slice() ?? null,
          wonBy: s.wonBy,
          ...(s.teams === undefined ? {} : { planet: s.turn.planet !== undefined }),
        },
      };
    case 'encounter':
      return inEncounter(g) ? encounterCell(g, enc(g)) : { all: null };
    case 'stacks':
      return {
        all: s.stacks.map((x) => ({
          id: x.id,
          colour: COLOURS[x.colour],
          place: x.place,
          prey: s.ships.at[x.hold].slice(),
          ships: 1 + preyOf(g, x),
          special: x.special ?? null,
          ...(x.marker === undefined ? {} : { marker: x.marker }),
        })),
      };
    case 'map':
      return {
        all: s.places.map((x, i) => ({
          name: placeName(g, i),
          kind: x.kind,
          system: x.system,
          keeper: x.keeper,
          ...(isWarpWorld(g, i) ? { inWarp: true } : {}),
        })),
      };
    case 'colonies':
      // What everybody's colonies count for towards victory, with halves.
      return { all: s.colourOf.map((_, p) => coloniesCounted(g, p)) };
    case 'marks':
      return { all: s.marks.map((x) => mark(g, x)) };
    case 'lingering':
      return lingering(g);
    case 'rewards':
      // Which cards have the other back, and the zones of their deck and pile.
      return { all: s.rewards === undefined ? null : { ...s.rewards } };
    case 'hazards':
      return { all: s.options.hazards ? hazardsSeen(g) : null };
    case 'technology':
      return { all: { deck: zoneOfKind(g, 'tech-deck'), discard: zoneOfKind(g, 'tech-discard') } };
    default:
      return { all: null };
  }
}

interface Parts {
  readonly kind: string;
  readonly n: number;
}
/** The kind and number of a cell of which there are many. They are the same at all tables: taken apart once. */
function partsOf(key: string): Parts | null {
  const known = partsByKey.get(key);
  if (known !== undefined) return known;
  const colon = key.indexOf(':');
  const parts = colon > 0 ? { kind: key.slice(0, colon), n: wholeNumber(key.slice(colon + 1)) } : null;
  if (partsByKey.size < MOST_KEYS) partsByKey.set(key, parts);
  return parts;
}
const partsByKey = new Map<string, Parts | null>();
const MOST_KEYS = 1000;

/** One of many cells of a kind. */
function numbered(g: Cosmic, kind: string, n: number): Cell {
  switch (kind) {
    case 'place':
      return { all: g.s.ships.at[n].slice() };
    case 'zone':
      return zone(g, n);
    case 'sheet':
      return sheet(g, g.s.sheets[n]);
    case 'asset':
      return asset(g, g.s.assets[n]);
    default:
      return { all: null };
  }
}

/** What lies at a planet. */
function mark(g: Cosmic, { planet, sheet, what, card }: Mark): Plain {
  const open = card >= 0 && sheetZone(g, zoneOf(g, card))?.seen === 'all';
  return { planet: placeName(g, planet), sheet, what, card: open ? cardKey(g, card) : null };
}

/** Lingering effects; what somebody was shown of others' cards is added for those eyes alone. */
function lingering(g: Cosmic): Cell {
  const seenFor = (p: Player | null): Plain =>
    g.k.lingering.map((x) => {
      const common = { id: x.id, kind: x.kind, owner: x.owner, until: x.until, cause: x.cause };
      const seen = x.owner === p ? sightIn(x) : null;
      return seen === null ? common : { ...common, seen };
    });
  const own: { [seat: number]: Plain } = {};
  for (const x of g.k.lingering) if (x.owner >= 0 && sightIn(x) !== null) own[x.owner] ??= seenFor(x.owner);
  return { all: seenFor(null), own };
}

/** Which seats see the faces in a zone: everybody, some, or nobody. */
function seenBy(g: Cosmic, i: number): 'all' | readonly Player[] {
  const z = g.s.zones[i];
  switch (z.kind) {
    case 'discard':
    case 'destiny-discard':
    case 'removed':
    case 'table':
    case 'aside':
    case 'tech-discard':
    case 'reward-discard':
    case 'hazard-discard':
    case 'hazards':
      return 'all';
    case 'hand':
      return [playerOfZone(g, i)];
    case 'covered':
      return [g.s.covered?.indexOf(i) ?? -1];
    case 'sheet': {
      const { hidden } = g.s.sheets[z.sheet];
      // A zone without a name is there for show.
      if (z.name === '') return [];
      const seen = hidden ? 'owner' : sheetZone(g, i)?.seen;
      return seen === 'all' ? 'all' : seen === 'nobody' ? [] : [sheetController(g.s.sheets[z.sheet])];
    }
    case 'asset':
    case 'store': {
      const { kind, up, colour } = g.s.assets[z.asset ?? -1];
      return (up || kind !== 'tech') && z.kind === 'asset' ? 'all' : [personOf(g, colour)];
    }
    case 'deck':
    case 'destiny':
    case 'unused-flares':
    case 'slot':
    case 'tech-deck':
    case 'reward-deck':
    case 'hazard-deck':
    case 'front':
      return [];
  }
}

function zone(g: Cosmic, i: number): Cell {
  const who = seenBy(g, i);
  const cards = cardsIn(g, i);
  if (who === 'all') return { all: cards.map((c) => cardKey(g, c)) };
  const all = fromBehind(g, i, cards);
  if (who.length === 0) return { all };
  const own: { [seat: number]: Plain } = {};
  for (const p of who) if (p >= 0) own[p] = cards.map((c) => cardKey(g, c));
  return { all, own };
}

/** Cards from behind: how many there are, and where backs differ how many are reward cards; of a deck also what is on top. */
function fromBehind(g: Cosmic, i: number, cards: readonly number[]): Plain {
  const { rewards, zones } = g.s;
  if (rewards === undefined || zones[i].kind === 'reward-deck') return cards.length;
  const reward = countRewards(g, cards);
  if (reward === 0) return cards.length; // faq-reward-deck-5
  return { n: cards.length, reward, ...(i === Z.deck ? { top: backOf(g, cards[cards.length - 1]) } : {}) };
}

/** Notes whose key begins with 'secret' are for the controller alone. */
function sheet(g: Cosmic, s: Sheet): Cell {
  const open: { [key: string]: Plain } = {};
  const noted = { ...s.memo, ...shipsOn(g, s) };
  for (const [key, value] of Object.entries(noted)) if (!key.startsWith('secret')) open[key] = value;
  const common = {
    alien: s.alien,
    name: alienById(s.alien).name,
    owner: s.owner,
    controller: sheetController(s),
    down: s.down,
    zapped: isZapped(g, s.id),
    tokens: s.tokens,
    zones: { ...s.zones },
    marks: { ...s.marks },
    ...(g.s.options.hiddenPowers ? { hidden: s.hidden === true } : {}),
  };
  if (s.hidden) return { all: { ...common, ...FACEDOWN, memo: {} }, own: { [sheetController(s)]: { ...common, memo: noted } } };
  const all = { ...common, memo: open };
  return s.owner < 0 ? { all } : { all, own: { [sheetController(s)]: { ...common, memo: noted } } };
}

/** The ships that stand on a sheet: those it has captured, and those of a second fleet that wait there. */
function shipsOn(g: Cosmic, s: Sheet): { [key: string]: Plain } {
  const captives = captivesShown(g, s);
  return { ...(captives === null ? {} : { captives }), ...(reserveColour(s) < 0 ? {} : { reserve: reserveLeft(g, s) }) };
}

/**
 * What lies in front of somebody. Its face is in its zone, for those who may see it; ships stand in the place it names. A station names
 * the planet it is attached to, a ship marker the stack it is on.
 */
function asset(g: Cosmic, x: Asset): Cell {
  if (x.colour < 0) return { all: null };
  const { kind, up, zone, store, hold, memo, planet, ship = -1 } = x;
  const at = planet === undefined ? null : placeName(g, planet);
  return { all: { kind, colour: COLOURS[x.colour], up, zone, store, place: hold, memo: { ...memo }, planet: at, ship } };
}

/** Pieces that are lost or doubled, numbers that cannot be, a law that has not been disturbed when it should have been. */
export function faults(g: Cosmic): string[] {
  const { s } = g;
  const out = pieceFaults(s.cards, 'card');
  if (s.face.length !== s.cards.zone.length) out.push(`${s.face.length} faces for ${s.cards.zone.length} cards`);
  const most = fleetSize(g);
  for (let c = 0; c < COLOURS.length; c++) {
    if (s.personOf[c] < 0) continue;
    let n = 0;
    for (const row of s.ships.at) n += row[c];
    const special = s.stacks.filter((x) => x.colour === c && x.special !== undefined).length;
    if (n !== most + special) out.push(`${COLOURS[c]} has ${n} ships instead of ${most + special}`);
  }
  s.ships.at.forEach((row, i) => row.forEach((n, c) => n < 0 && out.push(`${n} ${COLOURS[c]} ships at ${placeName(g, i)}`)));
  for (const x of s.stacks) {
    const there = s.ships.at[x.place][x.colour];
    if (s.stacks.filter((y) => y.place === x.place && y.colour === x.colour).length > there) out.push(`stack ${x.id} has no top ship`);
  }
  s.colourOf.forEach((c, p) => s.personOf[c] !== p && out.push(`colour ${COLOURS[c]} is not bound to person ${p}`));
  if (s.personOf.filter((p) => p >= 0).length !== s.fleets) out.push('the fleets are not counted right');
  for (const x of s.marks) if (!isThere(g, x)) out.push(`card ${x.card} does not lie at ${placeName(g, x.planet)}`);
  out.push(...assetFaults(g));
  if (!g.k.unsettled && !sheetsStand(g)) out.push('a sheet is not turned as its home colonies want it');
  if (new Set(s.order).size !== s.players) out.push('somebody has lost the place at the table');
  if (new Set(s.handOf).size !== s.players) out.push('two people share a hand');
  if (!inEncounter(g))
    for (const z of [...SLOT_ZONES, ...(s.covered ?? [])])
      if (cardsIn(g, z).length > 0) out.push('a card lies in a slot or aside between encounters');
  out.push(...leftovers(g));
  if (!inEncounter(g)) out.push(...castaways(g));
  return out;
}

/** Ships that were left behind on a planet when it was taken off the board. */
const castaways = (g: Cosmic): string[] =>
  g.s.places.flatMap(({ kind, system }, i) => {
    const isLeft = kind === 'planet' && system < 0 && g.s.ships.at[i].some((n) => n > 0);
    return isLeft ? [`ships stand on ${placeName(g, i)}, which is gone`] : [];
  });

/** Notes on sheets that show what stands elsewhere. */
export const copies = (g: Cosmic): Copy[] =>
  g.s.sheets.flatMap((sheet) =>
    sheet.owner < 0
      ? []
      : Object.entries(alienOf(g, sheet).copies ?? {}).map(([note, is]) => ({
          name: `"${note}" on the sheet of ${sheet.alien}`,
          shown: sheet.memo[note] ?? null,
          is: is(g, sheet),
        })),
  );

/** Cards and ships that belong to no encounter on the table, and lie where only those of encounters do. */
function leftovers({ s }: Cosmic): string[] {
  const out: string[] = [];
  for (const card of s.rewards === undefined ? [] : s.cards.in[s.rewards.front])
    if (!s.encounters.some((e) => e.laid?.some((x) => x.card === card))) out.push(`card ${card} lies in front of nobody`);
  const isIn = (p: Player): boolean => s.encounters.some((e) => [e.offense, e.defense, ...e.joined[0], ...e.joined[1]].includes(p));
  for (const place of [GATE, SIDE])
    s.ships.at[place].forEach((n, c) => {
      if (n > 0 && !isIn(s.personOf[c])) out.push(`${COLOURS[c]} has ships in an encounter without a part in it`);
    });
  return out;
}

/** Where cards of assets can be, and which of these zones hold no others. */
const ASSET_ZONES: { readonly [type: string]: readonly Zone['kind'][] } = {
  tech: ['tech-deck', 'tech-discard', 'asset'],
  station: ['asset', 'removed'],
  marker: ['asset', 'removed'],
};
const ONLY_ASSETS: readonly Zone['kind'][] = ['tech-deck', 'tech-discard', 'asset'];

/** Two stations on one planet, a marker and a ship that do not know each other. */
function attachmentFaults({ s }: Cosmic, x: Asset): string[] {
  if (x.colour < 0) return [];
  const out: string[] = [];
  if (s.assets.some((y) => y.id < x.id && y.colour >= 0 && x.planet !== undefined && y.planet === x.planet))
    out.push(`asset ${x.id} shares its planet`);
  const stack = s.stacks.find((y) => y.id === x.ship);
  if (x.ship !== undefined && (stack?.marker !== x.id || stack.colour !== x.colour)) out.push(`the marker of asset ${x.id} is on no ship`);
  return out;
}

/** Assets without exactly one card, cards of assets where they do not belong, ships on something that is not there. */
function assetFaults(g: Cosmic): string[] {
  const out: string[] = [];
  if (g.s.assets.length === 0) return out;
  g.s.zones.forEach((z, i) => {
    for (const card of cardsIn(g, i)) {
      const home = ASSET_ZONES[typeOf(g, card)]?.includes(z.kind) ?? !ONLY_ASSETS.includes(z.kind);
      if (!home) out.push(`${cardKey(g, card)} lies in a ${z.kind} zone`);
    }
  });
  for (const x of g.s.assets) out.push(...attachmentFaults(g, x));
  for (const { id, zone, colour, hold } of g.s.assets) {
    if (cardsIn(g, zone).length > 1) out.push(`asset ${id} has ${cardsIn(g, zone).length} cards`);
    if (colour < 0 && cardsIn(g, zone).length > 0) out.push(`asset ${id} belongs to nobody`);
    const owner = personOf(g, colour);
    if (hold >= 0 && g.s.ships.at[hold].some((n, c) => n > 0 && (owner < 0 || g.s.personOf[c] !== owner)))
      out.push(`strange ships stand on asset ${id}`);
  }
  return out;
}

/** Rearranges everything this seat may not know. */
export function scramble(g: Cosmic, seat: Player | null, random: Random): void {
  const { s } = g;
  const hidden = (i: number): boolean => {
    const who = seenBy(g, i);
    return who !== 'all' && (seat === null || !who.includes(seat));
  };
  const hazards = s.zones.findIndex((z) => z.kind === 'hazard-deck');
  const groups: number[][] = [[], [Z.destiny], [Z.unused], [], hazards < 0 ? [] : [hazards]];
  if (s.rewards !== undefined && s.rewards.deck !== Z.deck) groups[0].push(s.rewards.deck);
  s.zones.forEach((z, i) => (z.kind === 'tech-deck' || z.kind === 'asset') && hidden(i) && groups[3].push(i));
  s.zones.forEach(
    (z, i) =>
      (z.kind === 'hand' || z.kind === 'deck' || z.kind === 'sheet' || z.kind === 'store' || z.kind === 'covered') &&
      hidden(i) &&
      groups[0].push(i),
  );
  const slots = inEncounter(g) ? SIDES.filter((side) => hiddenSlot(enc(g), side, seat)) : [];
  for (const side of slots) groups[0].push(SLOT_ZONES[side]);
  for (const zones of groups) {
    const cards = random.shuffle(zones.flatMap((i) => s.cards.in[i]));
    const [rewards, others] = [cards.filter((c) => isReward(g, c)), cards.filter((c) => !isReward(g, c))];
    for (const i of zones) {
      // Where a back is seen, there is a card with that back.
      s.cards.in[i] = s.cards.in[i].map((c) => (isReward(g, c) ? rewards : others).pop() ?? c);
      for (const card of s.cards.in[i]) s.cards.zone[card] = i;
    }
  }
  if (s.rewards !== undefined) scrambleLaid(g, seat, random, groups[0]);
  for (const side of slots) enc(g).slots[side].card = s.cards.in[SLOT_ZONES[side]][0];
  if (s.options.hiddenPowers) scrambleHidden(g, seat, random);
  for (const x of s.sheets)
    if (sheetController(x) !== seat) for (const key of Object.keys(x.memo)) if (key.startsWith('secret')) x.memo[key] = 'scrambled';
}

const hiddenSlot = (e: Encounter, side: 0 | 1, seat: Player | null): boolean =>
  e.slots[side].card >= 0 && !e.slots[side].up && (seat === null || e.slots[side].by !== seat);

export const scoreboard = (g: Cosmic): readonly number[] => g.s.order.map((p) => colonyScore(g, p));
export const handSizes = (g: Cosmic): readonly number[] => g.s.order.map((p) => handSize(g, p));
