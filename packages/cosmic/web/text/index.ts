import { speak, type Bound } from '@parley/web/shell';
import { EN } from './en/index.ts';

/** Every word the table of this game says itself. What cards, aliens, questions and events say comes with the game's texts. */
export const T: Bound<typeof EN> = await speak(EN, { de: async () => (await import('./de/index.ts')).DE });
