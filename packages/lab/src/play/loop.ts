import { moveOf } from '@parley/kernel/players';
import { answer, waitingFor, type Answer, type Decision, type Seat } from '@parley/kernel';
import { drawBoard, drawEncounter } from '../table/draw.ts';
import { handLine } from '../table/hand.ts';
import { drawLine } from '../table/log.ts';
import { readAnswer } from './answers.ts';
import { tryCommand, type Next } from './commands.ts';
import { defaultAnswer } from './defaults.ts';
import { drawQuestion, labelsOf, promptFor } from './question.ts';
import { boardOf, collect, openQuestion, othersAsked, ownRow, type Session } from './session.ts';

export type Ending = 'over' | 'quit' | 'no-input' | 'broken';

/** Plays until the game is over or the person leaves. `decided` is called after each decision of the person. */
export async function playOn(session: Session, decided: () => void = () => {}): Promise<Ending> {
  let raised = false;
  let waiting = false;
  for (;;) {
    const { table } = session;
    if (table.broken) return 'broken';
    if (table.over) return finish(session);
    const d = waiting ? null : openQuestion(session);
    if (d === null) {
      raised = moveBot(session, !raised);
      waiting = raised && waiting;
      continue;
    }
    const next = await askPerson(session, d);
    decided();
    if (next === 'quit' || next === 'no-input') return next;
    waiting = next === 'wait' && othersAsked(session);
  }
}

/** One move of a bot that is waited for. True when it raised an effect instead of answering. */
function moveBot(session: Session, mayRaise: boolean): boolean {
  const { table, bots, me } = session;
  const seat = waitingFor(table).find((x: Seat) => x !== me);
  if (seat === undefined) return false;
  const raised = attempt(session, () => moveOf(table, seat, bots[seat], mayRaise)) === 'raised';
  collect(session);
  return raised;
}

/** Rules that throw stop the table; the log is intact, so the game can be saved and taken back. */
function attempt<T>(session: Session, act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (!session.table.broken) throw error;
    session.term.write(session.term.style.bad(`The rules broke down: ${session.table.broken.message}`));
    return null;
  }
}

async function askPerson(session: Session, d: Decision): Promise<Next | 'no-input'> {
  const { term } = session;
  if (isSkipped(session, d)) return give(session, 'pass');
  tellNews(session);
  drawIfNew(session, d);
  const labels = labelsOf(session, d);
  term.write(drawQuestion(session, d, labels));
  for (;;) {
    const line = await term.ask(promptFor(session, d));
    if (line === null) return 'no-input';
    const next = line.trim() === '' ? null : tryCommand(session, line, d);
    if (next === 'again') continue;
    if (next !== null) return next;
    const usual = line.trim() === '' ? defaultAnswer(d, othersAsked(session)) : undefined;
    if (usual === null) return 'wait';
    const parsed = usual === undefined ? readAnswer(d, line, labels) : { answer: usual };
    if ('problem' in parsed) {
      term.write(`  ${term.style.bad(parsed.problem)}${parsed.near ? '' : term.style.dim('   (help tells how to answer)')}`);
      for (const c of parsed.near ?? []) term.write(`  ${c.label}`);
      continue;
    }
    return give(session, parsed.answer);
  }
}

function give(session: Session, a: Answer): 'fresh' {
  session.since = session.log.length;
  const refusal = attempt(session, () => answer(session.table, session.me, a));
  if (refusal) session.term.write(`  ${session.term.style.bad(refusal.message)}`);
  collect(session);
  return 'fresh';
}

/** Has the person asked not to be offered anything more in this encounter? */
function isSkipped(session: Session, d: Decision): boolean {
  const id = boardOf(session).encounter?.id ?? 0;
  return session.skipping === id && d.tag === 'use' && d.kind === 'choose' && d.options.includes('pass');
}

function tellNews(session: Session): void {
  const { log, term } = session;
  for (let i = session.told; i < log.length; i++) if (!log[i].quiet) term.write(drawLine(log[i], i + 1, term.style, term.width));
  session.told = log.length;
}

/** Questions for which one wants to see one's cards. */
const ABOUT_CARDS = new Set(['planning.select', 'deal', 'use', 'alliance.invite', 'alliance.answer', 'launch.ships']);

/** The board is drawn once for each encounter, its strip once for each phase; the hand whenever it matters. */
function drawIfNew(session: Session, d: Decision): void {
  const { term, me } = session;
  const board = boardOf(session);
  const e = board.encounter;
  const [drawnEncounter, drawnPhase] = session.drawn.split(' ');
  const now = `${e?.id ?? 0} ${e?.phase ?? ''}`;
  if (drawnEncounter !== String(e?.id ?? 0)) term.write(`\n${drawBoard(board, me, term.style)}`);
  else if (e && drawnPhase !== e.phase) term.write(`\n${drawEncounter(board, e, term.style)}`);
  session.drawn = now;
  if (ABOUT_CARDS.has(d.tag)) term.write(`\n${handLine(ownRow(session).hand ?? [], term.style)}`);
}

function finish(session: Session): Ending {
  const { term, me } = session;
  tellNews(session);
  const board = boardOf(session);
  term.write(`\n${drawBoard(board, me, term.style)}\n`);
  const winners = board.turn.winners ?? [];
  const others = winners.length > 1 ? ' You share the victory.' : '';
  term.write(term.style.bold(winners.includes(me) ? `You win!${others}` : 'You lose this one.'));
  return 'over';
}
