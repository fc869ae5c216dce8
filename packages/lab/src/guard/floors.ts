import { posix } from 'node:path';
import type { SourceFile } from '../shared/files.ts';
import { lineOf, nameOf, parse, part, partsOf, walk, word, type Parsed, type Syntax } from '../shared/syntax.ts';

/**
 * What a package says about its imports, in its `floors.json`. Within the package: its rooms (folders, or files beside them), the lowest first.
 * A room imports from rooms below it; rooms on one line are beside each other and keep apart. Types may point anywhere: they are gone when the
 * code runs.
 */
export interface Floors {
  /** Where the rooms are, from the package's folder: "src", or "" where they are in the package's folder itself. */
  readonly in: string;
  /** Rooms, lowest first, those beside each other on one line: "view text". A room may be all files that end alike: "*.bot.ts". */
  readonly order: readonly string[];
  /** Rooms that know these other ones alone, types included. */
  readonly only?: { readonly [room: string]: readonly string[] };
  /** The packages that files may import, by folder or file from the package's folder ("" is all of it; the longest that fits counts). */
  readonly outside: { readonly [place: string]: Outside };
  /** The most type casts that may stand outside its tests. */
  readonly casts: number;
}

export interface Outside {
  /** Entrances of other packages: "kernel" is all of that package, "server/protocol" one entrance, a star any package. */
  readonly may: readonly string[];
  /** May types come from anywhere? */
  readonly types?: boolean;
}

/** A package and what is in it. */
export interface Package {
  readonly name: string;
  readonly floors: Floors;
  readonly files: readonly SourceFile[];
}

export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

interface Imported {
  readonly line: number;
  readonly from: string;
  readonly isType: boolean;
}

/** Everything that a file imports or passes on, with whether only types come that way. */
function importsIn({ program, text }: Parsed): Imported[] {
  const out: Imported[] = [];
  walk(program, (node) => {
    const source = SOURCES.includes(node.type) ? part(node, 'source') : null;
    if (source) out.push({ line: lineOf(text, node.start), from: nameOf(source), isType: isTypeOnly(node) });
  });
  return out.filter(({ from }) => from !== '');
}
const SOURCES: readonly string[] = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'];

function isTypeOnly(node: Syntax): boolean {
  if (word(node, 'importKind') === 'type' || word(node, 'exportKind') === 'type') return true;
  const names = partsOf(node, 'specifiers');
  return names.length > 0 && names.every((x) => word(x, 'importKind') === 'type' || word(x, 'exportKind') === 'type');
}

/** What is wrong with the imports of a package. */
export function faultsOf({ name, floors, files }: Package): Fault[] {
  const folder = `packages/${name}`;
  const home = posix.join(folder, floors.in);
  const rooms = roomsOf(floors);
  const inside = files.filter(({ path }) => path.startsWith(`${home}/`) && !isTest(path.slice(folder.length + 1)));
  const faults: Fault[] = [];
  const edges = new Map<string, Map<string, Fault>>();
  for (const file of files) {
    const here = inside.includes(file) ? roomOf(rooms, posix.relative(home, file.path)) : null;
    const fault = (line: number, message: string): Fault => ({ path: file.path, line, message });
    if (inside.includes(file) && here === null) faults.push(fault(1, `is in no room of ${folder}/floors.json: name its folder there`));
    for (const x of importsIn(parse(file.path, file.text))) {
      if (!x.from.startsWith('.')) {
        const message = outsideFault(name, floors, posix.relative(folder, file.path), x);
        if (message !== null) faults.push(fault(x.line, message));
        continue;
      }
      const target = posix.join(posix.dirname(file.path), x.from);
      if (!target.startsWith(`${folder}/`) && target.startsWith('packages/'))
        faults.push(fault(x.line, `imports ${x.from}: another package is imported by its name, not by a path`));
      const there = here === null ? null : roomOf(rooms, posix.relative(home, target));
      if (here === null || there === null) continue;
      const message = roomFault(floors, rooms, here, there, x.isType);
      if (message !== null) faults.push(fault(x.line, message));
      const [from, to] = [file.path, target].map((path) => nodeOf(rooms, home, path));
      if (!x.isType && from !== to) {
        const others = edges.get(from) ?? new Map<string, Fault>();
        edges.set(from, others.set(to, others.get(to) ?? fault(x.line, `imports ${x.from}`)));
      }
    }
  }
  return [...faults, ...circleFaults(edges)];
}

/** What a circle is made of: folders, and files that have a floor of their own, alone or by how they end. */
function nodeOf(rooms: ReadonlyMap<string, number>, home: string, path: string): string {
  const room = roomOf(rooms, posix.relative(home, path));
  if (room?.startsWith('*')) return room;
  return rooms.has(posix.relative(home, path)) ? path : posix.dirname(path);
}

const isTest = (path: string): boolean => /^(?:test|e2e)\//.test(path);

/** Each room with the number of its floor. */
const roomsOf = ({ order }: Floors): ReadonlyMap<string, number> =>
  new Map(order.flatMap((line, floor) => line.split(' ').map((room) => [room, floor] as const)));

/** The room a path is in: one of files that end alike ("*.bot.ts"), else the longest that fits. */
function roomOf(rooms: ReadonlyMap<string, number>, path: string): string | null {
  for (const room of rooms.keys()) if (room.startsWith('*') && path.endsWith(room.slice(1))) return room;
  for (let at = path; at !== '.' && at !== ''; at = posix.dirname(at)) if (rooms.has(at)) return at;
  return null;
}

function roomFault(floors: Floors, rooms: ReadonlyMap<string, number>, here: string, there: string, isType: boolean): string | null {
  if (here === there) return null;
  const [wing, only] = Object.entries(floors.only ?? {}).find(([room]) => isWithin(here, room)) ?? [];
  if (wing !== undefined && !isWithin(there, wing) && !only?.some((room) => isWithin(there, room)))
    return `imports ${there}: ${wing} knows ${only?.join(', ')} alone`;
  if (isType || (rooms.get(there) ?? 0) < (rooms.get(here) ?? 0)) return null;
  return `imports ${there}, which is ${rooms.get(there) === rooms.get(here) ? 'beside' : 'above'} ${here}: imports go down`;
}

const isWithin = (path: string, place: string): boolean => place === '' || path === place || path.startsWith(`${place}/`);

function outsideFault(name: string, { outside }: Floors, path: string, { from, isType }: Imported): string | null {
  const [, entrance = ''] = /^@parley\/(.+)$/.exec(from) ?? [];
  if (entrance === '' || isWithin(entrance, name)) return null;
  const place = Object.keys(outside)
    .filter((x) => isWithin(path, x))
    .toSorted((a, b) => b.length - a.length)[0];
  const rule = place === undefined ? undefined : outside[place];
  if (rule?.types && isType) return null;
  if (rule?.may.some((x) => isWithin(entrance, x.replace('*', entrance.split('/')[0])))) return null;
  return `imports ${from}: ${place === undefined || place === '' ? `the package ${name}` : place} may import ${rule?.may.join(', ') || 'no package'}`;
}

/** Folders that import each other, straight or round about. Each circle is told once, by the imports it is made of. */
function circleFaults(edges: ReadonlyMap<string, ReadonlyMap<string, Fault>>): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const folder of edges.keys()) {
    const circle = wayBack(edges, folder);
    if (circle === null || circle.some((x) => seen.has(x))) continue;
    circle.forEach((from, i) => {
      seen.add(from);
      const to = circle[(i + 1) % circle.length];
      const import_ = edges.get(from)?.get(to);
      if (import_)
        faults.push({ ...import_, message: `${import_.message}: folders import each other in a circle (${circle.join(' > ')})` });
    });
  }
  return faults;
}

/** The shortest way from a folder back to itself, without the last step; null: there is none. */
function wayBack(edges: ReadonlyMap<string, ReadonlyMap<string, Fault>>, folder: string): string[] | null {
  const came = new Map<string, string[]>([[folder, [folder]]]);
  for (const [at, way] of came)
    for (const next of edges.get(at)?.keys() ?? []) {
      if (next === folder) return way;
      if (!came.has(next)) came.set(next, [...way, next]);
    }
  return null;
}

export const tellFault = ({ path, line, message }: Fault): string => `${path}:${line} ${message}`;
