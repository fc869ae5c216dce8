import { Interned, askOpen, emit, NOTHING, oneOf, showing, touch, type Flow } from '@parley/kernel';
import { SHOWS, faceIds } from '../../ids/index.ts';
import { choosePlayer } from '../asking/ask.ts';
import { foreignColonies, hasColonies, hasColony, inWarp, planets, roomOn, system } from '../board/places.ts';
import { cardsIn, handSize, moveCard, pileOnto, shuffleZone } from '../cards/zones.ts';
import { modifier } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { endWithoutPlanets } from '../resolution/victory.ts';
import { arePartners, clockwise, colourOf, others, personOf, playerKey, playerOfKey } from '../state/people.ts';
import { COLOURS, enc, Z, type Colour, type Cosmic, type Player, type CardNo, type PlaceNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { endEncounter } from '../timing/signals.ts';
import { timing } from '../timing/timing.ts';
import { at, type WindowEvent, type WindowName } from '../timing/windows.ts';
import { hazardStep } from '../variants/hazards/deck.ts';

const beforeDraw = at('destiny.beforeDraw');
const cardDrawn = overCard('destiny.cardDrawn');
const afterDrawn = overCard('destiny.afterDrawn');
const determined = at('destiny.defenseDetermined');
const over = at('destiny.end');

/** Redraws allowed in one phase before it is clear that nobody can be encountered. */
const MOST_REDRAWS = 60;

/** R6: cards are drawn until one of them names a defense that can be encountered. */
export function* destiny(g: Cosmic): Flow {
  const e = enc(g);
  if (planets(g).length === 0) endWithoutPlanets(g);
  for (let draws = 0; e.defense < 0 && !e.reclaim; draws++) {
    if (draws > MOST_REDRAWS) endEncounter(g, { success: false, turnEnds: true });
    if (SHUFFLED.isAsked(g) && SHUFFLED.ask(g, false, null)) shuffleDestiny(g);
    yield* beforeDraw(g);
    drawDestiny(g);
    if (g.s.options.hazards) {
      yield* hazardStep(g); // faq-hazards-01
    }
    yield* cardDrawn(g); // faq-shadow-1
    yield* afterDrawn(g);
    if (stillDecides(g)) {
      yield* interpret(g);
      if (e.defense >= 0 && OTHERS.isAsked(g)) yield* chooseAmongOthers(g);
    }
  }
  if (!e.reclaim) yield* determined(g);
  yield* over(g);
}

/**
 * A window about the card that was drawn. It closes when that card counts for nothing any more: nobody makes anything of a card that is gone,
 * and whoever could have acted on it has the next one.
 */
function overCard(name: WindowName): (g: Cosmic) => Flow {
  const { open } = timing.window(name);
  return (g) => {
    if (enc(g).destiny < 0) return NOTHING;
    const about: WindowEvent = {
      at: name,
      get stopped() {
        return enc(g).destiny < 0;
      },
    };
    return open(g, about);
  };
}

const SHUFFLED = queryOf('destiny.shuffled');
/** Whatever somebody knows of the order in which the cards lie is worth nothing from now on. */
export function shuffleDestiny(g: Cosmic): void {
  shuffleZone(g, Z.destiny);
  emit(g, 'destiny-shuffled', {});
}

/** What may be drawn. R6.1: the last card never is; with fewer than are needed they are shuffled in with the discards first. */
export function destinyCards(g: Cosmic, needed = 2): readonly number[] {
  const deck = cardsIn(g, Z.destiny);
  if (deck.length < needed) {
    pileOnto(g, Z.destinyDiscard, Z.destiny);
    shuffleZone(g, Z.destiny);
    emit(g, 'destiny-reshuffled', {});
  }
  return deck;
}

/** An effect decides that this is the next card to be drawn. */
export function drawsNext(g: Cosmic, card: CardNo): void {
  moveCard(g, card, Z.destiny);
}

/** Does the card that was drawn still say whom the encounter is with? Not if an effect has said so in its place. */
export const stillDecides = (g: Cosmic): boolean => enc(g).destiny >= 0 && enc(g).defense < 0;

/** The card that was drawn counts for nothing, nor does what an effect has made of it, and another one is drawn. */
export function redrawDestiny(g: Cosmic): void {
  enc(g).destiny = -1;
  emit(g, 'destiny-refused', {});
  leaveOpen(g);
}

/** There is no defense any more, and it is for a destiny card to say who it is. */
export function leaveOpen(g: Cosmic): void {
  const e = enc(g);
  e.defense = -1;
  e.system = -1;
  touch(g, 'encounter');
}

function drawDestiny(g: Cosmic): void {
  const e = enc(g);
  const deck = destinyCards(g);
  const card = deck[deck.length - 1];
  moveCard(g, card, Z.destinyDiscard);
  const face = g.s.face[card];
  if (printOn(g, card).warns) e.hazard = true; // dominion-hazard-token-02
  e.destiny = card;
  e.named = colourFor(g, card);
  touch(g, 'encounter');
  emit(g, 'destiny-drawn', { who: e.offense, card: face });
}

/** Fixes the defense and the system, or leaves both open so that another card is drawn. */
function* interpret(g: Cosmic): Flow {
  const { named, offense } = enc(g);
  const p = namedPlayer(g);
  if (p < 0) yield* wild(g);
  else if (p === offense || arePartners(g, offense, p)) yield* ownColour(g, named);
  else encounterAtHome(g, p);
}

const OTHERS = queryOf('destiny.others');
/** The offense may have another encounter than the one the card has led to, if an effect opens one: with somebody else, or elsewhere. */
function* chooseAmongOthers(g: Cosmic): Flow {
  const { offense, defense, system: home } = enc(g);
  const others = OTHERS.ask(g, [], null);
  if (others.length === 0) return;
  const open = [{ who: defense, system: home }, ...others];
  const who = yield* choosePlayer(g, offense, [...new Set(open.map((x) => x.who))], { tag: 'destiny.whom' });
  const hosts = open.filter((x) => x.who === who).map((x) => personOf(g, x.system));
  const host = yield* choosePlayer(g, offense, hosts, { tag: 'destiny.where', data: { who } });
  if (who !== defense || colourOf(g, host) !== home) setDefense(g, who, colourOf(g, host));
}

/** What is printed on a destiny card: a colour, or -1, and the word for it. Each face is read once. */
interface Print {
  readonly colour: Colour;
  readonly word: string;
  readonly warns: boolean;
}
const PRINTS = new Interned<string, Print>(200, (face) => {
  const said = faceIds.read(face);
  if (said.kind === 'destiny') return { colour: COLOURS.indexOf(said.colour), word: said.colour, warns: said.warns };
  return { colour: -1, word: faceIds.as('special', face).special, warns: false };
});
const printOn = (g: Cosmic, card: CardNo): Print => PRINTS.of(g.s.face[card]);

/** Is it the card of a colour, and neither wild nor special? */
export const isColourCard = (g: Cosmic, card: CardNo): boolean => printOn(g, card).colour >= 0;

/** Is it one of those that name nobody? */
export const isWildCard = (g: Cosmic, card: CardNo): boolean => printOn(g, card).word === 'wild';

/** The colour a card stands for as it is drawn: what is printed on it, or that of the player it looks for (R6.7); -1: any, the offense chooses. */
function colourFor(g: Cosmic, card: CardNo): Colour {
  const { colour, word } = printOn(g, card);
  return colour >= 0 || word === 'wild' ? colour : colourOf(g, special(g, word));
}

/**
 * The player whom the card that was drawn names; -1: none, or any. A special card counts as one of that player's colour (R6.7), whatever
 * becomes of hands, ships and colonies once it lies there.
 */
export function namedPlayer(g: Cosmic): Player {
  const { destiny, named } = enc(g);
  return destiny < 0 || named < 0 ? -1 : personOf(g, named);
}

/** R6.8, R1.10: somebody can be encountered at home if there is a planet on which the offense could gain a colony. */
export function canEncounter(g: Cosmic, p: Player, offense = enc(g).offense): boolean {
  const open = (x: number): boolean =>
    !hasColony(g, offense, x) && // faq-general-38
    roomOn(g, x, p) > 0;
  if (p < 0 || p === offense || arePartners(g, offense, p)) return false;
  return system(g, colourOf(g, p)).some(open); // faq-general-37
}

function encounterAtHome(g: Cosmic, p: Player): void {
  if (canEncounter(g, p)) setDefense(g, p, colourOf(g, p));
  else emit(g, 'destiny-redrawn', {});
}

/** Where in the system an effect wants the encounter to be: on one planet, or (-1) wherever the defense has a colony. */
const confined = lingering<{ planet: PlaceNo }>('destiny.confined', (dataOf) => [
  modifier('launch.targets', (planets, _q, c) => {
    const { planet } = dataOf(c);
    return planets.filter((x) => (planet < 0 ? hasColony(c.g, enc(c.g).defense, x) : x === planet));
  }),
]);

/** The gate has been aimed at the planet an effect wanted. If it has to be aimed once more, that is no reason to leave it there. */
export const servedPlanet = (g: Cosmic): void => confined.end(g, (x) => x.planet >= 0);

/** The encounter is with this player, in that system: on any planet there, or where the effect says that decides it. */
export function setDefense(g: Cosmic, p: Player, home: Colour, only?: { readonly planet: PlaceNo } | 'colonies'): void {
  const e = enc(g);
  e.defense = p;
  e.system = home;
  confined.end(g);
  if (only !== undefined) confined.start(g, p, { planet: only === 'colonies' ? -1 : only.planet });
  touch(g, 'encounter');
  emit(g, 'defense', { who: p, system: COLOURS[home] });
}

/** The main players change places: the one who was to be attacked attacks the other at home instead. */
export function turnTables(g: Cosmic): void {
  const e = enc(g);
  const drawer = e.offense;
  e.offense = e.defense;
  emit(g, 'tables-turned', { who: e.offense });
  setDefense(g, drawer, colourOf(g, drawer));
}

/** R6.4: another player's colony at home, an empty planet of one's own, or another card. The same at a partner's home (R29.2). */
function* ownColour(g: Cosmic, own: Colour): Flow {
  const e = enc(g);
  const visitors = (): Player[] =>
    others(g, e.offense).filter((p) => !arePartners(g, e.offense, p) && system(g, own).some((x) => hasColony(g, p, x)));
  const mayReclaim = (): boolean => personOf(g, own) === e.offense && emptyHomePlanets(g, own).length > 0 && hasColonies(g, e.offense);
  const answer = yield* askOpen(g, () => {
    const options = visitors().map((p): string => playerKey(p));
    if (mayReclaim()) options.push('reclaim');
    if (options.length === 0) return null;
    options.push('redraw');
    return showing(SHOWS.player, oneOf(e.offense, 'destiny.own', 'rule:R6.4', options, undefined, 'redraw'));
  });
  if (answer === 'reclaim') {
    e.reclaim = true;
    e.system = own;
    touch(g, 'encounter');
  } else if (typeof answer === 'string' && answer !== 'redraw') setDefense(g, playerOfKey(answer), own);
  else emit(g, 'destiny-redrawn', {});
}

/** The planets of a system on which nobody has a ship. */
export const emptyHomePlanets = (g: Cosmic, own: Colour): number[] => system(g, own).filter((x) => g.s.ships.at[x].every((n) => n === 0));

function* wild(g: Cosmic): Flow {
  const e = enc(g);
  const answer = yield* askOpen(g, () => {
    const options = clockwise(g, e.offense)
      .filter((p) => canEncounter(g, p))
      .map(playerKey);
    return options.length === 0 ? null : showing(SHOWS.player, oneOf(e.offense, 'destiny.wild', 'rule:R6.6', options));
  });
  if (typeof answer === 'string') encounterAtHome(g, playerOfKey(answer));
  else emit(g, 'destiny-redrawn', {});
}

/** R6.7: the criterion's player; ties go to the first clockwise from the offense, who never qualifies, nor does a partner. */
function special(g: Cosmic, criterion: string): Player {
  const rank = (p: Player): number => {
    if (criterion === 'most-foreign-colonies') return foreignColonies(g, p).length;
    return criterion === 'fewest-ships-in-warp' ? -inWarp(g, p) : handSize(g, p);
  };
  const { offense } = enc(g);
  return others(g, offense)
    .filter((p) => !arePartners(g, offense, p))
    .reduce((best, p) => (rank(p) > rank(best) ? p : best));
}
