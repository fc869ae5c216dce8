import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cardFace } from '../../components/card.tsx';
import { useHint } from '../../components/hint.tsx';
import type { Size } from '../../components/use-size.ts';
import type { Box } from '../../geometry/docking.ts';
import { controlAt } from '../../geometry/docking.ts';
import { warpPlace, WARP_WIDTH } from '../../geometry/middle.ts';
import { gateFor } from '../../geometry/star-map.ts';
import type { PlaceView } from '../../model/board.ts';
import { colourOf, placeNamed, shipsOf } from '../../model/queries.ts';
import { markText } from '../../model/shown.ts';
import { assetsAt } from '../../model/things.ts';
import { placeLabel } from '../../model/speech.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { assetLabel } from '../things/asset-text.ts';
import { pieceState, type Interaction } from '../interaction.ts';
import { Defenders } from './defenders.tsx';
import { Flights } from './flights.tsx';
import { Gate, useTurning } from './gate.tsx';
import { Labels } from './labels.tsx';
import { MapDefs } from './map-defs.tsx';
import { groupsIn, mapModel, standing, type MapModel } from './map-model.ts';
import { colonyLabel, lastShip, leaves, planetLabel, stackText } from './planet-text.ts';
import { PlanetThings } from './planet-things.tsx';
import { Planet } from './planet.tsx';
import { Sky } from './sky.tsx';
import { Steppers } from './steppers.tsx';
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
  const { width, height } = size;
  const model = useMemo(() => mapModel(board, seat, { width, height, unit }), [board, seat, width, height, unit]);
  const { layout } = model;
  const target = board.encounter?.target ?? null;
  const aim =
    previewTarget(ask.hovered, ask.draft?.kind === 'one' ? ask.draft.pick : null, ask.decision?.tag) ?? target;
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
            groups={groupsIn(board, 'gate', shown.flights)}
            numerals={numerals}
            middle={middle}
          />
        ) : null}
        <Planets model={model} numerals={numerals} target={aim} />
        {target !== null && model.pointOf.has(target) ? (
          <Defenders
            layout={layout}
            planet={model.pointOf.get(target) ?? layout.systems[0].planets[0]}
            groups={groupsIn(board, 'side', shown.flights)}
          />
        ) : null}
        <Flights model={model} board={board} flights={shown.flights} ms={shown.ms} />
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
  const { ask } = useTable();
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
    for (const p of model.pointOf.values()) out.push({ x: p.x, y: p.y, w: side, h: side });
    const row = warpPlace(model.layout, gate);
    out.push({ x: row.x, y: row.y, w: WARP_WIDTH, h: 28 });
    return out;
  }, [model, gate, middle, d]);
}

function Planets({
  model,
  numerals,
  target,
}: {
  readonly model: MapModel;
  readonly numerals: boolean;
  readonly target: string | null;
}): ReactNode {
  const { board, shown, speaker, ask, seat, lexicon } = useTable();
  const hint = useHint();
  const names = useMemo(
    () => model.systems.flatMap((s) => s.planets.filter((p) => p.system !== null).map((p) => p.name)),
    [model],
  );
  const [focused, setFocused] = useState<string | null>(null);
  const ref = useRef<SVGGElement>(null);
  const current = focused !== null && names.includes(focused) ? focused : names[0];

  const onKey = (name: string) => (e: KeyboardEvent<SVGGElement>) => {
    if (e.key === 'ArrowUp' || e.key === 'ArrowDown') {
      e.preventDefault();
      e.stopPropagation();
      const here = [...e.currentTarget.querySelectorAll<SVGGElement>('.globe, .pod')];
      const at = here.indexOf(e.target as SVGGElement);
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
      ask.press({ kind: 'place', name }, e.shiftKey);
    }
  };
  return (
    <g ref={ref}>
      {model.systems.map((s) => (
        <g key={s.colour} role="group" aria-label={T.map.system(speaker.player(s.seat))}>
          {s.planets.map((place) => {
            const at = model.pointOf.get(place.name);
            if (!at) return null;
            if (place.system === null) return <Gone key={place.name} x={at.x} y={at.y} r={model.layout.radius} />;
            const state = pieceState(ask, `place:${place.name}`);
            const things = assetsAt(board, place.name);
            const marks = board.marks.filter((m) => m.planet === place.name);
            const stacks = board.stacks.filter((x) => x.place === place.name && x.ships > 1);
            const left = [...marks.map((m) => markText(board, speaker, m)), ...stacks.map(stackText)];
            const action = actionOn(ask, place, speaker.player);
            const notes = [
              ...things.map((x) => assetLabel(lexicon, x)),
              ...left,
              ...(place.name === target ? [T.map.target] : []),
              ...(state === 'legal' ? [T.map.legal] : state === 'picked' ? [T.map.picked] : []),
            ];
            const label = planetLabel(board, place, s.colour, speaker.player, notes);
            return (
              <Planet
                key={place.name}
                layout={model.layout}
                place={place}
                at={at}
                ships={withDraft(
                  standing(place, shown.flights),
                  place.name,
                  ask,
                  seat === null ? null : colourOf(board, seat),
                )}
                home={s.colour}
                state={state}
                target={place.name === target}
                arrived={shown.arrived?.includes(place.name) ?? false}
                colonyLabel={(c) => colonyLabel(board, place, c, speaker.player)}
                numerals={numerals}
                stacks={stacks}
                things={things.length === 0 ? null : <PlanetThings layout={model.layout} at={at} assets={things} />}
                badges={marks.map((m) => ({
                  text: (m.card === null ? null : cardFace(lexicon, m.card).figure) ?? (m.what[0] ?? '?').toUpperCase(),
                  title: markText(board, speaker, m),
                }))}
                label={label}
                focusable={place.name === current}
                hints={hint(action === null ? label : [action, ...left].join('. '))}
                onPress={(back) => {
                  setFocused(place.name);
                  ask.press({ kind: 'place', name: place.name }, back);
                }}
                onKey={onKey(place.name)}
                onHover={(on) => {
                  const option = ask.byPoint.get(`place:${place.name}`)?.[0];
                  if (option !== undefined) ask.setHovered(on ? option : null);
                }}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** What a click on this planet would do. */
function actionOn(ask: Interaction, place: PlaceView, player: (seat: number) => string): string | null {
  const d = ask.decision;
  const [option] = ask.byPoint.get(`place:${place.name}`) ?? [];
  if (!d || option === undefined) return null;
  if (d.kind !== 'spread' || ask.draft?.kind !== 'counts') return T.map.choose(placeLabel(place.name));
  const max = d.places.find((p) => p.id === option)?.max ?? 0;
  const n = ask.draft.counts[option] ?? 0;
  return d.tag === 'ships.return' || n >= max
    ? `${placeLabel(place.name)}, ${player(d.seat)}`
    : T.map.sendOne(max - n - 1);
}

/** Ships that are chosen to leave are shown as gone, those chosen to come as there. */
function withDraft(
  fleet: ReturnType<typeof standing>,
  name: string,
  ask: ReturnType<typeof useTable>['ask'],
  colour: ReturnType<typeof colourOf> | null,
): ReturnType<typeof standing> {
  if (ask.draft?.kind !== 'counts' || ask.decision?.kind !== 'spread' || colour === null) return fleet;
  let n = 0;
  // Special ships are counted by themselves.
  for (const [id, k] of Object.entries(ask.draft.counts)) if (id.replace(/#.*$/, '') === name) n += k;
  if (n === 0) return fleet;
  const leaving = ask.decision.tag !== 'ships.return';
  const now = shipsOf(fleet, colour) + (leaving ? -n : n);
  const { [colour]: _, ...others } = fleet;
  return now > 0 ? { ...others, [colour]: now } : others;
}

/** Where a planet was that has left the board. */
function Gone({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  return (
    <g className="gone">
      <title>{T.map.gone}</title>
      <circle cx={x} cy={y} r={r * 0.5} />
    </g>
  );
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
