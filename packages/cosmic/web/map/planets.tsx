import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cardFace } from '../pieces/card.tsx';
import { pieceState, useAsk, useHint, type Interaction } from '@parley/web/shell';
import type { ColourName, Fleet, PlaceView } from '../../view/board.ts';
import { colourOf, fleetsOf, shipsOf } from '../model/queries.ts';
import { markText } from '../model/shown.ts';
import type { Speaker } from '../model/speech.ts';
import { assetsAt } from '../model/things.ts';
import { useArrivals, useFlights } from '../motion/flights.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { assetLabel } from '../things/asset-text.ts';
import { standing, type MapModel, type SystemModel } from './map-model.ts';
import { colonyLabel, leaves, planetLabel, stackText, vesselLabel } from './planet-text.ts';
import { PlanetThings } from './planet-things.tsx';
import type { PieceProps } from './piece.tsx';
import { Planet } from './planet.tsx';
import { Vessel } from './vessel.tsx';
import { shipsIn } from '../../ids/index.ts';

/** The places of the map on which ships stand: planets, and vessels in their systems. */
export function Planets(props: { readonly model: MapModel; readonly numerals: boolean }): ReactNode {
  const { model, numerals } = props;
  const { speaker, board } = useScene();
  const ref = useRef<SVGGElement>(null);
  const piece = usePieces(model, ref);
  return (
    <g ref={ref}>
      {model.systems.map((system) => (
        <g key={system.colour} role="group" aria-label={T.map.system({ name: speaker.player(system.seat) })}>
          {system.planets.map((place) =>
            place.system === null ? (
              <Gone key={place.name} model={model} place={place} />
            ) : (
              <OnePlanet key={place.name} model={model} system={system} place={place} numerals={numerals} piece={piece} />
            ),
          )}
          {system.vessels.map((place) => {
            const at = model.pointOf.get(place.name);
            if (!at) return null;
            const label = vesselLabel(board, place, speaker);
            return <Vessel key={place.name} layout={model.layout} at={at} numerals={numerals} {...piece(place, label, [])} />;
          })}
        </g>
      ))}
    </g>
  );
}

type Pieces = (place: PlaceView, label: string, left: readonly string[]) => PieceProps;

/** What planets and vessels have in common: ships as they stand, what can be done with them, and how they are reached. */
function usePieces(model: MapModel, ref: { readonly current: SVGGElement | null }): Pieces {
  const { speaker, seat, board } = useScene();
  const flights = useFlights();
  const ask = useAsk();
  const hint = useHint();
  const names = useMemo(
    () => model.systems.flatMap(({ planets, vessels }) => [...planets.filter((p) => p.system !== null), ...vessels].map((p) => p.name)),
    [model],
  );
  const [focused, setFocused] = useState<string | null>(null);
  const current = focused !== null && names.includes(focused) ? focused : names[0];
  const onKey = (name: string) => (e: KeyboardEvent<SVGGElement>) => {
    if (e.key === 'ArrowUp' || e.key === 'ArrowDown') {
      e.preventDefault();
      e.stopPropagation();
      const here = [...e.currentTarget.querySelectorAll<SVGGElement>('[data-place], [data-part="colony"]')];
      const at = here.findIndex((x) => x === e.target);
      here[at + (e.key === 'ArrowDown' ? 1 : -1)]?.focus();
      return;
    }
    const step = { ArrowLeft: 1, ArrowRight: -1 }[e.key];
    if (step !== undefined) {
      e.preventDefault();
      e.stopPropagation();
      const next = names[(names.indexOf(name) + step + names.length) % names.length];
      setFocused(next);
      ref.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
    } else if (e.key === 'Enter' || e.key === ' ') {
      if (!ask.byPoint.has(`place:${name}`)) return;
      e.preventDefault();
      e.stopPropagation();
      ask.press(pointKey({ kind: 'place', name }), e.shiftKey);
    }
  };
  const own = seat === null ? null : colourOf(board, seat);
  return (place, label, left) => {
    const { name } = place;
    const action = actionOn(ask, place, speaker);
    return {
      place,
      ships: withDraft(standing(place, flights), name, ask, own),
      state: pieceState(ask, `place:${name}`),
      label,
      focusable: name === current,
      hints: hint(action === null ? label : [action, ...left].join('. ')),
      onPress: (back) => {
        setFocused(name);
        ask.press(pointKey({ kind: 'place', name }), back);
      },
      onKey: onKey(name),
      onHover: (on) => {
        const option = ask.byPoint.get(`place:${name}`)?.[0];
        if (option !== undefined) ask.setHovered(on ? option : null);
      },
    };
  };
}

function OnePlanet(props: {
  readonly model: MapModel;
  readonly system: SystemModel;
  readonly place: PlaceView;
  readonly numerals: boolean;
  readonly piece: Pieces;
}): ReactNode {
  const { model, system, place, numerals, piece } = props;
  const { board, speaker, lexicon } = useScene();
  const arrivals = useArrivals();
  const ask = useAsk();
  const at = model.pointOf.get(place.name);
  if (!at) return null;
  const state = pieceState(ask, `place:${place.name}`);
  const things = assetsAt(board, place.name);
  const marks = board.marks.filter((m) => m.planet === place.name);
  const stacks = board.stacks.filter((x) => x.place === place.name && x.ships > 1);
  const left = [...marks.map((m) => markText(board, speaker, m)), ...stacks.map(stackText)];
  const away = board.encounter?.carrier === place.name;
  const notes = [
    ...(place.inWarp ? [T.map.inWarp] : away ? [T.map.inGate] : []),
    ...things.map((x) => assetLabel(lexicon, x)),
    ...left,
    ...(board.encounter?.target === place.name ? [T.map.target] : []),
    ...(state === 'legal' ? [T.map.legal] : state === 'picked' ? [T.map.picked] : []),
  ];
  const label = planetLabel(board, place, system.colour, speaker, notes);
  return (
    <Planet
      layout={model.layout}
      at={at}
      home={system.colour}
      crew={fleetsOf(board, system.seat)}
      away={away}
      arrived={arrivals.has(place.name)}
      colonyLabel={(c) => colonyLabel(board, place, c, speaker)}
      numerals={numerals}
      stacks={stacks}
      things={things.length === 0 ? null : <PlanetThings layout={model.layout} at={at} assets={things} />}
      badges={marks.map((m) => ({
        text: (m.card === null ? null : cardFace(lexicon, m.card).figure) ?? (m.what[0] ?? '?').toUpperCase(),
        title: markText(board, speaker, m),
      }))}
      {...piece(place, label, left)}
    />
  );
}

/** What a click on this place would do. */
function actionOn(ask: Interaction, place: PlaceView, speaker: Speaker): string | null {
  const d = ask.decision;
  const [option] = ask.byPoint.get(`place:${place.name}`) ?? [];
  if (!d || option === undefined) return null;
  if (d.kind !== 'spread' || ask.draft?.kind !== 'counts') return T.map.choose({ what: speaker.place(place.name) });
  const max = d.places.find((p) => p.id === option)?.max ?? 0;
  const n = ask.draft.counts[option] ?? 0;
  return !leaves(d) || n >= max ? `${speaker.place(place.name)}, ${speaker.player(d.seat)}` : T.map.sendOne({ stay: max - n - 1 });
}

/** Ships that are chosen to leave are shown as gone, those chosen to come as there: of the colour that is named, or else of one's own. */
export function withDraft(fleet: Fleet, name: string, ask: Interaction, own: ColourName | null): Fleet {
  if (ask.draft?.kind !== 'counts' || ask.decision?.kind !== 'spread' || own === null) return fleet;
  const leaving = leaves(ask.decision);
  const out: { [C in ColourName]?: number } = { ...fleet };
  for (const [id, k] of Object.entries(ask.draft.counts)) {
    const ships = shipsIn(id);
    // One of several ships is not told from the others on the map.
    if (ships?.place !== name || k === 0 || ships.nth !== undefined) continue;
    const colour = ships.colour ?? own;
    const now = shipsOf(out, colour) + (leaving ? -k : k);
    if (now > 0) out[colour] = now;
    else delete out[colour];
  }
  return out;
}

/** Where a planet was that has left the board. */
function Gone({ model, place }: { readonly model: MapModel; readonly place: PlaceView }): ReactNode {
  const at = model.pointOf.get(place.name);
  if (!at) return null;
  return (
    <g className="map-gone">
      <title>{T.map.gone}</title>
      <circle cx={at.x} cy={at.y} r={model.layout.radius * 0.5} />
    </g>
  );
}
