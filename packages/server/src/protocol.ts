/**
 * What travels between the server and its clients: messages on the socket and bodies of the REST calls, as types and, for what
 * comes from outside, as schemas. Runs in the browser: it imports valibot and types only. docs/protocol.md tells how it is used.
 */
export * from './protocol/client.ts';
export * from './protocol/codex.ts';
export * from './protocol/limits.ts';
export { AnswerSchema } from './protocol/pieces.ts';
export * from './protocol/rest.ts';
export * from './protocol/server.ts';
