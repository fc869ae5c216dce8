import { type Cosmic, type Player, type Colour, type ShipGroup, type Stack, WARP, type PlaceNo } from '../state/state.ts';

/** The colours a player plays: normally one. */
export function fleets(g: Cosmic, p: Player): Colour[] {
  const out: Colour[] = [];
  g.s.personOf.forEach((owner, c) => owner === p && out.push(c));
  return out;
}

/** Everything a player has in a place: plain ships by colour, and each stack by itself. */
export function groupsAt(g: Cosmic, p: Player, place: PlaceNo): ShipGroup[] {
  if (g.s.stacks.length === 0 && g.s.fleets === g.s.players) {
    const colour = g.s.colourOf[p];
    const n = g.s.ships.at[place][colour];
    return n > 0 ? [{ place, colour, stack: -1, n }] : [];
  }
  const out: ShipGroup[] = [];
  addGroups(g, p, place, out);
  return out;
}

/** The same in several places. */
export function groupsIn(g: Cosmic, p: Player, places: readonly PlaceNo[]): ShipGroup[] {
  const out: ShipGroup[] = [];
  for (const place of places) addGroups(g, p, place, out);
  return out;
}

function addGroups(g: Cosmic, p: Player, place: PlaceNo, out: ShipGroup[]): void {
  const { personOf: owner } = g.s;
  const at = g.s.ships.at[place];
  if (g.s.stacks.length === 0 && g.s.fleets === g.s.players) {
    const colour = g.s.colourOf[p];
    if (at[colour] > 0) out.push({ place, colour, stack: -1, n: at[colour] });
    return;
  }
  for (let colour = 0; colour < owner.length; colour++) {
    if (at[colour] === 0 || owner[colour] !== p) continue;
    if (g.s.stacks.length === 0) {
      out.push({ place, colour, stack: -1, n: at[colour] });
      continue;
    }
    const stacks = g.s.stacks.filter((s) => s.place === place && s.colour === colour);
    const plain = at[colour] - stacks.length;
    if (plain > 0) out.push({ place, colour, stack: -1, n: plain });
    for (const s of stacks) out.push({ place, colour, stack: s.id, n: 1 });
  }
}

/** How many ships these are. A stack is one. */
export function countShips(groups: readonly ShipGroup[]): number {
  let n = 0;
  for (const x of groups) n += x.n;
  return n;
}

/** The stack with this number, if it is still together. */
export const stackById = (g: Cosmic, id: number): Stack | undefined => g.s.stacks.find((s) => s.id === id);

/** Of ships chosen earlier, those that are still where they were: an answer to the effect may have cost some. */
export function present(g: Cosmic, groups: readonly ShipGroup[]): ShipGroup[] {
  return groups.flatMap((x) => {
    if (x.stack >= 0) return stackById(g, x.stack)?.place === x.place ? [x] : [];
    const stacks = g.s.stacks.filter((s) => s.place === x.place && s.colour === x.colour).length;
    const n = Math.min(x.n, g.s.ships.at[x.place][x.colour] - stacks);
    return n > 0 ? [{ ...x, n }] : [];
  });
}

/** Ships that are alike: plain ones of one colour together, each stack by itself. */
export function kinds<T extends ShipGroup>(groups: readonly T[]): [T, ...T[]][] {
  const out: [T, ...T[]][] = [];
  for (const x of groups) {
    const like = out.find(([y]) => x.stack < 0 && y.stack < 0 && y.colour === x.colour);
    if (like) like.push(x);
    else out.push([x]);
  }
  return out;
}

/** How many of these ships are in a place. */
export function countIn(place: PlaceNo, groups: readonly ShipGroup[]): number {
  let n = 0;
  for (const x of groups) if (x.place === place) n += x.n;
  return n;
}
export const fromWarp = (groups: readonly ShipGroup[]): ShipGroup[] => groups.filter((x) => x.place === WARP);

/** The first `k` ships of these groups, and the others. */
export function splitShips(groups: readonly ShipGroup[], k: number): [ShipGroup[], ShipGroup[]] {
  const [first, rest]: [ShipGroup[], ShipGroup[]] = [[], []];
  for (const x of groups) {
    const n = Math.min(Math.max(0, k), x.n);
    k -= n;
    if (n > 0) first.push({ ...x, n });
    if (x.n > n) rest.push({ ...x, n: x.n - n });
  }
  return [first, rest];
}
