import type { CreateInput } from '@parley/server/protocol';
import type { Page } from 'playwright-core';
import { answer, nextQuestion, pick, unlessGone, type Question, type Scene } from '@parley/web/e2e';

export const bot = (colour: string, alien: string) => ({ kind: 'bot' as const, bot: 'rookie' as const, choice: { colour, alien } });

/** The colonies of the design's own picture. */
export const SHIPS = {
  blue: { warp: 5, 'green/2': 1, 'yellow/4': 2, 'purple/1': 1, 'blue/1': 3, 'blue/2': 2, 'blue/3': 2, 'blue/4': 2 },
  green: { warp: 5, 'yellow/1': 1, 'red/4': 2, 'purple/5': 2, 'green/5': 0, 'green/4': 1, 'green/3': 3, 'green/2': 3 },
  yellow: { warp: 2, 'red/5': 2, 'blue/4': 1, 'purple/5': 1, 'purple/3': 1, 'yellow/5': 1, 'yellow/4': 2, 'yellow/3': 4, 'yellow/2': 3 },
  red: { warp: 3, 'green/5': 2, 'purple/3': 2, 'red/5': 0, 'red/4': 2, 'red/2': 3, 'red/3': 4 },
  purple: { warp: 9, 'yellow/5': 2, 'purple/1': 0, 'purple/3': 0, 'purple/5': 0, 'purple/2': 4 },
};

const HAND = [
  'attack-08',
  'attack-14',
  'attack-40',
  'negotiate',
  'flare:pacifist',
  'force-field',
  'plague',
  'reinforcement-3',
  'reinforcement-5',
];

/** You and four rookies, as in the design's own picture. */
export const five = (name: string, options: NonNullable<CreateInput['options']>): CreateInput => ({
  name,
  seats: [
    { kind: 'me', choice: { colour: 'blue', alien: 'sorcerer' } },
    bot('green', 'trader'),
    bot('yellow', 'zombie'),
    bot('red', 'macron'),
    bot('purple', 'pacifist'),
  ],
  options,
  start: true,
});

const table = (name: string, hands: { readonly [colour: string]: readonly string[] }): CreateInput =>
  five(name, { position: { turn: 'blue', hands, destiny: ['red'], ships: SHIPS } });

/** Answers until a question matches. */
export async function until(page: Page, wanted: RegExp, most = 40): Promise<void> {
  let asked: Question | null = null;
  for (let n = 0; n < most; n++) {
    asked = await nextQuestion(page, asked);
    if (asked === null) throw new Error(`the game ended before "${wanted.source}"`);
    if (wanted.test(asked.text)) return;
    const { text } = asked;
    await unlessGone(page, asked, () => answerFor(page, text, n));
  }
  throw new Error(`"${wanted.source}" was never asked`);
}

/** Goes for the moment: attacks Red 2, invites one, plays what the scene is about. */
export async function answerFor(page: Page, asked: string, n: number): Promise<void> {
  if (/aim the gate/.test(asked) && (await pick(page, /Red 2/))) return;
  if (/encounter card do you play/.test(asked) && ((await pick(page, /Attack 08/)) || (await pick(page, /Negotiate/)))) return;
  if (/invite/.test(asked)) {
    await page.locator('#decision [data-part="choice"][aria-pressed="false"]').first().click();
    await pick(page, /This one|These|None/);
    return;
  }
  if (/want to act/.test(asked) && (await pick(page, /Pass/))) return;
  await answer(page, n + 1);
}

export const SCENES: readonly Scene[] = [
  {
    name: 'launch',
    create: table('Friday table', { blue: HAND }),
    async play(page) {
      await until(page, /ships do you send/);
      for (const row of [0, 2, 5])
        await page.locator('#decision [data-part="row"] [data-part="stepper"] button:last-child').nth(row).click();
      await page.locator('#decision [data-part="row"]').nth(5).hover();
    },
  },
  { name: 'planning', create: table('Friday table', { blue: HAND }), play: (page) => until(page, /encounter card do you play/) },
  {
    name: 'reveal',
    create: table('Friday table', { blue: HAND, red: ['attack-06', 'attack-10', 'attack-12', 'attack-20', 'reinforcement-2'] }),
    async play(page) {
      await until(page, /Reinforcements may be played/);
      await page.locator('#decision [data-part="choice"]').nth(1).hover();
      const why = page.locator('#log').getByRole('button', { name: 'why?' });
      if ((await why.count()) > 0) await why.last().click();
      await page.locator('#decision [data-part="choice"]').nth(1).hover();
    },
  },
  {
    name: 'deal',
    create: table('Friday table', {
      blue: ['negotiate', 'negotiate', 'force-field', 'reinforcement-3', 'flare:pacifist'],
      red: ['negotiate', 'negotiate', 'plague'],
    }),
    async play(page) {
      await until(page, /offer/);
      const glowing = page.locator('[data-part="piece"][data-state="legal"]');
      if ((await glowing.count()) > 1) await glowing.nth(1).click();
      const cards = page.locator('#hand [data-part="card"][data-state="legal"]');
      if ((await cards.count()) > 0) await cards.first().click();
    },
  },
  ...[3, 4, 6, 7, 8].map((n): Scene => ({
    name: `seats-${n}`,
    create: {
      name: 'Many seats',
      seats: [{ kind: 'me' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'bot' as const, bot: 'rookie' as const }))],
      start: true,
    },
    async play(page) {
      let asked: Question | null = null;
      for (let i = 0; i < 7; i++) {
        asked = await nextQuestion(page, asked);
        if (asked === null || (i > 3 && /want to act|join|invite|encounter card/.test(asked.text))) return;
        await answer(page, 1);
      }
    },
  })),
  { name: 'waiting', create: table('Friday table', { blue: HAND }), play: async (page) => void (await nextQuestion(page)) },
];
