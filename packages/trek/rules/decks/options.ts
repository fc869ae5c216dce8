import { InputError } from '@parley/kernel';
import { isFields } from '../../language/index.ts';
import type { Deck, HouseRules, Options } from '../options/options.ts';
import { SEATS } from '../state/state.ts';
import { brief, readLegalDeck } from './read.ts';
import { starterDecks, starterNamed } from './starters.ts';

/** What is played where nobody says otherwise: the defaults of T36. */
export const USUAL_HOUSE: HouseRules = {
  missionsCount: true,
  reserve: 'deck',
  failedSolveStops: false,
  extraDeath: 'always',
  returnFire: 'all',
  whiteDeath: 'addicts',
  deprivedStopped: 'fight',
  deckEnd: 'turn',
  release: 'after',
  firstCountdown: 'same-turn',
};
export const HOUSE_CHOICES: { readonly [K in keyof HouseRules]: readonly HouseRules[K][] } = {
  missionsCount: [true, false],
  reserve: ['deck', 'space'],
  failedSolveStops: [false, true],
  extraDeath: ['always', 'unhurt'],
  returnFire: ['all', 'target'],
  whiteDeath: ['addicts', 'anybody'],
  deprivedStopped: ['fight', 'rest'],
  deckEnd: ['turn', 'at-once'],
  release: ['after', 'before'],
  firstCountdown: ['same-turn', 'next-turn'],
};
export const TARGETS = [60, 100, 140] as const;
export const FACES = ['strict', 'open'] as const;
export const FIRST = ['random', 0, 1] as const;

const KNOWN = ['players', 'seats', 'first', 'target', 'faces', 'house'];

/** Reads options a person wrote. Who brings no deck gets one of the starter decks. */
export function parseOptions(input: unknown): Options {
  if (!isFields(input)) throw new InputError('Options are given by name: {"seats": [{"deck": {...}}, {}]}.');
  const strange = Object.keys(input).find((x) => !KNOWN.includes(x));
  if (strange !== undefined) throw new InputError(`There is no option "${brief(strange)}"; the options are ${KNOWN.join(', ')}.`);
  const { players = SEATS, seats = [{}, {}], first = 'random', target = 100, faces = 'strict', house = {} } = input;
  if (players !== SEATS) throw new InputError(`Two play this game, not ${said(players)}.`);
  if (!Array.isArray(seats) || seats.length !== SEATS) throw new InputError(`Two play this game: "seats" is a list of ${SEATS}.`);
  const rules = readHouse(house);
  const decks = starterDecks();
  return {
    seats: seats.map((x: unknown, seat) => ({ deck: readSeat(x, decks[seat % decks.length], rules.missionsCount) })),
    first: oneOf('first', first, FIRST),
    target: oneOf('target', target, TARGETS),
    faces: oneOf('faces', faces, FACES),
    house: rules,
  };
}

function readSeat(x: unknown, usual: Deck, missionsCount: boolean): Deck {
  if (!isFields(x)) throw new InputError('A seat is written as {"deck": {...}}, or {} for a starter deck.');
  const { deck, ...other } = x;
  const [strange] = Object.keys(other);
  if (strange !== undefined) throw new InputError(`A seat has a deck, but no "${brief(strange)}".`);
  if (deck === undefined || deck === null) return usual;
  return typeof deck === 'string' ? starterNamed(deck) : readLegalDeck(deck, missionsCount);
}

function readHouse(input: unknown): HouseRules {
  if (!isFields(input)) throw new InputError(`House rules are given by name: ${Object.keys(HOUSE_CHOICES).join(', ')}.`);
  const strange = Object.keys(input).find((x) => !Object.hasOwn(HOUSE_CHOICES, x));
  if (strange !== undefined)
    throw new InputError(`There is no house rule "${brief(strange)}"; there are ${Object.keys(HOUSE_CHOICES).join(', ')}.`);
  const read = <K extends keyof HouseRules>(name: K): HouseRules[K] =>
    Object.hasOwn(input, name) ? oneOf(`house.${name}`, input[name], HOUSE_CHOICES[name]) : USUAL_HOUSE[name];
  return {
    missionsCount: read('missionsCount'),
    reserve: read('reserve'),
    failedSolveStops: read('failedSolveStops'),
    extraDeath: read('extraDeath'),
    returnFire: read('returnFire'),
    whiteDeath: read('whiteDeath'),
    deprivedStopped: read('deprivedStopped'),
    deckEnd: read('deckEnd'),
    release: read('release'),
    firstCountdown: read('firstCountdown'),
  };
}

/** What somebody wrote where something else was expected. */
const said = (given: unknown): string => brief(JSON.stringify(given) ?? 'nothing');

function oneOf<const X>(name: string, given: unknown, choices: readonly X[]): X {
  const found = choices.find((x) => x === given);
  if (found === undefined)
    throw new InputError(`"${name}" is one of ${choices.map((x) => JSON.stringify(x)).join(', ')}, not ${said(given)}.`);
  return found;
}
