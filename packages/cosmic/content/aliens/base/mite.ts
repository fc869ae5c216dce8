import {
  ability,
  alien,
  amend,
  asker,
  chooseCards,
  chooseOption,
  type Cosmic,
  type Ctx,
  discard,
  discardUntil,
  dismissAlly,
  enc,
  endEncounter,
  type Flow,
  GATE,
  groupsAt,
  handOf,
  handSize,
  land,
  mainSide,
  OFFENSE,
  offerSuper,
  other,
  pickToDiscard,
  placeName,
  type Player,
  roomOn,
  shipsAt,
  SIDE,
  type Side,
  SIDES,
  takeCards,
} from '../../../effects/index.ts';

/** Cards that whoever refuses a colony may keep. */
const SPARED = 3;

type Answer = 'discard' | 'colony';

/** A planet without room for another ship cannot be shared. */
const answers = (g: Cosmic): Answer[] => (roomOn(g, enc(g).target) > 0 ? ['discard', 'colony'] : ['discard']);

/** Cards fall at random until three are left. With the super flare they fall into the hand of whoever blustered. */
function* shed(c: Ctx, from: Player): Flow {
  const { g, me } = c;
  const boost = yield* offerSuper(c);
  if (!boost) {
    yield* discardUntil(
      g,
      from,
      () => SPARED,
      (n) => pickToDiscard(g, me, from, handOf(g, from), n),
    );
    return;
  }
  const cards = yield* pickToDiscard(g, me, from, handOf(g, from), handSize(g, from) - SPARED);
  takeCards(g, me, from, cards);
  const kept = yield* chooseCards(g, me, cards, { tag: 'mite.keep', min: 0, max: cards.length });
  yield* discard(
    g,
    me,
    cards.filter((card) => !kept.includes(card)),
    'effect',
  );
}

/** Both live on the planet from now on; the encounter is over, and a success. */
function* settleBeside(g: Cosmic, me: Player): Flow {
  yield* land(g, me, groupsAt(g, me, GATE), enc(g).target);
  endEncounter(g, { success: true, turnEnds: false });
}

/** Ships that allies have put on a side. */
const alliedShips = (g: Cosmic, side: Side): number =>
  enc(g).allies[side].reduce((n, p) => n + shipsAt(g, p, side === OFFENSE ? GATE : SIDE), 0);

export const mite = alien({
  id: 'mite',
  name: 'Mite',
  set: 'base',
  alert: 'yellow',
  summary: 'Demands a colony or cards',
  asks: {
    'mite.answer': '{by} blusters. Do you give up cards, or a colony on {planet}?',
    'mite.answer:discard': 'Discard at random down to three cards',
    'mite.answer:colony': 'Let them have a colony',
    'mite.keep': 'Which of these cards do you keep? The rest is discarded.',
  },
  power: {
    text:
      'As the offense, with your ships in the gate and more than three cards in the hand of the defense: it has to discard random cards until three are ' +
      'left, or to let you settle on the targeted planet. If it does that, your ships land beside its own and the encounter is over, as a success.',
    clauses: [
      ability({
        at: 'launch.after',
        as: 'offense',
        must: true,
        when: ({ g }) => handSize(g, enc(g).defense) > SPARED,
        *commit(c) {
          const { g, me } = c;
          const { defense, target } = enc(g);
          const data = { by: me, planet: placeName(g, target) };
          const answer = yield* chooseOption(g, defense, answers(g), { tag: 'mite.answer', data });
          if (answer === 'discard') yield* shed(c, defense);
          else yield* settleBeside(g, me);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, once the alliances stand, if more ships are allied with your opponent than with you: all allied ships go home.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me }) => alliedShips(g, other(mainSide(g, me))) > alliedShips(g, mainSide(g, me)),
        *commit({ g }) {
          for (const p of new Set(SIDES.flatMap((side) => enc(g).allies[side]))) yield* dismissAlly(g, p, asker(g));
        },
      }),
    ],
  },
  super: {
    text: 'Cards that your power makes your opponent discard you may take, look at, and keep or discard as you like.',
    clauses: [amend({ late: true })],
  },
});
