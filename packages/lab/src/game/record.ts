import { readFileSync } from 'node:fs';
import { InputError, json, recordOf, type Entry, type GameRecord, type Seat, type Table } from '@parley/kernel';
import type { SomeLab } from '../contract/game-lab.ts';
import { GAMES } from '../games.ts';

export interface StoredGame {
  readonly lab: SomeLab;
  readonly record: GameRecord;
  /** The seat of the person who saved it. */
  readonly seat: Seat;
}

/** Reads a stored game. Says exactly what is wrong with a file that is none. */
export function readRecord(file: string): StoredGame {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return parseRecord(text, file);
}

export function parseRecord(text: string, file: string): StoredGame {
  let data: json.Json;
  try {
    data = json.parse(text);
  } catch (error) {
    throw new InputError(
      `${file} is not JSON (${error instanceof Error ? error.message : ''}). A stored game is written by "save" in lab play.`,
    );
  }
  if (!json.isFields(data)) throw new InputError(`${file} holds ${nameOf(data)} instead of a stored game.`);
  const { game, version, options, seed, entries } = data;
  if (typeof game !== 'string') throw new InputError(`${file} is no stored game: it does not say of which game ("game").`);
  const lab = GAMES.find((x) => x.id === game);
  if (!lab) throw new InputError(`${file} is a game of "${game}"; the lab knows ${GAMES.map((x) => x.id).join(', ')}.`);
  if (typeof version !== 'string') throw new InputError(`${file}: "version" must be a text, not ${nameOf(version)}.`);
  if (!json.isFields(options)) throw new InputError(`${file}: "options" must be an object, not ${nameOf(options)}.`);
  if (typeof seed !== 'string' || seed === '') throw new InputError(`${file}: "seed" must be a text, not ${nameOf(seed)}.`);
  if (!isList(entries)) throw new InputError(`${file}: "entries" must be a list, not ${nameOf(entries)}.`);
  const seats = lab.with(({ game: { rules } }) => rules.seats(rules.parse(options)));
  const read = entries.map((e, i) => readEntry(e, seats, `${file}, entry ${i + 1}`));
  return {
    lab,
    record: { game, version, options, seed, entries: read },
    seat: json.isFields(data.play) && isSeat(data.play.seat, seats) ? data.play.seat : 0,
  };
}

function readEntry(e: json.Json, seats: number, where: string): Entry {
  if (!json.isFields(e)) throw new InputError(`${where}: this is ${nameOf(e)} instead of an answer.`);
  if (!isSeat(e.seat, seats)) throw new InputError(`${where}: "seat" must be a number from 0 to ${seats - 1}.`);
  if (!isNumber(e.h)) throw new InputError(`${where}: "h", the state's hash after it, is missing or no number.`);
  if (e.v !== undefined && !isNumber(e.v)) throw new InputError(`${where}: "v", how that hash was worked out, is no number.`);
  const hash = e.v === undefined ? { h: e.h } : { h: e.h, v: e.v };
  if (typeof e.raise === 'string') return { seat: e.seat, raise: e.raise, ...hash };
  if (e.a === undefined || e.a === null) throw new InputError(`${where}: there is neither an answer "a" nor a "raise".`);
  if (!isNumber(e.q)) throw new InputError(`${where}: "q", the mark of its question, is missing or no number.`);
  return { seat: e.seat, a: e.a, q: e.q, ...hash };
}

const isList = (x: json.Json | undefined): x is readonly json.Json[] => Array.isArray(x);
const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;
const isSeat = (x: unknown, seats: number): x is Seat => isNumber(x) && x < seats;
const nameOf = (x: unknown): string => (x === undefined ? 'nothing' : x === null ? 'null' : Array.isArray(x) ? 'a list' : `a ${typeof x}`);

/** One line for each entry, so that a difference is a line. */
export function writeRecord<S>(table: Table<S>): string {
  const { checkpoint: _, entries, ...head } = recordOf(table);
  const lines = entries
    .slice()
    .map((e) => JSON.stringify(e))
    .join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}
