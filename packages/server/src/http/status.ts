import type { ErrorCode } from '../protocol/index.ts';

const STATUS: { readonly [code in ErrorCode]?: number } = {
  'too-large': 413,
  'too-fast': 429,
  'bad-token': 401,
  'not-signed-in': 401,
  'shutting-down': 503,
  unavailable: 503,
  internal: 500,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-item': 404,
  'wrong-password': 403,
  banned: 403,
  'no-watchers': 403,
  'not-host': 403,
  'not-seated': 403,
  hidden: 403,
  'seat-taken': 409,
  'wrong-state': 409,
  paused: 409,
  conflict: 409,
  frozen: 409,
  outdated: 409,
  'too-many': 409,
};
/** The HTTP status of a refusal. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;
