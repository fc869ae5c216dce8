import type { Report } from './report.ts';

const cell = (x: string | number): string => {
  const text = typeof x === 'number' && !Number.isInteger(x) ? x.toFixed(6) : String(x);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line for each alien. */
export function csvText(r: Report): string {
  const head = [
    'alien',
    'name',
    'set',
    'alert',
    'games',
    'wins',
    'solo',
    'rate',
    'low',
    'high',
    'stands',
    'power_uses',
    'super_uses',
    'wild_uses',
  ];
  const rows = r.aliens.map((a) => [
    a.id,
    a.name,
    a.set,
    a.alert,
    a.games,
    a.wins,
    a.solo,
    a.rate,
    a.low,
    a.high,
    a.stands,
    a.powerUses,
    a.superUses,
    a.wildUses,
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}
