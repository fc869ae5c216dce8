import {
  ability,
  alien,
  chooseCard,
  type Cosmic,
  countAsRevealed,
  emit,
  enc,
  handOfType,
  lingering,
  mainOn,
  mainSide,
  opposingMain,
  type Player,
  reaction,
  receiveRewards,
  replaceCard,
  setCard,
  SIDES,
  slotOf,
  standsAs,
  stillInHand,
  timing,
  toHand,
  type CardNo,
} from '../../../effects/index.ts';

/** Rewards for each of the dealers. */
const GRATITUDE = 3;

/** One negotiate against one attack, revealed so and still so. */
function discord(g: Cosmic): boolean {
  const mains = SIDES.map((side) => mainOn(g, side));
  return (['negotiate', 'attack'] as const).every((type) => mains.some((p) => standsAs(g, p, type)));
}

/** The main player opposing somebody's side who revealed a negotiate, or -1. A card that stayed facedown cannot be exchanged. */
function peacemaker(g: Cosmic, me: Player): Player {
  const them = opposingMain(g, me);
  return slotOf(g, them).up && standsAs(g, them, 'negotiate') ? them : -1;
}

const attacks = (g: Cosmic, p: Player): number[] => handOfType(g, p, 'attack');

/** If the deal at hand is made, both dealers are rewarded. */
const gratitude = lingering('empath.gratitude', [
  ability({
    at: 'resolution.dealMade',
    must: true,
    when: ({ g, me }) => enc(g).dealt.includes(me),
    *commit({ g }) {
      const { dealt, replaced } = enc(g);
      for (const p of timing(g).slice()) if (dealt.includes(p) && !replaced.includes(p)) yield* receiveRewards(g, p, GRATITUDE, 'effect');
    },
  }),
]);

export const empath = alien({
  id: 'empath',
  name: 'Empath',
  set: 'conflict',
  alert: 'green',
  summary: 'Makes peace out of an attack',
  asks: { 'empath.exchange': 'Which attack card do you give for the negotiate?' },
  tells: {
    'negotiate-exchanged':
      "{who} {who, select, you {exchange} other {exchanges}} {from, select, you {<from>your</from>} other {{from}'s}} negotiate for {card}.",
  },
  power: {
    text:
      'As a main player, when one of you has revealed a negotiate and the other an attack: you may turn the attack into a negotiate, so ' +
      'that you two try to deal.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g }) => discord(g),
        *commit({ g }) {
          for (const side of SIDES) setCard(g, side, 'negotiate', 0);
        },
      }),
    ],
  },
  wild: {
    text: 'When you are about to bargain for a deal: if it is made, each of the two of you receives three rewards.',
    clauses: [
      reaction<'deal.try'>({
        on: 'deal.try',
        as: 'main',
        when: ({ me, ev }) => ev.parties.includes(me),
        *commit({ g, me }) {
          gratitude.start(g, me, {});
        },
      }),
    ],
  },
  super: {
    text:
      'As a main player or ally, when the main player of the other side has revealed a negotiate: exchange it for an attack card of your ' +
      'hand, which counts as revealed instead.',
    clauses: [
      ability<{ card: CardNo; them: Player }>({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g, me }) => peacemaker(g, me) >= 0 && attacks(g, me).length > 0,
        *prepare({ g, me }) {
          const them = peacemaker(g, me);
          return { them, card: yield* chooseCard(g, me, attacks(g, me), { tag: 'empath.exchange' }) };
        },
        *commit({ g, me }, { card, them }) {
          if (stillInHand(g, me, [card]).length === 0) return;
          const side = mainSide(g, them);
          emit(g, 'negotiate-exchanged', { who: me, from: them, card: g.s.face[card] });
          toHand(g, slotOf(g, them).card, me);
          yield* replaceCard(g, side, card, me);
          countAsRevealed(g, side);
        },
      }),
    ],
  },
});
