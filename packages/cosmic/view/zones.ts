import type { Cell } from '@parley/kernel';
import { backOf, countRewards } from '../rules/cards/backs.ts';
import { cardKey, cardsIn } from '../rules/cards/zones.ts';
import { playerOfZone, sheetController, sheetZone } from '../rules/registry/sources.ts';
import { personOf } from '../rules/state/people.ts';
import { Z, type Cosmic, type Player, type CardNo } from '../rules/state/state.ts';
import type { ZoneCell } from './cosmic-view.ts';

/** Which seats see the faces in a zone: everybody, some, or nobody. */
export function seenBy(g: Cosmic, i: number): 'all' | readonly Player[] {
  const z = g.s.zones[i];
  switch (z.kind) {
    case 'discard':
    case 'destiny-discard':
    case 'removed':
    case 'table':
    case 'aside':
    case 'tech-discard':
    case 'reward-discard':
    case 'hazard-discard':
    case 'hazards':
      return 'all';
    case 'hand':
      return [playerOfZone(g, i)];
    case 'covered':
      return [g.s.covered?.indexOf(i) ?? -1];
    case 'sheet': {
      const { hidden } = g.s.sheets[z.sheet];
      // A zone without a name is there for show.
      if (z.name === '') return [];
      const seen = hidden ? 'owner' : sheetZone(g, i)?.seen;
      return seen === 'all' ? 'all' : seen === 'nobody' ? [] : [sheetController(g.s.sheets[z.sheet])];
    }
    case 'asset':
    case 'store': {
      const { kind, up, colour } = g.s.assets[z.asset ?? -1];
      return (up || kind !== 'tech') && z.kind === 'asset' ? 'all' : [personOf(g, colour)];
    }
    case 'deck':
    case 'destiny':
    case 'unused-flares':
    case 'slot':
    case 'tech-deck':
    case 'reward-deck':
    case 'hazard-deck':
    case 'front':
      return [];
  }
}

export function zone(g: Cosmic, i: number): Cell<ZoneCell> {
  const who = seenBy(g, i);
  const cards = cardsIn(g, i);
  if (who === 'all') return { all: cards.map((c) => cardKey(g, c)) };
  const all = fromBehind(g, i, cards);
  if (who.length === 0) return { all };
  const own: { [seat: number]: ZoneCell } = {};
  for (const p of who) if (p >= 0) own[p] = cards.map((c) => cardKey(g, c));
  return { all, own };
}

/** Cards from behind: how many there are, and where backs differ how many are reward cards; of a deck also what is on top. */
function fromBehind(g: Cosmic, i: number, cards: readonly CardNo[]): ZoneCell {
  const { rewards, zones } = g.s;
  if (rewards === undefined || zones[i].kind === 'reward-deck') return cards.length;
  const reward = countRewards(g, cards);
  if (reward === 0) return cards.length; // faq-reward-deck-5
  return { n: cards.length, reward, ...(i === Z.deck ? { top: backOf(g, cards[cards.length - 1]) } : {}) };
}
