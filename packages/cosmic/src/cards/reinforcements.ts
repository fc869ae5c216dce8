import { ask, type Flow } from '@parley/kernel';
import { enc, OFFENSE, DEFENSE, type Cosmic, type Player, type Side } from '../board/state.ts';
import { addToTotal } from '../outcome.ts';
import { ability, type PlayableSpec } from '../powers/clauses.ts';
import type { CardPlay } from '../windows.ts';

/** The sides that reinforcements may be played on; by house rule not on a negotiate (R34.7). */
export function reinforceable(g: Cosmic): Side[] {
  const { slots } = enc(g);
  const forbidden = g.s.options.house.reinforceNegotiate === 'forbidden';
  return [OFFENSE, DEFENSE].filter((side): side is Side => !forbidden || slots[side].type !== 'negotiate');
}

/** Whose total a reinforcement of this value is to raise. */
export function* chooseSide(g: Cosmic, seat: Player, value: number): Flow<Side> {
  const sides = reinforceable(g);
  if (sides.length === 1) return sides[0];
  const options = sides.map((side) => (side === OFFENSE ? 'offense' : 'defense'));
  const answer = yield* ask({
    kind: 'choose',
    seat,
    tag: 'reinforce.side',
    from: 'rule:R10.7',
    options,
    data: { value },
  });
  return answer === 'offense' ? OFFENSE : DEFENSE;
}

const REINFORCE = 'reinforce';
/** Is this card played as a reinforcement, whatever is printed on it? */
export const isReinforcement = (play: CardPlay): boolean => play.spec.id === REINFORCE;

/** R10.7: anybody involved adds to either side. On a negotiate it adds nothing. `fixed`: the side has been chosen already. */
export const reinforcement = (value: number, fixed?: Side): PlayableSpec =>
  ability<{ side: Side }>({
    id: REINFORCE,
    at: 'reveal.reinforce',
    as: 'main-or-ally',
    when: (c) => reinforceable(c.g).length > 0,
    *prepare(c) {
      return { side: fixed ?? (yield* chooseSide(c.g, c.me, value)) };
    },
    *commit(c, { side }) {
      if (enc(c.g).slots[side].type !== 'negotiate') addToTotal(c.g, side, value);
    },
  });
