import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from '../shared/files.ts';
import { ROOT } from '../shared/paths.ts';
import { straightened, takersOfFlows } from './transform.ts';

// Loaded before everything else (`node --import`), this makes a process or a worker run the straight build of the rules.

/** The kernel, and the folders of games: no other package has flows. */
const RULES = /\/packages\/(?:kernel\/src|(?!(?:kernel|kit|server|web|lab)\/)[a-z]+)\/.*\.ts$/;
const later = takersOfFlows(sourceFiles('packages/{kernel/src,*/{rules,content,effects}}/**/*.ts'));

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (!RULES.test(found.url)) return found;
    // What is made otherwise here has a file of its own, which may itself use the other one.
    const own = found.url.replace(/\.ts$/, '.straight.ts');
    return own === context.parentURL || !existsSync(fileURLToPath(own)) ? found : { ...found, url: own };
  },
  load(url, context, nextLoad) {
    if (!RULES.test(url)) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const text = readFileSync(path, 'utf8');
    const source = straightened({ path: relative(ROOT, path), text }, later);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
