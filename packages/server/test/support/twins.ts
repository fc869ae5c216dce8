import type { ServerMessage } from '../../src/protocol/index.ts';
import type { Client } from './client.ts';

/** Where two streams part, with what comes before. */
export function firstDifference(a: readonly string[], b: readonly string[]): string | null {
  const i = a.findIndex((text, k) => text !== b[k]);
  if (i < 0) return null;
  let k = 0;
  while (a[i][k] === b[i][k]) k++;
  const part = (text: string): string => text.slice(Math.max(0, k - 200), k + 200);
  return `message ${i}:\n${part(a[i])}\n${part(b[i])}`;
}

/** A stream without what names this very table and moment. */
const bare = (m: ServerMessage, table: string): string =>
  JSON.stringify(m, (key, value: unknown) =>
    ['since', 'until', 'deadline', 'stream', 'at', 'time', 'createdAt'].includes(key) ? 0 : key === 'question' ? 'q' : value,
  )
    .replaceAll(table, 'TABLE')
    .replace(/"id":"[^"]*"/g, '"id":""')
    .replace(/"owner":"[^"]*"/g, '"owner":""');

/** An answer over REST without what names this very table and moment. */
export const bareAnswer = (text: string, table: string): string =>
  text
    .replaceAll(table, 'TABLE')
    .replace(/"(since|until|deadline|createdAt|updatedAt)":[\d.]+/g, '"$1":0')
    .replace(/"(owner|host)":"[^"]*"/g, '"$1":""');

/** What somebody was told, by kinds of messages. */
export const told = (c: Client, kinds: readonly string[]): string[] =>
  c.heard.filter((m) => kinds.includes(m.t)).map((m) => bare(m, c.table));
