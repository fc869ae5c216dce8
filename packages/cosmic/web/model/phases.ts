import type { Phase } from '../../view/board.ts';

export const PHASES: readonly Phase[] = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];
