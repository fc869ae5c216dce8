import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';

/** A ruling or a rule of a seed document. Its words are not part of the project. */
export interface Ruling {
  readonly id: string;
  readonly section: string;
  readonly needs: readonly string[];
  readonly testable: 'engine' | 'ui' | 'advice';
  /** The same in another place: a test of one proves both. */
  readonly sameAs?: readonly string[];
}

export const readRulings = (): Ruling[] =>
  JSON.parse(readFileSync(fromRoot('packages', 'lab', 'data', 'rulings.json'), 'utf8')) as Ruling[];
