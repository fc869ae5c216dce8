import { answer, openTable, randomFrom, recordOf, restore, sampleAnswer, type Divergence, type Game, type Rules } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { cosmic, type State } from '../index.ts';

// Rules that change any part of the state, be it ever so small, are noticed at the entry after which it is another.

const OPTIONS = { players: 4, technology: true, rewards: 'both', hazards: true, stations: 'one', specialShips: 'flagship', teams: true };
const ENTRIES = 80;

const table = openTable(cosmic, OPTIONS, 'state hash', { hashEvery: 1 });
const r = randomFrom('state hash');
while (table.entries.length < ENTRIES || table.asked?.kind === 'group') {
  const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
  answer(table, decision.seat, sampleAnswer(decision, r));
}
const record = recordOf(table);
const last = record.entries.length - 1;
const asks = table.game.k.asks - 1;

/** The rules with a fault: it comes when the last entry has been carried out and the next question is about to be asked. */
const faulty = (fault: (g: Game<State>) => void): Rules<State> => ({
  ...cosmic,
  *step(g) {
    const flow = cosmic.step(g);
    for (let r = flow.next(undefined as never); ;) {
      if (r.done) return r.value;
      if (g.k.asks === asks) fault(g);
      r = flow.next(yield r.value);
    }
  },
});
const noticed = (fault: (g: Game<State>) => void): Divergence | null => restore(faulty(fault), record, { hashEvery: 1 }).divergence;

const ANOTHER = { at: last, message: `entry ${last + 1} now leads to another state` };
const FROZEN = { at: last, message: expect.stringMatching(/breaks today's rules: Cannot (assign|delete|add)/) as string };

type Step = string | number;
const isObject = (x: unknown): x is { [key: Step]: unknown } => typeof x === 'object' && x !== null;

/** Every value that is no list and no object, by the way to it. */
function leaves(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [path];
  return Object.keys(value).flatMap((key) => leaves(value[key], [...path, key]));
}
const holderOf = (root: unknown, path: readonly Step[]): { [key: Step]: unknown } => {
  let at = root;
  for (const step of path.slice(0, -1)) if (isObject(at)) at = at[step];
  if (!isObject(at)) throw new Error(`there is no ${path.join('.')}`);
  return at;
};
const otherThan = (x: unknown): unknown =>
  typeof x === 'number' ? x + 1 : typeof x === 'string' ? `${x}?` : typeof x === 'boolean' ? !x : Array.isArray(x) ? [0] : 0;

function alter(root: unknown, path: readonly Step[]): void {
  const holder = holderOf(root, path);
  const key = path[path.length - 1];
  holder[key] = otherThan(holder[key]);
}

describe('the hash of an entry covers', () => {
  it('nothing that is not there: without a fault there is no difference', () => {
    expect(noticed(() => {})).toBeNull();
    expect(Object.keys(table.game.s).length).toBeGreaterThan(25);
  });

  it.each(Object.keys(table.game.s) as (keyof State)[])('every value in %s', (field) => {
    const frozen = field === 'options' || cosmic.steady?.includes(field);
    for (const path of leaves(table.game.s[field], [field]))
      expect([path, noticed((g) => alter(g.s, path))]).toMatchObject([path, frozen && path.length > 1 ? FROZEN : ANOTHER]);
  });

  it.each(cosmic.steady ?? [])('%s, when another value takes its place', (field) => {
    const value = JSON.parse(JSON.stringify(table.game.s[field])) as unknown;
    for (const path of leaves(value, [field]).slice(-3)) {
      const fault = (g: Game<State>): void => {
        Object.assign(g.s, { [field]: JSON.parse(JSON.stringify(g.s[field])) as unknown });
        alter(g.s, path);
      };
      expect([path, noticed(fault)]).toMatchObject([path, ANOTHER]);
    }
  });

  it('every value in the kernel state', () => {
    for (const path of leaves(table.game.k)) expect([path, noticed((g) => alter(g.k, path))]).toMatchObject([path, ANOTHER]);
  });

  it('what was not there before, and what is there no longer', () => {
    expect(noticed((g) => Object.assign(g.s.turn, { more: 0 }))).toMatchObject(ANOTHER);
    expect(noticed((g) => g.s.order.push(4))).toMatchObject(ANOTHER);
    expect(noticed((g) => g.s.order.pop())).toMatchObject(ANOTHER);
    expect(noticed((g) => g.s.order.reverse())).toMatchObject(ANOTHER);
    expect(noticed((g) => delete (g.s as Partial<State>).wonBy)).toMatchObject(ANOTHER);
  });
});
