import { firstDifference, hashPlain, same } from '../state/plain.ts';
import type { Table } from '../table/table.ts';

/** Whoever is asked at a safe point is asked with everything at rest: no law has anything to do, and what shows something else is what it shows. */
export function checkRest<S>(table: Table<S>): void {
  if (table.over || table.asked?.open !== true) return;
  checkLaws(table);
  checkCopies(table);
}

/** Looked for at the table itself: a law at rest changes nothing, and one that does something ends the test. */
function checkLaws<S>({ game: g }: Table<S>): void {
  if (g.k.unsettled) throw new Error('somebody is asked before the laws are at rest');
  const { changes } = g;
  const before = hashPlain([g.s, g.k]);
  for (const { source, law } of g.laws) {
    if (!g.rules.working(g, source, law.id)) continue;
    const { done, value } = law.check({ g, me: source.who(g), source, ev: null }).next();
    if (done !== true || value || g.changes !== changes)
      throw new Error(`somebody is asked while the law "${law.id}" of "${source.key}" has something to do`);
  }
  if (hashPlain([g.s, g.k]) !== before) throw new Error('somebody is asked while a law changes the state unseen');
}

function checkCopies<S>({ game, rules }: Table<S>): void {
  for (const { name, shown, is } of rules.copies?.(game) ?? [])
    if (!same(shown, is)) throw new Error(`${name} is not what it shows: ${firstDifference(shown, is)}`);
}
