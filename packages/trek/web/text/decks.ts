import { speak, type Bound } from '@parley/web/shell';
import { DECKS } from './en/decks.ts';

/** What the deck builder says. */
export const D: Bound<typeof DECKS> = await speak(DECKS, { de: () => Promise.resolve(DECKS) });
