import { readFileSync } from 'node:fs';
import { json } from '@parley/kernel';
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

const FILE = fromRoot('packages', 'lab', 'data', 'rulings.json');
const ruling = json.fields({
  id: json.text,
  section: json.text,
  needs: json.list(json.text),
  testable: json.among('engine', 'ui', 'advice'),
  sameAs: json.optional(json.list(json.text)),
});

export const readRulings = (): Ruling[] => json.read(json.list(ruling), readFileSync(FILE, 'utf8'), FILE);
