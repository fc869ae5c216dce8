import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, openTable, quickGame, setTable } from '../../e2e/open.ts';
import { nextQuestion } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('games apart');

/** Everything a page has fetched, by address. */
async function fetched(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map((x) => x.name));
  return names.filter((x) => x.startsWith('http'));
}
/** The scripts and styles among them. */
const parts = (all: readonly string[]): readonly string[] => all.filter((x) => /\.(?:js|css)$/.test(x));
/** What was asked of the server about games. */
const about = (all: readonly string[]): string[] =>
  [...new Set(all.flatMap((x) => /\/api\/(?:lexicon|codex)\/[a-z]+/.exec(x)?.[0] ?? []))].toSorted();

it('whoever plays one game fetches nothing of another, and the other way round', async () => {
  const { server, browser } = at();
  const games = {
    cosmic: await quickGame(server.address, 3),
    trek: await setTable(server.address, { game: 'trek', seats: [{ kind: 'me' }, { kind: 'bot' }], start: true }),
  };
  const seen: { [game: string]: { readonly all: readonly string[]; readonly texts: ReadonlyMap<string, string> } } = {};
  for (const [game, { table, session }] of Object.entries(games)) {
    const { page, context, faults } = await newPerson(browser, undefined, session);
    await openTable(page, server.address, table);
    await nextQuestion(page);
    const all = await fetched(page);
    const texts = await Promise.all(parts(all).map(async (url) => [url, await (await fetch(url)).text()] as const));
    seen[game] = { all, texts: new Map(texts) };
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(about(seen.cosmic.all)).toEqual(['/api/lexicon/cosmic']);
  expect(about(seen.trek.all)).toEqual(['/api/lexicon/trek']);
  // What only one of them says, in its scripts.
  const COSMIC = ['hand-place', 'hull-ghost'];
  const TREK = ['seed-for-me', 'data-solved'];
  const has = (game: string, words: string): boolean => [...seen[game].texts.values()].some((text) => text.includes(words));
  expect(COSMIC.map((words) => [has('cosmic', words), has('trek', words)])).toEqual(COSMIC.map(() => [true, false]));
  expect(TREK.map((words) => [has('trek', words), has('cosmic', words)])).toEqual(TREK.map(() => [true, false]));
  // And what both have fetched is the shell's: it names no part of either.
  const shared = [...seen.cosmic.texts].filter(([url]) => seen.trek.texts.has(url));
  expect(shared.length).toBeGreaterThan(2);
  expect(shared.filter(([, text]) => [...COSMIC, ...TREK].some((words) => text.includes(words)))).toEqual([]);
});
