import { useMemo, type ReactNode } from 'react';
import type { Size } from '@parley/web/parts/use-size.ts';
import type { Box } from '../geometry/docking.ts';
import { vesselBox } from '../geometry/berths.ts';
import { badgeAt, controlAt } from '../geometry/docking.ts';
import { warpPlace, WARP_WIDTH } from '../geometry/middle.ts';
import { gateFor } from '../geometry/star-map.ts';
import { colourOf, placeNamed } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useTable } from '@parley/web/table/context.ts';
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
  const { board, shown, seat, ask } = useTable();
  const flights = useFlights();
  const { width, height } = size;
  const model = useMemo(() => mapModel(board, seat, { width, height, unit }), [board, seat, width, height, unit]);
  const { layout } = model;
  const target = board.encounter?.target ?? null;
  const aim = previewTarget(ask.hovered, ask.draft?.kind === 'one' ? ask.draft.pick : null, ask.decision?.tag) ?? target;
  const point = aim === null ? null : (model.pointOf.get(aim) ?? null);
  const turning = useTurning(layout, point);
  const taken = useTaken(model, turning, middle);
  const d = ask.decision;
  const offense = board.encounter?.offense ?? -1;
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={T.map.keys}>
        <MapDefs />
        <Sky layout={layout} colours={model.systems.map((s) => s.colour)} />
        {turning && offense >= 0 ? (
          <Gate
            layout={layout}
            target={turning}
            colour={colourOf(board, offense)}
            groups={groupsIn(board, 'gate', flights)}
            carrier={carrierOf(board)}
            numerals={numerals}
            middle={middle}
          />
        ) : null}
        <Planets model={model} numerals={numerals} target={aim} />
        {target !== null && model.pointOf.has(target) ? (
          <Defenders
            layout={layout}
            planet={model.pointOf.get(target) ?? layout.systems[0].planets[0]}
            groups={groupsIn(board, 'side', flights)}
          />
        ) : null}
        <Flights model={model} board={board} flights={flights} ms={shown.ms} />
      </svg>
      {labels ? <Labels model={model} taken={taken} /> : null}
      <WarpRow model={model} gate={turning} />
      {steppers && d?.kind === 'spread' && ask.draft?.kind === 'counts' ? (
        <>
          <Steppers model={model} decision={d} counts={ask.draft.counts} />
          <LastShipTip model={model} />
        </>
      ) : null}
    </>
  );
}

/** While a target is being chosen the gate already points at the one in question. */
const previewTarget = (hovered: string | null, picked: string | null, tag: string | undefined): string | null =>
  tag === 'launch.aim' || tag === 'launch.reclaim' ? (hovered ?? picked) : null;

/** What the labels must keep away from. */
function useTaken(model: MapModel, gate: { x: number; y: number } | null, middle: Box | null): readonly Box[] {
  const { ask, board } = useTable();
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
  const { board, ask, seat } = useTable();
  const d = ask.decision;
  if (d?.kind !== 'spread' || ask.draft?.kind !== 'counts' || seat === null || !leaves(board, d, seat)) return null;
  const { counts } = ask.draft;
  const id = ask.hovered ?? Object.keys(counts).at(-1);
  const place = id === undefined ? undefined : placeNamed(board, id);
  const at = place ? model.pointOf.get(place.name) : undefined;
  if (!place || !at || id === undefined) return null;
  const sending = (counts[id] ?? 0) + (ask.hovered === id && (counts[id] ?? 0) === 0 ? 1 : 0);
  const tip = sending > 0 ? lastShip(board, seat, place, sending) : null;
  if (!tip) return null;
  const control = controlAt(model.layout, at);
  const flat = Math.abs(at.ny) > Math.abs(at.nx);
  // Along a flank it stands below the stepper, elsewhere further in than it.
  const x = Math.max(114, Math.min(model.layout.width - 114, control.x - (flat ? 0 : at.nx * 92)));
  const y = control.y + (flat ? -at.ny * 58 : 58);
  return (
    <div className="tip" style={{ left: x, top: y }} role="status">
      <b>{tip.title}</b>
      {tip.text}
    </div>
  );
}
