import { InputError } from '../state/game.ts';
import * as json from '../state/json.ts';
import type { Entry } from './log.ts';
import type { Plain } from '../state/plain.ts';
import { checkpointIn, type Checkpoint } from './course.ts';
import type { GameRecord } from './table.ts';

/** How records are packed. Another number is refused: what it says could be misread. */
const PACK = 2;
/** Those that are read: the first has no versions of hashes, since there was none. */
const KNOWN: readonly number[] = [1, PACK];

/** A record by columns: what is alike stands together, and the numbers, which no compression makes shorter, take no more than their bits. */
interface Packed {
  readonly pack: number;
  readonly game: string;
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  /** Who gave each entry: a digit or letter; in capitals where something was raised. */
  readonly seats: string;
  readonly said: readonly Plain[];
  /** Questions and states, four bytes each. */
  readonly q: string;
  readonly h: string;
  /** How those hashes were worked out: so many entries in a row with this version, 0 for none. */
  readonly v?: readonly (readonly [entries: number, version: number])[];
  readonly checkpoint: Checkpoint | null;
}

const SEATS = 'abcdefghijklmnopqrstuvwxyz';

/** A record as a short text, for games that nobody plays at the moment. It gets shorter still when it is compressed. */
export function packRecord(record: GameRecord): string {
  const entries = record.entries.slice();
  const { game, version, options, seed, checkpoint = null } = record;
  const packed: Packed = {
    pack: PACK,
    game,
    version,
    options,
    seed,
    seats: entries.map((e) => ('raise' in e ? SEATS[e.seat].toUpperCase() : SEATS[e.seat])).join(''),
    said: entries.map((e) => ('raise' in e ? e.raise : e.a)),
    q: writeNumbers(entries.map((e) => ('raise' in e ? 0 : e.q))),
    h: writeNumbers(entries.map((e) => e.h)),
    v: runsOf(entries.map((e) => e.v ?? 0)),
    checkpoint,
  };
  return JSON.stringify(packed);
}

export function unpackRecord(text: string): GameRecord {
  const data = json.parse(text);
  const { pack } = json.fields({ pack: json.anything })(data, WHAT);
  if (typeof pack !== 'number' || !KNOWN.includes(pack))
    throw new InputError(
      `This game was packed in a way (${JSON.stringify(pack)}) that this program does not know; it reads ${KNOWN.join(' and ')}.`,
    );
  const { game, version, options, seed, checkpoint, seats, said, ...columns } = readPacked(data, WHAT);
  const q = readNumbers(columns.q);
  const h = readNumbers(columns.h);
  const versions = (columns.v ?? []).flatMap(([n, version]) => new Array<number>(n).fill(version));
  const entries = said.map((a, i): Entry => {
    const seat = SEATS.indexOf(seats[i].toLowerCase());
    const hash = versions[i] ? { h: h[i], v: versions[i] } : { h: h[i] };
    return SEATS.includes(seats[i]) ? { seat, a, q: q[i], ...hash } : { seat, raise: json.text(a, `${WHAT}.said[${i}]`), ...hash };
  });
  return { game, version, options, seed, entries, checkpoint };
}

const WHAT = 'a packed game';
const readPacked = json.fields({
  game: json.text,
  version: json.text,
  options: json.anything,
  seed: json.text,
  seats: json.text,
  said: json.list(json.anything),
  q: json.text,
  h: json.text,
  v: json.optional(json.list(json.list(json.number))),
  checkpoint: checkpointIn,
});

/** How often each value comes in a row. */
function runsOf(values: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[1] === value) last[0]++;
    else runs.push([1, value]);
  }
  return runs;
}

function writeNumbers(numbers: readonly number[]): string {
  let bytes = '';
  for (const n of numbers) bytes += String.fromCharCode(n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24);
  return btoa(bytes);
}

function readNumbers(text: string): number[] {
  const bytes = atob(text);
  const byte = (i: number): number => bytes.charCodeAt(i);
  return Array.from({ length: bytes.length / 4 }, (_, i) => {
    const at = i * 4;
    return (byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24)) >>> 0;
  });
}
