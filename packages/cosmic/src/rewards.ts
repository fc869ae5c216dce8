import { ask, emit, numberFrom, query, type Flow } from '@parley/kernel';
import { alliesOn, timing } from './board/people.ts';
import { inWarp } from './board/places.ts';
import { countShips, groupsAt } from './board/ships.ts';
import { DEFENSE, enc, GATE, SIDE, type Cosmic, type Player, type Side } from './board/state.ts';
import { canRetrieve, retrieve } from './turn/regroup.ts';
import { declareRewards, drawBoth } from './variants/rewards/draw.ts';
import { event, queryKeyOf, type GainEvent, type RewardEvent } from './windows.ts';

const AMOUNT = queryKeyOf('reward.amount');
const DUE = queryKeyOf('reward.due');
const receiving = event('rewards');
const gained = event('cards.gained');

/** R14.1: the allies of a side and what they are due, one reward for each ship they have in the encounter, in timing order. */
export function rewardsFor(g: Cosmic, side: Side): (readonly [Player, number])[] {
  const allies = timing(g).filter((p) => alliesOn(g, side).includes(p) && (side === DEFENSE || p !== enc(g).offense));
  return allies.map((p) => {
    const ships = countShips(groupsAt(g, p, side === DEFENSE ? SIDE : GATE));
    return [p, query(g, AMOUNT, ships, { who: p, ships })] as const;
  });
}

/**
 * R14.2: how many of the rewards are ships and how many cards of the reward deck is declared before any is taken (R26.2); the rest
 * are cards of the cosmic deck. Where each is both, there is a card for each.
 */
export function* receiveRewards(g: Cosmic, p: Player, n: number, why: RewardEvent['why']): Flow {
  if (n <= 0 || !query(g, DUE, true, { who: p })) return;
  const ev: RewardEvent = { who: p, n, both: false, why };
  yield* receiving(g, ev);
  if (ev.n <= 0) return;
  const most = canRetrieve(g, p) ? Math.min(ev.n, inWarp(g, p)) : 0;
  let ships = 0;
  if (most > 0) {
    const answer = yield* ask(
      numberFrom(
        p,
        ev.both ? 'rewards.also' : 'rewards.ships',
        'rule:R14.1',
        0,
        most,
        { n: ev.n },
        ev.both ? most : undefined,
      ),
    );
    ships = answer as number;
  }
  const due = ev.both ? ev.n : ev.n - ships;
  const special = yield* declareRewards(g, p, due, 'rule:R26.2');
  emit(g, 'rewards', { who: p, ships, cards: due, ...(special > 0 ? { special } : {}) });
  if (ships > 0) yield* retrieve(g, p, ships, 'rule:R14.1');
  const cards = yield* drawBoth(g, p, due - special, special);
  if (cards.length === 0) return;
  const got: GainEvent = { who: p, why: 'rewards', from: -1, cards };
  yield* gained(g, got);
}
