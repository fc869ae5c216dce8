import type { Phase } from './board.ts';

export const PHASES: readonly Phase[] = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];
