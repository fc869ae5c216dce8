import type { GameLab } from '../contract/game-lab.ts';
import type { Style } from '../shared/term.ts';
import type { Listener, LogLine } from '../terminal/log.ts';
import type { Story } from './retell.ts';

/** The seat whose view is shown; who may know everything sees the table as a spectator does. */
export const viewer = (listener: Listener): number | null => (typeof listener === 'number' ? listener : null);

export function drawTable<S>({ terminal }: GameLab<S>, { table }: Story<S>, listener: Listener, s: Style, width: number): string {
  const board = terminal.board(table, viewer(listener), s);
  return typeof listener === 'number' ? `${board}\n\n${terminal.hand(table, listener, s, width)}` : board;
}

/** The reasons in short: names without their texts. */
export const because = (line: LogLine, s: Style): string =>
  line.why.length === 0 ? '' : s.dim(`  (${line.why.map((text) => text.split('. ')[0].replace(/\.$/, '')).join(' < ')})`);
