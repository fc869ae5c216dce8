import { disturb, type Flow, emit } from '@parley/kernel';
import { asker, choosePlayer } from '../asking/ask.ts';
import { groupsAt } from '../board/groups.ts';
import { slipShips } from '../board/move.ts';
import { colonies, shipsAt, inWarp } from '../board/places.ts';
import { groupsInWarp } from '../board/warp.ts';
import { cardsIn, toHand, handOf, moveCard } from '../cards/zones.ts';
import { showFlare } from '../powers/play.ts';
import { type Ctx, ability } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { loseChosen } from '../ships/losses.ts';
import { others, players } from '../state/people.ts';
import { type Cosmic, inEncounter, enc, type Player, type Theft, Z, WARP } from '../state/state.ts';

// The older printing of one flare lets its holder steal behind everybody's back. Nothing tells of a theft but the pieces
// themselves: a hand has grown, a ship is missing in the warp. Whoever notices in time says so.

/** What can be stolen: one of the own ships in the warp, or the top card of the deck or the discard pile. */
export type Booty = 'ship' | 'deck' | 'pile';

export const isCheating = (g: Cosmic): boolean => g.s.options.house.filchFlare === 'classic';

const theftsOf = (g: Cosmic, p: Player): Theft[] =>
  inEncounter(g) ? (enc(g).thefts ?? []).filter((x) => x.by === p && x.phase === enc(g).phase) : [];

/** The colony where one ship more is noticed least. */
const crowd = (g: Cosmic, p: Player): number =>
  colonies(g, p).reduce((best, x) => (best < 0 || shipsAt(g, p, x) > shipsAt(g, p, best) ? x : best), -1);

/** Is it there to be taken, and are the fingers still clean in this phase? */
export function canSteal(g: Cosmic, me: Player, what: Booty): boolean {
  if (!inEncounter(g) || theftsOf(g, me).length > 0) return false;
  if (what === 'ship') return inWarp(g, me) > 0 && crowd(g, me) >= 0;
  // Never from the reward deck or its pile (faq-filch-5).
  return cardsIn(g, what === 'deck' ? Z.deck : Z.discard).length > 0;
}

/** Takes something that nobody is told about, and notes it for whoever watches. */
export function steal(g: Cosmic, me: Player, what: Booty, flare: number): void {
  const theft: Theft = { by: me, phase: enc(g).phase, flare, card: -1, zone: -1, planet: -1 };
  if (what === 'ship') {
    theft.planet = crowd(g, me);
    slipShips(g, [{ ...groupsInWarp(g, me)[0], n: 1 }], theft.planet);
    disturb(g);
  } else {
    theft.zone = what === 'deck' ? Z.deck : Z.discard;
    theft.card = cardsIn(g, theft.zone).at(-1) ?? -1;
    toHand(g, theft.card, me);
  }
  enc(g).thefts = [...(enc(g).thefts ?? []), theft];
}

/** Caught: what was taken goes back if it is still there, and a ship goes to the warp. The flare is shown (faq-filch-3). */
function* punish(c: Ctx, thief: Player): Flow {
  const { g } = c;
  const thefts = theftsOf(g, thief);
  enc(g).thefts = (enc(g).thefts ?? []).filter((x) => !thefts.includes(x));
  for (const { flare } of thefts) if (handOf(g, thief).includes(flare)) yield* showFlare(c, thief, flare);
  for (const { card, zone, planet } of thefts) {
    if (card >= 0 && handOf(g, thief).includes(card)) moveCard(g, card, zone);
    if (planet >= 0 && shipsAt(g, thief, planet) > 0) slipShips(g, [{ ...groupsAt(g, thief, planet)[0], n: 1 }], WARP);
  }
  disturb(g);
  yield* loseChosen(g, thief, 1, { tag: 'cheating.price', from: asker(g), kind: 'lost', cause: c.me });
}

/** Everybody keeps an eye on everybody, and may accuse somebody once an encounter. */
const watch = lingering<{ who: Player }>('cheating.watch', (dataOf) => [
  ability<Player>({
    at: 'any.time',
    when: (c) => inEncounter(c.g) && !(enc(c.g).accusers ?? []).includes(dataOf(c).who),
    prepare: ({ g, me }) => choosePlayer(g, me, others(g, me), { tag: 'cheating.accuse' }),
    *commit(c, thief) {
      const { g, me } = c;
      enc(g).accusers = [...(enc(g).accusers ?? []), me];
      const caught = theftsOf(g, thief).length > 0;
      emit(g, caught ? 'thief-caught' : 'thief-not-caught', { by: me, who: thief });
      if (caught) yield* punish(c, thief);
    },
  }),
]);

/** From the first turn on. Whether the flare is in the deck nobody knows, so it makes no difference. */
export function* startWatching(g: Cosmic): Flow {
  for (const p of players(g)) watch.start(g, p, { who: p }, 'game');
}
