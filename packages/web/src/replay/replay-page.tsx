import type { Lexicon } from '@parley/cosmic/texts';
import { viewAfter } from '@parley/kernel/client';
import type { ReplayStep, ReplayStory } from '@parley/server/protocol';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lexicon } from '../client/api.ts';
import { HintLayer } from '../parts/hint.tsx';
import { Link } from '../parts/link.tsx';
import { readBoard } from '@parley/cosmic/web/model/model.ts';
import { navigate, paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage, useTitle } from '../site/site-page.tsx';
import { StillTable, type Still } from '@parley/cosmic/web/replay/still-table.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import { Controls } from './controls.tsx';
import { Hands } from '@parley/cosmic/web/replay/hands.tsx';
import { ReplayHeader } from './replay-header.tsx';
import { ReplayMap } from '@parley/cosmic/web/replay/replay-map.tsx';
import './replay.css';
import { ScrubBar } from './scrub-bar.tsx';
import { Steps } from './steps.tsx';
import { lastMoment, lastStretch, moments, nextMoment, nextStretch, stretches } from './story.ts';
import { useAt, usePlaying, useStep, useStory, type Eyes } from './use-replay.ts';
import { motion } from '@parley/cosmic/web/motion/motion.ts';
import { useMoving } from './use-moving.ts';

/** A finished game, step by step. */
export function ReplayPage({ game, at }: { readonly game: string; readonly at: number | null }): ReactNode {
  const [eyes, setEyes] = useState<Eyes>('all');
  const story = useStory(game, eyes);
  const words = useLoaded('lexicon', lexicon);
  const write = useCallback((now: number) => navigate(paths.replay(game, now), 'replace'), [game]);
  const total = story.state === 'ready' ? story.value.total : null;
  const [now, go] = useAt(at ?? 0, total, write);
  const step = useStep(game, story.state === 'ready' ? story.value : null, now, eyes);
  if (story.state === 'ready' && words.state === 'ready' && step.state === 'ready')
    return (
      <HintLayer>
        <Stepping game={game} story={story.value} step={step.value} lexicon={words.value} now={now} go={go} eyes={eyes} onEyes={setEyes} />
      </HintLayer>
    );
  const missing = [story, step, words].find((x) => x.state === 'failed') ?? story;
  return (
    <SitePage at="games" title={T.replay.title(game)} className="lists">
      <header className="lists-head">
        <h1>{missing.state === 'failed' ? T.replay.gone : T.replay.title(game)}</h1>
      </header>
      <div className="lists-cols">
        <NotYet what={T.replay.title(game)} of={missing} />
        {missing.state === 'failed' ? (
          <p className="hint-text">
            {T.replay.goneText} <Link href={paths.landing}>{T.errors.back}</Link>
          </p>
        ) : null}
      </div>
    </SitePage>
  );
}

interface SteppingProps {
  readonly game: string;
  readonly story: ReplayStory;
  readonly step: ReplayStep;
  readonly lexicon: Lexicon;
  readonly now: number;
  readonly go: (at: number) => void;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

export type Tab = 'map' | 'hands' | 'steps';
const TABS: readonly Tab[] = ['map', 'hands', 'steps'];

function Stepping({ game, story, step, lexicon: words, now, go, eyes, onEyes }: SteppingProps): ReactNode {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [tab, setTab] = useState<Tab>('map');
  const points = useMemo(() => moments(story), [story]);
  const parts = useMemo(() => stretches(story), [story]);
  const { total } = story;
  const names = useMemo(() => step.seats.map((s) => s.name), [step.seats]);
  const view = useMemo(() => viewAfter(step.before, step.frames), [step]);
  const shown = useMoving(step, motion, speed);
  // Until the first step has come into motion nothing is shown yet.
  const onScreen = shown.view ?? view;
  const board = useMemo(() => readBoard(onScreen), [onScreen]);
  const told = useMemo(() => story.steps.filter((s) => s.at <= step.at).flatMap((s) => s.events), [story, step.at]);
  const still = useMemo(
    (): Still => ({
      board,
      lexicon: words,
      viewer: typeof eyes === 'number' ? eyes : null,
      names,
      view,
      events: told,
      seats: step.seats,
      meta: step.meta,
      result: step.result,
      shown,
    }),
    [board, words, eyes, names, view, step, told, shown],
  );
  useTitle(T.replay.document(step.meta.name, now));

  const forward = useCallback(() => {
    if (now >= total) setPlaying(false);
    else go(nextMoment(points, now));
  }, [now, total, go, points]);
  usePlaying(playing, speed, step.at === now && !shown.busy, forward);
  const move = useMemo(
    () => ({
      first: () => go(0),
      back: () => go(lastMoment(points, now)),
      forward,
      last: () => go(total),
      encounterBack: () => go(lastStretch(parts, now)),
      encounterForward: () => go(nextStretch(parts, now)),
      play: () => {
        if (!playing && now >= total) go(0);
        setPlaying(!playing);
      },
    }),
    [go, points, parts, now, total, playing, forward],
  );
  useReplayKeys(move);

  return (
    <StillTable still={still}>
      <main className={`rp tab-${tab}`}>
        <h1 className="vh">{T.replay.document(step.meta.name, now)}</h1>
        <ReplayHeader game={game} name={step.meta.name} at={now} seats={step.seats} />
        <div className="rp-tabs" role="tablist">
          {TABS.map((t) => (
            <button key={t} type="button" role="tab" aria-selected={t === tab} onClick={() => setTab(t)}>
              {COSMIC.replay.tabs[t]}
            </button>
          ))}
        </div>
        <Hands eyes={eyes} onEyes={onEyes} />
        <ReplayMap />
        <Steps story={story} at={now} go={go} parts={parts} />
        <div className="bar">
          <Controls move={move} playing={playing} speed={speed} onSpeed={setSpeed} at={now} story={story} names={names} />
          <ScrubBar story={story} parts={parts} at={now} go={go} />
        </div>
      </main>
    </StillTable>
  );
}

export interface Moves {
  readonly first: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly last: () => void;
  readonly encounterBack: () => void;
  readonly encounterForward: () => void;
  readonly play: () => void;
}

/** Arrows step, with Shift by encounter; Space plays. */
function useReplayKeys(move: Moves): void {
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const target = e.target instanceof HTMLElement ? e.target : null;
      if (target?.closest('input:not([type=range]), textarea, select, dialog') || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === ' ' && target?.closest('button, a')) return;
      const action = {
        ArrowLeft: e.shiftKey ? move.encounterBack : move.back,
        ArrowRight: e.shiftKey ? move.encounterForward : move.forward,
        Home: move.first,
        End: move.last,
        ' ': move.play,
      }[e.key];
      if (!action) return;
      e.preventDefault();
      action();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [move]);
}
