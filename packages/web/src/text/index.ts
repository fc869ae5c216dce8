import { EN } from './en/index.ts';
import { and, capital, or } from './grammar.ts';
import { speak } from './speak.ts';

/** Every word the shell says. What a game's board, cards and questions say comes with the game. */
export const T = { ...(await speak(EN, { de: async () => (await import('./de/index.ts')).DE })), and, capital, or };
