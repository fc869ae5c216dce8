import { expect, it } from 'vitest';
import { readLine, type Line } from '../src/journal/line.ts';
import { fold } from '../src/journal/state.ts';

const ada = { id: 'a', name: 'Ada' };
const bob = { id: 'b', name: 'Bob' };
const settings = {
  name: 'Friday',
  game: 'cosmic',
  visibility: 'unlisted',
  password: null,
  watchers: true,
  pokerFace: false,
  clocks: { decision: null, bank: null, deal: null },
  options: {},
};
const read = (lines: readonly object[]): Line[] => lines.map((line) => readLine(JSON.stringify(line)));

it('reads journals of before a seat had a choice of its own', () => {
  const { state } = fold(
    'H7KQ2M',
    read([
      {
        k: 'open',
        at: 1,
        settings,
        host: ada,
        seats: [
          { owner: ada, bot: null, colour: 'red', alien: 'zombie' },
          { owner: null, bot: null, colour: 'blue', alien: null },
          { owner: null, bot: 'rookie', colour: 'green', alien: null, free: true },
        ],
      },
      { k: 'sit', at: 2, seat: 1, who: bob, colour: 'green' },
    ]),
  );
  expect(state.seats).toEqual([
    { owner: ada, bot: null, choice: { colour: 'red', alien: 'zombie' }, broughtBy: 'a' },
    { owner: bob, bot: null, free: false, choice: { colour: 'green', alien: null }, broughtBy: 'b' },
    { owner: null, bot: 'rookie', free: true, choice: { colour: 'blue', alien: null }, broughtBy: null },
  ]);
});

it('reads what it writes today', () => {
  const seats = [
    { owner: ada, bot: null, choice: { colour: 'red', alien: null } },
    { owner: null, bot: null, choice: { colour: 'blue', alien: null } },
  ];
  const choices = [
    { colour: 'blue', alien: null },
    { colour: 'red', alien: 'void' },
  ];
  const { state } = fold(
    'H7KQ2M',
    read([
      { k: 'open', at: 1, settings, host: ada, seats },
      { k: 'sit', at: 2, seat: 1, who: bob, choices },
      { k: 'sit', at: 3, seat: 1, who: bob },
    ]),
  );
  expect(state.seats.map((x) => x.choice)).toEqual(choices);
});

it('keeps choices that a line does not speak of, and forgets what somebody takes away', () => {
  const seats = ['red', 'blue', 'green'].map((colour) => ({ owner: null, bot: null, choice: { colour, alien: null } }));
  const opened = { k: 'open', at: 1, settings, host: ada, seats };
  const sat = { k: 'sit', at: 2, seat: 1, who: bob, choices: [null, { colour: 'green', alien: 'void' }, { colour: 'blue', alien: null }] };
  const left = { k: 'leave', at: 3, seat: 1, bot: null, choice: { colour: 'green', alien: null } };
  const aliens = (lines: readonly object[]): unknown => fold('H7KQ2M', read(lines)).state.seats.map((x) => [x.choice, x.broughtBy]);
  const red = [{ colour: 'red', alien: null }, null];
  const blue = [{ colour: 'blue', alien: null }, null];
  expect(aliens([opened, sat])).toEqual([red, [{ colour: 'green', alien: 'void' }, 'b'], blue]);
  expect(aliens([opened, sat, left])).toEqual([red, [{ colour: 'green', alien: null }, null], blue]);
});
