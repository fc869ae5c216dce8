import { allAliens } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { measure, rowOf, type Compared } from '../../lab/rookie/measure.ts';
import { reportText } from '../../lab/rookie/report.ts';
import { round, SEATS } from '../../lab/rookie/tables.ts';
import { style } from '@parley/lab/shared/term.ts';

const all = allAliens().map((a) => a.id);
const compared = (alien: string, rookie: number, random: number, games: number): Compared[] =>
  Array.from({ length: games }, (_, i) => ({ alien, rookie: i < rookie, random: i < random, uses: [1, 0] }));

describe('lab rookie', () => {
  it('seats each alien once a round, in random company', () => {
    const tables = round('r', 1, all);
    expect(tables.flatMap((t) => t.measured.map((seat) => t.aliens[seat])).sort()).toEqual([...all].sort());
    for (const t of tables) expect(new Set(t.aliens).size).toBe(SEATS);
    expect(round('r', 1, all)).toEqual(tables);
    const one = round('r', 2, ['fido']);
    expect(one).toHaveLength(1);
    expect(one[0].aliens[one[0].measured[0]]).toBe('fido');
  });

  it('plays the same table with a rookie and with a random player in the seat', () => {
    const [table] = round('m', 1, ['fido']);
    const { compared: list, failures } = measure(table);
    expect(failures).toEqual([]);
    expect(list.map((x) => x.alien)).toEqual(['fido']);
    expect(measure(table).compared).toEqual(list);
  });

  it('measures at tables with variants', () => {
    const [table] = round('v', 1, ['fido'], { rewards: 'both', hazards: true });
    expect(table.table).toEqual({ rewards: 'both', hazards: true });
    const { compared: list, failures } = measure(table);
    expect(failures).toEqual([]);
    expect(list).toHaveLength(1);
  });

  it('flags those whom it plays no better than chance', () => {
    const rows = [
      rowOf('fido', compared('fido', 40, 2, 100)),
      rowOf('will', compared('will', 9, 9, 100)),
      rowOf('void', compared('void', 12, 9, 100)),
    ];
    expect(rows.map((x) => x.verdict)).toEqual(['better', 'worse', 'likely']);
    const text = reportText(rows, style(false));
    expect(text).toContain('no better than a random player: Will');
    expect(text).toContain('better, but not surely: Void');
    expect(text).toMatch(/Fido +yellow +100 +40\.0% +30\.9% to 49\.8% +2\.0%/);
  });
});
