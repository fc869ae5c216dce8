import type { Report } from './report.ts';

const cell = (x: string | number): string => {
  const text = typeof x === 'number' && !Number.isInteger(x) ? x.toFixed(6) : String(x);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line for each row. */
export function csvText(r: Report): string {
  const facts = Object.keys(r.rows[0]?.facts ?? {});
  const rates = ['games', 'wins', 'solo', 'rate', 'low', 'high', 'stands'] as const;
  const head = [r.rowName, 'name', ...facts, ...rates, ...r.columns.map(({ id }) => `${id}_uses`)];
  const rows = r.rows.map((x) => [
    x.id,
    x.name,
    ...facts.map((column) => x.facts[column]),
    ...rates.map((column) => x[column]),
    ...r.columns.map(({ id }) => x.uses[id]),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}
