import { attacksStand, cardValue, certainWin, type Cosmic, DEFENSE, hazard, modifier, OFFENSE, type Side } from '../../effects/index.ts';

const isOdd = (g: Cosmic, side: Side): boolean => Math.abs(cardValue(g, side)) % 2 === 1;

export const oddVictory = hazard({
  id: 'odd-victory',
  name: 'Odd Victory',
  count: 2,
  text: 'If an odd attack card meets an even one, by what they count with kickers and all, the odd one wins the encounter, whatever the totals.',
  clauses: [
    // It decides the winner, so it goes by what the cards count as now, kickers included (R1.12). A result that a player forced stands, though the hazard was there first (R21.1).
    modifier('outcome.force', (forced, _q, { g }) => {
      if (forced !== null || certainWin.all(g).length > 0) return forced;
      if (!attacksStand(g) || isOdd(g, OFFENSE) === isOdd(g, DEFENSE)) return forced;
      return { kind: 'won', winner: isOdd(g, OFFENSE) ? OFFENSE : DEFENSE, margin: null, how: 'odd-victory' };
    }),
  ],
});
