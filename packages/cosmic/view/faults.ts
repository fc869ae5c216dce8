import { pieceFaults, type Copy } from '@parley/kernel';
import { fleetSize } from '../rules/board/fleets.ts';
import { placeName } from '../rules/board/places.ts';
import { isThere } from '../rules/cards/marks.ts';
import { cardKey, cardsIn, typeOf } from '../rules/cards/zones.ts';
import { sheetsStand } from '../rules/powers/power-law.ts';
import { alienOf } from '../rules/registry/sources.ts';
import { personOf } from '../rules/state/people.ts';
import { receiptOf } from '../rules/resolution/totals.ts';
import {
  COLOURS,
  GATE,
  inEncounter,
  SIDE,
  SIDES,
  SLOT_ZONES,
  type Asset,
  type Cosmic,
  type Player,
  type Side,
  type Zone,
} from '../rules/state/state.ts';

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
  if (inEncounter(g)) for (const side of SIDES) out.push(...receiptFaults(g, side));
  if (!inEncounter(g)) out.push(...castaways(g));
  return out;
}

/** Rows that do not add up to the total under them. */
function receiptFaults(g: Cosmic, side: Side): string[] {
  let rows = 0;
  let sum = 0;
  for (const row of receiptOf(g, side)) {
    if (row.what === 'sum') sum = row.n;
    else rows += row.n;
  }
  return rows === sum ? [] : [`the rows of side ${side} make ${rows}, and the total is ${sum}`];
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
          shown: sheet.notes[note] ?? null,
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
