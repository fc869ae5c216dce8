import { createContext, use } from 'react';
import type { Lexicon } from '../../text/index.ts';
import type { Board } from '../../view/board.ts';
import type { Speaker } from '../model/speech.ts';

/** A moment of the table: what lies there, and how one speaks about it. */
export interface Scene {
  /** The board on screen, which may be a moment behind. */
  readonly board: Board;
  readonly lexicon: Lexicon;
  readonly speaker: Speaker;
  /** From whose place it is seen, or null. */
  readonly seat: number | null;
  nameOf(seat: number): string;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = use(SceneContext);
  if (!scene) throw new Error('outside of a table');
  return scene;
}
