/**
 * What travels between the server and its clients: messages on the socket and bodies of the REST calls. Runs in the browser: constants and
 * types alone. What comes from outside is read by the schemas, which stay in the server. docs/protocol.md tells how it is used.
 */
export * from './limits.ts';
export type * from './messages.ts';
export type * from './rest.ts';
export type * from './kept.ts';
export type { ClientMessage, ClientMessageOf, ClientRequest } from './schemas/messages.ts';
export type { CreateInput, CreateTable, ImportedLog, JoinTable } from './schemas/rest.ts';
export type { KeepInput, ReplaceInput } from './schemas/kept.ts';
