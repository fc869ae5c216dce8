import { createStore, useAsk, useHovered, useStore, type Size, type Store } from '@parley/web/shell';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { Box } from '../geometry/docking.ts';
import { vesselBox } from '../geometry/berths.ts';
import { badgeAt, controlAt } from '../geometry/docking.ts';
import { warpPlace, WARP_WIDTH } from '../geometry/middle.ts';
import { gateFor } from '../geometry/star-map.ts';
import { colourOf, placeNamed } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { useAim } from './aim.ts';
import { Defenders } from './defenders.tsx';
import { useFlights } from '../motion/flights.ts';
import { Flights } from './flights.tsx';
import { Gate, useTurning } from './gate.tsx';
import { Labels } from './labels.tsx';
import { MapDefs } from './map-defs.tsx';
import { carrierOf, groupsIn, mapModel, type MapModel } from './map-model.ts';
import { lastShip, leaves } from './planet-text.ts';
import { Planets } from './planets.tsx';
import { Sky } from './sky.tsx';
import { Steppers } from './steppers.tsx';
import { deckWidth } from './vessel.tsx';
import { WarpRow } from './warp-row.tsx';

export interface StarMapProps {
  readonly size: Size;
  readonly unit: number;
  readonly numerals: boolean;
  /** Room in the middle that labels keep free. */
  readonly middle: Box | null;
  readonly steppers: boolean;
  readonly labels: boolean;
}

/** The star map: home systems around the warp and the gate, with what can be done on them. */
export function StarMap({ size, unit, numerals, middle, steppers, labels }: StarMapProps): ReactNode {
  const { board, seat } = useScene();
  const flights = useFlights();
  const { decision: d, draft } = useAsk();
  const { width, height } = size;
  const model = useMemo(() => mapModel(board, seat, { width, height, unit }), [board, seat, width, height, unit]);
  const { layout } = model;
  const target = board.encounter?.target ?? null;
  const [turning] = useState(() => createStore<Turned>(null));
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={T.map.keys}>
        <MapDefs />
        <Sky layout={layout} colours={model.systems.map((s) => s.colour)} />
        <AimedGate model={model} numerals={numerals} middle={middle} turning={turning} />
        <Planets model={model} numerals={numerals} />
        {target !== null && model.pointOf.has(target) ? (
          <Defenders
            layout={layout}
            planet={model.pointOf.get(target) ?? layout.systems[0].planets[0]}
            groups={groupsIn(board, 'side', flights)}
          />
        ) : null}
        <Flights model={model} board={board} flights={flights} />
      </svg>
      {labels ? <FreeLabels model={model} turning={turning} middle={middle} /> : null}
      <WarpBesideGate model={model} turning={turning} />
      {steppers && d?.kind === 'spread' && draft?.kind === 'counts' ? (
        <>
          <Steppers model={model} decision={d} counts={draft.counts} />
          <LastShipTip model={model} />
        </>
      ) : null}
    </>
  );
}

/** Where the gate points while it turns. What depends on it is drawn again by itself. */
type Turned = { readonly x: number; readonly y: number } | null;

/** The gate turns towards the target, and already towards the one in question. */
function AimedGate(props: {
  readonly model: MapModel;
  readonly numerals: boolean;
  readonly middle: Box | null;
  readonly turning: Store<Turned>;
}): ReactNode {
  const { model, numerals, middle, turning } = props;
  const { board } = useScene();
  const flights = useFlights();
  const aim = useAim();
  const point = aim === null ? null : (model.pointOf.get(aim) ?? null);
  const turned = useTurning(model.layout, point);
  useLayoutEffect(() => turning.set(turned), [turning, turned]);
  const offense = board.encounter?.offense ?? -1;
  if (!turned || offense < 0) return null;
  return (
    <Gate
      layout={model.layout}
      target={turned}
      colour={colourOf(board, offense)}
      groups={groupsIn(board, 'gate', flights)}
      carrier={carrierOf(board)}
      numerals={numerals}
      middle={middle}
    />
  );
}

function FreeLabels(props: { readonly model: MapModel; readonly turning: Store<Turned>; readonly middle: Box | null }): ReactNode {
  const taken = useTaken(props.model, useStore(props.turning), props.middle);
  return <Labels model={props.model} taken={taken} />;
}

function WarpBesideGate({ model, turning }: { readonly model: MapModel; readonly turning: Store<Turned> }): ReactNode {
  const gate = useStore(turning);
  const { x, y } = warpPlace(model.layout, gate);
  return <WarpRow x={x} y={y} />;
}

/** What the labels must keep away from. */
function useTaken(model: MapModel, gate: Turned, middle: Box | null): readonly Box[] {
  const { board } = useScene();
  const ask = useAsk();
  const d = ask.decision;
  return useMemo(() => {
    const out: Box[] = [];
    if (middle) out.push(middle);
    if (gate) {
      const g = gateFor(model.layout, gate);
      out.push({ x: g.x, y: g.y, w: 84 * model.layout.unit, h: 84 * model.layout.unit });
    }
    if (d?.kind === 'spread')
      for (const { id } of d.places) {
        const p = model.pointOf.get(id);
        if (p) out.push({ ...controlAt(model.layout, p), w: 66, h: 28 });
      }
    const side = 2 * model.layout.radius - 6;
    for (const s of model.systems)
      for (const { name, ships, kind } of [...s.planets, ...s.vessels]) {
        const p = model.pointOf.get(name);
        if (!p) continue;
        out.push(
          kind === 'vessel' ? vesselBox(p, deckWidth(ships, model.layout.unit), model.layout.unit) : { x: p.x, y: p.y, w: side, h: side },
        );
      }
    for (const { planet } of board.marks) {
      const p = model.pointOf.get(planet);
      if (p) out.push({ ...badgeAt(model.layout, p, 0), w: 18, h: 18 });
    }
    const row = warpPlace(model.layout, gate);
    out.push({ x: row.x, y: row.y, w: WARP_WIDTH, h: 28 });
    return out;
  }, [model, gate, middle, d, board.marks]);
}

/** A cost that hurts is said where it happens. */
function LastShipTip({ model }: { readonly model: MapModel }): ReactNode {
  const { board, seat, speaker } = useScene();
  const ask = useAsk();
  const hovered = useHovered();
  const d = ask.decision;
  if (d?.kind !== 'spread' || ask.draft?.kind !== 'counts' || seat === null || !leaves(d)) return null;
  const { counts } = ask.draft;
  const id = hovered ?? Object.keys(counts).at(-1);
  const place = id === undefined ? undefined : placeNamed(board, id);
  const at = place ? model.pointOf.get(place.name) : undefined;
  if (!place || !at || id === undefined) return null;
  const sending = (counts[id] ?? 0) + (hovered === id && (counts[id] ?? 0) === 0 ? 1 : 0);
  const tip = sending > 0 ? lastShip(board, speaker, seat, place, sending) : null;
  if (!tip) return null;
  const control = controlAt(model.layout, at);
  const flat = Math.abs(at.ny) > Math.abs(at.nx);
  // Along a flank it stands below the stepper, elsewhere further in than it.
  const x = Math.max(114, Math.min(model.layout.width - 114, control.x - (flat ? 0 : at.nx * 92)));
  const y = control.y + (flat ? -at.ny * 58 : 58);
  return (
    <div className="map-tip" style={{ left: x, top: y }} role="status">
      <b>{tip.title}</b>
      {tip.text}
    </div>
  );
}
