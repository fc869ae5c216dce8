import {
  ability,
  addToTotal,
  alien,
  amend,
  certainWin,
  confirm,
  type Ctx,
  discard,
  type Flow,
  mainSide,
  mySide,
  opponent,
  playedSuper,
  playerOfAlien,
  setCard,
  slotOf,
  zap,
} from '../../../effects/index.ts';

const HELP = 4;
const SUPER_HELP = 8;
const ANSWER = 42;

const win = ({ g, me }: Ctx): void => certainWin.start(g, me, { side: mySide(g, me), how: 'human' });

/** The flare was played to strengthen the power; its owner may give it up and zap the power instead. */
function* zapsItself(c: Ctx): Flow<boolean> {
  const { g, me } = c;
  if (!(yield* confirm(g, me, { tag: 'human.zap' }))) return false;
  yield* discard(g, me, [playedSuper(c)], 'played');
  zap(g, c.sheet);
  win(c);
  return true;
}

export const human = alien({
  id: 'human',
  name: 'Human',
  set: 'base',
  alert: 'yellow',
  summary: 'Helps a little, unless it is zapped',
  asks: { 'human.zap': 'Discard your flare and zap your own power, so that your side wins?' },
  power: {
    text:
      "As a main player or ally, once cards are revealed: add 4 to your side's total. Whoever zaps this power makes your side win the " +
      'encounter at once.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        must: true,
        *commit(c, _plan, boost) {
          if (boost && (yield* zapsItself(c))) return; // faq-human-4
          addToTotal(c.g, mySide(c.g, c.me), boost ? SUPER_HELP : HELP); // faq-human-4
        },
        *cancelled(c) {
          win(c); // faq-human-2
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, unless your opponent is the Human, once cards are revealed: your encounter card becomes an attack 42. The flare ' +
      'goes to the Human, or to the discard pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => slotOf(g, me).card >= 0 && playerOfAlien(g, 'human') !== opponent(g, me),
        *commit({ g, me }) {
          setCard(g, mainSide(g, me), 'attack', ANSWER);
        },
      }),
    ],
  },
  super: { text: 'Your power may add 8 instead of 4. Or discard this flare to zap your power yourself.', clauses: [amend({})] },
});
