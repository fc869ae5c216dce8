import {
  ability,
  andThen,
  asker,
  changeKickers,
  chooseCard,
  chooseOption,
  chooseShips,
  type Cosmic,
  countShips,
  destroyAsset,
  discard,
  emit,
  enc,
  type Face,
  type Flow,
  groupsIn,
  loseChosen,
  mainOn,
  openKickers,
  type PlayableSpec,
  playAnotherCard,
  type Player,
  reaction,
  redrawDestiny,
  removeShips,
  revealAgain,
  sacrificePlaces,
  type Side,
  SIDES,
  turnUpLate,
  unlay,
  Z,
  zap,
  zoneOf,
  type CardNo,
} from '../../effects/index.ts';
import { zapHand } from './artifacts-incursion.ts';
import { zapShip } from './ship-zap.ts';

/** Ships that one may send to the warp instead of removing one from the game. */
const SENT = 3;

/** What it costs, whatever it was used for. With too few ships to send there is no choice. */
function* pay(g: Cosmic, me: Player): Flow {
  const places = sacrificePlaces(g, me, 'anywhere');
  const ships = countShips(groupsIn(g, me, places));
  if (ships === 0) return;
  const options = ships < SENT ? (['remove'] as const) : (['remove', 'send'] as const);
  const how = yield* chooseOption(g, me, options, { tag: 'omni-zap.price' });
  if (how === 'send') yield* loseChosen(g, me, SENT, { tag: 'omni-zap.send', from: asker(g), kind: 'sent', cause: me });
  else yield* removeShips(g, me, yield* chooseShips(g, me, places, { tag: 'omni-zap.remove', from: asker(g), min: 1, max: 1 }));
}

/** Does what another zap does, and costs what this one costs. */
const like = (spec: PlayableSpec): PlayableSpec => andThen(spec, (c) => pay(c.g, c.me));

const openSides = (g: Cosmic): Side[] => SIDES.filter((side) => enc(g).slots[side].up && enc(g).slots[side].card >= 0);

/** Kickers and encounter cards that lie open. Kickers first, as the only ones whose loss costs nobody another card. */
const revealed = (g: Cosmic): number[] => [
  ...openKickers(enc(g)).map((x) => x.card),
  ...openSides(g).map((side) => enc(g).slots[side].card),
];

/** Does the card still lie open in the encounter, or beside it? */
const isOpen = (g: Cosmic, card: CardNo): boolean => revealed(g).includes(card) || zoneOf(g, card) === Z.table;

/** Cancels and discards a card that lies open. The side for which another one has been selected in its place, facedown, or null. */
function* undo(g: Cosmic, by: Player, card: CardNo): Flow<Side | null> {
  emit(g, 'card-undone', { who: by, card: g.s.face[card] });
  const side = openSides(g).find((x) => enc(g).slots[x].card === card);
  if (side !== undefined) {
    yield* playAnotherCard(g, side);
    return side;
  }
  const kicker = openKickers(enc(g)).find((x) => x.card === card);
  if (kicker) changeKickers(g, () => unlay(g, kicker));
  yield* discard(g, by, [card], 'zapped');
  return null;
}

/** Whose card this is. */
const playerOf = (g: Cosmic, card: CardNo): Player => {
  const side = openSides(g).find((x) => enc(g).slots[x].card === card);
  return side !== undefined ? mainOn(g, side) : (openKickers(enc(g)).find((x) => x.card === card)?.by ?? -1);
};

export const omniZap: Face = {
  id: 'omni-zap',
  name: 'Omni-Zap',
  type: 'artifact',
  value: 0,
  text:
    'At any time: do what any other zap does, or cancel and discard a card that somebody has just played or turned up. What is needed in its place is ' +
    'drawn or played anew, out of a new hand if need be. Then take one of your ships out of the game, or send three to the warp.',
  asks: {
    'omni-zap.card': 'Which card do you cancel?',
    'omni-zap.price': 'How do you pay for the Omni-Zap?',
    'omni-zap.price:remove': 'Remove one ship from the game',
    'omni-zap.price:send': 'Send three ships to the warp',
    'omni-zap.remove': 'Which ship do you remove from the game?',
    'omni-zap.send': 'Which ships do you send to the warp?',
  },
  costs: pay,
  clauses: [
    reaction<'card.play'>({
      id: 'card',
      on: 'card.play',
      when: ({ me, ev }) => ev.by !== me,
      *commit({ g, me, ev }) {
        ev.stopped = true;
        yield* pay(g, me);
      },
    }),
    reaction<'power.used'>({
      id: 'power',
      on: 'power.used',
      zaps: true,
      *commit({ g, me, ev }) {
        ev.stopped = true;
        zap(g, ev.sheet);
        yield* pay(g, me);
      },
    }),
    reaction<'asset.used'>({
      id: 'tech',
      on: 'asset.used',
      when: ({ g, me, ev }) => ev.by !== me && g.s.assets[ev.asset].kind === 'tech',
      *commit({ g, me, ev }) {
        ev.stopped = true;
        yield* destroyAsset(g, g.s.assets[ev.asset]);
        yield* pay(g, me);
      },
    }),
    reaction<'hazard.drawn'>({
      id: 'hazard',
      on: 'hazard.drawn',
      *commit({ g, me, ev }) {
        ev.stopped = true;
        yield* pay(g, me);
      },
    }),
    ability({
      id: 'destiny',
      at: 'destiny.cardDrawn',
      *commit({ g, me }) {
        redrawDestiny(g);
        yield* pay(g, me);
      },
    }),
    ability<number>({
      id: 'encounter',
      at: 'reveal.first',
      when: ({ g }) => revealed(g).length > 0,
      prepare: ({ g, me }) => chooseCard(g, me, revealed(g), { tag: 'omni-zap.card' }),
      *commit({ g, me }, card) {
        yield* pay(g, me);
        if ((yield* undo(g, playerOf(g, card), card)) !== null) revealAgain(g);
      },
    }),
    reaction<'card.revealed'>({
      id: 'revealed',
      on: 'card.revealed',
      when: ({ g, ev }) => isOpen(g, ev.card),
      *commit({ g, me, ev }) {
        // First, because the new card may decide the encounter at once.
        yield* pay(g, me);
        const side = yield* undo(g, ev.by, ev.card);
        if (side !== null) yield* turnUpLate(g, side);
      },
    }),
    like(zapHand),
    like(zapShip),
  ],
};
