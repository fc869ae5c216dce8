import { ask } from '@parley/kernel';
import { enc, OFFENSE, DEFENSE, type Cosmic, type Side } from '../board/state.ts';
import { addToTotal } from '../outcome.ts';
import { ability, type ClauseSpec } from '../powers/clauses.ts';

/** The sides that reinforcements may be played on; by house rule not on a negotiate (R34.7). */
function reinforceable(g: Cosmic): Side[] {
  const { slots } = enc(g);
  const forbidden = g.s.options.house.reinforceNegotiate === 'forbidden';
  return [OFFENSE, DEFENSE].filter((side): side is Side => !forbidden || slots[side].type !== 'negotiate');
}

/** R10.7: anybody involved adds to either side. On a negotiate it adds nothing. */
export const reinforcementClauses = (value: number): ClauseSpec[] => [
  ability<{ side: Side }>({
    id: 'reinforce',
    at: 'reveal.reinforce',
    as: 'main-or-ally',
    when: (c) => reinforceable(c.g).length > 0,
    *prepare(c) {
      const sides = reinforceable(c.g);
      if (sides.length === 1) return { side: sides[0] };
      const options = sides.map((side) => (side === OFFENSE ? 'offense' : 'defense'));
      const answer = yield* ask({
        kind: 'choose',
        seat: c.me,
        tag: 'reinforce.side',
        from: 'rule:R10.7',
        options,
        data: { value },
      });
      return { side: answer === 'offense' ? OFFENSE : DEFENSE };
    },
    *commit(c, { side }) {
      if (enc(c.g).slots[side].type !== 'negotiate') addToTotal(c.g, side, value);
    },
  }),
];
