/** Plays a whole game against bots by clicking, and says how it went. */
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { openQuickGame, watchFaults } from './open.ts';
import { answer, nextQuestion } from './player.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    most: { type: 'string', default: '600' },
  },
});

const server = await startServer();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: Number(values.height) } });
  const faults = watchFaults(page);
  await openQuickGame(page, server.address, { players: Number(values.players), speed: 0 });
  const kinds = new Map<string, number>();
  let answers = 0;
  const started = performance.now();
  for (; answers < Number(values.most); answers++) {
    const asked = await nextQuestion(page);
    if (asked === null) break;
    kinds.set(asked, (kinds.get(asked) ?? 0) + 1);
    await answer(page, answers);
    await page.waitForFunction((was) => document.querySelector('#decision')?.getAttribute('data-title') !== was || document.querySelector('#decision.quiet'), asked, { timeout: 4000 }).catch(() => undefined); // prettier-ignore
  }
  const title = await page.getAttribute('#decision', 'data-title');
  console.log(`${answers} answers in ${((performance.now() - started) / 1000).toFixed(0)} s; ${title}`);
  for (const [asked, n] of [...kinds].sort((a, b) => b[1] - a[1])) console.log(`${String(n).padStart(4)}  ${asked}`);
  for (const fault of faults) console.log(`fault: ${fault}`);
  process.exitCode = faults.length > 0 || !(await page.locator('#decision.over').count()) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
