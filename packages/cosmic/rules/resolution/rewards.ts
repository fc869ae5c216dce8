import { ask, emit, numberFrom, type Flow } from '@parley/kernel';
import { countShips, groupsAt } from '../board/groups.ts';
import { holding, stillHeld } from '../cards/held.ts';
import { declareRewards, drawBoth } from '../cards/reward-deck.ts';
import { retrievable, retrieve } from '../ships/retrieval.ts';
import { alliesOn, timing } from '../state/people.ts';
import { DEFENSE, enc, GATE, SIDE, type Cosmic, type Player, type Side, type CardNo } from '../state/state.ts';
import { event, awaited, type DeliveryEvent, type Due, type GainEvent, type RewardCardsEvent, type RewardEvent } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';

const AMOUNT = queryOf('reward.amount');
const DUE = queryOf('reward.due');
const isDeliveryAwaited = awaited('rewards.deliver');
const delivering = event('rewards.deliver');
const receiving = event('rewards');
const filling = event('rewards.cards');
const gained = event('cards.gained');

/** May this player receive rewards in this encounter at all? Effects that bring rewards ask before they offer themselves. */
export const mayBeRewarded = (g: Cosmic, p: Player): boolean => DUE.ask(g, true, { who: p });

/** R14.1: the allies of a side and what they are due, one reward for each ship they have in the encounter, in timing order. */
export function rewardsFor(g: Cosmic, side: Side): Due[] {
  const allies = timing(g).filter((p) => alliesOn(g, side).includes(p) && (side === DEFENSE || p !== enc(g).offense));
  return allies.map((who) => {
    const ships = countShips(groupsAt(g, who, side === DEFENSE ? SIDE : GATE));
    return { who, n: rewardsForShips(g, who, ships), why: 'defender' };
  });
}

/** What somebody is due for so many ships. */
export const rewardsForShips = (g: Cosmic, who: Player, ships: number): number => AMOUNT.ask(g, ships, { who, ships });

/** Everybody receives what they are due, in the order of the list, unless an effect delivers it. */
export function* giveRewards(g: Cosmic, due: readonly Due[]): Flow {
  if (isDeliveryAwaited(g)) {
    const ev: DeliveryEvent = { due: due.filter((x) => x.n > 0 && mayBeRewarded(g, x.who)) };
    if (ev.due.length > 0) yield* delivering(g, ev);
    due = ev.due;
  }
  for (const x of due) yield* receive(g, x);
}

/** Somebody receives so many rewards. */
export const receiveRewards = (g: Cosmic, who: Player, n: number, why: RewardEvent['why']): Flow => giveRewards(g, [{ who, n, why }]);

function* receive(g: Cosmic, due: Due): Flow {
  const claim = yield* announceRewards(g, due);
  if (claim === null) return;
  const { who } = claim;
  if (claim.ships > 0) yield* retrieve(g, who, claim.ships, 'rule:R14.1');
  yield* fillIn(g, claim);
  const drawn = yield* drawBoth(g, who, claim.cosmic, claim.special);
  yield* rewarded(g, who, [...givenFor(g, claim), ...drawn]);
}

/** What somebody has announced to take as rewards. */
export interface Claim extends RewardCardsEvent {
  readonly ships: number;
}

/** Others may put cards of their own in the place of some. */
export function* fillIn(g: Cosmic, claim: Claim): Flow {
  if (claim.cosmic + claim.special > 0) yield* filling(g, claim);
}

/** What others have given in the place of some, as far as it is still there. */
export const givenFor = (g: Cosmic, { given }: Claim): number[] => given.flatMap((x) => stillHeld(g, x));

/** Somebody holds the cards that are rewards. */
export function* rewarded(g: Cosmic, who: Player, cards: CardNo[]): Flow {
  if (cards.length === 0) return;
  const got: GainEvent = { who, why: 'rewards', from: -1, n: cards.length, held: holding(g, who, cards) };
  yield* gained(g, got);
}

/**
 * R14.2: how many of the rewards are ships and how many cards of the reward deck is declared before any is taken (R26.2); the rest
 * are cards of the cosmic deck. Where each is both, there is a card for each. `reserved`: reward cards that others have claimed already.
 */
export function* announceRewards(g: Cosmic, { who: p, n, why }: Due, reserved = 0): Flow<Claim | null> {
  if (n <= 0 || !mayBeRewarded(g, p)) return null;
  const ev: RewardEvent = {
    who: p,
    n,
    both: false,
    why,
    get stopped() {
      return this.n <= 0;
    },
  };
  yield* receiving(g, ev);
  if (ev.n <= 0) return null;
  const most = Math.min(ev.n, retrievable(g, p));
  let ships = 0;
  if (most > 0) {
    const answer = yield* ask(
      numberFrom(p, ev.both ? 'rewards.also' : 'rewards.ships', 'rule:R14.1', 0, most, { n: ev.n }, ev.both ? most : undefined),
    );
    ships = answer;
  }
  const due = ev.both ? ev.n : ev.n - ships;
  const special = yield* declareRewards(g, p, due, 'rule:R26.2', reserved);
  emit(g, 'rewards', { who: p, ships, cards: due, ...(special > 0 ? { special } : {}) });
  return { who: p, ships, cosmic: due - special, special, given: [] };
}
