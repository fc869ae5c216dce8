import { InputError, type Plain } from '@parley/kernel';
import { COLOURS, type ColourName } from './board/state.ts';
import { POOL_NAMES, POOLS, type Pool } from './pools.ts';

export const ALIEN_SETS = ['base', 'incursion', 'conflict', 'alliance', 'storm', 'dominion', 'eons'] as const;
export type AlienSet = (typeof ALIEN_SETS)[number];
export const ALERTS = ['green', 'yellow', 'red'] as const;
export type Alert = (typeof ALERTS)[number];

export interface SeatOptions {
  readonly colour: ColourName;
  /** A fixed alien instead of dealt ones. */
  readonly alien: string | null;
}

/** A position to start from instead of the usual setup. See position.ts. */
export interface Position {
  readonly turn?: ColourName;
  /** Cards in hand, by colour: faces such as 'attack-08', 'negotiate', 'flare:zombie'. Others start empty-handed if `bare`. */
  readonly hands?: { readonly [colour: string]: readonly string[] };
  readonly bare?: boolean;
  /** Cards to lie on top of the cosmic deck, first to be drawn first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Destiny cards on top, first first: 'red', 'red!' with a hazard warning, 'wild', 'most-foreign-colonies'. */
  readonly destiny?: readonly string[];
  /** Ships moved from the starting places: 'red' has so many at 'blue/2' (planet 2 of blue), 'warp' or 'out'. */
  readonly ships?: { readonly [colour: string]: { readonly [place: string]: number } };
  /** Planets that have left the board. */
  readonly gone?: readonly string[];
  readonly tokens?: { readonly [alien: string]: number };
  /** Flares to lie on top of the unused ones, first to be drawn first. */
  readonly unused?: readonly string[];
  /** Techs that are being researched, by colour, with the ships on each. With this or `completed` no techs are dealt. */
  readonly techs?: { readonly [colour: string]: { readonly [tech: string]: number } };
  /** Techs that lie completed in front of a colour, without what completing them would have brought. */
  readonly completed?: { readonly [colour: string]: readonly string[] };
  /** Techs to lie on top of their deck, first to be drawn first. */
  readonly techDeck?: readonly string[];
  /** Cards on alien sheets, by alien and zone, in place of what the Game Setup of that alien says. */
  readonly sheets?: { readonly [alien: string]: { readonly [zone: string]: readonly string[] } };
}

/** Rulings players argue about, with our default first. */
export const HOUSE_RULES = {
  /** R5.4: where the offense puts a ship it retrieves while it has no colony at all. */
  noColony: ['home-planet', 'gate'],
  /** kernel-needs 8.3: what raising the stakes does to the normal penalty. */
  gamblerAnte: ['replace', 'add'],
  /** kernel-needs 8.3: may the lost ships be ships of the encounter? */
  gamblerShips: ['outside', 'anywhere'],
  /** kernel-needs 8.1: can a change of colours after the encounter take over a win? */
  colourSwapStealsWin: ['no', 'yes'],
  /** R34.7 */
  reinforceNegotiate: ['no-effect', 'forbidden'],
  /** R24.9: what the offense gets instead of a second encounter: a tech, or the better of two. */
  techDraw: ['one', 'best-of-two'],
} as const;
export type HouseRule = keyof typeof HOUSE_RULES;
export type HouseRules = { readonly [R in HouseRule]: (typeof HOUSE_RULES)[R][number] };

export interface Options {
  readonly seats: readonly SeatOptions[];
  readonly planets: 4 | 5;
  readonly flares: boolean;
  readonly secondEncounters: boolean;
  /** Large group cards: with seven or eight players always. */
  readonly largeGroup: boolean;
  /** The technology variant (R24). */
  readonly technology: boolean;
  /** Aliens that may be dealt: sets, alert levels, or a list of ids. */
  readonly sets: readonly AlienSet[];
  readonly alerts: readonly Alert[];
  readonly aliens: readonly string[] | null;
  readonly house: HouseRules;
  readonly position: Position | null;
}

/** Reads options a person wrote; everything may be left out. */
export function parseOptions(input: unknown, known: ReadonlySet<string>): Options {
  const o = object(input ?? {}, 'The options');
  const allowed = [
    'players',
    'seats',
    'planets',
    'flares',
    'secondEncounters',
    'largeGroup',
    'technology',
    'pool',
    'sets',
    'alerts',
    'aliens',
    'house',
    'position',
  ];
  for (const key of Object.keys(o))
    if (!allowed.includes(key))
      throw new InputError(`There is no option "${key}"; the options are ${allowed.join(', ')}.`);
  const seats = parseSeats(o, known);
  const planets = o.planets ?? 5;
  if (planets !== 4 && planets !== 5) throw new InputError(`planets must be 4 or 5, not ${show(planets)}.`);
  const aliens = o.aliens === undefined || o.aliens === null ? null : texts(o.aliens, 'aliens');
  for (const id of aliens ?? []) if (!known.has(id)) throw unknownAlien(id, known);
  const pool = parsePool(o.pool);
  const options: Options = {
    seats,
    planets,
    flares: flag(o.flares, 'flares', pool.flares ?? true),
    secondEncounters: flag(o.secondEncounters, 'secondEncounters', true),
    largeGroup: flag(o.largeGroup, 'largeGroup', false) || seats.length >= 7,
    technology: flag(o.technology, 'technology', false),
    sets: oneOfEach(o.sets ?? pool.sets, 'sets', ALIEN_SETS),
    alerts: oneOfEach(o.alerts ?? pool.alerts, 'alerts', ALERTS),
    aliens,
    house: parseHouse(o.house),
    position: o.position === undefined || o.position === null ? null : parsePosition(o.position),
  };
  return options;
}

/** A pool stands for sets, alert levels and flares; each of them that is named beside it has the last word. */
function parsePool(input: unknown): Pool {
  if (input === undefined || input === null) return POOLS.everything;
  const name = POOL_NAMES.find((x) => x === input);
  if (name === undefined) throw new InputError(`pool is one of ${POOL_NAMES.join(', ')}, not ${show(input)}.`);
  return POOLS[name];
}

function parseSeats(o: { [key: string]: unknown }, known: ReadonlySet<string>): SeatOptions[] {
  const given = o.seats === undefined ? undefined : array(o.seats, 'seats');
  const n = given ? given.length : (o.players ?? 5);
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 3 || n > 8)
    throw new InputError(`A game has 3 to 8 players, not ${show(n)}.`);
  if (given && o.players !== undefined && o.players !== n)
    throw new InputError(`There are ${n} seats but players is ${show(o.players)}; leave one of them out.`);
  const taken = new Set<string>();
  const chosen = new Set<string>();
  return Array.from({ length: n }, (_, i) => {
    const s = given ? object(given[i] ?? {}, `seat ${i}`) : {};
    const odd = Object.keys(s).find((key) => key !== 'colour' && key !== 'alien');
    if (odd !== undefined) throw new InputError(`Seat ${i}: a seat has a colour and an alien, not "${odd}".`);
    const free = COLOURS.find(
      (c) => !taken.has(c) && !(given ?? []).some((x) => (x as { colour?: unknown } | null)?.colour === c),
    );
    const colour = (s.colour ?? free) as ColourName;
    if (!COLOURS.includes(colour))
      throw new InputError(`Seat ${i}: the colours are ${COLOURS.join(', ')}, not ${show(colour)}.`);
    if (taken.has(colour)) throw new InputError(`Two seats want to be ${colour}; give each its own colour.`);
    taken.add(colour);
    const alien = (s.alien ?? null) as string | null;
    if (alien !== null && !known.has(alien)) throw unknownAlien(alien, known);
    if (alien !== null && chosen.has(alien))
      throw new InputError(`Two seats want to play ${alien}; each alien exists once.`);
    if (alien !== null) chosen.add(alien);
    return { colour, alien };
  });
}

/** The shape of a position. Whether its cards, places and people exist is seen when it is set up. */
function parsePosition(input: unknown): Position {
  const given = object(input, 'position');
  const shapes: { readonly [key in keyof Position]-?: (x: unknown, name: string) => unknown } = {
    turn: text,
    hands: each(texts),
    bare: (x, name) => flag(x, name, false),
    deck: texts,
    discard: texts,
    destiny: texts,
    ships: each(each(count)),
    gone: texts,
    tokens: each(count),
    unused: texts,
    techs: each(each(count)),
    completed: each(texts),
    techDeck: texts,
    sheets: each(each(texts)),
  };
  for (const [key, value] of Object.entries(given)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key as keyof Position] : undefined;
    if (!shape) throw new InputError(`A position has no "${key}"; it can have ${Object.keys(shapes).join(', ')}.`);
    if (value !== undefined) shape(value, `position.${key}`);
  }
  return given;
}

/** Reads every entry of an object in the same way. */
const each =
  (read: (x: unknown, name: string) => unknown) =>
  (input: unknown, name: string): void => {
    for (const [key, value] of Object.entries(object(input, name))) read(value, `${name}.${key}`);
  };

function parseHouse(input: unknown): HouseRules {
  const given = object(input ?? {}, 'house');
  const out: { [rule: string]: string } = {};
  for (const [rule, values] of Object.entries(HOUSE_RULES)) {
    const v = given[rule] ?? values[0];
    if (!(values as readonly unknown[]).includes(v))
      throw new InputError(`House rule ${rule} is one of ${values.join(', ')}, not ${show(v)}.`);
    out[rule] = v as string;
  }
  for (const rule of Object.keys(given))
    if (!(rule in HOUSE_RULES))
      throw new InputError(`There is no house rule "${rule}"; there are ${Object.keys(HOUSE_RULES).join(', ')}.`);
  return out as unknown as HouseRules;
}

function unknownAlien(id: unknown, known: ReadonlySet<string>): InputError {
  const near = [...known].filter((k) => typeof id === 'string' && k[0] === id[0]?.toLowerCase());
  return new InputError(
    `There is no alien "${String(id)}"${near.length > 0 ? `; did you mean one of ${near.join(', ')}?` : '.'}`,
  );
}

function oneOfEach<T extends string>(input: unknown, name: string, all: readonly T[]): readonly T[] {
  if (input === undefined || input === null) return all;
  const given = texts(input, name);
  const strange = given.find((x) => !(all as readonly string[]).includes(x));
  if (strange !== undefined) throw new InputError(`${name} can be ${all.join(', ')}, not "${strange}".`);
  if (given.length === 0) throw new InputError(`${name} is empty; leave it out to allow all of ${all.join(', ')}.`);
  return given as unknown as readonly T[];
}

function object(input: unknown, name: string): { [key: string]: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError(`${name} must be an object, not ${show(input)}.`);
  return input as { [key: string]: unknown };
}
function array(input: unknown, name: string): unknown[] {
  if (!Array.isArray(input)) throw new InputError(`${name} must be a list, not ${show(input)}.`);
  return input;
}
function texts(input: unknown, name: string): string[] {
  const list = array(input, name);
  const odd = list.find((x) => typeof x !== 'string');
  if (odd !== undefined) throw new InputError(`${name} must be a list of texts; ${show(odd)} is not one.`);
  return list as string[];
}
function text(input: unknown, name: string): string {
  if (typeof input !== 'string') throw new InputError(`${name} must be a text, not ${show(input)}.`);
  return input;
}
function count(input: unknown, name: string): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0)
    throw new InputError(`${name} must be a whole number, 0 or more, not ${show(input)}.`);
  return input;
}
function flag(input: unknown, name: string, usual: boolean): boolean {
  if (input === undefined || input === null) return usual;
  if (typeof input !== 'boolean') throw new InputError(`${name} must be true or false, not ${show(input)}.`);
  return input;
}
const show = (x: unknown): string => JSON.stringify(x) ?? 'nothing';
export const asPlain = (o: Options): Plain => o as unknown as Plain;
