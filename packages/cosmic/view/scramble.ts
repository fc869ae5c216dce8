import type { Random } from '@parley/kernel';
import { backOf } from '../rules/cards/backs.ts';
import { scrambleLaid } from '../rules/cards/front.ts';
import { sheetController } from '../rules/registry/sources.ts';
import { enc, inEncounter, SIDES, SLOT_ZONES, Z, type Cosmic, type Encounter, type Player } from '../rules/state/state.ts';
import { scrambleHidden } from '../rules/variants/hidden-powers.ts';
import { isSecret } from './sheets.ts';
import { isHidden, scramble as scrambleZones } from './zones.ts';

/** Rearranges everything this seat may not know. */
export function scramble(g: Cosmic, seat: Player | null, random: Random): void {
  const { s } = g;
  const hidden = (i: number): boolean => isHidden(g, i, seat);
  const hazards = s.zones.findIndex((z) => z.kind === 'hazard-deck');
  const groups: number[][] = [[], [Z.destiny], [Z.unused], [], hazards < 0 ? [] : [hazards]];
  if (s.rewards !== undefined && s.rewards.deck !== Z.deck) groups[0].push(s.rewards.deck);
  s.zones.forEach((z, i) => (z.kind === 'tech-deck' || z.kind === 'asset') && hidden(i) && groups[3].push(i));
  s.zones.forEach(
    (z, i) =>
      (z.kind === 'hand' || z.kind === 'deck' || z.kind === 'sheet' || z.kind === 'store' || z.kind === 'covered') &&
      hidden(i) &&
      groups[0].push(i),
  );
  const slots = inEncounter(g) ? SIDES.filter((side) => hiddenSlot(enc(g), side, seat)) : [];
  for (const side of slots) groups[0].push(SLOT_ZONES[side]);
  // Where a back is seen, there is a card with that back.
  for (const zones of groups) scrambleZones(g, seat, zones, random, (card) => backOf(g, card));
  if (s.rewards !== undefined) scrambleLaid(g, seat, random, groups[0]);
  for (const side of slots) enc(g).slots[side].card = s.cards.in[SLOT_ZONES[side]][0];
  if (s.options.hiddenPowers) scrambleHidden(g, seat, random);
  for (const x of s.sheets)
    if (sheetController(x) !== seat) for (const name of Object.keys(x.notes)) if (isSecret(g, x, name)) x.notes[name] = 'scrambled';
}

const hiddenSlot = (e: Encounter, side: 0 | 1, seat: Player | null): boolean =>
  e.slots[side].card >= 0 && !e.slots[side].up && (seat === null || e.slots[side].by !== seat);
