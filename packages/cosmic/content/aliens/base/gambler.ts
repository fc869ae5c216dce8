import {
  ability,
  alien,
  amend,
  asker,
  bothAttack,
  canUse,
  chooseNumber,
  claim,
  confirm,
  type Cosmic,
  type Ctx,
  emit,
  enc,
  faceById,
  flip,
  type Flow,
  isEncounterType,
  lingering,
  loseChosen,
  mainSide,
  modifier,
  nameFace,
  opponent,
  type Player,
  setValue,
  shipsIn,
  slotOf,
} from '../../../effects/index.ts';

/** Ships that can be put at stake. */
const MOST_STAKES = 20;
/** No two attack cards are further apart. */
const WIDEST_SPREAD = 99;

interface Bluff {
  readonly card: string;
  readonly ante: number;
  readonly called: boolean;
}

/** Is the own card still down, and the other one open? Early when an effect has it turned over before its time. */
function mayBluff({ g, me, ev }: Ctx): boolean {
  const [mine, theirs] = [slotOf(g, me), slotOf(g, opponent(g, me))];
  return mine.card >= 0 && !mine.up && mine.said === null && (ev.who === me || theirs.up || theirs.said !== null);
}

/** What a lie, or disbelief, costs: as many ships as one has in the encounter, unless more was at stake (kernel-needs 8.3). */
function penalty(g: Cosmic, payer: Player, ante: number): number {
  if (ante === 0) return shipsIn(g, payer);
  return g.s.options.house.gamblerAnte === 'add' ? shipsIn(g, payer) + ante : ante; // faq-general-03
}

/** A challenge: the card is shown, and whoever was wrong pays in ships of the own choice. */
function* settleUp(g: Cosmic, me: Player, { card, ante }: Bluff): Flow {
  const side = mainSide(g, me);
  const truth = g.s.face[enc(g).slots[side].card] === card;
  const payer = truth ? opponent(g, me) : me;
  flip(g, side);
  emit(g, truth ? 'truth-challenged' : 'bluff-called', { who: me });
  yield* loseChosen(g, payer, penalty(g, payer, ante), {
    tag: 'gambler.ships',
    from: asker(g),
    cause: me,
    where: g.s.options.house.gamblerShips,
  });
}

/** A number called before the reveal: two attacks at least so far apart, and it is added to the caller's card. */
const spread = lingering<{ n: number }>('gambler.spread', (dataOf) => [
  ability({
    at: 'reveal.transform',
    as: 'main',
    must: true,
    when: ({ g }) => bothAttack(g),
    *commit(c) {
      const { g, me } = c;
      const { n } = dataOf(c);
      const [a, b] = enc(g).slots.map((slot) => slot.value);
      if (Math.abs(a - b) >= n) setValue(g, mainSide(g, me), slotOf(g, me).value + n);
    },
  }),
]);

export const gambler = alien({
  id: 'gambler',
  name: 'Gambler',
  set: 'base',
  alert: 'red',
  summary: 'Says what its card is, truly or not',
  bans: ['sorcerer'], // faq-gambler-1, faq-sorcerer-2
  asks: {
    'gambler.claim': 'What do you say your card is?',
    'gambler.ante': 'How many ships do you put at stake?',
    'gambler.challenge': '{who} says the facedown card is {card}. Do you challenge that?',
    'gambler.ships': 'The doubt went against you. Which ships do you lose?',
    'gambler.spread': 'Which spread do you call?',
  },
  tells: {
    claim: '{who} {who, select, you {say} other {says}} the facedown card is {card}.',
    'claim-with-stakes':
      '{who} {who, select, you {say the facedown card is {card} and put} other {says the facedown card is {card} and puts}} {ships} at stake.',
    'claim-challenged': '{who} {who, select, you {challenge} other {challenges}} that.',
    'claim-believed': '{who} {who, select, you {do} other {does}} not challenge that.',
    'bluff-called': '{who} lied.',
    'truth-challenged': '{who} told the truth.',
    'spread-called': '{who} {who, select, you {call} other {calls}} a spread of {n}.',
  },
  power: {
    text:
      "As a main player, once your opponent's card lies open, you may leave your own facedown and say what it is, truly or not. " +
      'Unchallenged, it counts as what you said and goes under the deck unseen. Challenged, it is turned over: if you lied you lose as ' +
      'many ships as you have in the encounter, otherwise your opponent does, in each case other ships than those. The open cards count.',
    clauses: [
      modifier('reveal.waits', (waits, q, c) => waits || (q.who === c.me && canUse(c.g, c.g.s.sheets[c.sheet]))),
      ability<Bluff>({
        at: 'reveal.flip',
        as: 'main',
        when: mayBluff,
        *prepare({ g, me }, boost) {
          const card = yield* nameFace(g, me, (face) => isEncounterType(face.type), { tag: 'gambler.claim' });
          const ante = boost ? yield* chooseNumber(g, me, 1, MOST_STAKES, { tag: 'gambler.ante' }) : 0;
          const data = { who: me, card: card.id, n: ante };
          emit(g, ante > 0 ? 'claim-with-stakes' : 'claim', data);
          const called = yield* confirm(g, opponent(g, me), { tag: 'gambler.challenge', data });
          emit(g, called ? 'claim-challenged' : 'claim-believed', { who: opponent(g, me) });
          return { card: card.id, ante, called };
        },
        *commit({ g, me }, bluff) {
          if (bluff.called) yield* settleUp(g, me, bluff);
          else claim(g, mainSide(g, me), faceById(bluff.card));
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, before cards are revealed: call a number. If both cards are attacks and differ by that much or more, it is added ' +
      'to yours.',
    clauses: [
      ability<{ n: number }>({
        at: 'reveal.start',
        as: 'main',
        *prepare({ g, me }) {
          return { n: yield* chooseNumber(g, me, 1, WIDEST_SPREAD, { tag: 'gambler.spread' }) };
        },
        *commit({ g, me }, { n }) {
          emit(g, 'spread-called', { who: me, n });
          spread.start(g, me, { n });
        },
      }),
    ],
  },
  super: {
    text: 'When you say what your card is, you may put 1 to 20 ships at stake: so many are lost for a lie or for doubting the truth.',
    clauses: [amend({})],
  },
});
