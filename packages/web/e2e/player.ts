import type { Locator, Page } from 'playwright-core';
import { STEP } from './open.ts';
import { notePresses, whyStanding } from './presses.ts';

/** A person in front of a page: sees what is asked and answers it by clicking, tapping or typing. */

const ASKED = '#decision[data-question]:not([data-state="sending"])';
const OVER = '#decision[data-state="over"]';

export interface Question {
  /** The server's name for it: another one is another question, even in the same words. */
  readonly id: string;
  readonly text: string;
}

/** What is asked now, or null while nothing is. */
export const question = (page: Page): Promise<Question | null> =>
  page.evaluate((asked) => {
    const box = document.querySelector(asked);
    return box === null ? null : { id: box.getAttribute('data-question') ?? '', text: box.getAttribute('data-title') ?? '' };
  }, ASKED);

export const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;

/** Waits until something other than `last` is asked; null when the game is over. */
export async function nextQuestion(page: Page, last: Question | null = null, timeout = STEP): Promise<Question | null> {
  await page.waitForFunction(
    ({ asked, over, id }) =>
      document.querySelector(over) !== null || (document.querySelector(asked)?.getAttribute('data-question') ?? id) !== id,
    { asked: ASKED, over: OVER, id: last?.id ?? null },
    { timeout, polling: 50 },
  );
  return (await isOver(page)) ? null : question(page);
}

/** Waits until this is asked, and answers nothing meanwhile. */
export async function asked(page: Page, wanted: RegExp, timeout = STEP): Promise<Question> {
  for (const end = Date.now() + timeout; Date.now() < end; await page.waitForTimeout(50)) {
    const now = await question(page);
    if (now !== null && wanted.test(now.text)) return now;
  }
  throw new Error(`"${wanted.source}" was not asked; on the page stands "${(await question(page))?.text}"`);
}

export type Touch = 'click' | 'tap';

/** Chooses by the words on it; false when there is no such choice. */
export async function pick(page: Page, text: RegExp, how: Touch = 'click'): Promise<boolean> {
  const choice = page.locator('#decision [data-part="choice"]:not(:disabled)', { hasText: text }).first();
  if ((await choice.count()) === 0) return false;
  await choice[how]();
  return true;
}

/**
 * Answers the question on screen as a modest player would: the first thing that can be chosen, in turn with passes so that games go
 * on.
 */
export async function answer(page: Page, turn: number, how: Touch = 'click'): Promise<void> {
  const box = page.locator(ASKED);
  const keyed = (key: string): Locator => box.locator(`[data-part="choice"][data-key="${key}"]:not(:disabled)`).first();
  const has = async (target: Locator): Promise<boolean> => (await target.count()) > 0;
  if (await has(box.locator('[data-part="bargain"]'))) {
    const accept = keyed('1');
    return turn % 2 === 0 && (await has(accept)) ? accept[how]() : keyed('0')[how]();
  }
  const enter = box.locator('[data-part="choice"][data-key="Enter"]').first();
  if (await has(enter)) {
    const spread = await has(box.locator('[data-part="row"]'));
    // Ships: at least one where that is possible. Picks: as few as will do.
    for (let n = 0; n < 40 && ((spread && n === 0) || !(await enter.isEnabled())); n++) {
      const more = spread
        ? box.locator('[data-part="row"] [data-part="stepper"] button:last-child:not(:disabled)')
        : box.locator('[data-part="card"][aria-pressed="false"], [data-part="choice"][aria-pressed="false"]');
      if (!(await has(more))) break;
      await more.nth(spread ? n % (await more.count()) : 0)[how]();
    }
    return enter[how]();
  }
  const pass = box.locator('[data-part="choice"][data-key="Space"]');
  if (turn % 3 === 0 && (await has(pass))) return pass.first()[how]();
  const choices = box.locator('[data-part="choice"]:not(:disabled)');
  await choices.nth(turn % Math.min(3, await choices.count()))[how]();
}

/** Gives an answer, unless the question goes away meanwhile: in a bargain others may speak, or leave, before one has pressed anything. */
export async function unlessGone(page: Page, asked: Question, give: () => Promise<unknown>): Promise<void> {
  try {
    await give();
  } catch (error) {
    if ((await question(page))?.id === asked.id) throw error;
  }
}

/** How long a person looks at a question that was answered. */
const PATIENCE = STEP / 3;

/** Plays until the game is over or `until` says so. Returns how many answers were given. */
export async function play(
  page: Page,
  options: { readonly how?: Touch; readonly until?: (asked: Question, n: number) => boolean; readonly most?: number } = {},
): Promise<number> {
  const { how = 'click', until = () => false, most = 600 } = options;
  await notePresses(page);
  let asked: Question | null = null;
  for (let n = 0; n < most; n++) {
    const last: Question | null = asked;
    asked = await nextQuestion(page, last, PATIENCE).catch(async () => {
      // Rarely, and only on a machine that is busy, nothing comes of a press. Why is not known: the page tells what it has seen of it, and
      // whoever sits in front of it presses once more.
      const now = await question(page);
      if (now !== null && now.id === last?.id) {
        console.log(`"${now.text}" had to be answered twice; ${await whyStanding(page)}`);
        await answer(page, n, how);
      }
      return nextQuestion(page, last);
    });
    if (asked === null || until(asked, n)) return n;
    const open = asked;
    await unlessGone(page, open, () => answer(page, n, how));
  }
  throw new Error(`the game was not over after ${most} answers; the last question was "${asked?.text}"`);
}

/** Several people at one table: whoever is asked answers, so many times in all. */
export async function playTogether(pages: readonly Page[], answers: number): Promise<void> {
  for (let n = 0; n < answers;) {
    for (const page of pages) {
      const asked = await question(page);
      if (asked === null) continue;
      await unlessGone(page, asked, () => answer(page, n));
      n++;
      await page.waitForFunction(({ box, id }) => document.querySelector(box)?.getAttribute('data-question') !== id, {
        box: ASKED,
        id: asked.id,
      });
    }
    await pages[0].waitForTimeout(20);
  }
}

/** Answers by the keys that the prompt shows, and nothing else. */
export async function answerByKeys(page: Page): Promise<void> {
  const keys = page.keyboard;
  const prompt = await page.evaluate((asked) => {
    const box = document.querySelector(asked);
    const all = [...(box?.querySelectorAll<HTMLButtonElement>('[data-part="choice"][data-key]') ?? [])];
    return {
      deal: box?.querySelector('[data-part="bargain"]') !== null,
      pass: all.some((b) => b.dataset.key === 'Space'),
      send: all.some((b) => b.dataset.key === 'Enter'),
      yes: all.some((b) => b.dataset.key === 'Y'),
    };
  }, ASKED);
  const ready = (): Promise<boolean> => page.locator(`${ASKED} [data-part="choice"][data-key="Enter"]`).first().isEnabled();
  if (prompt.deal) return keys.press('0');
  if (prompt.pass) return keys.press('Space');
  if (prompt.yes) return keys.press('y');
  if (!prompt.send) await keys.press('1');
  for (let digit = 1; prompt.send && digit <= 9 && (digit === 1 || !(await ready())); digit++) await keys.press(String(digit));
  await keys.press('Enter');
}
