import { writeFileSync } from 'node:fs';
import { rookie } from '@parley/cosmic/bots';
import { seenBy } from '@parley/kernel/players';
import { allAliens, allFaces, cosmic } from '@parley/cosmic';
import { hasOptions, raisable, raise, recordOf, type Choose, type Decision } from '@parley/kernel';
import { drawBoard } from '../table/draw.ts';
import { drawAlien, drawCard, drawHand } from '../table/hand.ts';
import { drawLine, drawWhy } from '../table/log.ts';
import { answerText } from '../table/words.ts';
import { HELP } from './help.ts';
import { match } from './match.ts';
import { drawGoods, labelsOf } from './question.ts';
import { boardOf, collect, openQuestion, ownRow, undo, type Session } from './session.ts';

/** What a command leads to: ask again, look at the table anew, let the others move, leave. */
export type Next = 'again' | 'fresh' | 'wait' | 'quit';

type Command = (session: Session, rest: string) => Next;

const show = (session: Session, text: string): Next => {
  session.term.write(text);
  return 'again';
};

const COMMANDS: { readonly [name: string]: Command } = {
  help: (x) => show(x, HELP),
  board: (x) => show(x, drawBoard(boardOf(x), x.me, x.term.style)),
  hand: (x) => show(x, drawHand(ownRow(x), x.term.style, x.term.width)),
  log: (x, rest) => show(x, lastLines(x, Number(rest) || 20)),
  why: (x, rest) => show(x, rest === '' ? whyLast(x) : whyLine(x, rest)),
  alien: (x, rest) => show(x, aboutAlien(x, rest)),
  cards: (x, rest) => show(x, aboutCard(x, rest)),
  card: (x, rest) => show(x, aboutCard(x, rest)),
  goods: (x) => show(x, goods(x)),
  hint: (x) => show(x, hint(x)),
  raise: raiseSomething,
  wait: () => 'wait',
  skip(x) {
    x.skipping = boardOf(x).encounter?.id ?? -1;
    x.term.write('You pass whenever you could act in this encounter.');
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

export const commandWords = (): string[] => Object.keys(COMMANDS);

/** Carries out a command, or says that the line is none: then it is an answer. */
export function tryCommand(session: Session, line: string, d: Decision): Next | null {
  const found = /^(\/?)([a-z?]+)(?:\s+(.*))?$/i.exec(line.trim());
  if (!found || (d.kind === 'say' && found[1] === '')) return null;
  const word = found[2].toLowerCase();
  const name = SHORT[word] ?? word;
  if (!Object.hasOwn(COMMANDS, name)) return found[1] === '' ? null : show(session, `There is no command /${word}; try help.`);
  // Words that are part of the answer: an option called like a command is an option.
  if (found[1] === '' && hasOptions(d) && d.options.includes(line.trim())) return null;
  return COMMANDS[name](session, (found[3] ?? '').trim());
}

function lastLines({ log, term }: Session, n: number): string {
  const from = Math.max(0, log.length - n);
  return log
    .slice(from)
    .map((line, i) => drawLine(line, from + i + 1, term.style, term.width))
    .join('\n');
}

function whyLast({ log, since, term }: Session): string {
  const from = Math.max(since, log.length - 8);
  if (from >= log.length) return 'Nothing has happened since your last decision.';
  return log
    .slice(from)
    .map((line, i) => drawWhy(line, from + i + 1, term.style, term.width))
    .join('\n');
}

function whyLine({ log, term }: Session, rest: string): string {
  const line = log[Number(rest) - 1];
  return line ? drawWhy(line, Number(rest), term.style, term.width) : `There is no line ${rest}; the story has lines 1 to ${log.length}.`;
}

function aboutAlien({ term }: Session, name: string): string {
  if (name === '')
    return `The aliens: ${allAliens()
      .map((a) => a.name)
      .join(', ')}`;
  const found = match(
    allAliens().map((a) => ({ id: a.id, label: a.name })),
    name,
  );
  return 'id' in found ? drawAlien(found.id, term.style, term.width) : `No alien: ${found.problem}.`;
}

function aboutCard({ term }: Session, name: string): string {
  const faces = allFaces().filter((f) => f.type !== 'destiny' && (f.type !== 'flare' || name.includes('flare')));
  if (name === '') return `The cards: ${faces.map((f) => f.name).join(', ')}, and the flares`;
  const found = match(
    faces.map((f) => ({ id: f.id, label: f.name })),
    name,
  );
  return 'id' in found ? drawCard(found.id, term.style, term.width) : `No card: ${found.problem}.`;
}

function goods(session: Session): string {
  const d = openQuestion(session);
  if (d?.kind !== 'bargain') return 'No deal is being made.';
  return drawGoods(labelsOf(session, d), session.me, session.term.style, session.term.width);
}

function hint(session: Session): string {
  const d = openQuestion(session);
  if (!d) return 'You are not asked anything.';
  const a = rookie('hint').answer(seenBy(session.table, session.me), d);
  return `The rookie would answer: ${answerText(session.table.game, d, a)}`;
}

function raiseSomething(session: Session, rest: string): Next {
  const { table, me, term } = session;
  const keys = raisable(table, me);
  if (keys.length === 0) return show(session, 'You have nothing that can be used at any time.');
  const asked: Choose = { kind: 'choose', seat: me, tag: 'use', from: 'rule:window', options: keys };
  const choices = keys.map((id) => ({ id, label: cosmic.describeOption(table.game, asked, id) }));
  if (rest === '') return show(session, choices.map((c, i) => `  ${i + 1}  ${c.label}   (raise ${i + 1})`).join('\n'));
  const found = match(choices, rest);
  if ('problem' in found) return show(session, found.problem);
  const refusal = raise(table, me, found.id);
  if (refusal) return show(session, refusal.message);
  collect(session);
  term.write(table.asked?.open ? 'Done.' : 'It will be used at the next moment at which that is possible.');
  return 'fresh';
}

function save(session: Session, file: string): string {
  if (file === '') return 'Save to which file? For instance: save game.json';
  try {
    writeFileSync(file, savedGame(session));
  } catch (error) {
    return `The game could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  return `Saved. Go on later with: npm run play -- --load ${file}`;
}

/** The stored record, with the seat of the person. */
export const savedGame = ({ table, me }: Session): string =>
  `${JSON.stringify({ ...recordOf(table), checkpoint: null, play: { seat: me } })}\n`;
