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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
