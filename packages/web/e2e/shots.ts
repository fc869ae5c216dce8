/** Pictures of the table at several sizes, dark and light, into .cache/shots (or --out). `--only reveal --size 1440x900` makes fewer. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { newPerson, openTable, setTable } from './open.ts';
import { SCENES } from './scenes.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: fileURLToPath(new URL('../../../.cache/shots', import.meta.url)) },
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
  },
});

const SIZES = ['1440x900', '1280x800', '820x1180', '390x844'];
const THEMES = ['dark', 'light'] as const;

mkdirSync(values.out, { recursive: true });
const server = await startServer({ FIXED_SEED: 'shots' });
const browser = await launchBrowser();
let failed = 0;
try {
  for (const scene of SCENES.filter((s) => values.only === undefined || values.only.split(',').includes(s.name)))
    for (const size of values.size?.split(',') ?? SIZES)
      for (const theme of THEMES.filter((t) => values.theme === undefined || values.theme === t)) {
        const [width, height] = size.split('x').map(Number);
        const { table, session } = await setTable(server.address, scene.create);
        const look = { width, height, touch: width < 768, theme };
        const { context, page, faults } = await newPerson(browser, look, session);
        const name = `${scene.name}-${size}-${theme}.png`;
        try {
          await openTable(page, server.address, table);
          await scene.play(page);
          await page.waitForTimeout(400);
        } catch (error) {
          failed++;
          console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        await page.screenshot({ path: join(values.out, name) });
        for (const fault of faults) console.log(`${name}: ${fault}`);
        failed += faults.length;
        await context.close();
        console.log(name);
      }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
