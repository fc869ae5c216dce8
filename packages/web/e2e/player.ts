import type { Page } from 'playwright-core';

/** The question on screen, or null while nothing is asked. */
export async function question(page: Page): Promise<string | null> {
  const asked = page.locator('#decision:not(.quiet):not(.sending)');
  return (await asked.count()) > 0 ? asked.first().getAttribute('data-title') : null;
}

export const isOver = (page: Page): Promise<boolean> => page.locator('#decision.over').count().then((n) => n > 0); // prettier-ignore

/** Waits until something is asked or the game is over. Returns the question. */
export async function nextQuestion(page: Page, timeout = 60_000): Promise<string | null> {
  await page.waitForSelector('#decision:not(.quiet):not(.sending), #decision.over', { timeout });
  return (await isOver(page)) ? null : question(page);
}

/**
 * Answers the question on screen by clicking, as a modest player would: the first thing that can be chosen, in turn with passes so
 * that games go on. Returns what was clicked.
 */
export async function answer(page: Page, turn: number): Promise<string> {
  const box = page.locator('#decision:not(.quiet):not(.sending)').first();
  const enter = box.locator('.ch', { has: page.locator('kbd', { hasText: /^Enter$/ }) });
  if ((await box.locator('.deal-moves').count()) > 0) {
    const accept = box.locator('.ch:not(:disabled)', { has: page.locator('kbd', { hasText: /^1$/ }) });
    if ((await accept.count()) > 0 && turn % 2 === 0) return click(accept.first());
    return click(box.locator('.ch', { has: page.locator('kbd', { hasText: /^0$/ }) }).first());
  }
  if ((await box.locator('.rw').count()) > 0) {
    for (let n = 0; n < 40; n++) {
      if ((await enter.first().isEnabled()) && n > 0) break;
      const more = box.locator('.rw .stp button:last-child:not(:disabled)');
      if ((await more.count()) === 0) break;
      await more.nth(n % (await more.count())).click();
    }
    return click(enter.first());
  }
  if ((await enter.count()) > 0) {
    for (let n = 0; n < 30 && !(await enter.first().isEnabled()); n++)
      await box.locator('.minibtn:not(.pick), .ch[aria-pressed="false"]').first().click();
    return click(enter.first());
  }
  const input = box.locator('input.filter');
  const choices = box.locator('.ch:not(:disabled)');
  if ((await choices.count()) === 0 && (await input.count()) > 0) await input.first().fill('');
  const pass = box.locator('.ch.pass');
  if ((await pass.count()) > 0 && turn % 3 === 0) return click(pass.first());
  return click(choices.nth(turn % Math.min(3, Math.max(1, await choices.count()))));
}

async function click(target: ReturnType<Page['locator']>): Promise<string> {
  const text = ((await target.textContent()) ?? '').trim();
  await target.click();
  return text;
}
