/** How much of a location there is room for: everything, all in smaller signs, or little but its name; on a phone what a thumb can press. */
export type TileSize = 'large' | 'medium' | 'small' | 'phone';

/** What stands at one place of a row: a mission, or the mouth of a passage. */
export interface RowItem {
  readonly key: number;
  /** The passage it is a mouth of, by its name; null: it is a mission. */
  readonly mouth: string | null;
  /** Ships and facilities of the other side, and of this one. */
  readonly theirs: number;
  readonly ours: number;
}

export interface Placed {
  readonly key: number;
  readonly x: number;
  readonly width: number;
  readonly size: TileSize;
  readonly height: number;
}
export interface RowPlan {
  /** Where its tiles begin, from the top of the room. */
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  /** How many plates there is room for above and below a tile. */
  readonly theirs: number;
  readonly ours: number;
  readonly items: readonly Placed[];
}
export interface LinesPlan {
  readonly size: TileSize;
  readonly width: number;
  readonly tileHeight: number;
  readonly rows: readonly RowPlan[];
  /** How wide it all is: more than the room where it must be scrolled. */
  readonly whole: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** How much is left free on both sides. */
  readonly edge?: number;
  /** Room below the tiles that is taken by something else, such as open stacks. */
  readonly below?: number;
  /** The location that is looked at: where tiles are small it opens, and the others give way. */
  readonly open?: number | null;
}

export const PLATE = 31;
export const MOUTH = 60;
const GAP = 6;
const NARROWEST = 64;
const WIDEST = 148;
/** An open tile among small ones. */
const OPEN = { width: 136, height: 84 };
/** Above the tiles of a row the name of the quadrant, below them the road with spans. */
const HEAD = 14;
const ROAD = 12;

const sizeFor = (width: number): TileSize => (width >= 132 ? 'large' : width >= 96 ? 'medium' : 'small');

/** The columns of each row: rows with mouths of one passage are shifted so that the mouths stand in one column. */
function columnsOf(rows: readonly (readonly RowItem[])[]): {
  readonly shift: readonly number[];
  readonly mouth: number;
  readonly n: number;
} {
  const passages = rows.map((items) => items.flatMap(({ mouth }, i) => (mouth === null ? [] : [{ mouth, i }])));
  const shared = passages[0]?.find((x) => passages.slice(1).some((others) => others.some((y) => y.mouth === x.mouth)));
  const at = rows.map((_, r) => passages[r].find((x) => x.mouth === shared?.mouth)?.i ?? -1);
  const mouth = shared === undefined ? -1 : Math.max(...at);
  const shift = at.map((i) => (i < 0 || mouth < 0 ? 0 : mouth - i));
  return { shift, mouth, n: Math.max(1, ...rows.map((items, r) => items.length + shift[r])) };
}

/** Rows of plates by need, one at least for each side that has any; then one for the others, too. What does not fit is folded. */
function dealRows(wants: readonly number[], room: number): readonly number[] {
  const given = wants.map((n) => Math.min(1, n));
  const wanted = wants.map((n) => Math.max(1, n));
  for (let left = room - given.reduce((a, b) => a + b, 0); left > 0; left--) {
    // Ships that are there come before room for those that may come.
    const lack = wants.map((n, i) => n - given[i]);
    const next = Math.max(...lack) > 0 ? lack.indexOf(Math.max(...lack)) : wanted.findIndex((n, i) => n > given[i]);
    if (next < 0) break;
    given[next]++;
  }
  return given;
}

/** Where everything on the lines stands: one row a quadrant, one below the other. */
export function planLines(rows: readonly (readonly RowItem[])[], room: Room): LinesPlan {
  const { width, height, edge = 12, below = 0, open = null } = room;
  const { shift, mouth, n } = columnsOf(rows);
  const missions = mouth < 0 ? n : n - 1;
  const free = width - 2 * edge - (n - 1) * GAP - (mouth < 0 ? 0 : MOUTH);
  const fit = (space: number, among: number): number => Math.max(NARROWEST, Math.min(WIDEST, Math.floor(space / Math.max(1, among))));
  const size = sizeFor(fit(free, missions));
  // Which column opens: only where tiles are small.
  const wide = size !== 'small' || open === null ? -1 : columnOf(rows, shift, open);
  const tile = wide < 0 ? fit(free, missions) : fit(free - OPEN.width, missions - 1);
  const tileHeight = size === 'small' ? (rows.length > 1 ? 104 : 132) : OPEN.height;
  const widthOf = (column: number): number => (column === mouth ? MOUTH : column === wide ? OPEN.width : tile);
  const xOf = (column: number): number => edge + Array.from({ length: column }, (_, i) => widthOf(i) + GAP).reduce((a, b) => a + b, 0);
  const fixed = rows.length * (tileHeight + HEAD + ROAD + below);
  const wants = rows.flatMap((items) => [Math.max(0, ...items.map((x) => x.theirs)), Math.max(0, ...items.map((x) => x.ours))]);
  const dealt = dealRows(wants, Math.floor((height - fixed) / PLATE));
  const used = fixed + dealt.reduce((sum, k) => sum + k, 0) * PLATE;
  // What is left over goes between the rows, so that nothing jumps when a plate comes.
  const rest = Math.max(0, Math.floor((height - used) / (rows.length * 2)));
  let top = 0;
  const plans = rows.map((items, r): RowPlan => {
    const [theirs, ours] = [dealt[2 * r], dealt[2 * r + 1]];
    const y = top + rest + HEAD + theirs * PLATE;
    const end = y + tileHeight + ROAD + ours * PLATE + below;
    const bottom = r === rows.length - 1 ? Math.max(height, end) : end + rest;
    const placed = items.map(({ key }, i): Placed => {
      const column = i + shift[r];
      const isOpen = key === open && wide >= 0;
      return {
        key,
        x: xOf(column),
        width: isOpen || column !== wide ? widthOf(column) : tile,
        size: isOpen ? 'large' : size,
        height: isOpen ? OPEN.height : tileHeight,
      };
    });
    const plan = { y, top, bottom, theirs, ours, items: placed };
    top = bottom;
    return plan;
  });
  const whole = Math.max(width, ...plans.flatMap(({ items }) => items.map((x) => x.x + x.width + edge)));
  return { size, width: tile, tileHeight, rows: plans, whole };
}

function columnOf(rows: readonly (readonly RowItem[])[], shift: readonly number[], key: number): number {
  for (const [r, items] of rows.entries()) {
    const at = items.findIndex((x) => x.key === key && x.mouth === null);
    if (at >= 0) return at + shift[r];
  }
  return -1;
}
