// Star Trek CCG with all its cards.
import './content/index.ts';

export { trek } from './trek.ts';
export type { State } from './rules/state/state.ts';
