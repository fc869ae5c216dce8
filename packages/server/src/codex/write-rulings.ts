/** Writes the rulings that tests prove into a file, for a build that leaves the tests behind. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { collectRulings, RULINGS_FILE } from './rulings.ts';

const rulings = collectRulings();
mkdirSync(dirname(RULINGS_FILE), { recursive: true });
writeFileSync(RULINGS_FILE, `${JSON.stringify(rulings, null, 1)}\n`);
console.log(`${rulings.length} rulings`);
