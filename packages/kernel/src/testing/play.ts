import type { Answer, Decision } from '../flow/decision.ts';
import { sampleAnswer } from '../flow/sample.ts';
import { randomFrom } from '../state/random.ts';
import { answer, questionFor, waitingFor, type Table } from '../table/table.ts';

/** Answers a question. */
export type Player = (d: Decision) => Answer;

/** A player who gives legal answers at random: the same ones for the same seed. */
export function randomPlayer(seed: string): Player {
  const random = randomFrom(seed);
  return (d) => sampleAnswer(d, random);
}

/** Plays a table to its end with the answers of `choose`. Returns how many were given. */
export function playOut<S>(table: Table<S>, choose: Player, limit = 20_000): number {
  for (let answers = 0; ; answers++) {
    if (table.over) return answers;
    if (answers === limit) throw new Error(`the game did not end within ${limit} answers`);
    const [seat] = waitingFor(table);
    const d = seat === undefined ? null : questionFor(table, seat);
    if (d === null) throw new Error('the game is not over, but nobody has a question');
    const refusal = answer(table, d.seat, choose(d));
    if (refusal) throw new Error(`seat ${d.seat} was refused at "${d.tag}": ${refusal.message}`);
  }
}
