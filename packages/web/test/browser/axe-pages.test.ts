import { describe, expect, it } from 'vitest';
import { botGame, newPerson, setTable } from '../../e2e/open.ts';
import { grave, LOOKS } from './axe.ts';
import { house } from './support.ts';

const at = house('axe');

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
      ['/create', 'main ol'],
      [`/t/${table}`, '[aria-labelledby="room-seats"] li'],
      ['/games', 'main h1'],
      ['/codex', 'main ul'],
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
});
