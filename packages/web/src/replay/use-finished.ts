import type { View } from '@parley/kernel';
import { viewAfter } from '@parley/kernel/client';
import type { ReplayStory } from '@parley/server/protocol';
import { api } from '../client/api.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';

/** A game that is over: what happened, step by step, and how it stands at the end, with all hands open. */
export interface FinishedGame {
  readonly story: ReplayStory;
  readonly view: View;
}

/** Fetched as for a replay: until a game is over there is none. */
export const useFinished = (game: string): Loaded<FinishedGame> =>
  useLoaded(`finished ${game}`, async () => {
    const story = await api.story(game, 'all');
    const { before, frames } = await api.replay(game, story.total, 'all');
    return { story, view: viewAfter(before, frames) };
  });
