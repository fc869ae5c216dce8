import { createInterface } from 'node:readline';
import { styleFor, type Style } from '../shared/term.ts';

/** Where a person reads and types. */
export interface Terminal {
  readonly style: Style;
  readonly width: number;
  write(text: string): void;
  /** A line, or null when there will be no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

const WIDEST = 120;

/** The terminal this process runs in. Input may come from a pipe, as in a test. */
export function ownTerminal(words: () => readonly string[]): Terminal {
  const { stdin, stdout } = process;
  const interactive = stdin.isTTY && stdout.isTTY;
  const lines = createInterface({
    input: stdin,
    output: interactive ? stdout : undefined,
    terminal: interactive,
    completer: (line: string) => [words().filter((w) => w.startsWith(line)), line],
  });
  const waiting: ((line: string | null) => void)[] = [];
  const early: string[] = [];
  let closed = false;
  lines.on('line', (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else early.push(line);
  });
  // Without this, Ctrl-C would only pause the input.
  lines.on('SIGINT', () => {
    stdout.write('\n');
    lines.close();
  });
  lines.on('close', () => {
    closed = true;
    for (const next of waiting.splice(0)) next(null);
  });
  return {
    style: styleFor(stdout),
    get width() {
      return Math.min(stdout.columns || 100, WIDEST);
    },
    write: (text) => void stdout.write(`${text}\n`),
    ask(prompt) {
      if (interactive) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(`${prompt}\n`);
      const line = early.shift();
      if (line !== undefined) return Promise.resolve(line);
      return closed ? Promise.resolve(null) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => lines.close(),
  };
}
