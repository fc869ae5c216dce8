import { describe, expect, it } from 'vitest';
import { newPerson, openTable, setTable } from '../../e2e/open.ts';
import { SCENES } from '../../e2e/scenes.ts';
import { grave, LOOKS } from './axe.ts';
import { house } from './support.ts';

const at = house('axe');

describe.each(LOOKS)('axe finds nothing serious (%s)', (_name, look) => {
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
