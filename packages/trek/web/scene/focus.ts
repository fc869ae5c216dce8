import { useAsk, useGame, useProgress, type Interaction } from '@parley/web/shell';
import { createContext, use, useMemo } from 'react';
import { optionIds } from '../../ids/index.ts';
import { isMissionPiece } from '../../view/index.ts';
import { headsOf, holderOf, placeOf } from '../model/atlas.ts';
import { useScene, type Scene } from './context.ts';
import { placesIn } from './moved.ts';

/** What the strip below the lines shows: a location by its number, or a ship or facility by its own. */
export type Focus = number;

export interface FocusState {
  readonly chosen: Focus | null;
  choose(focus: Focus | null): void;
}

export const FocusContext = createContext<FocusState>({ chosen: null, choose: () => undefined });

/** Where those are who are being asked about: the cards of a question lie in one place. */
function askedAbout(scene: Scene, { decision, settled }: Interaction): Focus | null {
  if (decision?.kind === 'some' || (decision?.kind === 'choose' && decision.shows?.kind === 'piece')) {
    for (const option of decision.options) {
      const said = optionIds.find(option);
      const spot = said?.kind === 'piece' ? scene.atlas.spots.get(said.piece) : undefined;
      if (spot !== undefined) return spot.host?.piece ?? spot.location.piece;
    }
    for (const option of decision.options) {
      const said = optionIds.find(option);
      if (said?.kind === 'hidden') return focusOfZone(said.zone);
    }
  }
  // On the way to an order: whom it is given to.
  const verb = settled[0]?.answer;
  const order = typeof verb === 'string' ? optionIds.find(verb) : null;
  if (order?.kind !== 'order') return null;
  if (order.verb === 'beam' || order.verb === 'walk') return focusOfZone(order.of);
  const spot = scene.atlas.spots.get(order.of);
  if (isMissionPiece(order.of)) return order.of;
  return spot === undefined ? null : order.of;
}

function focusOfZone(zone: number): Focus | null {
  const place = placeOf(zone);
  return place.at === 'elsewhere' ? null : place.at === 'in' ? place.piece : place.location;
}

/** The first place where one has people, to begin with. */
function usual({ board, atlas, lexicon, seat }: Scene): Focus | null {
  if (seat === null) return board.lines.flatMap((x) => x.locations)[0]?.piece ?? null;
  for (const { locations } of board.lines)
    for (const location of locations)
      if (location.surface !== null && headsOf(lexicon, location.surface.things, seat) > 0) return location.piece;
  for (const [piece, { thing, facts }] of atlas.spots)
    if ((facts?.type === 'Ship' || facts?.type === 'Facility') && headsOf(lexicon, thing.within, seat) > 0) return piece;
  for (const [piece, { thing, facts }] of atlas.spots) if (facts?.type === 'Facility' && holderOf(thing) === seat) return piece;
  return board.lines.flatMap((x) => x.locations)[0]?.piece ?? null;
}

/** Where something has happened last: for those who only look on. */
function useFollowed(): Focus | null {
  const { atlas, seat } = useScene();
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  return useMemo(() => {
    if (seat !== null) return null;
    for (const e of events.toReversed()) {
      if (upTo > 0 && e.n > upTo) continue;
      const place = [...placesIn([e])].findLast((x) => atlas.spots.get(x)?.facts?.type === 'Ship' || atlas.locations.has(x));
      if (place !== undefined) return place;
    }
    return null;
  }, [atlas, seat, events, upTo]);
}

/** What is in focus now: what is asked about, else what was pressed last, as long as it is there. */
export function useFocus(): { readonly focus: Focus | null; readonly choose: (focus: Focus | null) => void } {
  const scene = useScene();
  const ask = useAsk();
  const { chosen, choose } = use(FocusContext);
  const followed = useFollowed();
  const focus = useMemo(() => {
    const asked = askedAbout(scene, ask);
    if (asked !== null) return asked;
    const { attempt } = scene.board;
    if (chosen !== null && (scene.atlas.locations.has(chosen) || scene.atlas.spots.has(chosen))) return chosen;
    return attempt?.ship ?? attempt?.mission ?? followed ?? usual(scene);
  }, [scene, ask, chosen, followed]);
  return { focus, choose };
}
