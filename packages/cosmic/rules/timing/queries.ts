import type { QueryOf } from '@parley/kit/content';
import type { CosmicTables } from '../registry/clauses.ts';
import type { Player, ShipGroup, Colour, Side, Outcome, AssetNo, CardNo, PlaceNo, SheetNo } from '../state/state.ts';
import { timing } from './timing.ts';

/** Questions about the rules that effects may change, and what they are about. */
export interface Queries {
  /** Most ships somebody may send. */
  'ships.limit': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** How many ships may come straight from the warp, within the limit? */
  'ships.fromWarp': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** Home planets on which ships found a colony that would return and have no colony to return to. None: they are lost. */
  'ships.refuge': { q: { who: Player; ships: readonly ShipGroup[] }; v: readonly number[] };
  /** Fewest ships somebody must send who has that many: one. */
  'ships.least': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** Is the destiny deck shuffled before the next card is drawn? */
  'destiny.shuffled': { q: null; v: boolean };
  /** Encounters that the destiny card allows besides the one it leads to. */
  'destiny.others': { q: null; v: readonly { readonly who: Player; readonly system: Colour }[] };
  /** The planets at which the offense may aim. */
  'launch.targets': { q: null; v: readonly number[] };
  /** Does somebody who is about to send ships put it off? Then none are sent now. */
  'ships.delayed': { q: { who: Player; to: number }; v: boolean };
  /** The ships of a player that count for a side's total: those in the encounter. */
  'total.ships': { q: { who: Player; side: Side }; v: readonly ShipGroup[] };
  /** What one ship adds to its side's total. `stack` is the number of ships in it. */
  'ship.weight': { q: { who: Player; side: Side; prey: number }; v: number };
  /** Do the ships of a player count for their side's total, or against it? */
  'ship.sign': { q: { who: Player; side: Side }; v: 1 | -1 };
  /** How the card and the ships of a side make a number. */
  'total.combine': { q: { side: Side; card: number; main: number; allies: number; shipsMain: number; shipsAllies: number }; v: number };
  /** What else counts towards a side's total. */
  'total.add': { q: { side: Side }; v: number };
  /** Which of two attacking sides wins by its total. */
  'outcome.compare': { q: { totals: readonly [number, number] }; v: Side };
  /** Forced results, first come first served: a side wins whatever the totals. */
  'outcome.force': { q: { totals: readonly [number, number] }; v: Outcome | null };
  /** The very last word: the winner loses. */
  'outcome.invert': { q: null; v: boolean };
  /** What a reinforcement adds that this player plays. */
  'reinforcement.value': { q: { who: Player }; v: number };
  /** What the kicker of a main player multiplies by. */
  'kicker.factor': { q: { who: Player }; v: number };
  'comp.amount': { q: { who: Player; ships: number }; v: number };
  'comp.due': { q: { who: Player }; v: boolean };
  'reward.amount': { q: { who: Player; ships: number }; v: number };
  'reward.due': { q: { who: Player }; v: boolean };
  /** Colonies that each party may gain by a deal: one. */
  'deal.colonies': { q: { who: Player }; v: number };
  /** Ships that a party to a deal loses when it fails, before anything is made of that number: three. `as`: for whom it has bargained. */
  'deal.ships': { q: { who: Player; as: Player }; v: number };
  /** What a set of foreign colonies is worth towards victory. */
  'colonies.worth': { q: { who: Player; planets: readonly PlaceNo[] }; v: number };
  /** What else counts as foreign colonies of somebody. */
  'colonies.extra': { q: { who: Player }; v: number };
  'planet.capacity': { q: { place: PlaceNo }; v: number };
  /** Has somebody the right to another encounter? */
  'encounter.again': { q: { who: Player }; v: boolean };
  /** Does holding no encounter card matter for it? */
  'encounter.needsCard': { q: { who: Player }; v: boolean };
  /** With how many encounter cards somebody needs no new hand: one. None: being without has no consequences. */
  'hand.need': { q: { who: Player }; v: number };
  /** Does this main player select a card only when the other one lies open? */
  'select.waits': { q: { who: Player }; v: boolean };
  /** Cards a main player must choose from, if any of them can be chosen. */
  'select.force': { q: { who: Player; cards: readonly CardNo[] }; v: readonly number[] };
  /** May this card be played now, if its own text fits? */
  'play.allowed': { q: { who: Player; card: CardNo }; v: boolean };
  /** May this main player invite allies? */
  'ally.invite': { q: { by: Player }; v: boolean };
  /** Whom a main player has to invite who invites anybody at all. */
  'ally.mustInvite': { q: { by: Player }; v: readonly Player[] };
  /** Do winning allies have what those of the other side would have: rewards in the gate, a colony beside the planet? */
  'allies.exchanged': { q: null; v: boolean };
  /** Is this player kept from allying with a side, invited or not? */
  'ally.forbidden': { q: { who: Player; side: Side }; v: boolean };
  /** May this player ally without an invitation, and on which sides? */
  'ally.sides': { q: { who: Player; invited: readonly Side[] }; v: readonly Side[] };
  /** Does the power keep working with too few home colonies? */
  'power.off': { q: { sheet: SheetNo }; v: boolean };
  /** Is this power safe from being lost with too few home colonies? */
  'power.safe': { q: { sheet: SheetNo }; v: boolean };
  /** Does a card that was played leave the game when it has done its work? */
  'played.removed': { q: { card: CardNo }; v: boolean };
  /** Whose turn follows the turn of a player: that on the left. */
  'turn.next': { q: { after: Player }; v: Player };
  /** May this player win in the normal way? Null: the usual count decides. */
  'win.normal': { q: { who: Player }; v: boolean };
  /** Other ways to win that are fulfilled right now, at the end of an encounter. */
  'win.other': { q: null; v: readonly { readonly who: Player; readonly how: string }[] };
  /** How many ships in the warp research this tech as if they were on it? */
  'research.afar': { q: { asset: AssetNo }; v: number };
  /** May somebody ally with both sides at once? */
  'ally.both': { q: { who: Player }; v: boolean };
  /** Does this main player turn over the encounter card only after the other one? */
  'reveal.waits': { q: { who: Player }; v: boolean };
}
export type QueryName = keyof Queries;

/** A question about the rules, for whoever asks it. */
export const queryOf = <Q extends QueryName>(name: Q): QueryOf<CosmicTables, Q> => timing.query(name);
