/** Where the rules threw. What only checks them says nothing about that. */
export function origin(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const stack = inner instanceof Error ? (inner.stack ?? '') : '';
  const lines = stack.split('\n').filter((line) => /packages[\\/](?!lab|kernel[\\/]src[\\/]testing)/.test(line));
  return lines
    .map((line) => line.trim().replace(/(?:file:\/\/)?[^\s()]*packages[\\/]/, 'packages/'))
    .slice(0, 6)
    .join('\n');
}
