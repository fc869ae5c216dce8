import { askOpen, asks, emit, oneOf, query, touch, type Flow } from '@parley/kernel';
import { arePartners, clockwise, colourOf, others, personOf, playerKey, playerOfKey } from '../board/people.ts';
import { foreignColonies, hasColonies, hasColony, inWarp, planets, roomOn, system } from '../board/places.ts';
import { COLOURS, enc, Z, type Colour, type Cosmic, type Player } from '../board/state.ts';
import { cardsIn, handSize, moveCard, pileOnto, shuffleZone } from '../cards/zones.ts';
import { endEncounter } from '../encounter-signals.ts';
import { hazardStep } from '../variants/hazards/deck.ts';
import { endWithoutPlanets } from '../victory.ts';
import { at, queryKeyOf } from '../windows.ts';
import { choosePlayer } from '../words.ts';

const beforeDraw = at('destiny.beforeDraw');
const cardDrawn = at('destiny.cardDrawn');
const afterDrawn = at('destiny.afterDrawn');
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
    yield* beforeDraw(g);
    e.destiny = drawDestiny(g);
    if (g.s.options.hazards) yield* hazardStep(g);
    yield* cardDrawn(g);
    yield* afterDrawn(g);
    if (e.destiny >= 0 && e.defense < 0) {
      yield* interpret(g, e.destiny);
      if (e.defense >= 0 && asks(g, OTHERS)) yield* chooseAmongOthers(g);
    }
  }
  if (!e.reclaim) yield* determined(g);
  yield* over(g);
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
export function drawsNext(g: Cosmic, card: number): void {
  moveCard(g, card, Z.destiny);
}

/** The card that was drawn counts for nothing, and another one is drawn. */
export function redrawDestiny(g: Cosmic): void {
  enc(g).destiny = -1;
  emit(g, 'destiny-refused', {});
}

export function drawDestiny(g: Cosmic): number {
  const deck = destinyCards(g);
  const card = deck[deck.length - 1];
  moveCard(g, card, Z.destinyDiscard);
  const face = g.s.face[card];
  if (face.endsWith('!')) {
    enc(g).hazard = true;
    touch(g, 'encounter');
  }
  emit(g, 'destiny-drawn', { who: enc(g).offense, card: face });
  return card;
}

/** Fixes the defense and the system, or leaves both open so that another card is drawn. */
function* interpret(g: Cosmic, card: number): Flow {
  const p = namedBy(g, card);
  if (p < 0) yield* wild(g);
  else if (p === enc(g).offense || arePartners(g, enc(g).offense, p)) yield* ownColour(g, printOn(g, card).colour);
  else encounterAtHome(g, p);
}

const OTHERS = queryKeyOf('destiny.others');
/** The offense may have another encounter than the one the card has led to, if an effect opens one: with somebody else, or elsewhere. */
function* chooseAmongOthers(g: Cosmic): Flow {
  const { offense, defense, system: home } = enc(g);
  const others = query<typeof g.s, readonly { who: Player; system: Colour }[]>(g, OTHERS, [], null);
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
}
const PRINTS = new Map<string, Print>();
function printOn(g: Cosmic, card: number): Print {
  const face = g.s.face[card];
  let print = PRINTS.get(face);
  if (print === undefined) {
    const word = face.replace('destiny:', '').replace('!', '');
    PRINTS.set(face, (print = { colour: (COLOURS as readonly string[]).indexOf(word), word }));
  }
  return print;
}

/** Is it the card of a colour, and neither wild nor special? */
export const isColourCard = (g: Cosmic, card: number): boolean => printOn(g, card).colour >= 0;

/** The player a destiny card names, by colour or by what it looks for (R6.7); -1: any, the offense chooses. */
export function namedBy(g: Cosmic, card: number): Player {
  const { colour, word } = printOn(g, card);
  if (colour >= 0) return personOf(g, colour);
  return word === 'wild' ? -1 : special(g, word);
}

/** R6.8, R1.10: somebody can be encountered at home if there is a planet on which the offense could gain a colony. */
export function canEncounter(g: Cosmic, p: Player, offense = enc(g).offense): boolean {
  const open = (x: number): boolean => !hasColony(g, offense, x) && roomOn(g, x, p) > 0;
  return p >= 0 && p !== offense && !arePartners(g, offense, p) && system(g, colourOf(g, p)).some(open);
}

function encounterAtHome(g: Cosmic, p: Player): void {
  if (canEncounter(g, p)) setDefense(g, p, colourOf(g, p));
  else emit(g, 'destiny-redrawn', {});
}

export function setDefense(g: Cosmic, p: Player, home: Colour): void {
  const e = enc(g);
  e.defense = p;
  e.system = home;
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
  const mayReclaim = (): boolean =>
    personOf(g, own) === e.offense && emptyHomePlanets(g, own).length > 0 && hasColonies(g, e.offense);
  const answer = yield* askOpen(g, () => {
    const options = visitors().map(playerKey);
    if (mayReclaim()) options.push('reclaim');
    if (options.length === 0) return null;
    options.push('redraw');
    return oneOf(e.offense, 'destiny.own', 'rule:R6.4', options, undefined, 'redraw');
  });
  if (answer === 'reclaim') {
    e.reclaim = true;
    e.system = own;
    touch(g, 'encounter');
  } else if (typeof answer === 'string' && answer.startsWith('player:')) setDefense(g, playerOfKey(answer), own);
  else emit(g, 'destiny-redrawn', {});
}

export const emptyHomePlanets = (g: Cosmic, own: Colour): number[] =>
  system(g, own).filter((x) => g.s.ships.at[x].every((n) => n === 0));

function* wild(g: Cosmic): Flow {
  const e = enc(g);
  const answer = yield* askOpen(g, () => {
    const options = clockwise(g, e.offense)
      .filter((p) => canEncounter(g, p))
      .map(playerKey);
    return options.length === 0 ? null : oneOf(e.offense, 'destiny.wild', 'rule:R6.6', options);
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
