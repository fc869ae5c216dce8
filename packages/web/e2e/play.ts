/** Plays a whole game against bots by clicking (or, at the size of a phone, by tapping), and says how it went. */
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { newPerson, openTable, quickGame } from './open.ts';
import { play } from './player.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    seed: { type: 'string', default: '' },
  },
});

const server = await startServer(values.seed === '' ? {} : { FIXED_SEED: values.seed });
const browser = await launchBrowser();
try {
  const [width, height] = [Number(values.width), Number(values.height)];
  const { table, session } = await quickGame(server.address, Number(values.players));
  const { page, faults } = await newPerson(browser, { width, height, touch: width < 768 }, session);
  await openTable(page, server.address, table);
  const started = performance.now();
  const asked = new Map<string, number>();
  const answers = await play(page, {
    how: width < 768 ? 'tap' : 'click',
    until: ({ text }) => {
      asked.set(text, (asked.get(text) ?? 0) + 1);
      return false;
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${answers} answers in ${seconds} s; ${await page.getAttribute('#decision', 'data-title')}`);
  for (const [text, n] of [...asked].sort((a, b) => b[1] - a[1])) console.log(`${String(n).padStart(4)}  ${text}`);
  for (const fault of faults) console.log(`fault: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
