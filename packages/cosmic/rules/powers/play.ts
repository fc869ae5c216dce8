import { because, emit, endsWith, settle, touch, type Flow } from '@parley/kernel';
import { discard, removePlayed } from '../cards/discard.ts';
import { layInFront } from '../cards/front.ts';
import { faceOf, moveCard, returnCard, toHand, zoneOf } from '../cards/zones.ts';
import { effect, type Ctx, type PlayableSpec } from '../registry/clauses.ts';
import type { Face } from '../registry/face.ts';
import { lingering } from '../registry/lingering.ts';
import { alienById, faceById } from '../registry/registry.ts';
import { sheetZone } from '../registry/sources.ts';
import { enc, inEncounter, Z, type Cosmic, type Player, type Sheet, type CardNo } from '../state/state.ts';
import { event, type CardPlay, type PowerUse } from '../timing/events.ts';
import { isZapped, playerOfAlien, sheetOf, zap } from './sheets.ts';
import { carryOut, runPlain } from './steps.ts';

const powerUsed = event('power.used');
export const cardPlay = event('card.play');
export const cardPlayed = event('card.played');

/** A card goes back to where it was played from, and its player may still play another. */
export function unplay(g: Cosmic, play: CardPlay): void {
  const e = enc(g);
  if (sheetZone(g, play.zone)?.play !== 'wild') e.flares.by = e.flares.by.filter((p) => p !== play.by);
  e.played = e.played.filter((x) => x.card !== play.card);
  touch(g, 'encounter');
  putBack(g, play);
}

export function announce(
  g: Cosmic,
  by: Player,
  card: CardNo,
  spec: PlayableSpec,
  text: CardPlay['text'],
  on?: unknown,
  face = g.s.face[card],
): CardPlay {
  const zone = zoneOf(g, card);
  if (text !== 'card' && inEncounter(g)) {
    enc(g).flares.faces.push(g.s.face[card]);
    if (sheetZone(g, zone)?.play !== 'wild') {
      enc(g).flares.by.push(by); // faq-flare-3
    }
    touch(g, 'encounter');
  }
  moveCard(g, card, Z.table); // faq-flare-1
  if (inEncounter(g)) enc(g).played.push({ card, by, zone, since: enc(g).phase });
  emit(g, 'card-played', { who: by, card: g.s.face[card], text });
  return { by, card, face, zone, spec, text, goesTo: 'discard', stopped: false, use: null, on };
}

/** A stopped card goes where whoever stopped it says. */
export function* putAway(g: Cosmic, play: CardPlay): Flow {
  if (play.goesTo === 'back') {
    emit(g, 'card-prevented', { who: play.by, card: g.s.face[play.card] });
    unplay(g, play);
    return;
  }
  emit(g, 'card-cancelled', { who: play.by, card: g.s.face[play.card] });
  if (play.goesTo === 'discard') yield* discard(g, play.by, [play.card], 'zapped');
  else toHand(g, play.card, play.goesTo.hand);
}

/** What a card is played as. */
export const playedAs = (play: CardPlay): Face => faceById(play.face);

/** Plays an artifact or a flare: announced, open to be stopped, then done, then put where it belongs. */
export function* playCard(
  c: Ctx<unknown>,
  spec: PlayableSpec,
  text: CardPlay['text'],
  alien: string,
  face = c.g.s.face[c.card],
): Flow<boolean> {
  const { g, me, card } = c;
  const use = yield* spec.begin(c, null);
  if (use === null) return false;
  if (!(yield* allowedByZone(g, me, card))) return true;
  const play = announce(g, me, card, spec, text, c.ev, face);
  play.use = use;
  if (!spec.certain) yield* cardPlay(g, play);
  if (play.stopped) {
    yield* putAway(g, play);
    yield* use.cancelled();
    return true;
  }
  yield* carryOut(c, spec, use.commit(), () => finish(g, play, alien));
  yield* settle(g);
  yield* cardPlayed(g, play);
  return true;
}

/** Lays a card facedown in front of its player. */
export function* layCard({ g, me, card }: Ctx<unknown>): Flow<boolean> {
  if (yield* allowedByZone(g, me, card)) layInFront(g, me, card);
  return true;
}

/** What playing a card from a sheet is called as a use of that power. */
const FROM_SHEET = 'play';

/** Playing from a sheet is a use of that power: it can be zapped, and then the card stays there. */
export function allowedByZone(g: Cosmic, me: Player, card: CardNo): Flow<boolean> {
  const zone = g.s.zones[zoneOf(g, card)];
  if (zone.kind !== 'sheet' || begun.some(g, (x) => x.card === card)) return ALLOWED_ANYWAY;
  return playFrom(g, me, card, g.s.sheets[zone.sheet]);
}

/** Cards on sheets that have been put forward and stay where they are until they are played: their power has been used for them. */
const begun = lingering<{ readonly card: CardNo }>('play.begun', []);

/** Somebody puts forward cards, one or some of which will be played. False when a zap keeps one of them on its sheet. */
export function* putForward(g: Cosmic, me: Player, cards: readonly CardNo[]): Flow<boolean> {
  for (const card of cards) {
    if (!(yield* allowedByZone(g, me, card))) return false;
    if (g.s.zones[zoneOf(g, card)].kind === 'sheet') begun.start(g, me, { card });
  }
  return true;
}

/** Of cards that were put forward these are taken back. */
export const takenBack = (g: Cosmic, cards: readonly CardNo[]): void => begun.end(g, (x) => cards.includes(x.card));

const ALLOWED_ANYWAY = endsWith(true);

function* playFrom(g: Cosmic, me: Player, card: CardNo, sheet: Sheet): Flow<boolean> {
  const zone = zoneOf(g, card);
  emit(g, 'power-used', { who: me, alien: sheet.alien, clause: FROM_SHEET });
  const ev: PowerUse = { by: me, sheet: sheet.id, clause: FROM_SHEET, stopped: false };
  yield* powerUsed(g, ev);
  if (ev.stopped && !isZapped(g, sheet.id)) zap(g, sheet.id);
  // An answer to the use may have cost the card.
  return !ev.stopped && zoneOf(g, card) === zone;
}

/** Where a card goes after its effect. */
export function* finish(g: Cosmic, play: CardPlay, alien: string): Flow {
  if (zoneOf(g, play.card) !== Z.table) return;
  // Reinforcements lie open until the end of the encounter (R16.3).
  if (isReinforcement(play)) return;
  if (play.text === 'card') {
    yield* discard(g, play.by, [play.card], 'played');
    return;
  }
  const after = (play.text === 'wild' ? alienById(alien).wild.after : alienById(alien).super.after) ?? 'return';
  if (after === 'stay' || removePlayed(g, play.by, [play.card]).length === 0) return;
  // Whoever plays the flare of the own alien keeps it, power or no power (R17.3).
  const sheet = sheetOf(g, alien);
  const own = sheet !== undefined && sheet.owner === play.by && !sheet.hidden;
  const owner = own ? play.by : playerOfAlien(g, alien); // faq-flare-5
  const given = typeof after === 'function' ? after(g, play) : (play.use?.declares()?.heir ?? -1);
  if (given >= 0) giveFlare(g, play.card, given);
  else if (after === 'give' && owner >= 0 && owner !== play.by) giveFlare(g, play.card, owner);
  else if (after === 'discard' || (after === 'give' && owner !== play.by)) yield* discard(g, play.by, [play.card], 'played');
  else yield* returnFlare(g, play);
}

/** A flare returns to where it was played from; one from a sheet with its own rules is discarded instead. */
export function* returnFlare(g: Cosmic, play: PlayedFrom): Flow {
  if (sheetZone(g, play.zone)?.play === 'wild') yield* discard(g, play.by, [play.card], 'played');
  else putBack(g, play); // faq-flare-1, faq-miser-1, faq-whirligig-1
}

type PlayedFrom = Pick<CardPlay, 'card' | 'by' | 'zone'>;

const putBack = (g: Cosmic, { card, by, zone }: PlayedFrom): void => returnCard(g, by, card, zone);

function giveFlare(g: Cosmic, card: CardNo, to: Player): void {
  toHand(g, card, to);
  emit(g, 'flare-given', { card: g.s.face[card], to });
}

/** The id of what a card does that is played as a reinforcement. */
export const REINFORCE = 'reinforce';
/** Is this card played as a reinforcement, whatever is printed on it? */
export const isReinforcement = (play: CardPlay): boolean => play.spec.id === REINFORCE;

/** Plays a card for something that is not printed on it but that an effect allows, as itself or as another one. Like any card it can be stopped. */
export const playAs = (c: Ctx<unknown>, card: CardNo, spec: PlayableSpec, face = c.g.s.face[card]): Flow<boolean> =>
  because(c.g, 'card', face, c.me, playCard({ ...c, card }, spec, 'card', '', face));

// Nobody has chosen to use it: it does nothing but lie open.
const SHOWN = effect({ id: 'shown', must: true, *commit() {} });

/** Shows a flare that has been used unshown: now it is played, and can be stopped like any other. */
export function showFlare(c: Ctx<unknown>, by: Player, card: CardNo): Flow<boolean> {
  const { alien = '' } = faceOf(c.g, card);
  return because(c.g, 'flare', `${alien}.wild`, by, playCard({ ...c, me: by, card }, SHOWN, 'wild', alien));
}

/** Does the effect of a card again, for somebody else (the card itself does nothing more). */
export function* repeat(c: Ctx<unknown>, play: CardPlay): Flow<boolean> {
  return yield* runPlain({ ...c, ev: play.on }, play.spec);
}
