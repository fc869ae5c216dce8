/** Arrows along the lines: left and right through a row, up and down from theirs over the mission to one's own, pages to the other quadrant. */
export function nextStop(room: HTMLElement | null, e: { readonly key: string; readonly target: EventTarget }): HTMLElement | null {
  if (room === null || !(e.target instanceof HTMLElement)) return null;
  const { row, column, level } = e.target.dataset;
  if (row === undefined || column === undefined || level === undefined) return null;
  const stops = [...room.querySelectorAll<HTMLElement>('[data-row][data-piece]')];
  const [r, c, l] = [Number(row), Number(column), Number(level)];
  const at = (x: HTMLElement): { readonly r: number; readonly c: number; readonly l: number } => ({
    r: Number(x.dataset.row),
    c: Number(x.dataset.column),
    l: Number(x.dataset.level),
  });
  const tiles = stops.filter((x) => at(x).r === r && at(x).l === 0);
  const here = stops.filter((x) => at(x).r === r && at(x).c === c).toSorted((a, b) => at(a).l - at(b).l);
  switch (e.key) {
    case 'ArrowLeft':
      return tiles.find((x) => at(x).c === c - 1) ?? null;
    case 'ArrowRight':
      return tiles.find((x) => at(x).c === c + 1) ?? null;
    case 'Home':
      return tiles[0] ?? null;
    case 'End':
      return tiles.at(-1) ?? null;
    case 'ArrowUp':
      return here.findLast((x) => at(x).l < l) ?? null;
    case 'ArrowDown':
      return here.find((x) => at(x).l > l) ?? null;
    case 'PageUp':
    case 'PageDown': {
      const other = stops.filter((x) => at(x).r === r + (e.key === 'PageUp' ? -1 : 1) && at(x).l === 0);
      return other[Math.min(c, other.length - 1)] ?? null;
    }
    default:
      return null;
  }
}
