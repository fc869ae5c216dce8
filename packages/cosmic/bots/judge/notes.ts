import type { Answer, Choose, ChooseSome, Decision, NameOne, PickNumber, Spread } from '@parley/kernel';
import type { SheetView } from '../../view/board.ts';
import { alertOf } from '../../view/printed.ts';
import type { Board } from '../see/board.ts';

/** What the rookie knows of an alien by its numbers. What nobody wrote down is taken to be of the usual kind. */
export interface Persona {
  /** How glad it is to have this alien: 0 is usual. */
  readonly like?: number;
  /** What its side can expect beyond cards and ships when it is a main player. */
  readonly edge?: number;
  /** What an attack card comes to, together with the own ships in the encounter. `rest`: the other attacks in hand. */
  readonly total?: (value: number, ships: number, tokens: number, rest: readonly number[]) => number;
  /** Losing by so much as the offense is as good as winning. */
  readonly crash?: number;
  /** Its negotiate beats an attack. */
  readonly peaceful?: boolean;
  /** Foreign colonies with which it wins, or all but wins. */
  readonly enough?: number;
  /** Ships that its colonies should have, which may depend on what its sheet says. */
  readonly crew?: number | ((sheet: SheetView) => number);
  /** Whoever is asked and stays away suffers, so everybody is asked. */
  readonly invites?: boolean;
  /** A zap would do it a favour. */
  readonly zapProof?: boolean;
}

/** Should a power be used here? `clause` tells the parts of a power apart. */
export type UseRule = (b: Board, sheet: SheetView, clause: string, d: Choose) => boolean;
type Answers<D> = { readonly [tag: string]: (b: Board, d: D) => Answer };

/** Everything the rookie knows of an alien. It stands beside the alien, in a file of its own. */
export interface BotNotes extends Persona {
  /** When to use the power; left out: whenever it helps. */
  readonly use?: UseRule;
  /** The same for its wild flare, and for its super. */
  readonly wild?: (b: Board) => boolean;
  readonly super?: (b: Board) => boolean;
  /** When to use the power, or the flare, where that is possible at any time. */
  readonly raise?: (b: Board, sheet: SheetView, clause: string) => boolean;
  readonly raiseFlare?: (b: Board) => boolean;
  /** Answers to its questions, by tag, where the good one cannot be told from the options alone. */
  readonly choose?: Answers<Choose>;
  readonly some?: Answers<ChooseSome>;
  readonly spread?: Answers<Spread>;
  readonly number?: Answers<PickNumber>;
  readonly yesno?: Answers<Decision>;
  readonly name?: Answers<NameOne>;
}

const known = new Map<string, BotNotes>();
const NOTHING: BotNotes = {};

/** Writes down what is known of an alien. */
export function notes(alien: string, says: BotNotes): void {
  if (known.has(alien)) throw new Error(`there are two notes on ${alien}`);
  known.set(alien, says);
}

export const notesOf = (alien: string): BotNotes => known.get(alien) ?? NOTHING;
export const personaOf: (alien: string) => Persona = notesOf;

const LIKING = { green: 0, yellow: 0.3, red: 0.6 } as const;
export const liking = (alien: string): number => personaOf(alien).like ?? LIKING[alertOf(alien)];

/** All the answers of one kind, by tag. */
export function allAnswers<D>(of: (notes: BotNotes) => Answers<D> | undefined): Answers<D> {
  const all: { [tag: string]: Answers<D>[string] } = {};
  for (const says of known.values()) Object.assign(all, of(says));
  return all;
}
