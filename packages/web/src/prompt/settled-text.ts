import type { Presenter } from '../game-client.ts';
import type { Settled } from '../table/act.ts';
import { T } from '../text/index.ts';

/** One settled step of an act in a few words. */
export function settledText(
  presenter: Pick<Presenter, 'option' | 'place'>,
  question: Settled['question'],
  answer: Settled['answer'],
): string {
  if (typeof answer === 'string') return presenter.option(question, answer);
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'boolean') return answer ? T.prompt.yes : T.prompt.no;
  if (Array.isArray(answer)) return T.and(answer.map((option: string) => presenter.option(question, option)));
  return T.and(Object.entries(answer).map(([place, n]) => `${presenter.place(place)}: ${n}`));
}
