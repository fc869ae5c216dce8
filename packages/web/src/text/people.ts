import { textPart, type Part, type Thing } from '@parley/kernel/sentence';
import { capital } from './grammar.ts';
import { T } from './index.ts';
import { locale } from './language.ts';

/** Players as a message of the shell speaks of them: 'you', one, several or nobody. The viewer comes first. */
export function people(seats: readonly number[], viewer: number | null, nameOf: (seat: number) => string): Thing<Part> {
  const names = [...seats.filter((p) => p === viewer).map(() => T.youInside), ...seats.filter((p) => p !== viewer).map(nameOf)];
  const parts = locale.list(names.map((name) => [textPart(name)]));
  return {
    key: names.length === 0 ? 'nobody' : names.length > 1 ? 'many' : seats[0] === viewer ? 'you' : 'one',
    count: names.length,
    parts: (first) => (first ? parts.map((part, i) => (i === 0 ? textPart(capital(part.text)) : part)) : parts),
  };
}
