import { viewOf } from '@parley/kernel';
import type { Style } from '../shared/term.ts';
import { readBoard } from '../table/board.ts';
import { drawBoard } from '../table/draw.ts';
import { drawHand } from '../table/hand.ts';
import type { Listener, LogLine } from '../table/log.ts';
import type { Story } from './retell.ts';

/** The seat whose view is shown; who may know everything sees the table as a spectator does. */
export const viewer = (listener: Listener): number | null => (typeof listener === 'number' ? listener : null);

export function drawTable(story: Story, listener: Listener, s: Style, width: number): string {
  const board = readBoard(viewOf(story.table.game, viewer(listener)));
  const me = board.players.find((p) => p.seat === listener);
  return drawBoard(board, viewer(listener), s) + (me ? `\n\n${drawHand(me, s, width)}` : '');
}

/** The reasons in short: names without their texts. */
export const because = (line: LogLine, s: Style): string =>
  line.why.length === 0 ? '' : s.dim(`  (${line.why.map((text) => text.split('. ')[0].replace(/\.$/, '')).join(' < ')})`);
