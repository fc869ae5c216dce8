import { createContext, use } from 'react';
import type { Lexicon } from '../../text/lexicon.ts';
import type { Speech } from '../../text/speech.ts';
import type { Board } from '../../view/index.ts';
import type { Atlas } from '../model/atlas.ts';

/** A moment of the game, as its components know it. */
export interface Scene {
  readonly board: Board;
  readonly lexicon: Lexicon;
  readonly atlas: Atlas;
  readonly speech: Speech;
  /** Whose hand and questions these are; null: one only looks on. */
  readonly seat: number | null;
  /** Whose side is below the road. */
  readonly below: number;
  nameOf(seat: number): string;
  /** 'You', or the name. */
  player(seat: number): string;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = use(SceneContext);
  if (scene === null) throw new Error('outside of a game');
  return scene;
}
