import {
  ability,
  alien,
  certainWin,
  type Cosmic,
  mainSide,
  opponent,
  type PenaltyEvent,
  type Player,
  reaction,
  setCard,
  standsAs,
} from '../../../effects/index.ts';

/** What a negotiate turns into with the wild flare. */
const FEIGNED = 15;
/** Ships of a failed deal that the opponent loses instead. */
const SHIFTED = 2;

/** Did this player reveal a negotiate and the opponent an attack, and do the cards still count as that? */
const meetsAttack = (g: Cosmic, me: Player): boolean => standsAs(g, me, 'negotiate') && standsAs(g, opponent(g, me), 'attack');

/** The opponent in a deal that has failed, or whoever has bargained in its place; -1 where all bargain with all. */
const otherParty = (g: Cosmic, me: Player, { ships, standsFor }: PenaltyEvent): Player =>
  [...ships.keys()].find((p) => (standsFor.get(p) ?? p) === opponent(g, me)) ?? -1;

export const pacifist = alien({
  id: 'pacifist',
  name: 'Pacifist',
  set: 'base',
  alert: 'green',
  summary: 'Wins with negotiates',
  power: {
    text: 'As a main player whose negotiate meets an attack: you win the encounter. Two negotiates lead to a deal as ever.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g, me }) => meetsAttack(g, me),
        *commit({ g, me }) {
          certainWin.start(g, me, { side: mainSide(g, me), how: 'pacifist' });
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player whose negotiate meets an attack: your card becomes an attack 15.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => meetsAttack(g, me),
        *commit({ g, me }) {
          setCard(g, mainSide(g, me), 'attack', FEIGNED);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player whose deal has failed: you lose two ships less, and your opponent loses two more.',
    clauses: [
      reaction<'deal.penalty'>({
        on: 'deal.penalty',
        as: 'main',
        when: ({ g, me, ev }) => ev.ships.has(me) && otherParty(g, me, ev) >= 0,
        *commit({ g, me, ev }) {
          const them = otherParty(g, me, ev);
          ev.ships.set(me, Math.max(0, (ev.ships.get(me) ?? 0) - SHIFTED));
          ev.ships.set(them, (ev.ships.get(them) ?? 0) + SHIFTED);
        },
      }),
    ],
  },
});
