import { writeFileSync } from 'node:fs';
import { seenBy } from '@parley/kernel/players';
import { hasOptions, raisable, raise, recordOf, type Choose, type Decision } from '@parley/kernel';
import { drawLine, drawWhy } from '../terminal/log.ts';
import { answerText } from '../terminal/words.ts';
import { helpOf } from './help.ts';
import type { GameLab } from '../contract/game-lab.ts';
import { match } from './match.ts';
import { drawGoods, labelsOf } from './question.ts';
import { collect, momentOf, openQuestion, undo, type Session } from './session.ts';

/** What a command leads to: ask again, look at the table anew, let the others move, leave. */
export type Next = 'again' | 'fresh' | 'wait' | 'quit';

type Command = <S>(session: Session<S>, rest: string) => Next;

function show<S>(session: Session<S>, text: string): Next {
  session.term.write(text);
  return 'again';
}

const COMMANDS: { readonly [name: string]: Command } = {
  help: (x) => show(x, helpOf(x.lab)),
  board: (x) => show(x, x.lab.terminal.board(x.table, x.me, x.term.style)),
  hand: (x) => show(x, x.lab.terminal.hand(x.table, x.me, x.term.style, x.term.width)),
  log: (x, rest) => show(x, lastLines(x, Number(rest) || 20)),
  why: (x, rest) => show(x, rest === '' ? whyLast(x) : whyLine(x, rest)),
  goods: (x) => show(x, goods(x)),
  hint: (x) => show(x, hint(x)),
  raise: raiseSomething,
  wait: () => 'wait',
  skip(x) {
    [x.skipping] = momentOf(x);
    x.term.write('You pass whenever you could act, for now.');
    return 'fresh';
  },
  save: (x, rest) => show(x, save(x, rest)),
  quit: () => 'quit',
  undo(x) {
    const done = undo(x);
    x.term.write(done ? 'Back to your last decision.' : 'There is nothing of yours to take back.');
    return done ? 'fresh' : 'again';
  },
};
const SHORT: { readonly [word: string]: string } = { '?': 'help', exit: 'quit', q: 'quit', b: 'board', h: 'hand' };

export const commandWords = <S>({ terminal }: GameLab<S>): string[] => [...Object.keys(COMMANDS), ...Object.keys(terminal.about)];

/** Carries out a command, or says that the line is none: then it is an answer. */
export function tryCommand<S>(session: Session<S>, line: string, d: Decision): Next | null {
  const found = /^(\/?)([a-z?]+)(?:\s+(.*))?$/i.exec(line.trim());
  if (!found || (d.kind === 'say' && found[1] === '')) return null;
  const word = found[2].toLowerCase();
  const name = SHORT[word] ?? word;
  const { about } = session.lab.terminal;
  if (!Object.hasOwn(COMMANDS, name) && !Object.hasOwn(about, name))
    return found[1] === '' ? null : show(session, `There is no command /${word}; try help.`);
  // Words that are part of the answer: an option called like a command is an option.
  if (found[1] === '' && hasOptions(d) && d.options.includes(line.trim())) return null;
  const rest = (found[3] ?? '').trim();
  if (Object.hasOwn(about, name)) return show(session, about[name].text(rest, session.term.style, session.term.width));
  return COMMANDS[name](session, rest);
}

function lastLines<S>({ lab, log, term }: Session<S>, n: number): string {
  const from = Math.max(0, log.length - n);
  return log
    .slice(from)
    .map((line, i) => drawLine(lab, line, from + i + 1, term.style, term.width))
    .join('\n');
}

function whyLast<S>({ lab, log, since, term }: Session<S>): string {
  const from = Math.max(since, log.length - 8);
  if (from >= log.length) return 'Nothing has happened since your last decision.';
  return log
    .slice(from)
    .map((line, i) => drawWhy(lab, line, from + i + 1, term.style, term.width))
    .join('\n');
}

function whyLine<S>({ lab, log, term }: Session<S>, rest: string): string {
  const line = log[Number(rest) - 1];
  return line
    ? drawWhy(lab, line, Number(rest), term.style, term.width)
    : `There is no line ${rest}; the story has lines 1 to ${log.length}.`;
}

function goods<S>(session: Session<S>): string {
  const d = openQuestion(session);
  if (d?.kind !== 'bargain') return 'No deal is being made.';
  return drawGoods(labelsOf(session, d), session.me, session.term.style, session.term.width);
}

function hint<S>(session: Session<S>): string {
  const d = openQuestion(session);
  if (!d) return 'You are not asked anything.';
  const { lab, table, me } = session;
  const { usualBot, bots } = lab.game;
  const a = bots[usualBot].make('hint').answer(seenBy(table, me), d);
  return `The ${usualBot} would answer: ${answerText(lab, table, d, a)}`;
}

function raiseSomething<S>(session: Session<S>, rest: string): Next {
  const { lab, table, me, term } = session;
  const keys = raisable(table, me);
  if (keys.length === 0) return show(session, 'You have nothing that can be used at any time.');
  const asked: Choose = { kind: 'choose', seat: me, tag: 'use', from: 'rule:window', options: keys };
  const choices = keys.map((id) => ({ id, label: lab.game.rules.describeOption(table.game, asked, id) }));
  if (rest === '') return show(session, choices.map((c, i) => `  ${i + 1}  ${c.label}   (raise ${i + 1})`).join('\n'));
  const found = match(choices, rest);
  if ('problem' in found) return show(session, found.problem);
  const refusal = raise(table, me, found.id);
  if (refusal) return show(session, refusal.message);
  collect(session);
  term.write(table.asked?.open ? 'Done.' : 'It will be used at the next moment at which that is possible.');
  return 'fresh';
}

function save<S>(session: Session<S>, file: string): string {
  if (file === '') return 'Save to which file? For instance: save game.json';
  try {
    writeFileSync(file, savedGame(session));
  } catch (error) {
    return `The game could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  return `Saved. Go on later with: npm run play -- --load ${file}`;
}

/** The stored record, with the seat of the person. */
export const savedGame = <S>({ table, me }: Session<S>): string =>
  `${JSON.stringify({ ...recordOf(table), checkpoint: null, play: { seat: me } })}\n`;
