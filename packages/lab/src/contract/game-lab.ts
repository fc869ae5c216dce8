import {
  form,
  idKinds,
  rest,
  slug,
  type Decision,
  type GameEvent,
  type GameModule,
  type Plain,
  type Random,
  type Seat,
  type Table,
} from '@parley/kernel';
import type { GenericSettings } from '@parley/kernel/testing';
import type { OptionSpec } from '../shared/args.ts';
import type { Style } from '../shared/term.ts';

/** Options of a table, as a person would write them. */
export type TableOptions = { readonly [option: string]: Plain };

/** What was given on the command line for the options that a game brings; a switch has an empty value. */
export type Given = { readonly [option: string]: string };

/** What random games must have in common. */
export interface Wishes {
  readonly players: { readonly min: number; readonly max: number };
  readonly given: Given;
}

/** Random games in which everything is checked. */
export interface RandomGames<S> {
  /** Options of the command line that say what must be in every game. */
  readonly wishes: { readonly [option: string]: OptionSpec };
  /** Throws InputError where a wish cannot be met in any game. */
  check(given: Given): void;
  /** The options of the random game with this seed: the same for the same seed and wishes. */
  options(seed: string, wishes: Wishes): TableOptions;
  /** The answers after which such a game is left, if random players may need very many. */
  mostAnswers?(options: TableOptions): number | undefined;
  /** What the generic test must know of this game. */
  readonly checks: Pick<GenericSettings<S>, 'mayDoNothing' | 'trial'>;
}

/** Something that can be used in a game and is worth counting: a text, a card, a value of an option. Its kind comes first: 'card:plague'. */
export type Target = string;
export const targetIds = idKinds({ target: form`${{ of: slug() }}:${{ name: rest }}` });
export type Tally = { [target: Target]: number };

/** What the exhaustive runner looks for. */
export interface Targets<S> {
  /** The beginnings of targets, with a name for the report: 'card' -> 'cards'. */
  readonly kinds: readonly (readonly [kind: string, name: string])[];
  all(): readonly Target[];
  /** What an event says was used, or null. */
  usedBy(e: GameEvent): Target | null;
  /** What counts only for a game that was played to its end. */
  usedByWhole(table: Table<S>): readonly Target[];
  /** Options of a random game in which what was seldom used is more likely to be. */
  options(seed: string, seen: Tally): TableOptions;
  /** What choosing this option would use. */
  usedByOption(table: Table<S>, option: string): Target;
  /** Is this asked so seldom that somebody eager always says yes? */
  isPrecious(d: Decision): boolean;
}

/** One table of a simulation: its options, and what sits on each seat. */
export interface Seating {
  readonly options: TableOptions;
  /** By seat, the id of the row in the report for which it counts. */
  readonly rows: readonly string[];
}

/** A column of the report with uses of something. */
export interface UseColumn {
  readonly id: string;
  readonly title: string;
  /** For each game the row was in, or for each game of the run. */
  readonly per: 'seat' | 'game';
  target(row: string): Target;
}

/** Many games of bots, and who wins how often. */
export interface Simulation<S> {
  readonly players: number;
  /** What a row of the report is about: a deck, a side. */
  readonly rowName: string;
  /** Options of the command line that say what is played. */
  readonly options: { readonly [option: string]: OptionSpec };
  /** Options of the table that have a word of their own here, each with a sentence that says so. */
  readonly elsewhere: Given;
  readonly examples: readonly string[];
  /** Reads what was given. Throws InputError. The plan is part of every job, so it is plain data. */
  read(given: Given, players: number): Plain;
  /** The words of the command line for this plan. */
  write(plan: Plain): readonly (readonly [option: string, value: string])[];
  /** A plan in a few words, for headings. */
  tell(plan: Plain): string;
  deal(plan: Plain, players: number, random: Random): Seating;
  row(id: string): { readonly name: string; readonly facts: { readonly [column: string]: string } };
  readonly uses: readonly UseColumn[];
  usedBy(e: GameEvent): Target | null;
  /** Other targets that are listed by themselves, by the beginning of their names. */
  readonly listed: { readonly kind: string; readonly title: string };
  /** How long a game was, besides its decisions. */
  readonly lengths: { readonly [what: string]: (table: Table<S>) => number };
}

/** How a game is drawn and read at a terminal. */
export interface TerminalTable<S> {
  /** Everything on the table, as this seat sees it. */
  board(table: Table<S>, seat: Seat | null, s: Style): string;
  /** Where the game is: when the first of the two is new the board is drawn, when only the second is the detail. */
  moment(table: Table<S>, seat: Seat | null): readonly [string, string];
  detail(table: Table<S>, seat: Seat | null, s: Style): string;
  /** What somebody holds, with its texts. */
  hand(table: Table<S>, seat: Seat, s: Style, width: number): string;
  /** The same in one line, where a question is about it; '' otherwise. */
  handFor(table: Table<S>, d: Decision, s: Style): string;
  /** Words that tell about something: `card NAME`. Without a name they tell which there are. */
  readonly about: { readonly [word: string]: { readonly help: string; text(name: string, s: Style, width: number): string } };
  /** Our text of what an option would do; '' where there is none. */
  option(table: Table<S>, option: string): string;
  /** Options as one would hold or list them. */
  inOrder(options: readonly string[]): readonly string[];
  /** What a person may type for an option: the same for those that are as good as each other. */
  typed(option: string): string;
  /** A good of a bargain: how a person calls it, what it is, and about what it is worth. */
  good(table: Table<S>, id: string): { readonly name: string; readonly text: string; readonly worth: number };
  /** Names of players in their colours. */
  paint(text: string, s: Style): string;
  playerName(table: Table<S>, seat: Seat): string;
  /** How a person may name the seats of stored options. */
  seatNames(options: Plain): readonly string[];
  /** Is an event told of by another one already? */
  isQuiet(e: GameEvent): boolean;
  /** Is it a heading of the story? */
  isHeading(type: string): boolean;
  /** Options of `lab play`, and the options of the table they stand for. */
  readonly options: { readonly [option: string]: OptionSpec };
  readonly players: number;
  read(given: Given, players: number): TableOptions;
  readonly answering: string;
}

/** A golden game: who plays, and with which options. */
export interface GoldenPlan {
  readonly name: string;
  readonly players: number;
  readonly bot: string;
  readonly options: TableOptions;
}

/** What the coverage page says of a game, in sections of Markdown and rows of the summary. */
export interface GameCoverage {
  /** Ids of rulings begin so, and the document they come from. */
  readonly documents: { readonly [prefix: string]: string };
  /** Is what a ruling needs there? */
  isMet(need: string): boolean;
  summary(): readonly (readonly [what: string, done: number, of: number])[];
  page(): readonly string[];
}

/** Where the rules of a game are, for the tool that breaks them. Paths begin at the project's folder. */
export interface MutationTargets {
  /** The folder that paths are told without. */
  readonly folder: string;
  /** Sources that are loaded, and the modules that load all of them. */
  readonly sources: string;
  readonly entries: readonly string[];
  /** What may be broken: the rules, not what the game says or shows. */
  isRule(path: string): boolean;
  /** Sources that only speak: what they remember depends on nothing that is broken. */
  isText(path: string): boolean;
  /** All test files, and those that play scenarios. */
  readonly tests: string;
  readonly scenarios: string;
  /** What the tests share. */
  readonly helpers: readonly string[];
  /** One thing by itself: only tests that name it can come by. */
  isSingle(path: string): boolean;
  /** The kinds of rules that are counted apart, by the name of the group; the last has all that is left. */
  readonly groups: readonly { readonly id: string; readonly name: string; has(path: string): boolean }[];
  /** Files that can be loaded once more by themselves, and the module that puts what they make in place of what there was. */
  readonly reload: { has(path: string): boolean; readonly module: string };
}

/** What a module that reloads exports: loads the file again, and says how to put what it makes into the registries. */
export type Reload = (
  load: (path: string) => Promise<unknown>,
  again: () => Promise<{ readonly [name: string]: unknown }>,
  mapHolding: <T>(value: T) => Map<string, T>,
) => Promise<() => void>;

/** The tables that are measured: with the usual options, and with all content there is. */
export interface BenchGame<S> {
  readonly usual: TableOptions;
  readonly usualName: string;
  readonly all: TableOptions;
  readonly allName: string;
  /** The name of an occasion for which nobody holds anything. */
  readonly idleWindow: string;
  /** A game that is not the one all else is measured with: what it is called, and its own budgets. Left out: it is not measured. */
  readonly beside?: {
    readonly name: string;
    /** Random games a second, at least. */
    readonly games: number;
    /** Microseconds for the longest list of options it makes, bytes of one action for all receivers, and KB of a live table: at most. */
    readonly question: number;
    readonly bytes: number;
    readonly awake: number;
    /** Makes that list, as the table stands now. */
    ask(table: Table<S>): unknown;
  };
}

/** Everything the lab needs of a game besides its module. */
export interface GameLab<S> {
  readonly game: GameModule<S>;
  readonly random: RandomGames<S>;
  readonly targets: Targets<S>;
  readonly simulation: Simulation<S>;
  readonly terminal: TerminalTable<S>;
  readonly golden: { readonly folder: string; readonly plans: readonly GoldenPlan[]; seats(players: number, random: Random): () => Plain };
  readonly coverage: GameCoverage;
  readonly mutation: MutationTargets;
  /** Options of the tables that are measured, and what they are called. */
  readonly bench: BenchGame<S>;
}

export interface LabCommand {
  readonly about: string;
  load(): Promise<{ main(argv: string[]): Promise<number> }>;
}

export type LabCommands = { readonly [name: string]: LabCommand };

/** The lab of a game whose kind of state nobody need name. */
export interface SomeLab {
  readonly id: string;
  /** Commands that only this game has. */
  readonly commands: LabCommands;
  with<R>(use: <S>(lab: GameLab<S>) => R): R;
}

export const someLab = <S>(lab: GameLab<S>, commands: LabCommands = {}): SomeLab => ({
  id: lab.game.id,
  commands,
  with: (use) => use(lab),
});
