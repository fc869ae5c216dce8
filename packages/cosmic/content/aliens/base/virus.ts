import {
  ability,
  alien,
  alliesOn,
  amend,
  type Cosmic,
  enc,
  lingering,
  mainSide,
  modifier,
  type Side,
  slotOf,
  standsAs,
} from '../../../effects/index.ts';

const isAttack = (g: Cosmic, side: Side): boolean => enc(g).slots[side].type === 'attack';

/** The card of a side times ships, instead of plus ships. */
const multiplied = lingering<{ side: Side; all: boolean }>('virus.multiply', (dataOf) => [
  modifier('total.combine', (total, q, c) => {
    const { side, all } = dataOf(c);
    if (q.side !== side || !isAttack(c.g, side)) return total;
    const added = q.card + q.main + (all ? q.allies : 0);
    // Numbers of ships, not their weight (faq-flare-4).
    return total - added + q.card * (q.shipsMain + (all ? q.shipsAllies : 0));
  }),
]);

/** The main player's ships times the ships allied with it, instead of plus. */
const crowded = lingering<{ side: Side }>('virus.crowd', (dataOf) => [
  modifier('total.combine', (total, q, c) =>
    q.side === dataOf(c).side && isAttack(c.g, q.side)
      ? total - q.main - q.allies + q.shipsMain * q.shipsAllies // faq-virus-1
      : total,
  ),
]);

export const virus = alien({
  id: 'virus',
  name: 'Virus',
  set: 'base',
  alert: 'red',
  summary: 'Multiplies its attack card by its ships',
  power: {
    text:
      'As a main player who reveals an attack card: its value is multiplied by the number of your ships in the encounter instead of added ' +
      'to it. Ships of your allies are added as ever.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g, me }) => standsAs(g, me, 'attack'),
        *commit({ g, me }, _plan, boost) {
          multiplied.start(g, me, { side: mainSide(g, me), all: boost !== null });
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player: your ships are multiplied by those allied with you, ship for ship, instead of added to them.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => slotOf(g, me).type === 'attack',
        *commit({ g, me }) {
          crowded.start(g, me, { side: mainSide(g, me) });
        },
      }),
    ],
  },
  super: {
    text: "Your power multiplies the attack card by all ships on your side, your allies' too.",
    clauses: [amend({ when: ({ g, me }) => alliesOn(g, mainSide(g, me)).length > 0 })],
  },
});
