export const sum = <T>(rows: readonly T[], value: (row: T) => number): number => rows.reduce((n, row) => n + value(row), 0);
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string[] => [
  row(...head),
  row(...head.map((_, i) => (i === 0 ? '---' : '--:'))),
  ...rows,
];
