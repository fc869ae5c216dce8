import { newPerson, openTable, post, setTable, signIn, type Look } from '@parley/web/e2e';
import type { CreateInput, Session } from '@parley/server/protocol';
import type { Page } from 'playwright-core';
import type { House } from '@parley/web/e2e/house';

type Hands = { readonly [colour: string]: readonly string[] };

const bot = (colour: string, alien: string) => ({ kind: 'bot' as const, bot: 'rookie' as const, choice: { colour, alien } });

/** Blue's turn, and red is met. Whoever is not a person is a rookie. */
export const blueMeetsRed = (red: CreateInput['seats'][number], hands: Hands): CreateInput => ({
  name: 'Proof',
  seats: [{ kind: 'me', choice: { colour: 'blue', alien: 'macron' } }, red, bot('green', 'trader'), bot('yellow', 'zombie')],
  options: { position: { turn: 'blue', destiny: ['red'], hands } },
  start: red.kind === 'bot',
});

export interface Person {
  readonly page: Page;
  readonly session: Session;
  readonly faults: readonly string[];
}

/** Ada is blue, Ben is red; the game has begun and both look at it, Ada on a screen of this kind. */
export async function adaAndBen({ server, browser }: House, hands: Hands, look?: Look): Promise<readonly [string, Person, Person]> {
  const { address } = server;
  const seat = { kind: 'open' as const, choice: { colour: 'red', alien: 'pacifist' } };
  const { table, session: ada } = await setTable(address, blueMeetsRed(seat, hands), 'Ada');
  const ben = await signIn(address, 'Ben');
  await post(address, `/tables/${table}/join`, { seat: 1 }, ben.token);
  const [first, second] = [await newPerson(browser, look, ada), await newPerson(browser, undefined, ben)];
  await first.page.goto(`${address}/t/${table}`);
  await first.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([openTable(first.page, address, table), openTable(second.page, address, table)]);
  return [table, { ...first, session: ada }, { ...second, session: ben }];
}
