/** Starts the server from the environment. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The rules are some hundred files; without this every start would compile them anew.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)));

const { readConfig } = await import('./context/config.ts');
const { messageOf, stackOf } = await import('./context/errors.ts');
const { startServer } = await import('./server.ts');

try {
  const running = await startServer(readConfig(process.env));
  console.log(`Parley is at ${running.address}`);
  const stop = (): void => {
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
    // Whatever still hangs must not keep the process.
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  // A promise nobody waited for is our fault, but no reason to throw everybody out: what counts is stored.
  process.on('unhandledRejection', (error) => {
    running.context.metrics.add('faults');
    running.context.log.error({ error: messageOf(error), stack: stackOf(error) }, 'unhandled rejection');
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
