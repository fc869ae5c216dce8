import { compileAll, type Catalogue } from '@parley/kit/messages';
import { transformWithOxc, type Plugin } from 'vite';

/** Catalogues of messages: whatever lies in the folder of a language, but for the index that puts them together. */
const CATALOGUE = /\/text\/(?:en|de)\/(?!index\.ts$)[a-z-]+\.ts$/;
/** The catalogue of a game's rules is compiled where the server loads it. */
const SERVED = /\/packages\/[a-z]+\/text\//;

/** Compiles ICU messages while the browser's part is built, so that no parser is sent along. */
export function messages(): Plugin {
  return {
    name: 'parley-messages',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      if (!CATALOGUE.test(path) || SERVED.test(path)) return null;
      const { code: script } = await transformWithOxc(code, path);
      const written = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
        readonly [name: string]: Catalogue<string>;
      };
      const compiled = Object.entries(written).map(
        ([name, catalogue]) => `export const ${name} = ${JSON.stringify(compileAll(catalogue))};`,
      );
      return { code: compiled.join('\n'), map: null };
    },
  };
}
