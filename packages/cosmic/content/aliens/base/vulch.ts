import {
  ability,
  alien,
  cardKey,
  type CardType,
  chooseCard,
  chooseOption,
  type Cosmic,
  type Ctx,
  discard,
  type DiscardEvent,
  type Flow,
  giveCards,
  handOf,
  handOfType,
  handSize,
  hasSucceededAsMain,
  lingering,
  opponent,
  pickUp,
  type Player,
  reaction,
  typeOf,
} from '../../../effects/index.ts';

/** To the end of the encounter flares can be salvaged too. */
const greed = lingering<{ who: Player }>('vulch.greed', []);
const isGreedy = (g: Cosmic, p: Player): boolean => greed.all(g).some((x) => x.who === p);

/** What others discard of this type. */
const salvage = ({ g, me, ev }: Ctx<DiscardEvent>, type: CardType): number[] =>
  ev.by === me ? [] : ev.cards.filter((x) => typeOf(g, x) === type);

function collect(c: Ctx<DiscardEvent>, type: CardType): void {
  const cards = salvage(c, type);
  c.ev.cards = c.ev.cards.filter((x) => !cards.includes(x));
  pickUp(c.g, c.me, cards);
}

/** The loser hands over card after card until the winner likes one. */
function* pick(g: Cosmic, me: Player, from: Player): Flow {
  while (handSize(g, from) > 0) {
    const card = yield* chooseCard(g, from, handOf(g, from), { tag: 'vulch.give', data: { to: me } });
    giveCards(g, from, me, [card]);
    const answer = yield* chooseOption(g, me, ['keep', 'discard'], {
      tag: 'vulch.want',
      data: { card: cardKey(g, card), left: handSize(g, from) },
    });
    if (answer === 'keep') return;
    yield* discard(g, me, [card], 'effect');
  }
}

export const vulch = alien({
  id: 'vulch',
  name: 'Vulch',
  set: 'base',
  alert: 'green',
  summary: 'Collects the artifacts of others',
  asks: {
    'vulch.give': 'Which card do you hand over next?',
    'vulch.want': 'Do you want {card}? {left} more to come.',
    'vulch.want:keep': 'Keep it',
    'vulch.want:discard': 'Discard it and see the next one',
  },
  power: {
    text:
      'Artifacts that others discard, played or not, come into your hand. Those you play yourself are discarded for good. When you draw a ' +
      'new hand you show your artifacts and keep them, and draw eight cards besides.',
    clauses: [
      reaction<'cards.discard'>({
        on: 'cards.discard',
        must: true,
        when: (c) => salvage(c, 'artifact').length > 0,
        *commit(c) {
          collect(c, 'artifact');
        },
      }),
      reaction<'cards.discard'>({
        id: 'flares',
        on: 'cards.discard',
        when: (c) => isGreedy(c.g, c.me) && salvage(c, 'flare').length > 0,
        *commit(c) {
          collect(c, 'flare');
        },
      }),
      reaction<'hand.new'>({
        id: 'keep',
        on: 'hand.new',
        must: true,
        passive: true,
        when: ({ g, me, ev }) => ev.who === me && handOf(g, me).some((x) => typeOf(g, x) === 'artifact'),
        *commit({ g, me, ev }) {
          ev.kept.push(...handOfType(g, me, 'artifact'));
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player who won or made a deal: your opponent hands you its cards one after the other. You discard them until you like ' +
      'one; that one is yours, and the rest of the hand stays where it is.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasSucceededAsMain(g, me) && opponent(g, me) >= 0 && handSize(g, opponent(g, me)) > 0,
        *commit({ g, me }) {
          yield* pick(g, me, opponent(g, me));
        },
      }),
    ],
  },
  super: {
    text: 'When somebody else discards a flare: until the end of the encounter your power may collect flares too.',
    clauses: [
      // It lasts, so it is played once, and its own flare is never among what others discard (faq-vulch-4).
      reaction<'cards.discard'>({
        on: 'cards.discard',
        when: (c) => salvage(c, 'flare').length > 0,
        *commit({ g, me }) {
          greed.start(g, me, { who: me });
        },
      }),
    ],
  },
});
