import {
  ability,
  alien,
  chooseNumber,
  type CompensationEvent,
  type Ctx,
  type DiscardEvent,
  emit,
  enc,
  handOf,
  leavesGame,
  lingering,
  mainSide,
  modifier,
  reaction,
  returnCard,
  slotOf,
  touch,
  typeOf,
  type CardNo,
} from '../../../effects/index.ts';

/** An artifact that was kept can be played again only in a later encounter. */
const spent = lingering<{ card: CardNo }>('clone.spent', (dataOf) => [
  modifier('play.allowed', (ok, q, c) => ok && (q.who !== c.me || dataOf(c).card !== q.card)),
]);

/** The artifact that is discarded after I played it. */
const played = ({ g, me, ev }: Ctx<DiscardEvent>): number[] =>
  ev.by === me && ev.why === 'played' ? ev.cards.filter((x) => typeOf(g, x) === 'artifact') : [];

/** Cards the winner could give up as compensation, with the super flare. */
const most = ({ g, ev }: Ctx<CompensationEvent>): number =>
  ev.exempt.includes(ev.from) ? 0 : Math.min(2 * ev.n, handOf(g, ev.from).filter((x) => !ev.shielded.includes(x)).length);

export const clone = alien({
  id: 'clone',
  name: 'Clone',
  set: 'base',
  alert: 'green',
  summary: 'Takes its encounter card back',
  asks: { 'clone.amount': 'How many cards do you take as compensation?' },
  tells: { 'card-replicated': '{who} {who, select, you {take} other {takes}} {card} back.' },
  power: {
    text: 'As a main player, once everything is resolved and compensation is paid, you may take the encounter card in front of you back instead of discarding it.',
    clauses: [
      ability({
        at: 'resolution.keep', // faq-clone-2, faq-fido-2, faq-filch-1: before anything lies on the pile
        as: 'main',
        when: ({ g, me }) => slotOf(g, me).card >= 0 && slotOf(g, me).up && !leavesGame(g, slotOf(g, me).card),
        *commit({ g, me }) {
          const slot = enc(g).slots[mainSide(g, me)];
          emit(g, 'card-replicated', { who: me, card: g.s.face[slot.card] });
          returnCard(g, me, slot.card); // faq-clone-1, faq-clone-4, faq-sorcerer-1
          slot.card = -1;
          touch(g, 'encounter');
        },
      }),
    ],
  },
  wild: {
    text: 'After playing an artifact you keep it instead of discarding it. You can play it again in a later encounter.',
    clauses: [
      reaction<'cards.keep'>({
        on: 'cards.keep',
        when: (c) => played(c).length > 0,
        *commit(c) {
          const { g, me, ev } = c;
          for (const card of played(c)) {
            ev.cards = ev.cards.filter((x) => x !== card);
            returnCard(g, me, card);
            spent.start(g, me, { card });
          }
        },
      }),
    ],
  },
  super: {
    text: 'When you collect compensation you may take more cards than usual, up to twice as many, as far as they reach.',
    clauses: [
      reaction<'compensation', number>({
        on: 'compensation',
        when: (c) => c.ev.taker === c.me && most(c) > c.ev.n,
        prepare: (c) => chooseNumber(c.g, c.me, c.ev.n, most(c), { tag: 'clone.amount' }),
        *commit({ ev }, n) {
          ev.n = n; // faq-clone-3
        },
      }),
    ],
  },
});
