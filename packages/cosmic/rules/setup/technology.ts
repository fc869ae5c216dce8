import { askAll, type Flow } from '@parley/kernel';
import { holdOf } from '../board/assets.ts';
import { zoneOfKind, newAsset } from '../cards/asset-cards.ts';
import { moveCard } from '../cards/zones.ts';
import type { Position } from '../options/position.ts';
import { release } from '../ships/released-assets.ts';
import type { Cosmic } from '../state/state.ts';
import { makeTechDeck, drawTechs, DEALT, keepQuestion, keepOne } from '../variants/technology/deck.ts';
import { faceId } from '../variants/technology/define.ts';
import { find, person, takeShip } from './pieces.ts';

/** R24.1: the deck, and one of two techs for everybody. */
export function* setUpTechnology(g: Cosmic): Flow {
  makeTechDeck(g);
  const { position } = g.s.options;
  if (position) setTechs(g, position);
  if (position?.techs ?? position?.completed) return;
  const hands = g.s.order.map((p) => ({ p, techs: drawTechs(g, p, DEALT) }));
  const answers = yield* askAll(g, () => hands.map(({ p, techs }) => keepQuestion(g, p, techs)));
  for (const [p, kept] of answers) keepOne(g, hands[g.s.order.indexOf(p)].techs, kept);
  for (const { techs } of hands) for (const x of techs) yield* release(g, x);
}

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
