import { emit, type Flow } from '@parley/kernel';
import { destroyAsset } from '../board/assets.ts';
import { mainOn } from '../board/people.ts';
import { chooseShips, countShips, groupsIn } from '../board/ships.ts';
import { enc, SIDES, type Cosmic, type Player } from '../board/state.ts';
import { openKickers } from '../kickers.ts';
import { loseChosen, removeShips, sacrificePlaces } from '../losses.ts';
import { ability, reaction, type Ctx, type PlayableSpec } from '../powers/clauses.ts';
import { zap } from '../powers/sheets.ts';
import { redrawDestiny } from '../turn/destiny.ts';
import { playAnotherCard, revealAgain } from '../turn/another-card.ts';
import { asker, chooseCard, chooseOption } from '../words.ts';
import { zapHand } from './artifacts-incursion.ts';
import type { Face } from './define.ts';
import { discard } from './discard.ts';
import { unlay } from './front.ts';
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
  else yield* removeShips(g, me, yield* chooseShips(g, me, places, { tag: 'omni-zap.remove', from: asker(g), min: 1, max: 1 })); // prettier-ignore
}

/** Does what another zap does, and costs what this one costs. */
const like = (spec: PlayableSpec): PlayableSpec => ({
  ...spec,
  *commit(c: Ctx<never>, plan: never) {
    yield* spec.commit(c, plan, null);
    yield* pay(c.g, c.me);
  },
});

/** Cards that have just been turned up in the encounter. */
function revealed(g: Cosmic): number[] {
  const slots = SIDES.filter((side) => enc(g).slots[side].up && enc(g).slots[side].card >= 0);
  return [...slots.map((side) => enc(g).slots[side].card), ...openKickers(enc(g)).map((x) => x.card)];
}

function* undo(g: Cosmic, card: number): Flow {
  const kicker = openKickers(enc(g)).find((x) => x.card === card);
  const side = SIDES.find((x) => enc(g).slots[x].card === card);
  if (kicker) {
    emit(g, 'card-undone', { who: kicker.by, card: g.s.face[card] });
    unlay(g, kicker);
    yield* discard(g, kicker.by, [card], 'zapped');
    revealAgain(g);
  } else if (side !== undefined) {
    emit(g, 'card-undone', { who: mainOn(g, side), card: g.s.face[card] });
    yield* playAnotherCard(g, side);
  }
}

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
        // First, because the new card may decide the encounter at once.
        yield* pay(g, me);
        yield* undo(g, card);
      },
    }),
    like(zapHand),
    like(zapShip),
  ],
};
