import {
  ability,
  alien,
  attacksStand,
  type CardPlay,
  DEFENSE,
  lingering,
  mainOn,
  modifier,
  OFFENSE,
  opponent,
  reaction,
} from '../../../effects/index.ts';

/** The lower total wins, and all ships count against their side but those of the opponent. A tie still goes to the defense. */
const negation = lingering('anti-matter.negation', [
  modifier('outcome.compare', (_winner, { totals }) => (totals[OFFENSE] < totals[DEFENSE] ? OFFENSE : DEFENSE)),
  modifier('ship.sign', (sign, q, { g, me }) => (q.who === opponent(g, me) && q.who === mainOn(g, q.side) ? sign : -1)),
]);

/** The flare was never played: it stays with its player but cannot be tried again (R19.4). */
function prevent(play: CardPlay): void {
  play.goesTo = 'back'; // faq-anti-matter-1
  play.stopped = true;
}

export const antiMatter = alien({
  id: 'anti-matter',
  name: 'Anti-Matter',
  set: 'base',
  alert: 'yellow',
  summary: 'Wins with the lower total',
  power: {
    text:
      'As a main player, when you and your opponent have both revealed attacks: the lower total wins. Your ships and those of all allies, on ' +
      'both sides, are taken off the card of their side instead of being added; only the ships of your opponent are added as ever.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g }) => attacksStand(g),
        *commit({ g, me }) {
          negation.start(g, me, {});
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, when somebody else is about to play the wild side of a flare: it cannot be played in this encounter.',
    clauses: [
      reaction<'card.play'>({
        on: 'card.play',
        as: 'main-or-ally',
        when: ({ me, ev }) => ev.by !== me && ev.text === 'wild',
        *commit({ ev }) {
          prevent(ev);
        },
      }),
    ],
  },
  super: {
    text: 'When somebody else is about to play either side of a flare: it cannot be played in this encounter.',
    clauses: [
      reaction<'card.play'>({
        on: 'card.play',
        when: ({ me, ev }) => ev.by !== me && ev.text !== 'card',
        *commit({ ev }) {
          prevent(ev);
        },
      }),
    ],
  },
});
