import { Derived, disturb, emit, placeCell, touch } from '@parley/kernel';
import { isPlaceId, nameOf, type PlaceId } from '../../ids/index.ts';
import { colourOf, personOf } from '../state/people.ts';
import {
  COLOURS,
  enc,
  GATE,
  OFFENSE,
  OUT,
  SIDE,
  WARP,
  type Colour,
  type Cosmic,
  type Place,
  type Player,
  type PlaceNo,
  type State,
} from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';

export const PLANETS_FROM = 4;

export function fixedPlaces(): Place[] {
  const place = (kind: Place['kind']): Place => ({ kind, system: -1, colour: -1, nth: 0, keeper: -1, by: '' });
  return [place('warp'), place('gate'), place('side'), place('out')];
}

/** Is this place a planet? */
export const isPlanet = (g: Cosmic, place: PlaceNo): boolean => g.s.places[place].kind === 'planet' && g.s.places[place].system >= 0;

/** The planets on the board. */
export function planets(g: Cosmic): PlaceNo[] {
  const out: number[] = [];
  const { places } = g.s;
  for (let i = PLANETS_FROM; i < places.length; i++) if (places[i].kind === 'planet' && places[i].system >= 0) out.push(i);
  return out;
}

/** The planets that are in somebody's home system: not those in the warp. */
export const planetsInSystems = (g: Cosmic): PlaceNo[] =>
  g.s.warpWorlds === undefined ? planets(g) : planets(g).filter((x) => !g.s.warpWorlds?.includes(x));

/** The planets of a home system. One that has gone to the warp is not there. */
export function system(g: Cosmic, colour: Colour): PlaceNo[] {
  const out: number[] = [];
  const { places, warpWorlds } = g.s;
  for (let i = PLANETS_FROM; i < places.length; i++)
    if (places[i].kind === 'planet' && places[i].system === colour && !warpWorlds?.includes(i)) out.push(i);
  return out;
}

/** The planets in a player's own system. */
export const homePlanets = (g: Cosmic, p: Player): PlaceNo[] => system(g, colourOf(g, p));
/** Whose home system a planet is in. */
export const homeOf = (g: Cosmic, planet: PlaceNo): Player => personOf(g, g.s.places[planet].system);

/** The ships of a player in a place, of whatever colour. A stack counts as one. */
export function shipsAt(g: Cosmic, p: Player, place: PlaceNo): number {
  const at = g.s.ships.at[place];
  const { personOf: owner } = g.s;
  const c = g.s.colourOf[p];
  let n = at[c];
  if (g.s.fleets === g.s.players) return n;
  for (let i = 0; i < owner.length; i++) if (i !== c && owner[i] === p) n += at[i];
  return n;
}

/** Has this player ships on that planet? */
export const hasColony = (g: Cosmic, p: Player, planet: PlaceNo): boolean => shipsAt(g, p, planet) > 0;

/** A player's ships on its colonies, home or foreign. `enough`: more than that need not be counted. */
export function shipsOnColonies(g: Cosmic, p: Player, enough = Infinity): number {
  let n = 0;
  for (let i = PLANETS_FROM; i < g.s.places.length && n < enough; i++) if (isColony(g, p, i)) n += shipsAt(g, p, i);
  return n;
}

/** The planets on which a player has a colony. */
export function colonies(g: Cosmic, p: Player): PlaceNo[] {
  const out: number[] = [];
  const { places } = g.s;
  for (let i = PLANETS_FROM; i < places.length; i++) if (isColony(g, p, i)) out.push(i);
  return out;
}
/** Has a player ships on this planet of the board? Asked for every place again and again: what rules most of them out comes first. */
function isColony(g: Cosmic, p: Player, i: number): boolean {
  const { s } = g;
  const own = s.ships.at[i][s.colourOf[p]] > 0;
  if (!own && s.fleets === s.players) return false;
  const { kind, system: home } = s.places[i];
  return kind === 'planet' && home >= 0 && (own || shipsAt(g, p, i) > 0);
}
/** Has this player a colony anywhere? */
export function hasColonies(g: Cosmic, p: Player): boolean {
  for (let i = PLANETS_FROM; i < g.s.places.length; i++) if (isColony(g, p, i)) return true;
  return false;
}
/** Has a player so many home colonies? Asked after every move of ships, so it makes no list and stops when it knows. */
export function hasHomeColonies(g: Cosmic, p: Player, needed: number): boolean {
  const { places, ships, fleets, players } = g.s;
  const c = g.s.colourOf[p];
  let missing = needed;
  for (let i = PLANETS_FROM; missing > 0 && i < places.length; i++) {
    if (places[i].system !== c || places[i].kind !== 'planet') continue;
    if (ships.at[i][c] > 0 || (fleets !== players && shipsAt(g, p, i) > 0)) missing--;
  }
  return missing <= 0;
}
/** The home colonies of everybody, by colour and in one look at the board. */
export function countHomeColonies(g: Cosmic): readonly number[] {
  const { places, personOf: owner } = g.s;
  const homes = COLOURS.map(() => 0);
  for (let i = PLANETS_FROM; i < places.length; i++) {
    const { kind, system: home } = places[i];
    if (home >= 0 && kind === 'planet' && owner[home] >= 0 && shipsAt(g, owner[home], i) > 0) homes[home]++;
  }
  return homes;
}
/** A player's colonies in the own system. */
export const homeColonies = (g: Cosmic, p: Player): PlaceNo[] => colonies(g, p).filter((x) => g.s.places[x].system === colourOf(g, p));
/** A player's colonies that count towards victory. */
export const foreignColonies = (g: Cosmic, p: Player): PlaceNo[] => colonies(g, p).filter((x) => isForeign(g, colourOf(g, p), x));
/** Is a colony on this planet foreign to a colour? In the warp it is to the colour whose planet that is, and to nobody else. */
const isForeign = ({ s: { places, warpWorlds } }: Cosmic, home: Colour, planet: PlaceNo): boolean =>
  (places[planet].system !== home) !== (warpWorlds !== undefined && warpWorlds.includes(planet));
function countForeignColonies(g: Cosmic, p: Player): number {
  const home = g.s.colourOf[p];
  let n = 0;
  for (let i = PLANETS_FROM; i < g.s.places.length; i++) if (isColony(g, p, i) && isForeign(g, home, i)) n++;
  return n;
}

const WORTH = queryOf('colonies.worth');
const EXTRA = queryOf('colonies.extra');
/** What colonies on these planets are worth towards victory. */
export const coloniesWorth = (g: Cosmic, p: Player, planets: readonly PlaceNo[]): number =>
  WORTH.ask(g, planets.length, { who: p, planets });
/** The colony marker: foreign colonies, planets kept off the board, and what effects make of them (R15.7). Halves count in pairs. */
export const colonyScore = (g: Cosmic, p: Player): number => Math.floor(coloniesCounted(g, p));
/** The same before halves that are left over are dropped. */
export function coloniesCounted(g: Cosmic, p: Player): number {
  // Which ones they are matters only to effects.
  const worth = WORTH.isAsked(g) ? coloniesWorth(g, p, foreignColonies(g, p)) : countForeignColonies(g, p);
  return worth + coloniesKept(g, p);
}
/** A colony that counts otherwise than most. */
export type UnevenColony = { readonly who: Player; readonly place: number; readonly n: number };
const ALL_EVEN: readonly UnevenColony[] = [];
/** Colonies without which their player would not have one foreign colony fewer, and those at home without which it would. */
export function unevenColonies(g: Cosmic): readonly UnevenColony[] {
  if (!WORTH.isAsked(g) && g.s.warpWorlds === undefined) return ALL_EVEN;
  return g.s.colourOf.flatMap((home, who) => {
    const foreign = foreignColonies(g, who);
    const worth = coloniesWorth(g, who, foreign);
    return colonies(g, who).flatMap((place) => {
      const n = foreign.includes(place)
        ? worth -
          coloniesWorth(
            g,
            who,
            foreign.filter((x) => x !== place),
          )
        : 0;
      return n === (g.s.places[place].system === home ? 0 : 1) ? [] : [{ who, place, n }];
    });
  });
}
/** What counts as colonies without being a planet on the board. */
export function coloniesKept(g: Cosmic, p: Player): number {
  let kept = 0;
  for (const place of g.s.places) if (place.keeper >= 0 && personOf(g, place.keeper) === p) kept++;
  return EXTRA.isAsked(g) ? EXTRA.ask(g, kept, { who: p }) : kept;
}

/** Do effects have a say in what colonies count for? Then anything may change it, and otherwise only where they are. */
export const areColoniesWeighed = (g: Cosmic): boolean => WORTH.isAsked(g) || EXTRA.isAsked(g);

/** Does a look at the board say that nobody has the colonies to win? Most of the time it does, and nothing else need be asked. */
export function isEarly(g: Cosmic): boolean {
  const { places, ships, fleets, players, colourOf: colours, warpWorlds } = g.s;
  if (fleets !== players || warpWorlds !== undefined || areColoniesWeighed(g)) return false;
  const counted = COLOURS.map(() => 0);
  for (let i = PLANETS_FROM; i < places.length; i++) {
    const { kind, system: home, keeper } = places[i];
    if (keeper >= 0) counted[keeper]++;
    if (kind !== 'planet' || home < 0) continue;
    const at = ships.at[i];
    for (const c of colours) if (at[c] > 0 && c !== home) counted[c]++;
  }
  for (const n of counted) if (n >= coloniesToWin(g)) return false;
  return true;
}

/** Foreign colonies needed to win: five, or four in the four-planet game (R23.1). */
export const coloniesToWin = (g: Cosmic): number => g.s.options.planets;
/** Home colonies needed to keep one's powers (R17.1). */
export const coloniesForPower = (g: Cosmic): number => (g.s.options.planets === 5 ? 3 : 2); // faq-technology-14, faq-technology-16

const CAPACITY = queryOf('planet.capacity');
/** How many more ships fit on a planet, once `leaving` has left it. */
export function roomOn(g: Cosmic, planet: PlaceNo, leaving: Player = -1): number {
  if (!CAPACITY.isAsked(g)) return Infinity;
  const most = CAPACITY.ask(g, Infinity, { place: planet });
  if (most === Infinity) return Infinity;
  let n = 0;
  for (const x of g.s.ships.at[planet]) n += x;
  if (leaving >= 0) n -= shipsAt(g, leaving, planet);
  return Math.max(0, most - n);
}

/** How many ships of a player are in the warp. */
export function inWarp(g: Cosmic, p: Player): number {
  let n = shipsAt(g, p, WARP);
  if (g.s.warpWorlds !== undefined) for (const x of g.s.warpWorlds) n += shipsAt(g, p, x);
  return n;
}
/** Ships of a player that are still in the game, wherever they are and whoever holds them. */
export function shipsInGame(g: Cosmic, p: Player): number {
  let n = 0;
  for (let i = 0; i < g.s.places.length; i++) if (i !== OUT) n += shipsAt(g, p, i);
  return n;
}

/** How many ships of a player may still be removed from the game: as many must stay as it takes foreign colonies to win. */
export const shipsToSpare = (g: Cosmic, p: Player): number => Math.max(0, shipsInGame(g, p) - coloniesToWin(g));

/** Ships a player has at its command: not in the warp, not captured, not out of the game. */
export function shipsInPlay(g: Cosmic, p: Player): number {
  let n = 0;
  g.s.places.forEach(({ kind }, i) => {
    if (kind === 'planet' || kind === 'gate' || kind === 'side') n += shipsAt(g, p, i);
  });
  for (const x of berths(g, p)) n += shipsAt(g, p, x);
  return n;
}

/** Where a player has ships at its command that are on no planet and in no encounter: on assets of its own and on vessels. */
export function berths(g: Cosmic, p: Player): PlaceNo[] {
  const out = assetPlaces(g, p);
  for (let i = PLANETS_FROM; i < g.s.places.length; i++) if (g.s.places[i].kind === 'vessel' && shipsAt(g, p, i) > 0) out.push(i);
  return out;
}

/** Where a player has ships on assets of its own. They count as being in its home system, but on no planet (R24.10). */
export function assetPlaces(g: Cosmic, p: Player): PlaceNo[] {
  const out: number[] = [];
  for (const { colour, hold } of g.s.assets)
    if (hold >= 0 && personOf(g, colour) === p) {
      const isCrewed = shipsAt(g, p, hold) > 0; // faq-general-44, faq-deal-5, faq-technology-04
      if (isCrewed) out.push(hold);
    }
  return out;
}

/** The ships a player has in the encounter: in the gate, beside the planet, or as the defense on it. */
export function shipsIn(g: Cosmic, p: Player): number {
  const e = enc(g);
  const own = e.defense === p && e.target >= 0 ? shipsAt(g, p, e.target) : 0;
  const aboard = e.carrier !== undefined && isAboard(g, p) ? shipsAt(g, p, e.carrier) : 0;
  return own + aboard + shipsAt(g, p, GATE) + shipsAt(g, p, SIDE);
}

/** Is this player with the offense on a planet that is in the gate? */
export function isAboard(g: Cosmic, p: Player): boolean {
  const { carrier, offense, allies } = enc(g);
  return carrier !== undefined && (p === offense || allies[OFFENSE].includes(p)) && shipsAt(g, p, carrier) > 0;
}

/**
 * The ships a player has in a home system that take no part in the encounter: on planets, on vessels that are there, and at home also
 * on assets (R24.10).
 */
export function idleShips(g: Cosmic, p: Player, home: Colour): number {
  const e = enc(g);
  let n = 0;
  for (let i = PLANETS_FROM; i < g.s.places.length; i++)
    if (g.s.places[i].system === home && (i !== e.target || e.defense !== p) && !g.s.warpWorlds?.includes(i)) n += shipsAt(g, p, i);
  if (e.carrier !== undefined && g.s.places[e.carrier].system === home && isAboard(g, p)) n -= shipsAt(g, p, e.carrier);
  if (home === colourOf(g, p)) for (const x of assetPlaces(g, p)) n += shipsAt(g, p, x);
  return n;
}

/** A further place, with nothing on it. */
export function addPlace(g: Cosmic, place: Place): PlaceNo {
  g.s.places = [...g.s.places, place];
  return g.s.ships.at.push(COLOURS.map(() => 0)) - 1;
}
/** What is true of a place from now on. */
export function changePlace(g: Cosmic, place: PlaceNo, change: Partial<Pick<Place, 'system' | 'keeper' | 'by'>>): void {
  g.s.places = g.s.places.with(place, { ...g.s.places[place], ...change });
}

/** A place for ships that something holds: a stack, a sheet, a card. */
export function newHold(g: Cosmic, by: string): PlaceNo {
  const { places } = g.s;
  const free = places.findIndex((x) => x.kind === 'hold' && x.by === '');
  touch(g, 'map');
  if (free >= 0) {
    changePlace(g, free, { by });
    names.of(g)[free] = undefined;
    return free;
  }
  touch(g, placeCell(places.length));
  return addPlace(g, { kind: 'hold', system: -1, colour: -1, nth: 0, keeper: -1, by });
}

/** The hold of that name, made when it is first needed. */
export function holdFor(g: Cosmic, by: string): PlaceNo {
  const found = holdNamed(g, by);
  return found >= 0 ? found : newHold(g, by);
}
/** The hold of that name, or -1. */
export const holdNamed = (g: Cosmic, by: string): PlaceNo => g.s.places.findIndex((x) => x.kind === 'hold' && x.by === by);
/** An empty hold is free for another use. */
export function closeHold(g: Cosmic, hold: PlaceNo): void {
  changePlace(g, hold, { by: '' });
  names.of(g)[hold] = undefined;
  touch(g, 'map');
}

/** A colour nobody plays and no planet has yet, or -1. */
export const unusedColour = (g: Cosmic): Colour =>
  COLOURS.findIndex((_, c) => g.s.personOf[c] < 0 && !g.s.places.some((x) => x.colour === c));

/** Puts a full set of planets of another colour into a home system. Only while a game is set up. */
export function addPlanets(g: Cosmic, colour: Colour, home: Colour): void {
  for (let nth = 1; nth <= g.s.options.planets; nth++) {
    addPlace(g, { kind: 'planet', system: home, colour, nth, keeper: -1, by: '' });
  }
  touch(g, 'map');
}

/** Planets of another colour that are not on the board yet. Only while a game is set up. */
export function preparePlanets(g: Cosmic, colour: Colour, n: number, by: string): PlaceNo[] {
  const out: number[] = [];
  for (let nth = 1; nth <= n; nth++) {
    out.push(addPlace(g, { kind: 'planet', system: -1, colour, nth, keeper: -1, by }));
  }
  touch(g, 'map');
  return out;
}

/** A further planet in a home system, named after its colour. `by`: what has made it. */
export function addPlanet(g: Cosmic, home: Colour, by: string): PlaceNo {
  const nth = g.s.options.planets + 1;
  const place = addPlace(g, { kind: 'planet', system: home, colour: home, nth, keeper: -1, by });
  touch(g, placeCell(place));
  touch(g, 'map');
  disturb(g);
  emit(g, 'planet-added', { planet: placeName(g, place) });
  return place;
}

/** A planet comes into another home system, with everything on it. */
export function movePlanet(g: Cosmic, planet: PlaceNo, home: Colour): void {
  if (g.s.warpWorlds !== undefined) noWorld(g, planet);
  changePlace(g, planet, { system: home });
  touch(g, 'map');
  disturb(g);
  emit(g, 'planet-moved', { planet: placeName(g, planet), system: COLOURS[home] });
}

/** A planet is not in the warp, or no longer. */
export function noWorld({ s }: Cosmic, planet: PlaceNo): void {
  const worlds = s.warpWorlds?.filter((x) => x !== planet) ?? [];
  s.warpWorlds = worlds.length > 0 ? worlds : undefined;
}

/** The names of places, which never change as long as the place is the same. */
const names = new Derived<State, (PlaceId | undefined)[]>(() => []);

/** The name of a place, by which it is offered and told. */
export function placeName(g: Cosmic, place: PlaceNo): PlaceId {
  return (names.of(g)[place] ??= makeName(g.s.places[place], place));
}

/** The same texts in all games, so that each is kept once. */
const PLANET_NAMES: PlaceId[] = [];

function makeName(x: Place, place: PlaceNo): PlaceId {
  const { planet, vessel, fixed, hold } = nameOf;
  if (x.kind === 'planet') return (PLANET_NAMES[x.colour * 16 + x.nth] ??= planet({ colour: COLOURS[x.colour], nth: x.nth }));
  if (x.kind === 'vessel') return vessel({ name: x.by });
  if (x.kind !== 'hold') return fixed({ place: x.kind });
  // Ships can be picked out of some holds, and those say what they are.
  return isPlaceId(x.by) ? x.by : hold({ place });
}
/** The place with this name, or -1. */
export function placeNamed(g: Cosmic, name: string): PlaceNo {
  for (let i = 0; i < g.s.places.length; i++) if (placeName(g, i) === name) return i;
  return -1;
}
