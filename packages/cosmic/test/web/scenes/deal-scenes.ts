import { asked, pick, question, type Scene } from '@parley/web/e2e';
import type { CreateInput } from '@parley/server/protocol';
import type { Page } from 'playwright-core';
import { answerFor, bot } from './scenes.ts';

/** Deals among more than two. The others are people: rookies would have talked it over before a page is drawn. */

const THREE: CreateInput = {
  name: 'Friday table',
  // Pages on a busy machine need their time.
  clocks: { deal: 300 },
  seats: [
    { kind: 'me', choice: { colour: 'blue', alien: 'diplomat' } },
    { kind: 'open', choice: { colour: 'red', alien: 'macron' } },
    { kind: 'open', choice: { colour: 'green', alien: 'trader' } },
    { kind: 'open', choice: { colour: 'yellow', alien: 'zombie' } },
    bot('purple', 'pacifist'),
  ],
  options: {
    position: {
      turn: 'red',
      destiny: ['green'],
      hands: {
        blue: ['negotiate', 'attack-14', 'force-field', 'reinforcement-3'],
        red: ['attack-08', 'attack-12', 'plague'],
        green: ['attack-10', 'attack-06', 'mobius-tubes'],
        yellow: ['attack-04', 'attack-06'],
        purple: ['attack-04', 'attack-06'],
      },
    },
  },
};

/** Red fights green until the cards lie open; then blue makes a deal of three out of it. */
export async function dealOfThree(blue: Page, others: readonly Page[]): Promise<void> {
  for (let n = 0; n < 400; n++) {
    for (const page of [blue, ...others]) {
      const now = await question(page);
      if (now === null) continue;
      if (page === blue && /cards are revealed/.test(now.text)) {
        await pick(blue, /Diplomat/);
        await Promise.all([blue, ...others.slice(0, 2)].map((p) => asked(p, /offer/)));
        return;
      }
      if (!(/invite|join/.test(now.text) && (await pick(page, /None of them|Neither|stay out/i)))) await answerFor(page, now.text, n);
      await page.waitForFunction(
        (id) => document.querySelector('#decision:not([data-state="sending"])')?.getAttribute('data-question') !== id,
        now.id,
      );
    }
    await blue.waitForTimeout(20);
  }
  throw new Error('the cards were never revealed');
}

export const DEAL_SCENES: readonly Scene[] = [{ name: 'deal-three', create: THREE, people: ['Ben', 'Cyd', 'Dot'], play: dealOfThree }];
