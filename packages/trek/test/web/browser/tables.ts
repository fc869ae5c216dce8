import { newPerson, openTable, post, setTable, signIn, type Look } from '@parley/web/e2e';
import type { House } from '@parley/web/e2e/house';
import type { Locator, Page } from 'playwright-core';

const copies = (...ids: readonly string[]): readonly string[] => ids.flatMap((id) => Array.from({ length: 10 }, () => id));

/** Two missions that one person each can solve: 35 points beside the outpost, 30 a short flight away. */
const SHORT = {
  name: 'Short',
  missions: ['PRE-173', 'PRE-161', 'PRE-146', 'PRE-150', 'PRE-152', 'PRE-182'],
  reserve: [],
  seeds: ['PRE-104'],
  sites: [],
  // Data, Deanna Troi, Benjamin Maxwell, Runabout.
  draw: copies('PRE-204', 'PRE-205', 'PRE-199', 'PRE-331'),
};
/** One dilemma, and people who have nothing to do. */
const IDLE = {
  name: 'Idle',
  missions: ['PRE-160', 'PRE-166', 'PRE-168', 'PRE-174', 'PRE-178', 'PRE-187'],
  reserve: [],
  seeds: ['PRE-19'],
  sites: [],
  draw: copies('PRE-276', 'PRE-261', 'PRE-331'),
};

export interface Person {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Ada and Ben sit at a table to sixty points, Ada begins; nothing is seeded yet. */
export async function adaAndBen({ server, browser }: House, adas?: Look, bens?: Look): Promise<readonly [string, Person, Person]> {
  const { address } = server;
  const { table, session } = await setTable(
    address,
    {
      game: 'trek',
      name: 'Two decks',
      seats: [{ kind: 'me', choice: { deck: SHORT } }, { kind: 'open' }],
      options: { target: 60, first: 0 },
    },
    'Ada',
  );
  const ben = await signIn(address, 'Ben');
  await post(address, `/tables/${table}/join`, { seat: 1, choice: { deck: IDLE } }, ben.token);
  const [first, second] = [await newPerson(browser, adas, session), await newPerson(browser, bens, ben)];
  await first.page.goto(`${address}/t/${table}`);
  await first.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([openTable(first.page, address, table), openTable(second.page, address, table)]);
  return [table, first, second];
}

/** A game against a rookie that has begun, each with a starter deck; whoever looks at it sits at the first seat. */
export const againstRookie = (address: string): ReturnType<typeof setTable> =>
  setTable(address, { game: 'trek', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], options: { first: 0 }, start: true }, 'Mira');

/** A short game against a rookie that has begun: its dilemmas let whoever meets them choose, and it has nothing else to do. */
export const shortGame = (address: string): ReturnType<typeof setTable> =>
  setTable(
    address,
    {
      game: 'trek',
      seats: [
        { kind: 'me', choice: { deck: SHORT } },
        // Three times Chula: Pick One to Save Two, for the best missions of the other player.
        { kind: 'bot', bot: 'rookie', choice: { deck: { ...IDLE, seeds: ['DOM-5', 'DOM-5', 'DOM-5'] } } },
      ],
      options: { target: 60, first: 0 },
      start: true,
    },
    'Mira',
  );

/** What can be pressed in the prompt, by the words on it. */
export const choice = (page: Page, text: RegExp | string): Locator =>
  page.locator('#decision [data-part="choice"]:not(:disabled)', { hasText: text }).first();

/** Presses it once it is there. */
export const press = (page: Page, text: RegExp | string): Promise<void> => choice(page, text).click();

/** Gives an order to somebody. */
export const order = (page: Page, subject: RegExp, verb: string): Promise<void> =>
  page.locator('#decision').getByRole('group', { name: subject }).locator('[data-part="choice"]', { hasText: verb }).first().click();

export const endTurn = (page: Page): Promise<void> => press(page, 'End the turn');

const ASKED = '#decision[data-question]:not([data-state="sending"])';

/** Waits until this is asked, and says what it is. */
export async function asks(page: Page, title: RegExp): Promise<string> {
  const found = await page.waitForFunction(
    ({ asked, source }) => {
      const said = document.querySelector(asked)?.getAttribute('data-title') ?? '';
      return new RegExp(source).test(said) ? said : null;
    },
    { asked: ASKED, source: title.source },
    { polling: 20 },
  );
  return (await found.jsonValue()) ?? '';
}

/** Lays missions at the first place that is offered, until something else is asked. */
export async function layMissions(page: Page, until: RegExp): Promise<void> {
  for (let said = ''; ;) {
    const next = await asks(page, new RegExp(`^Where do you lay|${until.source}`));
    if (until.test(next)) return;
    if (next !== said) await page.locator(`${ASKED} [data-part="choice"]`).first().tap();
    said = next;
  }
}

/** Lets the plan seed everything; on a phone its button is in a drawer. */
export async function seedAll(page: Page, look: Look): Promise<void> {
  const button = page.locator('[data-part="seed-for-me"]');
  const drawer = page
    .locator('[data-part="drawers"]')
    .getByRole('button', { name: /^\d*\s*Hand|^Hand/ })
    .first();
  const inDrawer = look.width < 768 || look.height < 520;
  if (inDrawer) await drawer.click();
  await button.click();
  await asks(page, /^Your turn/);
  if (inDrawer) await drawer.click();
}
