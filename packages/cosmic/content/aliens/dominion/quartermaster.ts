import {
  alien,
  amend,
  announceRewards,
  asker,
  cardsIn,
  chooseCards,
  chooseOption,
  type Claim,
  type Cosmic,
  type Ctx,
  type DeliveryEvent,
  discard,
  drawRewards,
  drawTo,
  type Due,
  emit,
  fillIn,
  type Flow,
  giveCards,
  givenFor,
  handOf,
  holding,
  moveCard,
  type Player,
  reaction,
  restOfHand,
  retrievable,
  retrieve,
  type RewardCardsEvent,
  rewarded,
  rewardsLeft,
  stillInHand,
  type CardNo,
  type ZoneNo,
} from '../../../effects/index.ts';

const cardsOf = (x: RewardCardsEvent): number => x.cosmic + x.special;
const sum = (claims: readonly Claim[], of: 'cosmic' | 'special'): number => claims.reduce((n, x) => n + x[of], 0);

/** What the others, and with the super flare I myself, are due. */
const others = (me: Player, { due }: DeliveryEvent): Due[] => due.filter((x) => x.who !== me);
const mine = (me: Player, { due }: DeliveryEvent): Due[] => due.filter((x) => x.who === me);

/** Everybody says what it shall be before anything is taken. */
function* announceAll(g: Cosmic, due: readonly Due[]): Flow<Claim[]> {
  const claims: Claim[] = [];
  for (const x of due) {
    const claim = yield* announceRewards(g, x, sum(claims, 'special'));
    if (claim !== null) claims.push(claim);
  }
  return claims;
}

type Fee = 'ship' | 'card' | 'reward' | 'nothing';

/** What somebody who is due nothing gets for the delivery: a ship, or a card more out of a deck from which cards are drawn anyway. */
function fees(g: Cosmic, me: Player, claims: readonly Claim[]): Fee[] {
  const out: Fee[] = [];
  if (retrievable(g, me) > 0) out.push('ship');
  if (sum(claims, 'cosmic') > 0) out.push('card');
  const special = sum(claims, 'special');
  if (special > 0 && rewardsLeft(g) > special) out.push('reward');
  return [...out, 'nothing'];
}

/** All cards are drawn together. A quake takes the place of those from the cosmic deck (R16.7). */
function* drawTogether(g: Cosmic, me: Player, zone: ZoneNo, claims: readonly Claim[], fee: Fee): Flow {
  const cosmic = sum(claims, 'cosmic') + (fee === 'card' ? 1 : 0);
  if (cosmic > 0 && (yield* drawTo(g, me, zone, cosmic)).length === 0) {
    yield* discard(g, me, cardsIn(g, zone).slice(), 'effect');
    for (const x of claims) x.cosmic = 0;
  }
  drawRewards(g, me, sum(claims, 'special') + (fee === 'reward' ? 1 : 0), zone);
}

/** Hands everybody the right number of cards out of those that were drawn, and with the super flare also out of the own hand. */
function* handOut(g: Cosmic, me: Player, zone: ZoneNo, claims: readonly Claim[], mixed: boolean): Flow {
  for (const claim of claims) {
    if (claim.who === me) continue;
    const n = cardsOf(claim);
    const data = { to: claim.who, n };
    const store = mixed ? [...cardsIn(g, zone), ...handOf(g, me)] : cardsIn(g, zone);
    const cards = yield* chooseCards(g, me, store, { tag: 'quartermaster.deliver', min: n, max: n, data });
    giveCards(g, me, claim.who, cards);
    yield* rewarded(g, claim.who, [...givenFor(g, claim), ...cards]);
  }
}

/** What is left over belongs to whoever has delivered the rest. */
function* keepRest(g: Cosmic, me: Player, zone: ZoneNo, claims: readonly Claim[]): Flow {
  const rest = cardsIn(g, zone).slice();
  for (const card of rest) moveCard(g, card, g.s.handOf[me]);
  const cards = rest.map((x) => g.s.face[x]);
  if (rest.length > 0) emit(g, 'delivery-kept', { who: me, n: rest.length }, { to: [me], data: { cards } });
  const given = claims.flatMap((x) => (x.who === me ? givenFor(g, x) : []));
  if (claims.some((x) => x.who === me)) yield* rewarded(g, me, [...given, ...rest]);
}

function* deliver({ g, me, sheet, ev }: Ctx<DeliveryEvent>, mixed: boolean): Flow {
  const zone = g.s.sheets[sheet].zones.delivery;
  const due = mixed ? ev.due : others(me, ev);
  const paid = mine(me, ev).length > 0;
  ev.due = mixed ? [] : mine(me, ev);
  const claims = yield* announceAll(g, due);
  const fee: Fee = paid ? 'nothing' : yield* chooseOption(g, me, fees(g, me, claims), { tag: 'quartermaster.fee' });
  for (const x of claims) if (x.ships > 0) yield* retrieve(g, x.who, x.ships, asker(g), me);
  if (fee === 'ship') yield* retrieve(g, me, 1, asker(g));
  for (const x of claims) yield* fillIn(g, x);
  yield* drawTogether(g, me, zone, claims, fee);
  yield* handOut(g, me, zone, claims, mixed);
  yield* keepRest(g, me, zone, claims);
}

/** Cards of one's own go to somebody in the place of cards from a deck: first those from the cosmic deck. */
function fulfil(g: Cosmic, me: Player, ev: RewardCardsEvent, cards: readonly CardNo[]): void {
  giveCards(g, me, ev.who, cards);
  ev.given.push(holding(g, ev.who, cards));
  const cosmic = Math.min(ev.cosmic, cards.length);
  ev.cosmic -= cosmic;
  ev.special -= cards.length - cosmic;
}

export const quartermaster = alien({
  id: 'quartermaster',
  name: 'Quartermaster',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Hands out the rewards of others',
  zones: { delivery: { seen: 'owner' } },
  asks: {
    'quartermaster.fee': 'What do you get for delivering the rewards?',
    'quartermaster.fee:ship': 'A ship of yours from the warp',
    'quartermaster.fee:card': 'One card more from the deck',
    'quartermaster.fee:reward': 'One card more from the reward deck',
    'quartermaster.fee:nothing': 'Nothing',
    'quartermaster.deliver': 'Which {n, plural, one {# card} other {# cards}} do you deliver to {to}?',
    'quartermaster.fulfil': 'Which cards out of your hand does {to} get as rewards?',
  },
  tells: {
    'delivery-kept': '{who} {who, select, you {keep} other {keeps}} {n, plural, one {# card} other {# cards}} that were left over.',
    'delivery-kept.own': '{who} {who, select, you {keep} other {keeps}} {cards}.',
  },
  power: {
    text:
      'When others are to receive rewards they announce how many ships and how many cards of which deck it shall be. You choose the colonies to which the ' +
      'ships go, draw all those cards together, and deliver to everybody as many as announced, whichever you like. Your own rewards come ' +
      'after that; if you are due none you may get back a ship from the warp, or draw one card more from a deck that was used and keep the ' +
      'card that is left.',
    clauses: [
      reaction<'rewards.deliver'>({
        on: 'rewards.deliver',
        must: true,
        when: ({ me, ev }) => others(me, ev).length > 0,
        *commit(c, _plan, boost) {
          yield* deliver(c, boost !== null);
        },
      }),
    ],
  },
  wild: {
    text: 'When somebody is about to draw cards as rewards: give one or more cards out of your hand, which you choose, in the place of as many of them.',
    clauses: [
      reaction<'rewards.cards', readonly number[]>({
        on: 'rewards.cards',
        when: (c) => c.ev.who !== c.me && cardsOf(c.ev) > 0 && restOfHand(c.g, c.me, c.card).length > 0,
        *prepare({ g, me, card, ev }) {
          const hand = restOfHand(g, me, card);
          const how = { tag: 'quartermaster.fulfil', min: 1, max: cardsOf(ev), data: { to: ev.who } };
          return yield* chooseCards(g, me, hand, how);
        },
        *commit({ g, me, ev }, cards) {
          fulfil(g, me, ev, stillInHand(g, me, cards));
        },
      }),
    ],
  },
  super: {
    text:
      'When you are due rewards along with others: mix your hand and your own reward cards with those you draw for them. Deliver out of all of that, and what ' +
      'is left is your hand.',
    clauses: [amend({ on: 'rewards.deliver', when: ({ me, ev }) => mine(me, ev).length > 0 })],
  },
});
