import { InputError } from '@parley/kernel';
import * as v from 'valibot';
import type { ErrorCode } from '../protocol/index.ts';
import { Refused } from './errors.ts';

/** Reads what came from outside, or says in one sentence what is wrong with it. */
export function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Refused('bad-message', `${path === null ? '' : `${path.slice(0, 100)}: `}${issue.message.slice(0, 300)}`);
}

/** What a game says is wrong with something, as a refusal. */
export function readByGame<T>(code: ErrorCode, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new Refused(code, error.message) : error;
  }
}
