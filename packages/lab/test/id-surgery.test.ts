import { describe, expect, it } from 'vitest';
import { idSurgery } from '../src/guard/id-surgery.ts';
import { sourceFiles } from '../src/shared/files.ts';

/** Everything that could meet an id: games and what is around them, but for codecs and for the commands that work on sources and paths. */
const LOOKED_AT = [
  'packages/{kernel,kit,server,web}/src/**/*.{ts,tsx}',
  'packages/lab/src/{exhaustive,fuzz,golden,play,replay,simulate,terminal}/**/*.ts',
  'packages/{bids,cosmic}/**/*.{ts,tsx}',
];
const CODECS = /^packages\/(?:kernel\/src\/(?:ids|wire|testing)\/|cosmic\/ids\/|(?:bids|cosmic)\/test\/)/;

/** What looks like it and is none: where, which code, and why. */
const NO_IDS: readonly (readonly [path: string, code: string | RegExp, why: string])[] = [
  ['bids/lab/index.ts', /^path\./, 'paths of sources'],
  ['cosmic/lab/game/mutation.ts', /content|packages|path|view/, 'paths of sources'],
  ['cosmic/lab/coverage/needs.ts', "need.split(':')", 'the list of rulings has a small language of its own'],
  ['cosmic/testing/scenario.ts', "aliens?.split('+')", 'how tests write who sits where'],
  ['cosmic/testing/scenario.ts', "thing.split(' > ')", 'how tests write what is offered'],
  ['cosmic/text/books.ts', "key.includes(':')", 'keys under which authors write their sentences'],
  ['cosmic/text/codex/make.ts', "file.lastIndexOf('/')", 'paths of tests'],
  ['cosmic/text/codex/make.ts', /^\/\[/, 'a name is made harmless for an expression'],
  ['cosmic/web/layout/phone.tsx', "face.figure?.split('/')", 'the figure that is printed on a card'],
  ['cosmic/web/pieces/card.tsx', "figure.includes('/')", 'the figure that is printed on a card'],
  ['lab/src/play/answers.ts', /./, 'what a person types'],
  ['lab/src/play/commands.ts', /./, 'what a person types'],
  ['lab/src/play/offer.ts', /./, 'what a person types'],
  ['lab/src/simulate/plots.ts', /replaceAll/, 'marks of HTML'],
  ['server/src/http/app.ts', "request.url.startsWith('/api/')", 'paths of requests'],
  ['server/src/http/compression.ts', /svg/, 'kinds of content'],
  ['server/src/protocol/schemas/pieces.ts', /./, 'what names may be made of'],
  ['web/src/client/router.ts', /./, 'paths of pages'],
  ['web/src/codex/pieces.tsx', /A-Z/, 'titles of rulings'],
  ['web/src/log/parts.tsx', '/^[.,;:!?]+/', 'marks at the end of a sentence'],
  ['web/src/site/start.ts', /./, 'links that a person pastes'],
];

const fits = (code: string, pattern: string | RegExp): boolean => (typeof pattern === 'string' ? code === pattern : pattern.test(code));
const inCode = (code: string): string[] => idSurgery([{ path: 'x.ts', text: code }]).map((x) => x.code);

describe('ids are taken apart by their codec alone', () => {
  const found = idSurgery(sourceFiles(...LOOKED_AT).filter(({ path }) => !CODECS.test(path)));

  it('and nowhere else', () => {
    const others = found.filter((x) => !NO_IDS.some(([path, code]) => x.path === `packages/${path}` && fits(x.code, code)));
    expect(others.map((x) => `${x.path}:${x.line} ${x.code}`)).toEqual([]);
  });

  it('and what is excused is there', () => {
    const gone = NO_IDS.filter(([path, code]) => !found.some((x) => x.path === `packages/${path}` && fits(x.code, code)));
    expect(gone.map(([path, code]) => `${path} ${String(code)}`)).toEqual([]);
  });

  it('which is noticed, however it is done', () => {
    for (const code of [
      "id.startsWith('player:')",
      "key.split('#')",
      "id.lastIndexOf('>')",
      "face.slice('flare:'.length)",
      '`${x}`.includes(`${side}:`)',
      "place.indexOf('/')",
      '/^(sheet|card)(\\d+):/',
      '/[@#].*$/',
      '/#\\d+$/',
      '/^([a-z]+)\\/(\\d+)$/',
      '/^[a-z]+\\+[a-z]+$/',
    ])
      expect(inCode(`const x = ${code};`), code).toEqual([code]);
  });

  it('while words, lists and numbers may be cut', () => {
    for (const code of [
      "line.split(' ')",
      "name.startsWith('attack-')",
      'list.slice(1)',
      '/^\\d+$/',
      '/(?:a|b)+/',
      '/(?<=a)[^:]b/',
      "list.includes('pass')",
    ])
      expect(inCode(`const x = ${code};`), code).toEqual([]);
  });
});
