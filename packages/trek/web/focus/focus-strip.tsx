import { pieceState, useAsk, usePresenter, keyOf } from '@parley/web/shell';
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Thing } from '../../view/index.ts';
import { factsOf, isShip, missionFacts, nameOf, spanFor } from '../model/cards.ts';
import { backAt, pieceAt } from '../model/point.ts';
import { stripOf, type StripView } from '../model/strip.ts';
import { Card, CardBack, type CardLook } from '../cards/table-card.tsx';
import { Emblem, SeatMark, Sign } from '../pieces/marks.tsx';
import { rangeOf } from '../lines/plate.tsx';
import { pointsFor } from '../lines/tile.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import styles from '../styles/focus.module.css';
import { T } from '../text/index.ts';
import { GroupBar } from './group-bar.tsx';

/** Below the lines: who and what is where one looks, and how they stand against what is asked there. */
export function FocusStrip(): ReactNode {
  const scene = useScene();
  const { focus } = useFocus();
  const strip = useMemo(() => (focus === null ? null : stripOf(scene, focus)), [scene, focus]);
  return (
    <section
      className={styles.focus}
      aria-label={strip === null ? T.table.focus : `${T.table.focus}: ${strip.title}`}
      id="focus"
      tabIndex={-1}
      data-part="focus"
    >
      {strip === null ? <p className={styles.nothing}>{T.focus.none}</p> : <Strip strip={strip} />}
      {strip === null ? null : <GroupBar strip={strip} />}
    </section>
  );
}

function Strip({ strip }: { readonly strip: StripView }): ReactNode {
  return (
    <div className={styles.place}>
      <StripHead strip={strip} />
      <StripCards strip={strip} />
    </div>
  );
}

function StripHead({ strip }: { readonly strip: StripView }): ReactNode {
  const scene = useScene();
  const { lexicon } = scene;
  const { lead, kind, people, cards, title } = strip;
  const facts = factsOf(lexicon, lead.card);
  const things = cards.length - people;
  const range = isShip(facts) && lead.thing !== null ? rangeOf(facts, lead.thing) : null;
  return (
    <div className={styles.head}>
      <Sign name={kind === 'ship' ? 'ship' : kind === 'facility' ? 'facility' : 'team'} />
      <b>{title}</b>
      {kind === 'location' ? (
        <>
          <span>{placeLine(scene, strip)}</span>
          <Attempters location={strip.location} />
        </>
      ) : null}
      <span>{T.focus.people({ n: people })}</span>
      {things > 0 ? <span>{T.focus.things({ n: things })}</span> : null}
      {strip.backs.map(({ seat, n }) => (
        <span key={seat}>
          <SeatMark seat={seat} size={11} /> {T.focus.backs({ n })}
        </span>
      ))}
      <span className="spacer" />
      {strip.on.map((x, i) => (
        <span key={i} className={styles.laid} data-type={factsOf(lexicon, x.card)?.type}>
          {nameOf(lexicon, x.card)}
          {x.countdown === undefined ? null : ` · ${T.card.countdown({ n: x.countdown })}`}
        </span>
      ))}
      {range === null ? null : <span className="badge">{T.focus.range(range)}</span>}
    </div>
  );
}

/** 'Torga IV, planet, 30 points, span 5' */
export function placeLine(scene: Scene, { location }: Pick<StripView, 'location'>): string {
  const facts = missionFacts(scene.lexicon, location.card);
  if (facts === null) return '';
  return [
    facts.location ?? '',
    T.kinds[facts.where],
    T.tile.points({ n: pointsFor(scene, location) }),
    T.tile.span({ n: spanFor(facts, location.seat, scene.below) }),
    facts.region === null ? '' : T.tile.region({ name: facts.region }),
  ]
    .filter((x) => x !== '')
    .join(', ');
}

/** Whose people may attempt a mission. */
function Attempters({ location }: Pick<StripView, 'location'>): ReactNode {
  const { below } = useScene();
  const peoples = location.mission?.attempters[below] ?? [];
  return (
    <span>
      {peoples.map((x) => (
        <Emblem key={x} of={x} size={14} name={T.affiliations[x]} />
      ))}
    </span>
  );
}

/** How a card of the strip looks, and what pressing it does. */
function useLook(piece: number): {
  readonly look: CardLook;
  readonly press: (() => void) | undefined;
  readonly key: string | undefined;
  readonly pressed: boolean | undefined;
} {
  const ask = useAsk();
  const presenter = usePresenter();
  const point = pieceAt(piece);
  const state = pieceState(ask, point);
  const options = ask.byPoint.get(point);
  const orders = ask.settled.length === 0 && ask.prompt?.decision.kind === 'act';
  if ((state === 'plain' || orders) && state !== 'any-time') return { look: 'plain', press: undefined, key: undefined, pressed: undefined };
  const many = ask.decision?.kind === 'some';
  return {
    look: state,
    press: () => ask.press(point),
    key: options !== undefined && ask.decision !== null ? keyOf(presenter, ask.decision, options[0]) : undefined,
    pressed: many ? state === 'picked' : undefined,
  };
}

export function StripCards({ strip }: { readonly strip: StripView }): ReactNode {
  const { lexicon, player } = useScene();
  const ref = useRef<HTMLDivElement>(null);
  const { lead, cards, backs } = strip;
  const hidden = useHiddenOptions(strip.zone);
  // Arrows walk along the cards.
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight') return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('button[data-part="card"], button[data-part="back"]') ?? [])];
    const at = all.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : all[0]);
    const next = all[at + (e.key === 'ArrowLeft' ? -1 : 1)];
    if (next === undefined) return;
    e.preventDefault();
    next.focus();
  };
  return (
    <div className={styles.cards} ref={ref} onKeyDown={onKeyDown} tabIndex={-1}>
      {lead.thing === null ? null : <Card lexicon={lexicon} card={lead.card} view={lead.view} numbers={lead.thing.numbers} />}
      {cards.map((x) => (
        <StripCard key={x.piece} thing={x} />
      ))}
      {hidden.length > 0
        ? hidden.map((point, i) => <HiddenCard key={point} point={point} nth={i} />)
        : backs.map(({ seat, n }) => <CardBack key={seat} label={T.focus.of({ name: player(seat), n })} count={n} />)}
      {cards.length === 0 && backs.length === 0 && hidden.length === 0 ? <p className={styles.empty}>{T.focus.empty}</p> : null}
    </div>
  );
}

/** Backs of which one is to be chosen. */
function useHiddenOptions(zone: number): readonly string[] {
  const { byPoint } = useAsk();
  return useMemo(() => [...byPoint.keys()].filter((x) => x.startsWith(backAt(zone, 0).slice(0, -1))), [byPoint, zone]);
}

function HiddenCard({ point, nth }: { readonly point: string; readonly nth: number }): ReactNode {
  const ask = useAsk();
  return <CardBack label={`${T.ask.hiddenCard} ${nth + 1}`} look={pieceState(ask, point)} onPress={() => ask.press(point)} />;
}

function StripCard({ thing }: { readonly thing: Thing }): ReactNode {
  const { lexicon } = useScene();
  const { look, press, key, pressed } = useLook(thing.piece ?? -1);
  if (thing.card === undefined) return null;
  return (
    <Card
      lexicon={lexicon}
      card={thing.card}
      view={thing}
      numbers={thing.numbers}
      look={look}
      onPress={press}
      keyHint={key}
      pressed={pressed}
    />
  );
}
