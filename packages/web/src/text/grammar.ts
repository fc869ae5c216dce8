export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
export const and = (items: readonly string[]): string => joined(items, 'and');
export const or = (items: readonly string[]): string => joined(items, 'or');
