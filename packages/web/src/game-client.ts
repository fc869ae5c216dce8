import type {
  Act,
  Answer,
  Bargain,
  Choose,
  ChooseSome,
  Codex,
  CodexEntry,
  Decision,
  OptionText,
  Plain,
  Ruling,
  SeatChoice,
  SeatField,
  SeenCause,
  SeenEvent,
  Spread,
  View,
} from '@parley/kernel';
import type { Part } from '@parley/kernel/sentence';
import type { KeptLine } from '@parley/server/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Entry } from './codex/entries.ts';
import type { TableDraft } from './create/draft.ts';
import type { Problem } from './create/problems.ts';
import type { SectionProps } from './create/section.ts';
import type { Motion } from './motion/motion.ts';
import type { IconName } from './parts/icon.tsx';

/**
 * A game's part of the browser. It is small by itself, pages fetch the part they need. The shell knows connections, questions by their kind, the log, chat, menus and pages; what the board looks
 * like, what an option is called and what a seat brings is told by the game.
 */
export interface GameClient {
  readonly id: string;
  readonly name: string;
  /** A seat at a glance, from what was chosen for it: in lists, in forms. Null: nothing is to be seen yet. */
  seatMark(choice: SeatChoice, size: number): ReactNode;
  /** What stands in place of a choice that is left open, by the field. */
  readonly openSeat?: { readonly [field: string]: string };
  /** How a table plays, where its options do not say it by themselves. */
  settings?(options: Plain): readonly string[];
  /** A picture of a table, for the first page, as large as there is room for. */
  sample?(): Promise<ComponentType<{ readonly room: { readonly width: number; readonly height: number } }>>;
  table(): Promise<SomeTable>;
  replay(): Promise<SomeReplay>;
  /** Its own way to choose what a seat brings, by the field: for those into which anything goes that the game can read. */
  readonly seatFields?: { readonly [field: string]: () => Promise<ComponentType<SeatFieldProps>> };
  /** Its pages for what people keep between tables, by kind. */
  readonly kept?: { readonly [kind: string]: () => Promise<SomeKept> };
  /** Left out: options are fields under the names of their groups. */
  create?(): Promise<GameCreate>;
  /** Left out: entries are plain texts. */
  codex?(): Promise<GameCodex>;
}

// ------------------------------------------------------------------------------------------------------------------ what is told

/** What asks, or why something happened: its name, what kind of thing it is, its text, and where to read more. */
export interface Source {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly href: string | null;
}

/** A line of the log. */
export interface LogLine {
  readonly n: number;
  readonly parts: readonly Part[];
  readonly why: readonly SeenCause[];
  /** A new chapter of the game begins here. */
  readonly head: boolean;
}

/** Where the game stands: a chapter (a turn, a round), and the step of it. */
export interface Where {
  readonly chapter: string;
  readonly step: string;
  /** The windows that may open in this step, as questions call them. */
  readonly windows: readonly string[];
}

/** My last answer, while others are still giving theirs. */
export interface Given {
  readonly title: string;
  readonly note: string;
  readonly picture: ReactNode;
}

/** Speaks about one moment of a table as one viewer. */
export interface Presenter {
  readonly where: Where;
  /** What to say to somebody with a seat who has no part in what goes on; '' when it has one. */
  readonly aside: string;
  player(seat: number): string;
  question(d: Decision): string;
  /** What the question means, in one sentence: how things stand, or the text of what asks. */
  meaning(d: Decision, source: Source): string;
  source(d: Decision): Source;
  /** Why something happened: one link of the chain. */
  reason(cause: SeenCause): Source;
  option(d: Pick<Decision, 'tag'>, option: string): string;
  /** A place among which something is spread. */
  place(id: string): string;
  /** What an option does, in a few words. */
  optionNote(d: Decision, option: string): string;
  /** An option as a small picture, or null; where all options have one, they stand side by side. */
  picture(option: string): ReactNode;
  /** An effect that may be used at any time. */
  use(key: string): string;
  /** Does it choose nothing? Such options stand last and answer to the space bar. */
  isPass(option: string): boolean;
  /** A letter that chooses this option, in place of a digit; null or left out: none. */
  letter?(option: string): string | null;
  /** The other options of a question in the order in which they stand. */
  inOrder(options: readonly string[], d: Decision): readonly string[];
  /** What lies on the table and can be pressed instead of the option; null: nothing. Left out `d`: an effect for any time. */
  point(option: string, d?: Decision): string | null;
  given(d: Decision, answer: Answer, waiting: string): Given | null;
  log(events: readonly SeenEvent[]): readonly LogLine[];
}

/** Pieces of the game inside the shell's own parts. They stand where the game's Provider can be seen. */
export interface Pieces {
  /** A player's name, in the way the table shows it. */
  readonly Player: ComponentType<{ readonly seat: number; readonly name?: string; readonly size?: number }>;
  /** A thing that a sentence speaks of. */
  readonly Thing: ComponentType<{ readonly part: Part }>;
  readonly Option: ComponentType<{ readonly decision: Decision; readonly option: string }>;
  /** How it would stand after it, where that can be told. */
  readonly Result: ComponentType<{ readonly decision: Decision; readonly option: string }>;
  /** How questions of a kind are answered, where the shell's own way will not do. */
  readonly Spread?: ComponentType<{ readonly decision: Spread }>;
  readonly Bargain?: ComponentType<{ readonly decision: Bargain }>;
  readonly Some?: ComponentType<{ readonly decision: ChooseSome }>;
  /** What can be done, as the first step of an act; each option is the id of a verb. */
  readonly Verbs?: ComponentType<{ readonly decision: Choose; readonly act: Act }>;
}

/** How the log is told apart. */
export interface Chapters {
  /** Does a new chapter begin with it? Whose it is, or null: nobody's in particular. */
  begins(e: SeenEvent): { readonly owner: number | null } | null;
  /** 'This round' */
  readonly here: string;
}

// ------------------------------------------------------------------------------------------------------------------- the table

/** The kinds of things a game has and the shell hands on unread. */
export interface GameTypes {
  /** Names and texts, as the server has them. */
  readonly lexicon: unknown;
  /** What is read out of a view. */
  readonly board: unknown;
  readonly presenter: Presenter;
}

/** A moment of a table: the board on screen, and who looks at it. */
export interface Moment<G extends Pick<GameTypes, 'board' | 'lexicon'>> {
  readonly board: G['board'];
  readonly lexicon: G['lexicon'];
  /** From whose place it is seen; null: nobody's in particular. */
  readonly seat: number | null;
  /** Who is called 'you'. */
  readonly viewer: number | null;
  nameOf(seat: number): string;
}

/** How views become boards, and boards are shown. */
export interface GameScene<G extends GameTypes> {
  readonly game: string;
  board(view: View): G['board'];
  present(moment: Moment<G>): G['presenter'];
  /** How long what happens is worth looking at. */
  readonly motion: Motion;
  readonly pieces: Pieces;
  readonly chapters: Chapters;
  /** Places the keyboard goes to by a letter. */
  readonly places: readonly { readonly key: string; readonly name: string; readonly selector: string }[];
  /** Makes a moment known to the game's components inside it. */
  readonly Provider: ComponentType<{ readonly presenter: G['presenter']; readonly children: ReactNode }>;
}

export interface GameTable<G extends GameTypes> extends GameScene<G> {
  /** The whole table, in the layout that fits the window, made of the shell's parts and the game's. */
  readonly Table: ComponentType;
}

/** A game whose kinds of things nobody need name. */
export interface SomeTable {
  with<R>(use: <G extends GameTypes>(table: GameTable<G>) => R): R;
}

export const someTable = <G extends GameTypes>(table: GameTable<G>): SomeTable => ({ with: (use) => use(table) });

// ------------------------------------------------------------------------------------------------------------------ the replay

/** Whose hands are open. */
export type Eyes = number | 'all' | 'none';

export interface GameReplay<G extends GameTypes> extends GameScene<G> {
  /** Parts of the page that a narrow window shows one at a time. */
  readonly tabs: readonly { readonly id: string; readonly name: string }[];
  /** What stands beside the steps. */
  readonly Scene: ComponentType<{ readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }>;
  /** Where the game stands, for the header. */
  readonly Steps: ComponentType;
  /** A seat's colour and sign in the bar of chapters. */
  readonly chapterLook: (presenter: G['presenter'], owner: number) => { readonly className: string; readonly sign: ReactNode };
  /** What a seat plays, in a word or two. */
  about(presenter: G['presenter'], seat: number): string;
  /** Who has won, where the event says it. */
  winners(e: SeenEvent): readonly number[] | null;
  /** Events nobody needs to see a step for. */
  isSilent(e: SeenEvent): boolean;
  /** What is worth a sign under the bar. */
  mark(e: SeenEvent): Mark | null;
  readonly text: ChapterText;
}

/** How chapters are spoken of. */
export interface ChapterText {
  /** 'Round 3' */
  chapter(n: number): string;
  /** What came before the first. */
  readonly setup: string;
  /** The list of them all. */
  readonly chapters: string;
  chapterOf(n: number, name: string, at: number): string;
  /** What Shift steps by: 'round' */
  readonly step: string;
}

export interface Mark {
  readonly kind: string;
  readonly icon: IconName;
  readonly text: string;
  /** It always stands there, at the end of the bar. */
  readonly last?: boolean;
}

export interface SomeReplay {
  with<R>(use: <G extends GameTypes>(replay: GameReplay<G>) => R): R;
}

export const someReplay = <G extends GameTypes>(replay: GameReplay<G>): SomeReplay => ({ with: (use) => use(replay) });

// ------------------------------------------------------------------------------------------------------------- setting a table

/** A group of options on the page that sets a table. */
export interface CreateSection {
  /** As the options call it. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** It opens when somebody wants it. */
  readonly folded?: boolean;
  /** It stands below what concerns the table itself. */
  readonly last?: boolean;
  /** The game's own way to choose; left out: a field for each option. */
  readonly Body?: ComponentType<SectionProps>;
}

export interface GameCreate {
  readonly sections: readonly CreateSection[];
  /** What is wrong with the table as it stands, by section. */
  problems?(codex: Codex, draft: TableDraft): readonly Problem[];
  /** What has been chosen, in a few words, where the options do not say it by themselves. */
  summary?(codex: Codex, draft: TableDraft): readonly string[];
  /** Is this option worth speaking of and sending, as the table stands? */
  counts?(draft: TableDraft, option: OptionText): boolean;
  /** What is sent besides the options. */
  more?(draft: TableDraft): { readonly [key: string]: Plain };
  /** The section a refusal is about, by its words. */
  about?(message: string): string | null;
}

/** A field of a seat that the game draws itself: on the page that sets a table, and in the waiting room. */
export interface SeatFieldProps {
  readonly field: SeatField;
  /** Whose it is, for those who do not see where it stands. */
  readonly label: string;
  /** What is chosen; null: it is left open. */
  readonly value: Plain;
  /** Everything that is chosen for the seat. */
  readonly choice: SeatChoice;
  readonly onChange: (value: Plain) => void;
}

// --------------------------------------------------------------------------------------------------------- what people keep

/** A kind of thing that people keep for the game. `V` is what is in one. */
export interface GameKept<V extends Plain> {
  /** What a new one begins as. */
  readonly fresh: V;
  /** Reads what was stored. Throws with a sentence where it cannot. */
  read(value: Plain): V;
  /** Is it saved by itself while it is written on? */
  readonly savesItself?: boolean;
  /** One of them, to write on or to look at. The shell brings its name, saving and sharing. */
  readonly Editor: ComponentType<KeptEditorProps<V>>;
  /** All of them; left out: a line each. */
  readonly List?: ComponentType<KeptListProps>;
}

export interface KeptEditorProps<V extends Plain> {
  readonly value: V;
  /** What it is called where it is kept; '': after what is in it. */
  readonly name: string;
  /** Null: it can only be looked at. */
  readonly onChange: ((value: V) => void) | null;
  readonly onRename: ((name: string) => void) | null;
}

export interface KeptListProps {
  readonly items: readonly KeptLine[];
  readonly hrefOf: (id: string) => string;
  /** What can be done with one: copying, sharing, deleting. */
  readonly acts: (item: KeptLine) => ReactNode;
}

/** A kind whose things nobody need know. */
export interface SomeKept {
  with<R>(use: <V extends Plain>(kept: GameKept<V>) => R): R;
}

export const someKept = <V extends Plain>(kept: GameKept<V>): SomeKept => ({ with: (use) => use(kept) });

// ------------------------------------------------------------------------------------------------------------------- the Codex

export interface ArticleProps {
  readonly codex: Codex;
  readonly all: readonly Entry[];
  readonly entry: Entry;
  /** What tests prove about it. */
  readonly rulings: readonly Ruling[];
}

/** Narrows a shelf down to what has one of the chosen values. */
export interface CodexFilter {
  readonly shelf: string;
  readonly id: string;
  readonly label: string;
  values(all: readonly Entry[]): readonly string[];
  valueOf(entry: Entry): string;
  /** A value, as it stands on its button. */
  show(value: string): ReactNode;
}

export interface GameCodex {
  /** The shelves in their order, by the kind of entry; `OPTIONS` are the options. */
  readonly shelves: readonly { readonly kind: string; readonly title: string }[];
  /** What the search field says. */
  readonly search: string;
  /** What there is, for the first page. */
  readonly welcome: string;
  readonly filters: readonly CodexFilter[];
  /** What of a section is listed, and in which order. */
  list(kind: string, entries: readonly CodexEntry[]): readonly CodexEntry[];
  /** Where an address leads that names something else's part; null: where it says. */
  leadsTo(kind: string, id: string): { readonly kind: string; readonly id: string } | null;
  /** What stands before an entry in the list, and after it. */
  mark(entry: Entry): ReactNode;
  note(entry: Entry): ReactNode;
  /** Articles by kind; a kind without one is a plain text. */
  readonly articles: { readonly [kind: string]: ComponentType<ArticleProps> };
  /** Pictures to begin with. */
  readonly Gallery: ComponentType<{ readonly all: readonly Entry[] }>;
}
