import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Only in pages whose presses are noted: the latest ones, as the page has seen them. */
    noted?: string[];
  }
}

const KEPT = 12;

/** Has a page note what it sees of presses: where each begins and ends, on which choice of which question, and whether it is a click. */
export const notePresses = (page: Page): Promise<void> =>
  page.evaluate((kept) => {
    if (window.noted) return;
    const noted: string[] = (window.noted = []);
    const note = ({ type, target }: Event): void => {
      const choice = target instanceof Element ? target.closest('[data-part="choice"]') : null;
      const question = document.querySelector('#decision')?.getAttribute('data-question') ?? 'nothing asked';
      noted.push(`${type} on ${choice?.textContent ?? 'no choice'} (${question})`);
      noted.splice(0, noted.length - kept);
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) window.addEventListener(type, note, true);
  }, KEPT);

/** How the prompt stands, and what the page has seen of the latest presses: why nothing came of one. */
export const whyStanding = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector('#decision');
    const note = prompt?.querySelector('[data-part="note"]')?.textContent ?? '';
    return [`the prompt is ${prompt?.getAttribute('data-state')}: ${note}`, ...(window.noted ?? [])].join('\n  ');
  });
