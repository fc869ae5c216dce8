import { describe, expect, it } from 'vitest';
import { DEAL_SCENES } from '../../e2e/deal-scenes.ts';
import { gather } from '../../e2e/gather.ts';
import { SCENES } from '../../e2e/scenes.ts';
import { grave, LOOKS } from './axe.ts';
import { house } from './support.ts';

const at = house('axe');

describe.each(LOOKS)('axe finds nothing serious (%s)', (_name, look) => {
  it('on the table', async () => {
    const { server, browser } = at();
    const out: { [scene: string]: readonly string[] } = {};
    for (const scene of [...SCENES.filter((s) => ['launch', 'reveal', 'deal'].includes(s.name)), ...DEAL_SCENES]) {
      const { page, others, leave } = await gather(browser, server.address, scene, look);
      await scene.play(page, others);
      const found = await grave(page, look);
      if (found.length > 0) out[scene.name] = found;
      await leave();
    }
    expect(out).toEqual({});
  });
});
