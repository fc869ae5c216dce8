import { sightWords, type Sight } from '@parley/kit/zones';
import { backOf, countRewards } from '../rules/cards/backs.ts';
import { cardKey } from '../rules/cards/zones.ts';
import { playerOfZone, sheetController, sheetZone } from '../rules/registry/sources.ts';
import { personOf } from '../rules/state/people.ts';
import { Z, type CardNo, type Cosmic, type Player, type State, type Zone } from '../rules/state/state.ts';
import type { BacksCell } from './cosmic-view.ts';

/** Who sees the faces in which zones, and what everybody else is told of them. */
export const {
  cell: zone,
  isHidden,
  scramble,
} = sightWords<State, Zone['kind'], string, number | BacksCell>({
  pieces: (g) => g.s.cards,
  kind: (g, i) => g.s.zones[i].kind,
  owner,
  sight: {
    discard: 'all',
    'destiny-discard': 'all',
    removed: 'all',
    table: 'all',
    aside: 'all',
    'tech-discard': 'all',
    'reward-discard': 'all',
    'hazard-discard': 'all',
    hazards: 'all',
    hand: 'owner',
    covered: 'owner',
    store: 'owner',
    sheet: onSheet,
    asset: ofAsset,
    deck: 'nobody',
    destiny: 'nobody',
    'unused-flares': 'nobody',
    slot: 'nobody',
    'tech-deck': 'nobody',
    'reward-deck': 'nobody',
    'hazard-deck': 'nobody',
    front: 'nobody',
  },
  face: cardKey,
  behind: fromBehind,
});

/** Whose zone it is: who may look into it, if anybody may. */
function owner(g: Cosmic, i: number): Player {
  const z = g.s.zones[i];
  if (z.kind === 'sheet') return sheetController(g.s.sheets[z.sheet]);
  if (z.kind === 'asset' || z.kind === 'store') return personOf(g, g.s.assets[z.asset ?? -1].colour);
  return z.kind === 'covered' ? (g.s.covered?.indexOf(i) ?? -1) : playerOfZone(g, i);
}

function onSheet(g: Cosmic, i: number): Sight {
  const z = g.s.zones[i];
  // A zone without a name is there for show.
  if (z.name === '') return [];
  const seen = g.s.sheets[z.sheet].hidden ? 'owner' : sheetZone(g, i)?.seen;
  return seen === 'all' ? 'all' : seen === 'nobody' ? [] : [owner(g, i)];
}

function ofAsset(g: Cosmic, i: number): Sight {
  const { kind, up } = g.s.assets[g.s.zones[i].asset ?? -1];
  return up || kind !== 'tech' ? 'all' : [owner(g, i)];
}

/** Cards from behind: how many there are, and where backs differ how many are reward cards; of a deck also what is on top. */
function fromBehind(g: Cosmic, i: number, cards: readonly CardNo[]): number | BacksCell {
  const { rewards, zones } = g.s;
  if (rewards === undefined || zones[i].kind === 'reward-deck') return cards.length;
  const reward = countRewards(g, cards);
  if (reward === 0) return cards.length; // faq-reward-deck-5
  return { n: cards.length, reward, ...(i === Z.deck ? { top: backOf(g, cards[cards.length - 1]) } : {}) };
}
