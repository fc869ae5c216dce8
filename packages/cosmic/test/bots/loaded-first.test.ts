import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a rookie knows the cards also where it is loaded before the game', () => {
  const bots = new URL('../../bots/', import.meta.url);
  const script = `
    const { readCard } = await import('${bots.href}see/cards.ts');
    const { winsWith } = await import('${bots.href}judge/odds.ts');
    const unknown = readCard('attack-08').type;
    await import('${bots.href}../index.ts');
    console.log(JSON.stringify([unknown, readCard('attack-08').type, winsWith(40, true) > winsWith(0, true)]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(stdout || stderr)).toEqual(['unknown', 'attack', true]);
});
