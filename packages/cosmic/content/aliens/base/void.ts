import {
  alien,
  amend,
  type Cosmic,
  doomed,
  doomedCount,
  hasWonForSide,
  loseChosen,
  type LossEvent,
  OUT,
  playedAs,
  reaction,
  redirect,
  sacrificePlaces,
  shipsToSpare,
} from '../../../effects/index.ts';

/** Removes losing ships from the game, but leaves everybody as many as are needed to win. */
function eradicate(g: Cosmic, ev: LossEvent): void {
  for (const owner of new Set(ev.losses.map((x) => x.owner))) {
    let spare = Math.min(doomedCount(ev, owner), shipsToSpare(g, owner));
    for (const loss of doomed(ev, owner)) {
      const n = Math.min(spare, loss.n);
      if (n > 0) redirect(ev, loss, n, OUT);
      spare -= n;
    }
  }
}

export const voidAlien = alien({
  id: 'void',
  name: 'Void',
  set: 'base',
  alert: 'red',
  summary: 'Eradicates the ships it beats',
  asks: { 'void.price': 'Which ship do you send to the warp to stop the artifact?' },
  power: {
    text:
      'As a main player who wins: the losing ships leave the game instead of going to the warp. Everybody keeps at least as many ships as ' +
      'colonies are needed to win; the rest go to the warp.',
    clauses: [
      reaction<'ships.divert'>({
        on: 'ships.divert',
        as: 'main',
        must: true,
        when: ({ g, me, ev }) => ev.kind === 'losing' && hasWonForSide(g, me),
        *commit({ g, ev }) {
          eradicate(g, ev);
        },
      }),
    ],
  },
  wild: {
    text: 'When an artifact is played: send one of your ships outside the encounter to the warp, and it has no effect.',
    clauses: [
      reaction<'card.play'>({
        on: 'card.play',
        when: ({ g, me, ev }) =>
          sacrificePlaces(g, me, 'outside').length > 0 && // faq-general-21
          playedAs(ev).type === 'artifact',
        *commit({ g, me, ev }) {
          yield* loseChosen(g, me, 1, { tag: 'void.price', from: 'flare:void.wild', kind: 'sent', cause: me, where: 'outside' });
          ev.stopped = true;
        },
      }),
    ],
  },
  super: { text: 'Your power works when you win as an ally too.', clauses: [amend({ as: 'ally' })] },
});
