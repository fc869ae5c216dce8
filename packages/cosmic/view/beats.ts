import type { Beat } from '@parley/kernel';

/**
 * What is worth a look of its own while it happens. Cards that are revealed, players who choose a card or join a side and ships that fly do so at one
 * moment; but ships that fall into the warp and ships that fly home are two, and so are two flights of the same ships.
 */
export const BEATS: ReadonlyMap<string, Beat> = new Map<string, Beat>([
  ['turn', 'alone'],
  ['encounter', 'alone'],
  ['hazard-drawn', 'alone'],
  ['destiny-drawn', 'alone'],
  ['defense', 'alone'],
  ['gate-aimed', 'alone'],
  ['ships-moved', (before, now) => (before.to === 'warp') === (now.to === 'warp') && before.to !== now.from],
  ['invited', 'alone'],
  ['allied', 'together'],
  ['card-selected', 'together'],
  ['card-laid', 'alone'],
  ['laid-card-revealed', 'alone'],
  ['dial-shown', 'together'],
  ['card-revealed', 'together'],
  ['card-changed', 'alone'],
  ['cards-switched', 'alone'],
  ['total-changed', 'alone'],
  ['outcome', 'alone'],
  ['won', 'alone'],
  ['both-lost', 'alone'],
  ['compensated', 'alone'],
  ['rewards', 'alone'],
  ['power-used', 'alone'],
  ['power-zapped', 'alone'],
  ['power-lost', 'alone'],
  ['power-cut-off', 'alone'],
  ['card-played', 'alone'],
  ['card-cancelled', 'alone'],
  ['deal-offer', 'alone'],
  ['deal-agreed', 'alone'],
  ['deal-failed', 'alone'],
  ['station-lost', 'alone'],
  ['station-regained', 'alone'],
  ['tech-completed', 'alone'],
  ['game-won', 'alone'],
]);
