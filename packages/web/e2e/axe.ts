/** What axe finds on the table in several states, dark and light. Nothing serious may be among it. */
import axe from 'axe-core';
import { launchBrowser } from './browser.ts';
import { openTable } from './open.ts';
import { SCENES, setTable } from './scenes.ts';
import { startServer } from './server.ts';

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const server = await startServer({ ALLOW_POSITIONS: '1', CREATE_RATE_BURST: '1000' });
const browser = await launchBrowser();
let serious = 0;
try {
  for (const name of ['launch', 'reveal', 'deal', 'waiting'])
    for (const [width, height, theme] of [
      [1440, 900, 'dark'],
      [1440, 900, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      const scene = SCENES.find((s) => s.name === name);
      if (!scene) continue;
      const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
      await openTable(page, server.address, await setTable(server.address, scene), { theme, speed: 0 });
      await scene.play(page);
      await page.waitForTimeout(300);
      await page.evaluate(axe.source);
      const violations = await page.evaluate(
        async () =>
          (await (globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe.run()).violations,
      );
      for (const v of violations) {
        if (v.impact === 'serious' || v.impact === 'critical') serious++;
        console.log(`${name} ${width} ${theme}: ${v.impact} ${v.id} (${v.nodes.length})`);
        for (const n of v.nodes.slice(0, 3))
          console.log(`    ${n.html.slice(0, 160)}\n    ${n.failureSummary.split('\n').slice(1, 3).join(' ')}`);
      }
      await page.close();
    }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${serious} serious`);
process.exitCode = serious > 0 ? 1 : 0;
