import { random, type Bot } from '@parley/kernel/players';
import { cosmic, type State } from '@parley/cosmic';
import { openTable, type Table } from '@parley/kernel';
import { newSession, type Session } from '@parley/lab/play/session.ts';
import type { Terminal } from '@parley/lab/terminal/terminal.ts';
import { cosmicLab } from '../../lab/index.ts';
import { style } from '@parley/lab/shared/term.ts';

export interface Scripted extends Terminal {
  readonly out: string[];
  readonly text: () => string;
}

/** A terminal at which a script types. Without further lines the input ends, or Enter is pressed for ever. */
export function scripted(lines: readonly string[], then: 'end' | 'enter' = 'end', colours = false): Scripted {
  const left = [...lines];
  const out: string[] = [];
  return {
    style: style(colours),
    width: 100,
    out,
    text: () => out.join('\n'),
    write: (text) => void out.push(text),
    ask(prompt) {
      const line = left.shift() ?? (then === 'enter' ? '' : null);
      out.push(`${prompt}${line ?? ''}`);
      return Promise.resolve(line);
    },
    close() {},
  };
}

export function openCosmic(options: unknown, seed: string): Table<State> {
  return openTable(cosmic, options, seed, { listen: true });
}

export const randomBots = (table: Table<State>): Bot[] => Array.from({ length: table.seats }, (_, i) => random(`${table.seed}:${i}`));

export function sessionOf(options: unknown, seed: string, term: Terminal): Session<State> {
  const table = openCosmic(options, seed);
  return newSession(cosmicLab, table, 0, randomBots(table), term);
}
