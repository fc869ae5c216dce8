import type { GameRecord } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { ownTerminal, type Terminal } from '../terminal/terminal.ts';
import { drawLine, drawWhy, type Listener } from '../terminal/log.ts';
import { drawTable } from './draw.ts';
import { retell, type Story } from './retell.ts';

const HELP = 'Enter: next; b: back; a number: go there; v: the table; w: why; q: leave';

/** Walks through a record entry by entry. */
export async function stepThrough<S>(lab: GameLab<S>, record: GameRecord, start: number, listener: Listener): Promise<number> {
  const term = ownTerminal(() => []);
  const last = record.entries.length;
  let at = start;
  let shown = -1;
  for (;;) {
    const story = retell(lab, record, at, listener);
    if (at !== shown) show(lab, story, at, term);
    shown = at;
    if (story.stopped !== null) {
      term.write(term.style.bad(`The record cannot be followed further: ${story.stopped}`));
      term.close();
      return 1;
    }
    const line = await term.ask(`${term.style.dim(`[${at}/${last}] ${HELP}`)} > `);
    const word = line?.trim().toLowerCase() ?? 'q';
    if (word === 'q' || (word === '' && at === last)) break;
    if (word === 'v') term.write(drawTable(lab, story, listener, term.style, term.width));
    else if (word === 'w') for (const text of reasons(lab, story, term)) term.write(text);
    else if (/^\d+$/.test(word)) at = Math.min(Number(word), last);
    else if (word === 'b') at = Math.max(0, at - 1);
    else at = Math.min(at + 1, last);
  }
  term.close();
  return 0;
}

const before = <S>(story: Story<S>): number => story.steps.slice(0, -1).reduce((n, step) => n + step.lines.length, 0);

function show<S>(lab: GameLab<S>, story: Story<S>, at: number, term: Terminal): void {
  const step = story.steps[story.steps.length - 1];
  const first = before(story) + 1;
  if (step.said !== null) term.write(`${term.style.key(`[${at}]`)} ${lab.terminal.paint(step.said, term.style)}`);
  for (const [i, line] of step.lines.entries()) term.write(drawLine(lab, line, first + i, term.style, term.width));
}

const reasons = <S>(lab: GameLab<S>, story: Story<S>, term: Terminal): string[] =>
  story.steps[story.steps.length - 1].lines.map((line, i) => drawWhy(lab, line, before(story) + 1 + i, term.style, term.width));
