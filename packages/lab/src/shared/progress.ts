/** One line that is written over and over. On anything but a terminal it stays silent. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

export function progress(out: NodeJS.WriteStream = process.stderr): Progress {
  let last = 0;
  let shown = false;
  return {
    show(text) {
      const now = performance.now();
      if (!out.isTTY || now - last < 100) return;
      last = now;
      shown = true;
      out.write(`\r\u001b[2K${text.slice(0, (out.columns || 80) - 1)}`);
    },
    clear() {
      if (shown) out.write('\r\u001b[2K');
      shown = false;
    },
  };
}

/** A bar of `width` characters, filled to `part` (0 to 1). */
export function bar(part: number, width = 20): string {
  const full = Math.round(Math.min(1, Math.max(0, part)) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
}
