import {
  answer,
  attach,
  hashText,
  openTable,
  raise,
  stamp,
  touch,
  waitingFor,
  questionFor,
  type Clause,
  type Contribution,
  type Decision,
  type Flow,
  type Game,
  type Rules,
  type Seat,
  type Source,
  type Table,
} from '@parley/kernel';
import { bareRules } from '@parley/kernel/testing';

/** The state of a game that only writes down what happens in it. */
export interface Notes {
  said: string[];
  step: number;
}

export type Script = (g: Game<Notes>) => Flow;

export interface Stage extends Partial<Rules<Notes>> {
  readonly content?: readonly (readonly [Source<Notes>, Contribution<Notes>])[];
}

/** Rules whose steps are the given scripts, one after the other. */
export function scripted(scripts: readonly Script[], { content = [], ...own }: Stage = {}): Rules<Notes> {
  return bareRules<Notes>({
    id: 'script',
    create: () => ({ said: [], step: 0 }),
    *step(g) {
      if (g.s.step === scripts.length) return false;
      yield* scripts[g.s.step++](g);
      return true;
    },
    attachAll(g) {
      for (const [source, what] of content) attach(g, source, what);
    },
    cells: () => ['said', 'lingering'],
    cell: (g, key) => ({ all: key === 'said' ? [...g.s.said] : g.k.lingering.map((e) => e.id) }),
    ...own,
  });
}

/** A table at which one script is played. */
export const play = (script: Script, stage: Stage = {}): Table<Notes> => openTable(scripted([script], stage), null, 'seed');

export function say(g: Game<Notes>, what: unknown): void {
  const text = typeof what === 'string' ? what : JSON.stringify(what);
  g.s.said.push(text);
  stamp(g, hashText(text), 1);
  touch(g, 'said');
}

export const source = (key: string, seat: Seat, order = seat + 1): Source<Notes> => ({ key, order, who: () => seat });

/** A clause that says its own name. */
export function clause(id: string, at: number, more: Partial<Clause<Notes>> = {}): Clause<Notes> {
  return {
    id,
    at: [at],
    *run(c) {
      say(c.g, id);
      return true;
    },
    ...more,
  };
}

export const yesno = (seat: Seat, tag: string): Decision => ({ kind: 'yesno', seat, tag, from: 'rule:test' });

/** Who is asked what: '0 use a:x pass'. */
export const prompts = <S>(table: Table<S>): string[] =>
  waitingFor(table).map((seat) => {
    const d = questionFor(table, seat);
    return d === null ? '' : [seat, d.tag, ...(d.kind === 'choose' ? d.options : [])].join(' ');
  });

export function give<S>(table: Table<S>, seat: Seat, a: unknown): void {
  const refusal = answer(table, seat, a);
  if (refusal) throw new Error(refusal.message);
}

export function call<S>(table: Table<S>, seat: Seat, key: string): void {
  const refusal = raise(table, seat, key);
  if (refusal) throw new Error(refusal.message);
}
