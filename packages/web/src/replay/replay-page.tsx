import { viewAfter } from '@parley/kernel/client';
import type { ReplayStep, ReplayStory } from '@parley/server/protocol';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lexiconOf } from '../client/api.ts';
import { loadGame } from '../client/games.ts';
import { navigate, paths } from '../client/router.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';
import type { Eyes, GameReplay, GameTypes } from '../game-client.ts';
import { HintLayer } from '../parts/hint.tsx';
import { Link } from '../parts/link.tsx';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage, useTitle } from '../site/site-page.tsx';
import { AtTable } from '../table/at-table.tsx';
import { NO_QUESTION, stillTable } from '../table/still-table.ts';
import { T } from '../text/index.ts';
import { Controls } from './controls.tsx';
import { ReplayHeader } from './replay-header.tsx';
import './replay.css';
import { ScrubBar } from './scrub-bar.tsx';
import { Steps } from './steps.tsx';
import { chaptersOf, lastChapter, lastMoment, moments, nextChapter, nextMoment } from './story.ts';
import { useMoving } from './use-moving.ts';
import { useAt, useFetchStep, usePlaying, useStep, useStepsAhead, useStory, type FetchStep } from './use-replay.ts';

/** A finished game, step by step. */
export function ReplayPage({ game, at }: { readonly game: string; readonly at: number | null }): ReactNode {
  const [eyes, setEyes] = useState<Eyes>('all');
  const story = useStory(game, eyes);
  const write = useCallback((now: number) => navigate(paths.replay(game, now), 'replace'), [game]);
  const total = story.state === 'ready' ? story.value.total : null;
  const [now, go] = useAt(at ?? 0, total, write);
  const fetchStep = useFetchStep(game);
  const step = useStep(fetchStep, game, now, eyes);
  if (story.state !== 'ready' || step.state !== 'ready') return <Missing game={game} of={step.state === 'failed' ? step : story} />;
  return (
    <HintLayer>
      <OfGame game={game} story={story.value} step={step.value} fetchStep={fetchStep} now={now} go={go} eyes={eyes} onEyes={setEyes} />
    </HintLayer>
  );
}

function Missing({ game, of }: { readonly game: string; readonly of: Loaded<unknown> }): ReactNode {
  return (
    <SitePage at="games" title={T.replay.title({ name: game })} className="lists">
      <header className="lists-head">
        <h1>{of.state === 'failed' ? T.replay.gone : T.replay.title({ name: game })}</h1>
      </header>
      <div className="lists-cols">
        <NotYet what={T.replay.title({ name: game })} of={of} />
        {of.state === 'failed' ? (
          <p className="site-hint">
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
  readonly fetchStep: FetchStep;
  readonly now: number;
  readonly go: (at: number) => void;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

/** The game's own part, once it and its texts are there. */
function OfGame(props: SteppingProps): ReactNode {
  const { game } = props.step.meta;
  const part = useLoaded(`replay of ${game}`, async () => (await loadGame(game)).replay());
  if (part.state !== 'ready') return <Missing game={props.game} of={part} />;
  return part.value.with((of) => <WithTexts of={of} {...props} />);
}

function WithTexts<G extends GameTypes>(props: SteppingProps & { readonly of: GameReplay<G> }): ReactNode {
  const { of, game } = props;
  const lexicon = useLoaded(`lexicon of ${of.game}`, () => lexiconOf<G['lexicon']>(of.game));
  return lexicon.state === 'ready' ? <Stepping {...props} lexicon={lexicon.value} /> : <Missing game={game} of={lexicon} />;
}

const STEPS = 'steps';

function Stepping<G extends GameTypes>(props: SteppingProps & { readonly of: GameReplay<G>; readonly lexicon: G['lexicon'] }): ReactNode {
  const { of, game, story, step, fetchStep, lexicon, now, go, eyes, onEyes } = props;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const tabs = [...of.tabs, { id: STEPS, name: T.replay.steps }];
  const [tab, setTab] = useState(tabs[0].id);
  const points = useMemo(() => moments(story, of.isSilent), [story, of]);
  const parts = useMemo(() => chaptersOf(story, of.chapters.begins), [story, of]);
  useStepsAhead(fetchStep, points, now, eyes);
  const { total } = story;
  const { seats, meta, result } = step;
  const view = useMemo(() => viewAfter(step.before, step.frames), [step]);
  const shown = useMoving(step, of.motion, speed);
  // Until the first step has come into motion nothing is shown yet.
  const onScreen = shown.view ?? view;
  const board = useMemo(() => of.board(onScreen), [of, onScreen]);
  const events = useMemo(() => story.steps.filter((s) => s.at <= step.at).flatMap((s) => s.events), [story, step.at]);
  const table = useMemo(() => stillTable({ view, events, seats, meta, result }), [view, events, seats, meta, result]);
  const nameOf = useCallback((seat: number): string => seats[seat]?.name ?? T.nobody, [seats]);
  const seat = typeof eyes === 'number' ? eyes : null;
  // Nobody is 'you' at a table that is only looked at.
  const presenter = useMemo(() => of.present({ board, lexicon, seat, viewer: null, nameOf }), [of, board, lexicon, seat, nameOf]);
  useTitle(T.replay.document({ name: meta.name, at: now }));

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
      chapterBack: () => go(lastChapter(parts, now)),
      chapterForward: () => go(nextChapter(parts, now)),
      play: () => {
        if (!playing && now >= total) go(0);
        setPlaying(!playing);
      },
    }),
    [go, points, parts, now, total, playing, forward],
  );
  useReplayKeys(move);

  return (
    <AtTable of={of} table={table} seat={seat} nameOf={nameOf} presenter={presenter} shown={shown} ask={NO_QUESTION}>
      <main className={`replay replay-tab-${tab}`} data-tab={tab}>
        <h1 className="visually-hidden">{T.replay.document({ name: meta.name, at: now })}</h1>
        <ReplayHeader game={game} name={meta.name} at={now} seats={seats} about={(p) => of.about(presenter, p)}>
          <of.Steps />
        </ReplayHeader>
        <div className="replay-tabs" role="tablist">
          {tabs.map(({ id, name }) => (
            <button key={id} type="button" role="tab" aria-selected={id === tab} onClick={() => setTab(id)}>
              {name}
            </button>
          ))}
        </div>
        <of.Scene eyes={eyes} onEyes={onEyes} />
        <Steps story={story} at={now} go={go} parts={parts} text={of.text} />
        <div className="replay-bar">
          <Controls
            move={move}
            playing={playing}
            speed={speed}
            onSpeed={setSpeed}
            at={now}
            story={story}
            winners={of.winners}
            step={of.text.step}
          />
          <ScrubBar
            story={story}
            parts={parts}
            at={now}
            go={go}
            mark={of.mark}
            text={of.text}
            look={(owner) => of.chapterLook(presenter, owner)}
          />
        </div>
      </main>
    </AtTable>
  );
}

export interface Moves {
  readonly first: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly last: () => void;
  readonly chapterBack: () => void;
  readonly chapterForward: () => void;
  readonly play: () => void;
}

/** Arrows step, with Shift by chapter; Space plays. */
function useReplayKeys(move: Moves): void {
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const target = e.target instanceof HTMLElement ? e.target : null;
      if (target?.closest('input:not([type=range]), textarea, select, dialog') || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === ' ' && target?.closest('button, a')) return;
      const action = {
        ArrowLeft: e.shiftKey ? move.chapterBack : move.back,
        ArrowRight: e.shiftKey ? move.chapterForward : move.forward,
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
