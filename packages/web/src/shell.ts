// The entrance for games: what a game's part of the browser is made with.

// The contract.
export { someKept, someReplay, someTable } from './game-client.ts';
export type * from './game-client.ts';

// Words and things for any page.
export { T as SHELL } from './text/index.ts';
export { and, capital, or } from './text/grammar.ts';
export { speak } from './text/speak.ts';
export type { Bound, Translated, Words } from './text/bind.ts';
export { Chip, Segments } from './parts/chip.tsx';
export { CopyButton } from './parts/copy.tsx';
export { Clock, clockText, useServerTime } from './parts/clock.tsx';
export { Dialog } from './parts/dialog.tsx';
export { Choices, FieldError, FilterChip, Switch, TextField } from './parts/fields.tsx';
export { useHint } from './parts/hint.tsx';
export { Icon, type IconName } from './parts/icon.tsx';
export { Link } from './parts/link.tsx';
export { NotYet } from './parts/not-yet.tsx';
export type { Style } from './parts/style.ts';
export { useFinger, useLayout, type Layout } from './parts/use-media.ts';
export { useSize, type Size } from './parts/use-size.ts';

// What the browser knows and keeps.
export { lexiconOf } from './client/api.ts';
export { fetchCodex } from './client/codex.ts';
export { shelfOf, type Shelf } from './client/kept.ts';
export { keep, recall } from './storage/keep.ts';
export { navigate, NEW_ITEM, paths } from './client/router.ts';
export { change, reducedMotion, settings, useSettings } from './client/settings.ts';
export { createStore, useStore, type Store } from './client/store.ts';
export { useKept, type Kept } from './client/use-kept.ts';
export { sayFailure, useLoaded, type Loaded } from './client/use-loaded.ts';

// A table.
export {
  useAsk,
  useGame,
  useHovered,
  useHoveredAs,
  usePresenter,
  useProgress,
  useShown,
  useTable,
  useTableState,
  useViewpoint,
} from './table/context.ts';
export { addGood, addTo, canAdd, isEmpty, sum, type Counts } from './table/draft.ts';
export { TableFrame, type Skip } from './table/frame.tsx';
export { Header } from './table/header.tsx';
export { optionsOf, pieceState, type Interaction, type PieceState } from './table/interaction.ts';
export { NothingAsked } from './table/nothing-asked.tsx';
export { ProposalBar } from './table/proposal-bar.tsx';
export { Chat } from './chat/chat.tsx';
export { Log } from './log/log.tsx';
export { Parts } from './log/parts.tsx';
export { WhyList } from './log/why.tsx';
export type { Motion } from './motion/motion.ts';
export type { Shown } from './motion/playback.ts';
export { Coach, useCoachMemory, useMeans, type CoachTip, type Means } from './coach/coach.tsx';
export type { CoachMemory } from './coach/memory.ts';
export { BargainMoves } from './prompt/bargain.tsx';
export { Choice } from './prompt/choice.tsx';
export { inOrder, keyOf } from './prompt/keys.ts';
export { Prompt } from './prompt/prompt.tsx';
export { pickFault } from './prompt/some.tsx';
export { useWhyNot, type Hindrance } from './prompt/use-why-not.ts';
export { SpreadEnd } from './prompt/spread.tsx';
export { Stepper } from './prompt/stepper.tsx';
export { commonStop, withStop } from './prompt/stops.ts';

// The pages around it.
export { OPTIONS, type Entry } from './codex/entries.ts';
export { BackLink, CopyEntry, EntryLinks, Rulings } from './codex/pieces.tsx';
export { toggled } from './codex/search.ts';
export type { TableDraft } from './create/draft.ts';
export { listed, withOption } from './create/options.ts';
export type { Problem } from './create/problems.ts';
export type { SectionProps } from './create/section.ts';
export { useFinished, type FinishedGame } from './replay/use-finished.ts';
export { startAgainstBots } from './site/start.ts';
