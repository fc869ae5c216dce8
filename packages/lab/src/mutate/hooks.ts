import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../shared/paths.ts';

/** Makes this process or worker load the rules from prepared files, and tests with our own way of running them. */
export function installHooks(prepared: { readonly [path: string]: string }): void {
  const shim = new URL('./shim.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === 'vitest' && context.parentURL !== shim) return { url: shim, shortCircuit: true };
      return nextResolve(specifier, context);
    },
    load(url, context, nextLoad) {
      const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)).replaceAll('\\', '/') : '';
      if (!Object.hasOwn(prepared, path)) return nextLoad(url, context);
      return { format: 'module', source: readFileSync(prepared[path], 'utf8'), shortCircuit: true };
    },
  });
}
