import { nextQuestion, pick, unlessGone, type Question, type Scene } from '@parley/web/e2e';
import type { CreateInput } from '@parley/server/protocol';
import type { Page } from 'playwright-core';
import { answerFor, bot } from './scenes.ts';

/** Moments of games with aliens that bring things of their own to the table. */

type Position = NonNullable<NonNullable<CreateInput['options']>['position']>;

const HANDS = {
  blue: ['attack-12', 'attack-40', 'negotiate', 'plague', 'reinforcement-3'],
  red: ['attack-08', 'attack-06', 'attack-04', 'mobius-tubes'],
};

/** I am blue and play this alien. */
const as = (alien: string, position: Position = {}, others: readonly string[] = ['trader', 'zombie', 'macron']) => ({
  name: 'Friday table',
  seats: [
    { kind: 'me' as const, choice: { colour: 'blue', alien } },
    bot('green', others[0]),
    bot('yellow', others[1]),
    bot('red', others[2]),
  ],
  options: { position: { turn: 'blue', hands: HANDS, destiny: ['red', 'green', 'yellow'], ...position } },
  start: true,
});

/** What is chosen where a question or an occasion has these words. */
type Choices = readonly (readonly [RegExp, RegExp])[];

/** Plays until a question matches, choosing as told and otherwise like anybody who attacks red. */
async function playTo(page: Page, wanted: RegExp, choices: Choices = [], most = 60): Promise<void> {
  let asked: Question | null = null;
  for (let n = 0; n < most; n++) {
    asked = await nextQuestion(page, asked);
    if (asked === null) throw new Error(`the game ended before "${wanted.source}"`);
    const { text } = asked;
    if (wanted.test(text)) return;
    await unlessGone(page, asked, async () => {
      for (const [question, choice] of choices) if (question.test(text) && (await pick(page, choice))) return;
      await answerFor(page, text, n);
    });
  }
  throw new Error(`"${wanted.source}" was never asked`);
}

/** Sends or boards so many ships from the first places that have any. */
async function send(page: Page, n: number): Promise<void> {
  for (let i = 0; i < n; i++)
    await page.locator('#decision [data-part="row"] [data-part="stepper"] button:last-child:not(:disabled)').first().click();
  await page.locator('#decision [data-part="choice"][data-key="Enter"]').first().click();
}

/** As full as a table becomes: a liner between eight systems. */
const EIGHT: CreateInput = {
  name: 'Eight',
  seats: [
    { kind: 'me', choice: { colour: 'blue', alien: 'tourist' } },
    ...['voyager', 'pirate', 'cryo', 'reactor', 'sycophant', 'mouth', 'tide'].map((alien, i) =>
      bot(['green', 'yellow', 'red', 'purple', 'orange', 'white', 'black'][i], alien),
    ),
  ],
  options: { position: { turn: 'blue', destiny: ['red'], ships: { green: { 'blue/5': 2 }, red: { 'green/1': 3 } } } },
  start: true,
};

export const ALIEN_SCENES: readonly Scene[] = [
  {
    name: 'liner-eight',
    create: EIGHT,
    async play(page) {
      await playTo(page, /go on board/);
      await send(page, 4);
      await playTo(page, /aim the gate/, [[/sail/, /Clockwise/]]);
    },
  },
  {
    name: 'liner',
    create: as('tourist'),
    async play(page) {
      await playTo(page, /go on board/);
      await send(page, 3);
      await playTo(page, /aim the gate/, [[/sail/, /Clockwise/]]);
    },
  },
  {
    name: 'liner-ashore',
    create: as('tourist'),
    async play(page) {
      await playTo(page, /go on board/);
      await send(page, 3);
      await playTo(page, /aim the gate/, [[/sail/, /Clockwise/]]);
      await playTo(page, /go ashore/, [
        [/sail/, /Counterclockwise/],
        [/at home/, /Ships go ashore/],
      ]);
    },
  },
  {
    name: 'warp-world',
    create: as('voyager', { ships: { green: { 'blue/2': 2 } } }),
    play: (page) =>
      playTo(page, /aim the gate/, [
        [/act/, /Voyager/],
        [/goes to the warp/, /Blue 2/],
      ]),
  },
  { name: 'explorer', create: as('explorer'), play: (page) => playTo(page, /encounter card do you play/, [[/act/, /Discover/]]) },
  {
    name: 'worldship',
    create: as('leviathan'),
    play: (page) =>
      playTo(page, /encounter card do you play/, [
        [/act/, /Leviathan/],
        [/home planet/, /Blue 3/],
      ]),
  },
  { name: 'symbiote', create: as('symbiote'), play: (page) => playTo(page, /ships do you send/) },
  { name: 'symbiote-reveal', create: as('symbiote'), play: (page) => playTo(page, /Reinforcements may be played/) },
  {
    name: 'merchant',
    create: as('merchant'),
    play: (page) => playTo(page, /Reinforcements may be played|revealed/, [[/act/, /Merchant/]]),
  },
  {
    name: 'aside',
    create: as('macron', { hands: { ...HANDS, blue: ['attack-12', 'attack-40', 'plague', 'flare:voyager'] } }, [
      'trader',
      'zombie',
      'laser',
    ]),
    async play(page) {
      await playTo(page, /aim the gate/);
      const card = page.locator('#hand [data-part="card"]', { hasText: /Voyager/ });
      const drawer = (await card.count()) === 0;
      if (drawer) await page.getByRole('button', { name: /^Hand,/ }).click();
      await card.click();
      await page
        .locator('#hand')
        .getByRole('group', { name: /any time/ })
        .getByRole('button')
        .first()
        .click();
      if (drawer) await page.getByRole('button', { name: 'Close' }).click();
      await playTo(page, /send to the warp/);
      await pick(page, /40/);
      await playTo(page, /encounter card do you play/);
    },
  },
  {
    name: 'sheets',
    create: as(
      'cryo',
      {
        sheets: { cryo: { storage: ['attack-10', 'negotiate', 'flare:void'] }, mouth: { belly: ['attack-07', 'attack-05'] } },
        tokens: { sycophant: 10 },
      },
      ['reactor', 'mouth', 'sycophant'],
    ),
    play: (page) => playTo(page, /aim the gate/),
  },
  {
    name: 'captives',
    create: as('pirate', { hands: { ...HANDS, blue: ['attack-40', 'attack-20', 'attack-15'] } }, ['roach', 'lizard', 'joker']),
    play: (page) =>
      playTo(page, /another encounter|captured ships do you sell/, [
        [/encounter card/, /40/],
        [/act/, /Pirate/],
      ]),
  },
];
