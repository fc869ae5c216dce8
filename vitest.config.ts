import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './packages/web/messages-plugin.ts';

export default defineConfig({
  plugins: [messages()],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'threads',
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Modules keep no state, so test files may share them: loading all the rules once a worker, not once a file.
    isolate: false,
    // What hangs fails in a minute. Nothing takes a quarter of that on two quiet cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A forgotten `.only` must not pass for a full run.
    allowOnly: false,
  },
});
