import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { botGame, DESKTOP, newPerson, openTable, PHONE, setTable, type Look } from '../../e2e/open.ts';
import { SCENES } from '../../e2e/scenes.ts';
import { house } from './support.ts';

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const at = house('axe');

type Axe = { run(where: Document, options: object): Promise<{ violations: Found[] }> };

/** What axe finds that keeps somebody out. In the light look only the colours are others. */
async function grave(page: Page, { theme }: Look): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const options = theme === 'light' ? { runOnly: ['color-contrast'] } : {};
  const found = await page.evaluate(
    async (o) => (await (globalThis as unknown as { axe: Axe }).axe.run(document, o)).violations,
    options,
  );
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 160)} (${n.failureSummary.split('\n')[1]?.trim()})`).join('; ')}`,
    );
}

const LOOKS: readonly (readonly [string, Look])[] = [
  ['desktop, dark', DESKTOP],
  ['desktop, light', { ...DESKTOP, theme: 'light' }],
  ['phone', PHONE],
];

describe.each(LOOKS)('axe finds nothing serious (%s)', (_name, look) => {
  it('on the pages around the table', async () => {
    const { server, browser } = at();
    const { address } = server;
    const { table, session } = await setTable(address, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }] });
    const game = await botGame(address);
    const { page, context } = await newPerson(browser, look, session);
    const pages: readonly (readonly [string, string])[] = [
      ['/', 'main h1'],
      ['/watch', 'main h1'],
      ['/create', '.seat-rows'],
      [`/t/${table}`, '.room-seats'],
      ['/games', 'main h1'],
      ['/codex', '.cdx-list, main ul'],
      ['/codex/alien/zombie', '#entry-name'],
      ['/codex/card/plague', '#entry-name'],
      ['/codex/option/planets', '#entry-name'],
      [`/replay/${game}`, 'main svg'],
    ];
    const out: { [path: string]: readonly string[] } = {};
    for (const [path, ready] of pages) {
      await page.goto(`${address}${path}`);
      await page.locator(ready).first().waitFor();
      const found = await grave(page, look);
      if (found.length > 0) out[path] = found;
    }
    await context.close();
    expect(out).toEqual({});
  });

  it('on the table', async () => {
    const { server, browser } = at();
    const out: { [scene: string]: readonly string[] } = {};
    for (const scene of SCENES.filter((s) => ['launch', 'reveal', 'deal'].includes(s.name))) {
      const { table, session } = await setTable(server.address, scene.create);
      const { page, context } = await newPerson(browser, look, session);
      await openTable(page, server.address, table);
      await scene.play(page);
      const found = await grave(page, look);
      if (found.length > 0) out[scene.name] = found;
      await context.close();
    }
    expect(out).toEqual({});
  });
});
