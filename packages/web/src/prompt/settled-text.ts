import type { Settled } from '../table/act.ts';
import type { Speaker } from '@parley/cosmic/web/model/speech.ts';
import { T } from '../text/index.ts';

/** One settled step of an act in a few words. */
export function settledText(speaker: Speaker, question: Settled['question'], answer: Settled['answer']): string {
  if (typeof answer === 'string') return speaker.option(question, answer);
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'boolean') return answer ? T.prompt.yes : T.prompt.no;
  if (Array.isArray(answer)) return T.and(answer.map((option: string) => speaker.option(question, option)));
  return T.and(Object.entries(answer).map(([place, n]) => `${speaker.place(place)}: ${n}`));
}
