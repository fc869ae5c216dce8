import { json } from '@parley/kernel';

/** Where bad neighbours are, and as whom they come. */
export type Neighbours = { readonly url: string; readonly tables: readonly string[]; readonly tokens: readonly string[] };
/** What they have done so far. */
export type Mischief = { messages: number; sockets: number; thrownOut: number };
export const readMischief: json.Reader<Mischief> = json.fields({ messages: json.number, sockets: json.number, thrownOut: json.number });

export const readNeighbours: json.Reader<Neighbours> = json.fields({
  url: json.text,
  tables: json.list(json.text),
  tokens: json.list(json.text),
});
