import { describe, expect, it } from 'vitest';
import { allFaults } from '../src/guard/floors-command.ts';
import { faultsOf, tellFault, type Floors } from '../src/guard/floors.ts';

const HOUSE: Floors = {
  in: '',
  order: ['ids', 'rules/board', 'rules/cards', 'view text', 'content', 'index.ts'],
  only: { rules: ['ids'], content: ['rules/cards'] },
  outside: { '': { may: ['kernel', 'server/protocol'] }, web: { may: ['*/client'], types: true }, test: { may: ['*'] } },
  casts: 0,
};

/** What is said about files of a package, each with its source. */
const faults = (files: { readonly [path: string]: string }): string[] =>
  faultsOf({
    name: 'house',
    floors: { ...HOUSE, order: [...HOUSE.order, 'web'] },
    files: Object.entries(files).map(([path, text]) => ({ path: `packages/house/${path}`, text })),
  }).map((x) => tellFault(x).replace('packages/house/', ''));

describe('floors', () => {
  it('lets imports go down, and within a room', () => {
    expect(
      faults({
        'rules/cards/draw.ts': "import { room } from '../board/places.ts';\nimport { deck } from './deck.ts';",
        'rules/cards/deck.ts': "export * from '../../ids/cards.ts';",
        'index.ts': "export { draw } from './rules/cards/draw.ts';",
      }),
    ).toEqual([]);
  });

  it('finds what is imported from above, or from beside', () => {
    expect(faults({ 'rules/board/places.ts': "import { a } from '../../ids/a.ts';\nimport { draw } from '../cards/draw.ts';" })).toEqual([
      'rules/board/places.ts:2 imports rules/cards, which is above rules/board: imports go down',
    ]);
    expect(faults({ 'view/cells.ts': "export { say } from '../text/say.ts';" })).toEqual([
      'view/cells.ts:1 imports text, which is beside view: imports go down',
    ]);
    expect(faults({ 'ids/a.ts': "const later = () => import('../index.ts');" })).toHaveLength(1);
  });

  it('lets types point anywhere, but not out of a room that knows others alone', () => {
    const types = ["import type { Draw } from '../cards/draw.ts';", "import { type Draw, type Deck } from '../cards/draw.ts';"];
    for (const text of types) expect(faults({ 'rules/board/places.ts': text })).toEqual([]);
    expect(faults({ 'rules/board/places.ts': "import type { Cell } from '../../view/cells.ts';" })).toEqual([
      'rules/board/places.ts:1 imports view: rules knows ids alone',
    ]);
    expect(faults({ 'content/zap.ts': "import { place } from '../rules/board/places.ts';" })).toEqual([
      'content/zap.ts:1 imports rules/board: content knows rules/cards alone',
    ]);
  });

  it('holds files that end alike to what their room knows', () => {
    const floors: Floors = {
      ...HOUSE,
      order: ['rules', 'view', 'content', 'bots/judge', '*.bot.ts', 'bots/answer'],
      only: { bots: ['view', '*.bot.ts'], '*.bot.ts': ['view', 'bots'], content: ['rules'] },
    };
    const said = (path: string, ...imports: readonly string[]): string[] =>
      faultsOf({
        name: 'house',
        floors,
        files: [{ path: `packages/house/${path}`, text: imports.map((from) => `import type { X } from '${from}';`).join('\n') }],
      }).map(({ message }) => message);
    expect(said('content/aliens/bride.bot.ts', '../../bots/judge/ships.ts', '../../view/read.ts', './other.bot.ts')).toEqual([]);
    expect(said('content/aliens/bride.bot.ts', './bride.ts', '../../rules/zap.ts')).toEqual([
      'imports content: *.bot.ts knows view, bots alone',
      'imports rules: *.bot.ts knows view, bots alone',
    ]);
    expect(said('bots/answer/all.ts', '../../content/aliens/bride.bot.ts', '../judge/ships.ts', '../../view/read.ts')).toEqual([]);
    expect(said('bots/answer/all.ts', '../../content/aliens/bride.ts')).toEqual(['imports content: bots knows view, *.bot.ts alone']);
    expect(said('content/aliens/bride.ts', './bride.bot.ts')).toEqual(['imports *.bot.ts: content knows rules alone']);
  });

  it('finds packages that a place may not import', () => {
    expect(
      faults({
        'ids/a.ts':
          "import { flow } from '@parley/kernel';\nimport { x } from '@parley/kernel/client';\nimport { y } from '@parley/house/ids';",
        'view/a.ts': "import { message } from '@parley/server/protocol';",
        'web/a.ts': "import { x } from '@parley/other/client';\nimport type { y } from '@parley/server';",
        'test/a.ts': "import { serve } from '@parley/server';",
      }),
    ).toEqual([]);
    expect(faults({ 'ids/a.ts': "import { serve } from '@parley/server';" })).toEqual([
      'ids/a.ts:1 imports @parley/server: the package house may import kernel, server/protocol',
    ]);
    expect(faults({ 'web/a.ts': "import { flow } from '@parley/kernel';" })).toEqual([
      'web/a.ts:1 imports @parley/kernel: web may import */client',
    ]);
    expect(faults({ 'view/a.ts': "import { flow } from '../../kernel/src/flow.ts';" })).toEqual([
      'view/a.ts:1 imports ../../kernel/src/flow.ts: another package is imported by its name, not by a path',
    ]);
  });

  it('finds folders that import each other round about, and files in no room', () => {
    const circle = faults({
      'content/a/x.ts': "import { y } from '../b/y.ts';",
      'content/b/y.ts': "import { z } from '../c/z.ts';",
      'content/c/z.ts': "import { w } from '../a/w.ts';",
      'content/a/w.ts': '',
    });
    expect(circle).toHaveLength(3);
    expect(circle[0]).toMatch(/^content\/a\/x\.ts:1 imports \.\.\/b\/y\.ts: folders import each other in a circle/);
    expect(faults({ 'attic/a.ts': '' })).toEqual(['attic/a.ts:1 is in no room of packages/house/floors.json: name its folder there']);
  });

  it('are kept by every package', () => {
    expect(allFaults().map(tellFault)).toEqual([]);
  }, 60_000);
});
