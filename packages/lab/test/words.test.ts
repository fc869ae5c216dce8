import { describe, expect, it } from 'vitest';
import { readIfThere } from '../src/shared/files.ts';
import { declarationOf, reader } from '../src/words/declared.ts';
import { PAGE } from '../src/words/index.ts';
import { subjectsOf, WORDS_COMMAND, wordsPage } from '../src/words/page.ts';

const HOUSE = {
  'game/effects/index.ts': "/** Asking. */\nexport * from './ask.ts';\n/** Cards. */\nexport * from './cards.ts';",
  'game/effects/ask.ts': "export { choose, say as speak } from '../rules/ask.ts';",
  'game/effects/cards.ts': "export { draw, type Card, HAND } from '../rules/cards.ts';",
  'game/rules/ask.ts':
    '/**\n * Lets a player choose.\n * It ends when nothing is left.\n *\n * More about it.\n */\nexport function* choose<T>(\n  g: Game,\n  from: readonly T[],\n): Flow<T> {}\n\n// no doc\nexport const say = (text: string): void => {};',
  'game/rules/cards.ts':
    "export { draw } from './draw.ts';\n/** A card. */\nexport interface Card {}\n/** As many as one begins with. */\nexport const HAND: number = 8;",
  'game/rules/draw.ts': '/** Draws. */\nexport const draw = (g: Game, n = 1): number => n;',
};
const read = reader(Object.entries(HOUSE).map(([path, text]) => ({ path, text })));

describe('words for authors', () => {
  it('are read with signature and comment from where they are declared', () => {
    expect(declarationOf(read, 'game/rules/ask.ts', 'choose')).toEqual({
      path: 'game/rules/ask.ts',
      kind: 'function',
      signature: 'choose<T>(g: Game, from: readonly T[]): Flow<T>',
      doc: 'Lets a player choose. It ends when nothing is left.',
    });
    expect(declarationOf(read, 'game/rules/cards.ts', 'draw')).toEqual({
      path: 'game/rules/draw.ts',
      kind: 'function',
      signature: 'draw(g: Game, n = 1): number',
      doc: 'Draws.',
    });
    expect(declarationOf(read, 'game/rules/cards.ts', 'HAND')).toMatchObject({ kind: 'value', signature: 'HAND: number' });
    expect(declarationOf(read, 'game/rules/cards.ts', 'Card')).toMatchObject({ kind: 'type', doc: 'A card.' });
    expect(declarationOf(read, 'game/rules/ask.ts', 'nothing')).toBeNull();
  });

  it('stand by subject, with those who use them, the simplest first', () => {
    const users = [
      { path: 'game/content/a.ts', text: "import { choose, draw, HAND } from '../effects/index.ts';" },
      { path: 'game/content/b.ts', text: "import { draw } from '../effects/index.ts';\nimport { choose } from './a.ts';" },
    ];
    const subjects = subjectsOf('game', users, read);
    expect(subjects.map((x) => [x.about, x.words.map((w) => `${w.signature} ${w.users.join(' ')}`)])).toEqual([
      ['Asking.', ['choose<T>(g: Game, from: readonly T[]): Flow<T> game/content/a.ts', 'speak(text: string): void ']],
      ['Cards.', ['draw(g: Game, n = 1): number game/content/b.ts game/content/a.ts', 'Card ', 'HAND: number game/content/a.ts']],
    ]);
  });

  it('say what they do, and each is used by somebody', () => {
    const words = subjectsOf('packages/cosmic').flatMap((x) => x.words);
    expect(words.length).toBeGreaterThan(400);
    expect(words.filter((x) => x.kind !== 'type' && x.doc === '').map((x) => `${x.path} ${x.name}`)).toEqual([]);
    expect(words.filter((x) => x.users.length === 0).map((x) => `${x.path} ${x.name}`)).toEqual([]);
  });

  it('stand on a page that is up to date', () => {
    expect(readIfThere(PAGE) === wordsPage() ? 'up to date' : `out of date; write it with: ${WORDS_COMMAND}`).toBe('up to date');
  });
});
