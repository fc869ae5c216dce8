import type { Browser, Page } from 'playwright-core';
import { newPerson, openTable, post, setTable, signIn, type Look } from './open.ts';
import type { Scene } from './scene.ts';

export interface Gathered {
  readonly page: Page;
  /** In the order of the scene's people. */
  readonly others: readonly Page[];
  readonly faults: readonly string[];
  leave(): Promise<void>;
}

/** Sets the table of a scene, with everybody it needs in front of it, and begins. */
export async function gather(browser: Browser, address: string, scene: Scene, look: Look): Promise<Gathered> {
  const { create, people = [] } = scene;
  const { table, session } = await setTable(address, create);
  const me = await newPerson(browser, look, session);
  const others: Awaited<ReturnType<typeof newPerson>>[] = [];
  for (const [i, name] of people.entries()) {
    const who = await signIn(address, name);
    const seats = create.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    await post(address, `/tables/${table}/join`, { seat: seats[i] }, who.token);
    others.push(await newPerson(browser, undefined, who));
  }
  if (create.start !== true) {
    await me.page.goto(`${address}/t/${table}`);
    await me.page.getByRole('button', { name: 'Begin' }).click();
  }
  await Promise.all([me, ...others].map(({ page }) => openTable(page, address, table)));
  return {
    page: me.page,
    others: others.map(({ page }) => page),
    faults: me.faults,
    leave: async () => void (await Promise.all([me, ...others].map(({ context }) => context.close()))),
  };
}
