import { Icon, useAsk } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import { optionIds } from '../../ids/index.ts';
import type { NeedView } from '../../view/index.ts';
import { missionFacts, nameOf } from '../model/cards.ts';
import { metIn, needLines, printedLines, withOnly, type NeedLine } from '../model/need.ts';
import { totalsOf, type StripView } from '../model/strip.ts';
import { NeedWays } from '../pieces/need-rows.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/focus.module.css';
import { T } from '../text/index.ts';

/** How those of a place stand, as rows: with those who are chosen, while somebody is being chosen. */
export interface Standing {
  readonly ways: readonly (readonly NeedLine[])[];
  readonly met: boolean | null;
  readonly preview: boolean;
}

const nameIn = ({ board, lexicon }: Scene, piece: number): string => nameOf(lexicon, board.cards.get(piece)?.card);

/** Whoever is picked in the strip, where the question is who goes. */
function usePicked(): readonly number[] | null {
  const { decision, draft } = useAsk();
  return useMemo(() => {
    if (decision?.kind !== 'some' || decision.shows?.role !== 'commit' || draft?.kind !== 'picks') return null;
    return draft.picks.flatMap((x) => {
      const said = optionIds.find(x);
      return said?.kind === 'piece' ? [said.piece] : [];
    });
  }, [decision, draft]);
}

/** How one's people stand against the mission of a location. */
export function useStanding(strip: Pick<StripView, 'location' | 'zone' | 'kind'>): Standing | null {
  const scene = useScene();
  const picked = usePicked();
  const { decision } = useAsk();
  const { location, zone } = strip;
  const target = typeof decision?.data?.to === 'number' ? decision.data.to : null;
  return useMemo(() => {
    const facts = missionFacts(scene.lexicon, location.card);
    if (facts === null || location.solved !== null) return null;
    const name = (piece: number): string => nameIn(scene, piece);
    const rows = scene.board.chances.filter((x) => x.mission === location.piece);
    const views = rows.map((x) => x.need);
    const shown = (view: NeedView, preview: boolean): Standing => ({ ways: needLines(view, name), met: view.met, preview });
    if (picked !== null && views.length > 0) {
      // Those who are beamed down join whoever is there.
      const there = target === location.surface?.zone ? (rows.find((x) => x.zone === target)?.who ?? []) : [];
      const view = withOnly(views, [...there, ...picked]);
      if (view !== null) return shown(view, true);
    }
    const here = rows.find((x) => x.zone === zone) ?? rows.find((x) => x.zone === location.surface?.zone) ?? rows[0];
    if (here !== undefined) return shown(here.need, false);
    return facts.need === null ? null : { ways: printedLines(facts.need), met: null, preview: false };
  }, [scene, location, zone, picked, target]);
}

export function GroupBar({ strip }: { readonly strip: StripView }): ReactNode {
  const scene = useScene();
  const standing = useStanding(strip);
  const { lexicon, below } = scene;
  const name = nameOf(lexicon, strip.location.card);
  const own = strip.cards.filter((x) => (x.controller ?? x.seat) === below);
  const totals = totalsOf(scene, own).slice(0, standing === null ? 14 : 6);
  return (
    <div className={styles.group} data-part="group" tabIndex={0} role="group" aria-label={T.need.needs({ name })}>
      {standing === null ? null : (
        <>
          <h2>
            {T.need.needs({ name })}
            <Verdict standing={standing} />
          </h2>
          <NeedWays ways={standing.ways} preview={standing.preview} />
        </>
      )}
      {standing === null && totals.length > 0 ? <h2>{strip.kind === 'location' ? T.focus.teamTotals : T.focus.totals}</h2> : null}
      {totals.length === 0 ? null : (
        <div className={styles.totals}>
          {totals.map(({ name: skill, n }) => (
            <span key={skill}>
              {skill} <b>{n}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

export function Verdict({ standing }: { readonly standing: Standing }): ReactNode {
  const [best = []] = standing.ways;
  if (standing.met === null) return null;
  return (
    <span className={styles.verdict} data-met={standing.met} data-preview={standing.preview || undefined}>
      {standing.met ? <Icon name="check" size={11} /> : null}
      {T.need.met({ n: metIn(best), all: best.length })}
    </span>
  );
}
