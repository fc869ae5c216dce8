import { gather } from '@parley/web/e2e';
import { describe, expect, it } from 'vitest';
import { DEAL_SCENES } from '../scenes/deal-scenes.ts';
import { SCENES } from '../scenes/scenes.ts';
import { grave, LOOKS } from '@parley/web/e2e/axe';
import { house } from '@parley/web/e2e/house';

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
