import { ask, emit, query, type Flow } from '@parley/kernel';
import { alliesOn, timing } from './board/people.ts';
import { inWarp } from './board/places.ts';
import { countShips, groupsAt } from './board/ships.ts';
import { DEFENSE, SIDE, type Cosmic, type Player } from './board/state.ts';
import { drawCards } from './cards/discard.ts';
import { canRetrieve, retrieve } from './turn/regroup.ts';
import { event, queryKeyOf, type GainEvent, type RewardEvent } from './windows.ts';

const AMOUNT = queryKeyOf('reward.amount');
const DUE = queryKeyOf('reward.due');
const receiving = event('rewards');
const gained = event('cards.gained');

/** R14.1: defensive allies and what they are due, one reward for each ship they have in the encounter, in timing order. */
export function rewardsFor(g: Cosmic): (readonly [Player, number])[] {
  const allies = timing(g).filter((p) => alliesOn(g, DEFENSE).includes(p));
  return allies.map((p) => {
    const ships = countShips(groupsAt(g, p, SIDE));
    return [p, query(g, AMOUNT, ships, { who: p, ships })] as const;
  });
}

/** R14.2: how many of the rewards are ships is declared first, the rest are cards. Where each is both, there is a card for each. */
export function* receiveRewards(g: Cosmic, p: Player, n: number, why: RewardEvent['why']): Flow {
  if (n <= 0 || !query(g, DUE, true, { who: p })) return;
  const ev: RewardEvent = { who: p, n, both: false, why };
  yield* receiving(g, ev);
  if (ev.n <= 0) return;
  const most = canRetrieve(g, p) ? Math.min(ev.n, inWarp(g, p)) : 0;
  let ships = 0;
  if (most > 0) {
    const answer = yield* ask({
      kind: 'number',
      seat: p,
      tag: ev.both ? 'rewards.also' : 'rewards.ships',
      from: 'rule:R14.1',
      min: 0,
      max: most,
      data: { n: ev.n },
      ...(ev.both ? { fallback: most } : {}),
    });
    ships = answer as number;
  }
  emit(g, 'rewards', { who: p, ships, cards: ev.both ? ev.n : ev.n - ships });
  if (ships > 0) yield* retrieve(g, p, ships, 'rule:R14.1');
  const cards = yield* drawCards(g, p, ev.both ? ev.n : ev.n - ships);
  if (cards.length === 0) return;
  const got: GainEvent = { who: p, why: 'rewards', from: -1, cards };
  yield* gained(g, got);
}
