import type { ErrorCode } from '../protocol/index.ts';

/** A refusal that the client is told about. Anything else that is thrown is our fault and stays ours. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export { messageOf } from '@parley/kernel';

/** Where an error comes from, for the log. */
export const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);
