import type { Codex } from '@parley/kernel';
import type { GameInfo } from '@parley/server/protocol';
import type { TableDraft } from './draft.ts';

/** What a section of the form gets. */
export interface SectionProps {
  readonly info: GameInfo;
  readonly codex: Codex;
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  /** What is wrong here, in words; undefined while all is well. */
  readonly problem: (...at: readonly string[]) => string | undefined;
}
