import type { Numbered, Plain } from '../state/plain.ts';

/** Who is asked: the index of a person at the table. */
export type Seat = Numbered<'seat'>;

/**
 * What is chosen and what becomes of it, so that whoever shows a question can show it where the things lie, without knowing which
 * question it is. It is for eyes alone: no answer depends on it, and the same question can be shown in another way tomorrow.
 */
export interface Shows {
  /** What the options are: a kind of id of the game's own. Options of other kinds, such as 'pass', may stand beside them. */
  readonly kind: string;
  readonly role?: Role;
}
export type Role =
  /** An effect is used, or one that was waiting is let go. */
  | 'use'
  /** Things of one's own are sent where they are at stake: for one's own cause, or for somebody else's. */
  | 'commit'
  | 'join'
  /** Where that will be. */
  | 'destination'
  /** Where things come to lie. */
  | 'put'
  /** What is strengthened. */
  | 'strengthen'
  /** What the parties of a bargain exchange to settle what they are about. */
  | 'deal';

interface Question {
  readonly seat: Seat;
  /** What is being decided, in the game's vocabulary: 'launch.aim'. Texts, bots and tests go by it. */
  readonly tag: string;
  /** The rule, card or power that asks: 'rule:R7.1', 'power:tripler', 'card:plague'. */
  readonly from: string;
  /** Parameters of the question's text. The asked seat may see all of them. */
  readonly data?: { readonly [key: string]: Plain };
  /** The answer the clock gives. Left out: the kind's own modest default. */
  readonly fallback?: Answer;
  shows?: Shows;
  /** A safe point: an effect usable at any time may be served before this is answered. */
  open?: boolean;
}

/** One of the options. */
export interface Choose extends Question {
  readonly kind: 'choose';
  readonly options: readonly string[];
}
/** Between min and max of the options. */
export interface ChooseSome extends Question {
  readonly kind: 'some';
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Further conditions: so many of these. With any, a `fallback` that fulfils them must be given. */
  readonly caps?: readonly Cap[];
}
/** At least `min` and at most `max` of some of the options. */
export interface Cap {
  readonly of: readonly string[];
  readonly min?: number;
  readonly max?: number;
}
export interface SpreadPlace {
  readonly id: string;
  readonly max: number;
}
/** Between min and max things, distributed over places. */
export interface Spread extends Question {
  readonly kind: 'spread';
  readonly places: readonly SpreadPlace[];
  readonly min: number;
  readonly max: number;
  /** Of these places so many at most, all together. The places in order, each filled as far as these allow, are a legal answer. */
  readonly caps?: readonly { readonly of: readonly string[]; readonly max: number }[];
}
export interface PickNumber extends Question {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}
export interface YesNo extends Question {
  readonly kind: 'yesno';
}
/** One entry of a long catalogue, such as every card that can exist in this game. */
export interface NameOne extends Question {
  readonly kind: 'name';
  readonly options: readonly string[];
}
/** All options, in an order. */
export interface Order extends Question {
  readonly kind: 'order';
  readonly options: readonly string[];
}
/** Words: a question to somebody, or the answer to one. */
export interface Say extends Question {
  readonly kind: 'say';
  readonly suggestions: readonly string[];
  readonly maxLength: number;
}
/** Something a party of a bargain may give: so many of it at most, counting against the shared limits it names. */
export interface Good {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly max: number;
  readonly limit?: string | readonly string[];
  /** Comes on top: an offer of nothing but such things is empty. */
  readonly extra?: boolean;
}
export interface Offer {
  readonly by: Seat;
  readonly gives: { readonly [good: string]: number };
}
/** A move in a bargain: put an offer on the table, accept the one that lies there, or walk away. */
export interface Bargain extends Question {
  readonly kind: 'bargain';
  readonly parties: readonly Seat[];
  readonly goods: readonly Good[];
  readonly limits: { readonly [limit: string]: number };
  readonly offer: Offer | null;
  readonly acceptable: boolean;
  readonly mayOffer: boolean;
}

/** A question that can be a step of an act. */
export type StepQuestion = Choose | ChooseSome | Spread | PickNumber | YesNo | Order;
/** One thing to settle on the way to an act, and what is to be settled after it. */
export interface Step {
  readonly ask: StepQuestion;
  /** What follows when this option was chosen. */
  readonly after?: { readonly [option: string]: Step };
  /** What follows otherwise. Left out: nothing more. */
  readonly next?: Step;
}
/** Something that can be done, with what has to be settled for it. */
export interface Verb {
  readonly id: string;
  readonly first?: Step;
  readonly data?: { readonly [key: string]: Plain };
}
/** One of the verbs, with everything it needs: one question, whose steps can be taken back until the whole is sent. */
export interface Act extends Question {
  readonly kind: 'act';
  readonly verbs: readonly Verb[];
}

export type Decision = Choose | ChooseSome | Spread | PickNumber | YesNo | NameOne | Order | Say | Bargain | Act;
export type DecisionKind = Decision['kind'];

export type BargainMove =
  | { readonly do: 'offer'; readonly gives: { readonly [good: string]: number } }
  | { readonly do: 'accept' }
  | { readonly do: 'leave' };

/** An answer to a single step of an act. */
export type StepAnswer = string | number | boolean | readonly string[] | { readonly [place: string]: number };
/** A verb, and the answer to each of its steps. */
export type ActMove = { readonly verb: string; readonly steps: readonly StepAnswer[] };

export type Answer = StepAnswer | BargainMove | ActMove;

/** What each kind of question is answered with. */
export interface Answers {
  readonly choose: string;
  readonly some: readonly string[];
  readonly spread: { readonly [place: string]: number };
  readonly number: number;
  readonly yesno: boolean;
  readonly name: string;
  readonly order: readonly string[];
  readonly say: string;
  readonly bargain: BargainMove;
  readonly act: ActMove;
}
/** What this question is answered with. Nothing else is accepted (`legality.ts`), so that whoever asks need not look. */
export type AnswerTo<D extends Decision> = Answers[D['kind']];

/** Is it answered with ids out of a list? */
export const hasOptions = (d: Decision): d is Choose | ChooseSome | NameOne | Order =>
  d.kind === 'choose' || d.kind === 'some' || d.kind === 'name' || d.kind === 'order';

/** The ids that have a text of their own in a question. */
export function optionsOf(d: Decision): readonly string[] {
  switch (d.kind) {
    case 'choose':
    case 'name':
    case 'some':
    case 'order':
      return d.options;
    case 'spread':
      return d.places.map((p) => p.id);
    case 'bargain':
      return d.goods.map((good) => good.id);
    case 'act':
      return d.verbs.map((verb) => verb.id);
    case 'number':
    case 'yesno':
    case 'say':
      return [];
  }
}

/** The shared limits a good counts against. */
export const limitsOf = ({ limit }: Good): readonly string[] =>
  limit === undefined ? NO_LIMITS : typeof limit === 'string' ? [limit] : limit;

const NO_LIMITS: readonly string[] = [];

/** The step that is still to be settled after these answers; null: all is settled. */
export function nextStep({ first }: Verb, answers: readonly StepAnswer[]): Step | null {
  let step: Step | undefined = first;
  for (const a of answers) step = step && followUp(step, a);
  return step ?? null;
}

/** What is to be settled after a step was answered like this. */
export const followUp = ({ after, next }: Step, a: unknown): Step | undefined =>
  after !== undefined && typeof a === 'string' && Object.hasOwn(after, a) ? after[a] : next;
