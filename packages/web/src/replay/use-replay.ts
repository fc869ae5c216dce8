import type { ReplayStep, ReplayStory } from '@parley/server/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../client/api.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';
import type { Eyes } from '../game-client.ts';
import { nextMoment } from './story.ts';

export type FetchStep = (at: number, eyes: Eyes) => Promise<ReplayStep>;

/** Steps that were fetched, so that going back costs nothing. */
function createCache(game: string): FetchStep {
  const kept = new Map<string, Promise<ReplayStep>>();
  return (at, eyes) => {
    const key = `${eyes} ${at}`;
    const known = kept.get(key);
    if (known) return known;
    const asked = api.replay(game, at, eyes);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}

export const useFetchStep = (game: string): FetchStep => useMemo(() => createCache(game), [game]);

export const useStory = (game: string, eyes: Eyes): Loaded<ReplayStory> => useLoaded(`story ${game} ${eyes}`, () => api.story(game, eyes));

/** The step on screen: the one asked for, or the last one that has come. */
export function useStep(fetchStep: FetchStep, game: string, at: number, eyes: Eyes): Loaded<ReplayStep> {
  return useLoaded(`step ${game} ${eyes} ${at}`, () => fetchStep(at, eyes));
}

/** The next ones are likely to be wanted soon. */
export function useStepsAhead(fetchStep: FetchStep, points: readonly number[], at: number, eyes: Eyes): void {
  useEffect(() => {
    const next = nextMoment(points, at);
    fetchStep(next, eyes)
      .then(
        () => fetchStep(nextMoment(points, next), eyes),
        () => undefined,
      )
      .catch(() => undefined);
  }, [fetchStep, points, at, eyes]);
}

/** Goes on by itself: a step each time the pause has passed and the step before is on screen. */
export function usePlaying(on: boolean, speed: number, ready: boolean, step: () => void): void {
  const go = useRef(step);
  go.current = step;
  useEffect(() => {
    if (!on || !ready) return undefined;
    const timer = setTimeout(() => go.current(), PAUSE / speed);
    return () => clearTimeout(timer);
  });
}
const PAUSE = 800;

/** The step one is at. The address follows a moment later, so that a fast run does not flood the browser's history. */
export function useAt(first: number, total: number | null, write: (at: number) => void): [number, (at: number) => void] {
  const [at, setAt] = useState(first);
  useEffect(() => setAt(first), [first]);
  useEffect(() => {
    const timer = setTimeout(() => write(at), 250);
    return () => clearTimeout(timer);
  }, [at, write]);
  const go = useCallback((next: number) => setAt(Math.max(0, total === null ? next : Math.min(total, next))), [total]);
  return [at, go];
}
