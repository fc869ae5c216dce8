import { ask, emit, query, type Flow } from '@parley/kernel';
import { alliesOn } from './board/people.ts';
import { inWarp } from './board/places.ts';
import { countShips } from './board/ships.ts';
import { DEFENSE, type Cosmic, type Player } from './board/state.ts';
import { drawCards } from './cards/discard.ts';
import { shipsOn } from './outcome.ts';
import { retrieve } from './turn/regroup.ts';
import { event, queryKeyOf, type GainEvent, type RewardEvent } from './windows.ts';

const AMOUNT = queryKeyOf('reward.amount');
const DUE = queryKeyOf('reward.due');
const receiving = event('rewards');
const gained = event('cards.gained');

/** R14.1: defensive allies and what they are due, one reward for each ship they have in the encounter. */
export function rewardsFor(g: Cosmic): (readonly [Player, number])[] {
  return alliesOn(g, DEFENSE).map((p) => {
    const ships = countShips(shipsOn(g, DEFENSE, p));
    return [p, query(g, AMOUNT, ships, { who: p, ships })] as const;
  });
}

/** R14.2: how many of the rewards are ships is declared first, the rest are cards. */
export function* receiveRewards(g: Cosmic, p: Player, n: number, why: RewardEvent['why']): Flow {
  if (n <= 0 || !query(g, DUE, true, { who: p })) return;
  const ev: RewardEvent = { who: p, n, both: false, why };
  yield* receiving(g, ev);
  if (ev.n <= 0) return;
  const most = Math.min(ev.n, inWarp(g, p));
  let ships = ev.both ? most : 0;
  if (!ev.both && most > 0) {
    const answer = yield* ask({
      kind: 'number',
      seat: p,
      tag: 'rewards.ships',
      from: 'rule:R14.1',
      min: 0,
      max: most,
      data: { n: ev.n },
    });
    ships = answer as number;
  }
  emit(g, 'rewards', { who: p, ships, cards: ev.both ? ev.n : ev.n - ships });
  if (ships > 0) yield* retrieve(g, p, ships, 'rule:R14.1');
  const cards = yield* drawCards(g, p, ev.both ? ev.n : ev.n - ships);
  const got: GainEvent = { who: p, why: 'rewards', cards };
  yield* gained(g, got);
}
