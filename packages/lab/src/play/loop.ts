import { moveOf } from '@parley/kernel/players';
import { answer, waitingFor, type Answer, type Decision, type Seat } from '@parley/kernel';
import { drawLine } from '../terminal/log.ts';
import { readAnswer } from './answers.ts';
import { tryCommand, type Next } from './commands.ts';
import { defaultAnswer } from './defaults.ts';
import { drawQuestion, labelsOf, promptFor } from './question.ts';
import { collect, momentOf, openQuestion, othersAsked, type Session } from './session.ts';

export type Ending = 'over' | 'quit' | 'no-input' | 'broken';

/** Plays until the game is over or the person leaves. `decided` is called after each decision of the person. */
export async function playOn<S>(session: Session<S>, decided: () => void = () => {}): Promise<Ending> {
  let raised = false;
  let waiting = false;
  for (;;) {
    const { table } = session;
    if (table.broken) return 'broken';
    if (table.over) return finish(session);
    const d: Decision | null = waiting ? null : openQuestion(session);
    if (d === null) {
      raised = moveBot(session, !raised);
      waiting = raised && waiting;
      continue;
    }
    const next: Next | 'no-input' = await askPerson(session, d);
    decided();
    if (next === 'quit' || next === 'no-input') return next;
    waiting = next === 'wait' && othersAsked(session);
  }
}

/** One move of a bot that is waited for. True when it raised an effect instead of answering. */
function moveBot<S>(session: Session<S>, mayRaise: boolean): boolean {
  const { table, bots, me } = session;
  const seat = waitingFor(table).find((x: Seat) => x !== me);
  if (seat === undefined) return false;
  const raised = attempt(session, () => moveOf(table, seat, bots[seat], mayRaise)) === 'raised';
  collect(session);
  return raised;
}

/** Rules that throw stop the table; the log is intact, so the game can be saved and taken back. */
function attempt<S, T>(session: Session<S>, act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (!session.table.broken) throw error;
    session.term.write(session.term.style.bad(`The rules broke down: ${session.table.broken.message}`));
    return null;
  }
}

async function askPerson<S>(session: Session<S>, d: Decision): Promise<Next | 'no-input'> {
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
    const usual = line.trim() === '' ? defaultAnswer(session.lab, session.table, d, othersAsked(session)) : undefined;
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

function give<S>(session: Session<S>, a: Answer): 'fresh' {
  session.since = session.log.length;
  const refusal = attempt(session, () => answer(session.table, session.me, a));
  if (refusal) session.term.write(`  ${session.term.style.bad(refusal.message)}`);
  collect(session);
  return 'fresh';
}

/** Has the person asked not to be offered anything more for now? */
function isSkipped<S>(session: Session<S>, d: Decision): boolean {
  return session.skipping === momentOf(session)[0] && d.shows?.role === 'use' && d.kind === 'choose' && d.options.includes('pass');
}

function tellNews<S>(session: Session<S>): void {
  const { lab, log, term } = session;
  for (let i = session.told; i < log.length; i++) if (!log[i].quiet) term.write(drawLine(lab, log[i], i + 1, term.style, term.width));
  session.told = log.length;
}

/** The board is drawn once for each part of the game, its detail once for each moment; the hand whenever it matters. */
function drawIfNew<S>(session: Session<S>, d: Decision): void {
  const { lab, table, term, me, drawn } = session;
  const now = momentOf(session);
  if (drawn?.[0] !== now[0]) term.write(`\n${lab.terminal.board(table, me, term.style)}`);
  else if (drawn[1] !== now[1]) term.write(`\n${lab.terminal.detail(table, me, term.style)}`);
  session.drawn = now;
  const hand = lab.terminal.handFor(table, d, term.style);
  if (hand !== '') term.write(`\n${hand}`);
}

function finish<S>(session: Session<S>): Ending {
  const { lab, table, term, me } = session;
  tellNews(session);
  term.write(`\n${lab.terminal.board(table, me, term.style)}\n`);
  const winners = lab.game.rules.outcome(table.game)?.winners ?? [];
  const others = winners.length > 1 ? ' You share the victory.' : '';
  term.write(term.style.bold(winners.includes(me) ? `You win!${others}` : 'You lose this one.'));
  return 'over';
}
