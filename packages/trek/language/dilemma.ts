import type { Attribute, ShipNumber } from './facts.ts';
import type { Filter, Need } from './need.ts';
import type { Standing } from './standing.ts';

/** What the highest or lowest is looked for in: the sum of these attributes, or the dots of the skill box (T42.4). */
export type Measure = readonly Attribute[] | 'skill-dots';

/**
 * Who picks. `random` goes through the one flow for random selections (T35.2). `opponent` is the rival of whoever meets the dilemma and may look
 * at those who can be picked (T16.14). Ties of the highest and lowest go to the opponent unless the text says otherwise (T37a).
 */
export type Picker =
  | { readonly by: 'random' | 'opponent' | 'you' }
  | { readonly by: 'highest' | 'lowest'; readonly of: Measure; readonly ties: 'opponent' | 'you' };

/**
 * Among whom. Left out: those who meet the dilemma and can still go on (T16.15, T16.16); of a placed one those who are where it lies. `them`: those
 * it has picked already. `aboard`, `planet`, `location`: everybody who is aboard the ship or there, of both players.
 */
export type Among = 'them' | 'aboard' | 'planet' | 'location';

/**
 * Compared with those it has picked, or with the personnel it lies on. `unlike`: none of the three attribute numbers is equal to one of theirs
 * (T16.18). `lower`: less of this attribute.
 */
export type Relation = { readonly unlike: 'attributes' } | { readonly lower: Attribute };

/** What narrows a choice down. A type, not an interface: effects travel as plain data with the questions that ask for one of them. */
type Narrow = { readonly among?: Among; readonly compared?: Relation };
/** How many: a number of personnel, half of those who could be picked rounded down, all of them but one, or as many as whoever picks likes. */
export type HowMany = number | 'half' | 'all-but-one' | 'any';

/** Whom an effect hits. Nobody there who fits: nothing happens to anybody (T47.4). */
export type Target =
  /** One of them; `otherwise`: whom else, if there is none. */
  | (Narrow & { readonly one: Filter; readonly pick: Picker; readonly otherwise?: Target })
  | (Narrow & { readonly some: HowMany; readonly of: Filter; readonly pick: Picker })
  | (Narrow & { readonly all: Filter })
  /** The ship whose crew met it, or on which it lies. */
  | 'ship'
  /** Those it has picked; of a placed one, the personnel it lies on, or those whom it keeps as they are. */
  | 'them'
  /** Those who meet it, without those it has picked. */
  | 'others';

/** So many points or cards: a number, or a number for each card of the team that fits. */
export type Amount = number | { readonly each: Filter; readonly times: number };

/** Where somebody or something is put without moving there (T44.9). Ties of distance go to the opponent (T38.12). */
export type Destination =
  | 'furthest-planet'
  /** The nearest one that is at another location. */
  | 'nearest-planet'
  /** Either end of its spaceline, as the opponent likes. */
  | 'spaceline-end'
  /** Up to a ship of their player at the location. */
  | 'ship';

/** What happens, one after the other. A part that can hit nobody is left out (T47.4). */
export type Effect =
  /** Picks, and nothing else: from now on they are `them`. Every other effect that picks does so as well. */
  | { readonly do: 'pick'; readonly whom: Target }
  | { readonly do: 'kill' | 'discard' | 'return-to-hand'; readonly whom: Target }
  /**
   * Stopped until the end of this turn, for so many full turns of their player besides, or as long as the dilemma lies where it was placed, which
   * comes first.
   */
  | { readonly do: 'stop'; readonly whom: Target; readonly while?: 'placed'; readonly turns?: Amount }
  /** As long as the dilemma lies where it was placed, which comes first. Who is held lies aside with it (T17.5). */
  | { readonly do: 'disable' | 'stasis' | 'quarantine' | 'hold'; readonly whom: Target }
  /** The ship. */
  | { readonly do: 'damage' | 'destroy' }
  /** Its number is so much less from now on, as long as the dilemma lies there. */
  | { readonly do: 'wear'; readonly number: ShipNumber; readonly n: number }
  | { readonly do: 'relocate'; readonly whom: Target; readonly to: Destination }
  | { readonly do: 'score' | 'opponent-scores'; readonly n: Amount }
  | { readonly do: 'draw' | 'opponent-draws'; readonly n: Amount }
  /** Cards of your hand that fit: so many at random or as you like, or all of them. `redraw`: as many are drawn. */
  | {
      readonly do: 'discard-from-hand';
      readonly n: Amount | 'all';
      readonly of?: Filter;
      readonly pick: 'random' | 'you';
      readonly redraw?: boolean;
    }
  /** The dilemma comes to lie there, and stays (T16.11). `them`: on the first of them. `pile`: it is discarded, or does not stay after all. */
  | { readonly do: 'place'; readonly on: 'mission' | 'ship' | 'them' | 'table' | 'pile' }
  /** Nobody gets past without this: what follows is left out, and all who are left are stopped (T16.6). */
  | { readonly do: 'require'; readonly need: Need }
  | { readonly do: 'end-attempt' }
  /** One of these ways, as somebody likes. Those that could hit nobody are not to be had. */
  | { readonly do: 'either'; readonly who: 'you' | 'opponent'; readonly of: readonly (readonly Effect[])[] }
  /** The first of these that can hit somebody. */
  | { readonly do: 'first'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'when'; readonly need: Need; readonly does: readonly Effect[]; readonly otherwise: readonly Effect[] }
  /** Each of them by itself: those who fit, and those who do not. In both parts `them` are those it is about. */
  | { readonly do: 'divide'; readonly by: Filter; readonly fits: readonly Effect[]; readonly others: readonly Effect[] }
  /** What no word here says: code that stands with the card, and the clause of a sentence that says it. */
  | { readonly do: 'own'; readonly says?: string };

/**
 * When a placed dilemma acts again. Turns are those of the player who met it, or of both (T5.7, T38.1). `attempt`: an attempt begins here.
 * `dilemma`: another dilemma seeded here is about to be met. `solved`: whoever met it solves the mission it lies on.
 */
export type Recurring = 'your-turn-start' | 'your-turn-end' | 'every-turn-start' | 'every-turn-end' | 'attempt' | 'dilemma' | 'solved';

/** What is said of a dilemma that stays in play where it was placed, until it is cured, has expired, is nullified or goes with what it lies on (T16.11). */
export interface PlacedText {
  /** Who is where it lies and has this cures it: it is discarded (T16.9). */
  readonly cure?: Need;
  /** What comes of that besides. */
  readonly cured?: readonly Effect[];
  /** It is discarded when the mission is solved. */
  readonly untilSolved?: boolean;
  /** It is discarded at the end of this turn. */
  readonly thisTurn?: boolean;
  /** So many full turns of the player who met it, at the end of the last of which `expires` happens (T16.8). Countdowns that are printed are facts. */
  readonly turns?: number;
  /** What happens at the end of its countdown or turns; then it is discarded. */
  readonly expires?: readonly Effect[];
  readonly again?: readonly { readonly at: Recurring; readonly effects: readonly Effect[] }[];
  /** What it says meanwhile, as other cards in play do: its `host` is what it lies on, its player whoever met it. */
  readonly standing?: readonly Standing[];
  /** It is played as an event, and what nullifies events nullifies it. */
  readonly asEvent?: true;
  /** The personnel it lies on cannot use skills, or staff ships. */
  readonly bars?: readonly ('skills' | 'staffing')[];
  /** Nobody may attempt the mission it lies on without this. */
  readonly attemptNeeds?: Need;
  /** Whoever is aboard the ship it lies on and fits is disabled, also those who come later. */
  readonly disables?: Filter;
}

/**
 * A dilemma as it is read (T16.1, T47.1): does it strike at all, whom does it pick, what makes it void, what gets past it, what happens, what
 * becomes of it.
 */
export interface DilemmaText {
  /** Absent: discarded without effect, and they go on (T16.2). */
  readonly trigger?: Need;
  /** Picked before anything else is looked at (T16.3): `them`. One after the other, nobody twice. */
  readonly targets?: readonly Target[];
  /** Present: discarded without effect and without points (T16.4). */
  readonly nullified?: Need;
  /** Happens whether its conditions are met or not. */
  readonly always?: readonly Effect[];
  /** Its conditions. Met: overcome. Not met: `effects`, and all who are left are stopped (T16.5, T16.6). None: it takes effect, and they go on (T16.7). */
  readonly unless?: Need;
  /** What can be given to get past it where `unless` is not met: as you like, or it must be if it can be (T16.5). */
  readonly price?: { readonly pay: readonly Effect[]; readonly must: boolean };
  readonly effects: readonly Effect[];
  /** What comes of getting past it, besides points. */
  readonly overcome?: readonly Effect[];
  /** They go on even if its conditions were not met (T16.13). */
  readonly continues?: boolean;
  /** What becomes of one that was not overcome and not placed: `wall` is the next to be met (T16.10, T47.6). */
  readonly after: 'discard' | 'wall';
  readonly placed?: PlacedText;
  /** Scored as bonus points by whoever overcomes it (T16.12, T47.7). Points for something else are an effect. */
  readonly points?: number;
  /** May also lie under Empok Nor (T3.17). */
  readonly empokNor?: boolean;
}
