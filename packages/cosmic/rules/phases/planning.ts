import { type Flow, emit, showing, oneOf, type Choose, askAll, askOpen } from '@parley/kernel';
import { cardNumber as cardOfKey } from '../../ids/faces.ts';
import { SHOWS } from '../../ids/shows.ts';
import { countRewards } from '../cards/backs.ts';
import { newHand } from '../cards/discard.ts';
import { hasIntimidate, neededCards } from '../cards/need.ts';
import { speak } from '../cards/shown.ts';
import { holdsEncounterCards, isEncounterCard, isType, cardKey, moveCard, zoneOf } from '../cards/zones.ts';
import { playableCards } from '../powers/own-cards.ts';
import { allowedByZone } from '../powers/play.ts';
import { playerOfZone } from '../registry/sources.ts';
import { opponent, mainOn } from '../state/people.ts';
import { enc, type Cosmic, type Player, type CardType, OFFENSE, DEFENSE, type Side, SIDES, Z, type CardNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { endEncounter } from '../timing/signals.ts';
import { at, byRule } from '../timing/windows.ts';
import { offerIntimidates, selectIntimidate } from './intimidates.ts';
import { turnUp, flip, changeThemselves } from './reveal.ts';
import { putInSlot } from './slots.ts';
import { revealedLate, turnedUp } from './turned-up.ts';

const beforeSelect = at('planning.beforeSelect');
const selecting = at('planning.select');
const shown = at('planning.shown');
const laid = at('planning.laid');
const selected = at('planning.selected');

/** R9: effects before selection, hands that need renewing, then each main player lays down one encounter card. */
export function* planning(g: Cosmic): Flow {
  const e = enc(g);
  for (;;) {
    yield* beforeSelect(g);
    if (!isProvided(g, e.offense)) yield* provide(g, e.offense);
    if (isProvided(g, e.defense)) break;
    yield* provide(g, e.defense);
    if (!isProvided(g, e.defense)) break;
  }
  yield* selecting(g);
  // Whoever has played an intimidate has selected already and cannot be made to do it in another way (R26.7).
  const isBound = !hasIntimidate(g, e.selectsFirst); // dominion-intimidate-07
  if (e.selectsFirst >= 0 && isBound) {
    const first = e.selectsFirst;
    yield* selectOne(g, first);
    yield* turnUp(g, sideOfMain(g, first));
    yield* shown(g);
    yield* selectOne(g, opponent(g, first));
  } else if (g.s.rewards !== undefined && backsTell(g)) {
    yield* selectOne(g, e.offense);
    yield* selectOne(g, e.defense);
  } else yield* selectBoth(g);
  yield* laid(g);
  yield* selected(g);
  if (e.laid !== undefined) yield* offerIntimidates(g);
}

/** Has this main player nothing to lay down, and does that have consequences? */
export const isOutOfCards = (g: Cosmic, p: Player): boolean => isWithout(g, p) && neededCards(g, p) > 0;

/** Can this main player go on without losing the turn, or drawing a new hand? */
export function isProvided(g: Cosmic, p: Player): boolean {
  if (p === enc(g).offense) return !isOutOfCards(g, p);
  return !lacksCandidates(g, p) || hasIntimidate(g, p); // dominion-intimidate-10
}

/** Has somebody who is to lay down a card too few to choose from, so that a new hand has to come first? */
export const lacksCandidates = (g: Cosmic, p: Player): boolean => !canLayDown(g, p, neededCards(g, p));

/** Has this player so many cards to choose from? Mostly the hand alone says so. */
const canLayDown = (g: Cosmic, p: Player, n: number): boolean => holdsEncounterCards(g, p, n) || candidates(g, p).length >= n;

/** R9.2, R9.3: without an encounter card to lay down the turn of the offense ends, and the defense draws a new hand. */
function* provide(g: Cosmic, p: Player): Flow {
  if (isProvided(g, p)) return;
  if (p !== enc(g).offense) {
    yield* byRule(g, 'R9.3', newHand(g, p)); // faq-general-50
    return;
  }
  emit(g, 'out-of-cards', { who: p });
  endEncounter(g, { success: false, turnEnds: true });
}

/** The encounter cards a player could lay down. */
export const candidates = (g: Cosmic, p: Player): number[] => playableCards(g, p, isEncounterCard);

const FORCE = queryOf('select.force');
/** What may be chosen, after effects that force a choice; a demand that cannot be met is void. */
export function choices(g: Cosmic, p: Player): readonly number[] {
  const cards = candidates(g, p);
  const forced = FORCE.ask(g, cards, { who: p, cards });
  return forced.length > 0 ? forced : cards;
}

/**
 * Did effects have a say in the selection of this main player: what it was, or that it was made in the open? Of all cards there are, they
 * would allow the selected one and not every other.
 */
export function isForced(g: Cosmic, p: Player): boolean {
  if (enc(g).selectsFirst === p) return true;
  if (!FORCE.isAsked(g)) return false;
  const all = g.s.face.map((_, card) => card).filter((card) => isEncounterCard(g, card));
  const left = FORCE.ask(g, all, { who: p, cards: all });
  return left.length < all.length && left.includes(enc(g).slots[sideOfMain(g, p)].card);
}

/** Holds this player cards of a type, and effects forbid to lay down any of them? */
export function isTypeBarred(g: Cosmic, p: Player, type: CardType): boolean {
  const such = isType(type);
  return candidates(g, p).some((c) => such(g, c)) && !choices(g, p).some((c) => such(g, c));
}

/** Has an effect had this main player lay down a card before the others select theirs? It is out of the hand, and nothing more is selected. */
const hasLaidDown = (g: Cosmic, p: Player): boolean => enc(g).slots[sideOfMain(g, p)].card >= 0;
const sideOfMain = (g: Cosmic, p: Player): Side => (enc(g).offense === p ? OFFENSE : DEFENSE);

/** Null when there is nothing to choose from, or nothing left to choose. */
function question(g: Cosmic, p: Player): Choose | null {
  if (hasIntimidate(g, p)) return null; // dominion-intimidate-04, dominion-intimidate-05
  if (hasLaidDown(g, p)) return null;
  const cards = choices(g, p);
  if (cards.length === 0) return null;
  return showing(
    SHOWS.select,
    oneOf(
      p,
      'planning.select',
      'rule:R9.5',
      cards.map((c) => cardKey(g, c)),
    ),
  );
}

/** Does the back of a selected card tell something? Then the offense commits first, and the defense chooses knowing it (faq-reward-deck-2). */
const backsTell = (g: Cosmic): boolean => SIDES.some((side) => countRewards(g, playableCards(g, mainOn(g, side))) > 0);

/** Has this main player nothing to lay down? Looked at again after every question, since effects at any time may cost cards meanwhile. */
const isWithout = (g: Cosmic, p: Player): boolean =>
  !canLayDown(g, p, 1) &&
  !hasIntimidate(g, p) && // dominion-intimidate-11
  !hasLaidDown(g, p);

/** An effect has cost a main player what it could have selected: the rules for that come once more, and the effects of selecting. */
function* selectAnew(g: Cosmic, p: Player): Flow {
  yield* provide(g, p);
  yield* selecting(g);
}

/** Both choose at once; neither choice is known before both are made. */
function* selectBoth(g: Cosmic): Flow {
  const chosen = new Map<Player, number>();
  // Whoever has nothing after that could not be helped.
  const helped: Player[] = [];
  const robbed = (): Player | undefined => mains(g).find((p) => isWithout(g, p) && !helped.includes(p));
  // Nothing is laid down before: what one has chosen holds as long as it can be chosen.
  const stands = (p: Player): boolean => choices(g, p).includes(chosen.get(p) ?? -1);
  do {
    for (let p = robbed(); p !== undefined; p = robbed()) {
      yield* selectAnew(g, p);
      if (isWithout(g, p)) helped.push(p);
    }
    const answers = yield* askAll(g, () => mains(g).flatMap((p) => (stands(p) ? [] : (question(g, p) ?? []))));
    for (const [p, answer] of answers) chosen.set(p, cardOfKey(answer));
  } while (robbed() !== undefined);
  for (const side of SIDES) {
    const p = mainOn(g, side);
    const card = chosen.get(p);
    if (hasIntimidate(g, p)) selectIntimidate(g, side);
    else if (card !== undefined && !(yield* layDown(g, p, card))) yield* selectOne(g, p);
  }
}

const mains = (g: Cosmic): Player[] => SIDES.map((side) => mainOn(g, side));

/** One main player selects a card and lays it down. `renew`: what happens when there is none, or an effect has cost the last one meanwhile. */
export function* selectOne(g: Cosmic, p: Player, renew: (g: Cosmic, p: Player) => Flow = selectAnew): Flow {
  for (let helpless = false; !hasLaidDown(g, p);) {
    if (!helpless && isWithout(g, p)) {
      yield* renew(g, p);
      helpless = isWithout(g, p);
    }
    const answer = yield* askOpen(g, () => (!helpless && isWithout(g, p) ? null : question(g, p)));
    if (hasIntimidate(g, p)) selectIntimidate(g, sideOfMain(g, p));
    else if (answer === null ? !helpless : !(yield* layDown(g, p, cardOfKey(answer)))) continue;
    return;
  }
}

/** Lays a card into the player's slot, facedown. False when it is not there any more, or came from a sheet whose power was zapped on the way. */
export function* layDown(g: Cosmic, p: Player, card: CardNo): Flow<boolean> {
  const zone = g.s.cards.zone[card];
  if (playerOfZone(g, zone) !== p || !(yield* allowedByZone(g, p, card))) return false;
  enc(g).played.push({ card, by: p, zone, since: 'planning' });
  putInSlot(g, sideOfMain(g, p), card, p);
  emit(g, 'card-selected', { who: p });
  return true;
}

/**
 * A further encounter card is played, open, beside those in the slots. It lies there until the encounter is over. False when it came from a
 * sheet whose power was zapped on the way, or when somebody has undone it before it did anything.
 */
export function* addCard(g: Cosmic, card: CardNo, by: Player): Flow<boolean> {
  if (!(yield* allowedByZone(g, by, card))) return false;
  enc(g).played.push({ card, by, zone: g.s.cards.zone[card], since: enc(g).phase });
  moveCard(g, card, Z.table);
  emit(g, 'card-played', { who: by, card: g.s.face[card], text: 'card' });
  yield* revealedLate(g, { by, card });
  return zoneOf(g, card) === Z.table;
}

/** Another card lies open in a slot from now on; the old one has left it. What counts as revealed stays the same. */
export function* replaceCard(g: Cosmic, side: Side, card: CardNo, by: Player): Flow {
  enc(g).played.push({ card, by, zone: g.s.cards.zone[card], since: enc(g).phase });
  putInSlot(g, side, card, by);
  yield* turnUpLate(g, side);
}

/** The card in a slot is turned up when the other one has been open for long: that one stays what it has become. */
export function* turnUpLate(g: Cosmic, side: Side): Flow {
  const { card, by } = enc(g).slots[side];
  if (card < 0) return;
  flip(g, side);
  changeThemselves(g);
  speak(g, [side]);
  yield* turnedUp(g, by, card);
}
