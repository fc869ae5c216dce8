import { holdOf, newAsset, zoneOfKind } from '../../board/assets.ts';
import type { Cosmic } from '../../state/state.ts';
import { moveCard } from '../../cards/zones.ts';
import type { Position } from '../../options/options.ts';
import { find, person, takeShip } from '../../setup/position.ts';
import { faceId } from './define.ts';

/** Arranges techs as a position describes them. */
export function setTechs(g: Cosmic, position: Position): void {
  const deck = zoneOfKind(g, 'tech-deck');
  const named = (id: string): number => find(g, faceId(id), [deck]);
  for (const [name, techs] of Object.entries(position.techs ?? {})) {
    const colour = g.s.colourOf[person(g, name)];
    for (const [id, ships] of Object.entries(techs)) {
      const hold = holdOf(g, newAsset(g, 'tech', named(id), colour, false));
      for (let n = 0; n < ships; n++) takeShip(g, colour, hold);
    }
  }
  for (const [name, ids] of Object.entries(position.completed ?? {}))
    for (const id of ids) newAsset(g, 'tech', named(id), g.s.colourOf[person(g, name)], true);
  for (const id of [...(position.techDeck ?? [])].reverse()) moveCard(g, named(id), deck);
}
