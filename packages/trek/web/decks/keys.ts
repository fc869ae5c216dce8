import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/** Does it take letters itself? */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The slash goes to the search field, as everywhere; Ctrl with Z and Y goes back and on again. */
export function useBuilderKeys(
  search: RefObject<HTMLInputElement | null>,
  { undo, redo }: { readonly undo: (() => void) | null; readonly redo: (() => void) | null },
): void {
  useEffect(() => {
    const press = (e: globalThis.KeyboardEvent): void => {
      if (writes(e.target) || document.querySelector('dialog[open]') !== null) return;
      const key = e.key.toLowerCase();
      const act =
        e.ctrlKey || e.metaKey
          ? key === 'y' || (key === 'z' && e.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : null
          : key === '/' && !e.altKey && search.current !== null
            ? () => search.current?.focus()
            : null;
      if (act === null) return;
      e.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [search, undo, redo]);
}

/** The rows of a list that keys walk through. */
const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-part="row"]')];

/** Arrow keys walk from row to row; Home and End go to the ends. Where rows stand side by side, `columns` says how many. Above the first is what `leave` goes to. */
export function walk(e: KeyboardEvent, columns = 1, leave: (() => void) | null = null): void {
  const rows = rowsOf(e.currentTarget);
  const at = rows.findIndex((x) => x === document.activeElement);
  const steps: { readonly [key: string]: number | undefined } = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: columns > 1 ? 1 : undefined,
    ArrowLeft: columns > 1 ? -1 : undefined,
    Home: -rows.length,
    End: rows.length,
  };
  const step = steps[e.key];
  if (step === undefined || rows.length === 0) return;
  e.preventDefault();
  if (at === 0 && e.key === 'ArrowUp' && leave !== null) return leave();
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
}

/** Goes from a row to the next one, or from the last to the one before. */
export function focusBeside(row: EventTarget & Element): void {
  const list = row.closest('ul');
  const rows = list === null ? [] : rowsOf(list);
  const at = rows.findIndex((x) => x === row);
  (rows[at + 1] ?? rows[at - 1])?.focus();
}

/** One tab stop for a list: the row that was focused last, or its first. */
export const tabStop = (here: boolean): 0 | -1 => (here ? 0 : -1);
