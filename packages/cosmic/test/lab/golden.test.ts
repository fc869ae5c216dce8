import { describe, expect, it } from 'vitest';
import { checkGolden, folderOf, LARGEST, readGolden, RECORD_COMMAND, recordGolden } from '@parley/lab/golden/games.ts';
import { cosmicLab } from '../../lab/index.ts';

const FOLDER = folderOf(cosmicLab);

describe('golden games', () => {
  it('are there', () => {
    expect(readGolden(FOLDER).length, `there are no golden games; record them with: ${RECORD_COMMAND}`).toBeGreaterThan(0);
    for (const { file, text } of readGolden(FOLDER)) expect(text.length, `${file} is too large`).toBeLessThan(LARGEST);
  });

  it('lead where they led when they were recorded', () => {
    const differences = readGolden(FOLDER).flatMap((game) => checkGolden(game) ?? []);
    expect(differences, `if this change of the rules was intended, record anew with: ${RECORD_COMMAND}`).toEqual([]);
  });

  it('name the entry at which the rules lead elsewhere', () => {
    const [game] = recordGolden(cosmicLab, 'test', 1);
    expect(checkGolden(game)).toBeNull();
    const lines = game.text.split('\n');
    const entry = JSON.parse(lines[10].replace(/,$/, '')) as { h: number };
    lines[10] = lines[10].replace(`"h":${entry.h}`, `"h":${entry.h + 1}`);
    expect(checkGolden({ ...game, text: lines.join('\n') })).toMatch(/entry 10 now leads to another state: seat \d /);
    const cut = [...lines.slice(0, 5), lines[5].replace(/,$/, ''), ']}'].join('\n');
    expect(checkGolden({ ...game, text: cut })).toContain('the game does not end any more');
  });
});
