import { pick, type Scene } from '@parley/web/e2e';
import type { CreateInput } from '@parley/server/protocol';
import type { Page } from 'playwright-core';
import { five, SHIPS, until } from './scenes.ts';

/** Moments of games with variants: what they put on the table, before players and on the map. */

const HANDS = {
  blue: [
    'attack-12',
    'attack-08',
    'reward:kicker-x2',
    'reward:intimidate-19',
    'reward:attack-02-20',
    'reward:rift-3',
    'plague',
    'reward:reinforcement-6',
  ],
  red: ['attack-10', 'attack-08', 'reward:kicker-x3', 'reward:retreat'],
  green: ['attack-06', 'attack-07', 'reward:rift-4', 'reward:reinforcement-x'],
};

const everything = (hands: { readonly [colour: string]: readonly string[] }): CreateInput =>
  five('Everything', {
    rewards: 'both',
    hazards: true,
    stations: 'one',
    specialShips: 'flagship',
    technology: true,
    position: {
      turn: 'blue',
      hands,
      destiny: ['red!'],
      ships: SHIPS,
      rewardDiscard: ['attack-16', 'negotiate-crooked-deal'],
      hazards: ['energy-fields'],
      hazardDeck: ['witness'],
      stations: {
        blue: { 'alien-outpost': 'blue/1' },
        red: { 'assault-barracks': 'red/2' },
        green: { 'temporal-matrix': 'green/5' },
        yellow: { 'cosmic-energy-generator': 'yellow/3' },
      },
      specialShips: { blue: ['blue/1'], red: ['red/2'], green: ['green/3'], yellow: ['purple/5'], purple: ['purple/2'] },
      techs: { blue: { 'gluon-mines': 2, 'enigma-device': 0 }, red: { 'lunar-cannon': 1 }, green: { 'warpspace-key': 3 } },
      completed: { blue: ['collapsium-hulls'], yellow: ['vacuum-turbines'] },
    },
  });

const EVERYTHING = everything(HANDS);
const TALKING = everything({ ...HANDS, blue: ['negotiate', 'negotiate', 'plague'], red: ['negotiate', 'negotiate'] });

/** Lays the kicker down where that is asked. */
async function kick(page: Page): Promise<void> {
  await until(page, /before (?:main players|cards|encounter cards)|select/i, 60);
  await pick(page, /Kicker/);
}

const TWO = five('Two powers', { powers: 2, hiddenPowers: true, position: { turn: 'blue', destiny: ['red'] } });

const TEAMS = five('Teams', {
  teams: true,
  dials: true,
  rewards: 'dominion',
  commonRewards: true,
  position: {
    turn: 'blue',
    destiny: ['red'],
    teams: [
      ['blue', 'yellow'],
      ['red', 'green'],
    ],
  },
});

/** As full as a table becomes. */
const EIGHT: CreateInput = {
  name: 'Eight',
  seats: [{ kind: 'me' }, ...Array.from({ length: 7 }, () => ({ kind: 'bot' as const, bot: 'rookie' as const }))],
  options: { rewards: 'both', hazards: true, stations: 'one', specialShips: 'salvage', technology: true, dials: true },
  start: true,
};

export const VARIANT_SCENES: readonly Scene[] = [
  { name: 'everything', create: EVERYTHING, play: (page) => until(page, /aim the gate/) },
  { name: 'everything-sends', create: EVERYTHING, play: (page) => until(page, /ships do you send/) },
  {
    name: 'kicker',
    create: EVERYTHING,
    async play(page) {
      await kick(page);
      await until(page, /encounter card do you play/);
    },
  },
  {
    name: 'kicked',
    create: EVERYTHING,
    async play(page) {
      await kick(page);
      await until(page, /Reinforcements may be played/);
    },
  },
  { name: 'deal-things', create: TALKING, play: (page) => until(page, /offer/, 60) },
  { name: 'two-powers', create: TWO, play: (page) => until(page, /aim the gate|want to act/) },
  { name: 'teams', create: TEAMS, play: (page) => until(page, /invite/) },
  { name: 'dials', create: TEAMS, play: (page) => until(page, /encounter card do you play/) },
  { name: 'eight', create: EIGHT, play: (page) => until(page, /dial|encounter card/, 80) },
];
