import { json, readEntry, type Entry } from '@parley/kernel';
import type { Running } from '@parley/server';

type Storage = Running['context']['storage'];
type Games = Running['context']['games'];

/** A table, and the keys of all answers that were acknowledged there. */
export type Acknowledged = { readonly table: string; readonly keys: readonly string[] };
const readAcknowledged: json.Reader<Acknowledged> = json.fields({ table: json.text, keys: json.list(json.text) });

/** What a journal says about them. */
export type Stored = {
  /** Answers that are stored. */
  readonly entries: number;
  /** Acknowledged, and not stored. */
  readonly missing: readonly string[];
  /** What is wrong with the journal: a gap, or rules that lead elsewhere than the stored hashes say. Null: nothing. */
  readonly fault: string | null;
};
export const readStored: json.Reader<Stored> = json.fields({
  entries: json.number,
  missing: json.list(json.text),
  fault: json.orNull(json.text),
});

const kindOf: json.Reader<{ readonly k: string }> = json.fields({ k: json.text });
const readOpen = json.fields({ settings: json.fields({ game: json.text }) });
const readStart = json.fields({ options: json.anything, seed: json.text, version: json.text });
const readEntryLine: json.Reader<{ readonly e: Entry }> = json.fields({ e: readEntry });

interface Line {
  readonly k: string;
  readonly line: json.Json;
  readonly bytes: number;
}

const linesIn = (texts: readonly string[]): readonly Line[] =>
  texts.map((text) => {
    const line = json.parse(text);
    return { ...kindOf(line, 'a line'), line, bytes: Buffer.byteLength(text) };
  });

/** How long the stored line of an answer is. */
export function meanEntryBytes(texts: readonly string[]): number {
  const entries = linesIn(texts).filter(({ k }) => k === 'e');
  return entries.length === 0 ? 0 : entries.reduce((sum, { bytes }) => sum + bytes, 0) / entries.length;
}

/** Holds the journal of a table against what was acknowledged there. */
export async function storedOf(storage: Storage, games: Games, about: json.Json): Promise<Stored> {
  const { table, keys } = readAcknowledged(about, 'what was acknowledged');
  const texts = await storage.lines(table, 1);
  const missing: string[] = [];
  for (const key of keys) if (!(await storage.hasKey(table, key))) missing.push(key);
  const lines = linesIn(texts);
  return {
    entries: lines.filter(({ k }) => k === 'e').length,
    missing,
    fault: (await gapIn(storage, table, texts.length)) ?? divergenceOf(games, lines),
  };
}

/** Lines are numbered from 1 without a hole: then the last has their number, and there is none after it. */
async function gapIn(storage: Storage, table: string, n: number): Promise<string | null> {
  if (n === 0) return 'the journal is gone';
  const [last, after] = await Promise.all([storage.lines(table, n), storage.lines(table, n + 1)]);
  return last.length === 1 && after.length === 0 ? null : `${n} lines, and ${last.length} of them from number ${n} on`;
}

/** Runs the rules over all stored answers: each must lead to the state whose hash was stored with it. */
export function divergenceOf(games: Games, lines: readonly Line[]): string | null {
  const only = (kind: string): json.Json | undefined => lines.find(({ k }) => k === kind)?.line;
  const { game } = readOpen(only('open'), 'the first line').settings;
  const start = readStart(only('start'), 'the beginning');
  const taken = lines.find(({ k }) => k === 'undo' || k === 'frozen');
  if (taken) return `nobody has taken anything back, and there is a line "${taken.k}"`;
  const entries = lines.flatMap(({ k, line }) => (k === 'e' ? [readEntryLine(line, 'an answer').e] : []));
  const { divergence } = games.get(game).restore({ ...start, entries });
  return divergence === null ? null : JSON.stringify(divergence);
}
