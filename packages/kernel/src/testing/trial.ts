import { hasOptions, type Decision } from '../flow/decision.ts';
import { sampleAnswer } from '../flow/sample.ts';
import type { Game } from '../state/game.ts';
import { clone, same } from '../state/plain.ts';
import { randomFrom } from '../state/random.ts';
import { answer, questionFor, rewind, waitingFor, type Table } from '../table/table.ts';

/** Questions by which somebody is offered more than there is anyhow, to be answered with yes or no. */
export interface Trial<S> {
  isOffer(d: Decision): boolean;
  /** The state without what a yes leaves behind even if it was of no use. */
  standing(g: Game<S>): unknown;
}

/** Questions that are looked at until the next safe point. */
const FAR_ENOUGH = 60;

/** Ways of going on that are tried before it is clear that a yes is good for nothing. */
const WAYS = 8;

/** A yes is good for something: by the next safe point it has led to other questions than a no, or to another state. */
export function checkOffer<S>(table: Table<S>, d: Decision, trial: Trial<S>): void {
  for (let way = 0; way < WAYS; way++) {
    const [yes, no] = [true, false].map((a) => follow(rewind(table, table.entries.length), d, a, way, trial));
    if (!same(yes, no)) return;
  }
  throw new Error(`seat ${d.seat} is offered "${d.tag}" (${d.from}), but yes and no lead to the same`);
}

/** What comes of an answer, if everybody goes on in the same way and uses nothing. */
function follow<S>(table: Table<S>, d: Decision, a: boolean, way: number, { standing }: Trial<S>): unknown {
  answer(table, d.seat, a);
  const asked: unknown[] = [];
  for (let n = 0; n < FAR_ENOUGH && !table.over && table.asked?.open !== true; n++) {
    const next = questionFor(table, waitingFor(table)[0]);
    if (next === null) break;
    // Things that can be used are there or not, whatever is asked now.
    if (next.shows?.role === 'use' && hasOptions(next) && next.options.includes('pass')) answer(table, next.seat, 'pass');
    else {
      const essence = essenceOf(next);
      asked.push(essence);
      answer(table, next.seat, sampleAnswer(next, randomFrom(`${way} ${JSON.stringify(essence)}`)));
    }
  }
  return clone([asked, table.pending.map((p) => essenceOf(p.decision)), standing(table.game)]);
}

/** A question, with its options in one order: cards that were taken up again lie elsewhere in a hand. */
const essenceOf = (d: Decision): unknown => ({ ...d, id: 0, ...(hasOptions(d) ? { options: d.options.toSorted() } : {}) });
