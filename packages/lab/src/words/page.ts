import { posix } from 'node:path';
import { sourceFiles, type SourceFile } from '../shared/files.ts';
import { labCommand } from '../shared/shell.ts';
import { importsOf, nameOf, parse, part, partsOf } from '../shared/syntax.ts';
import { declarationOf, exportsOf, fileOf, plain, reader, type Declared, type Read } from './declared.ts';

export const WORDS_COMMAND = labCommand('words');

/** A word that an author of content may use. */
export interface Word extends Declared {
  readonly name: string;
  /** The files of content that use it, those with the fewest words first: they are the easiest to learn from. */
  readonly users: readonly string[];
}

/** Words about one thing: a file of the entrance. */
export interface Subject {
  readonly path: string;
  readonly about: string;
  readonly words: readonly Word[];
}

/** The words of a game whose content has one entrance, `effects/index.ts`. */
export function subjectsOf(game: string, sources: readonly SourceFile[] = contentOf(game), read: Read = reader()): Subject[] {
  const entrance = `${game}/effects/index.ts`;
  const users = usersOf(sources, entrance);
  const index = read(entrance);
  if (index === null) return [];
  return partsOf(index.program, 'body').flatMap((statement) => {
    const source = statement.type === 'ExportAllDeclaration' ? part(statement, 'source') : null;
    const path = source === null ? null : fileOf(entrance, nameOf(source));
    const subject = path === null ? null : read(path);
    if (path === null || subject === null) return [];
    const heading = index.comments.findLast((c) => c.end <= statement.start);
    const words = exportsOf(subject).map(({ name, inner, from }): Word => {
      const found = declarationOf(read, from, inner);
      if (found === null) throw new Error(`${path} passes on ${inner}, which ${from} does not declare`);
      return { ...found, name, signature: name + found.signature.slice(inner.length), users: users.get(name) ?? [] };
    });
    return [{ path, about: heading ? plain(heading.value) : '', words }];
  });
}

const contentOf = (game: string): SourceFile[] => sourceFiles(`${game}/content/**/*.ts`);

function usersOf(sources: readonly SourceFile[], entrance: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const read = sources
    .map(({ path, text }) => ({ path, names: importsOf(parse(path, text)).flatMap((x) => (x.from === entrance ? x.names : [])) }))
    .toSorted((a, b) => a.names.length - b.names.length || (a.path < b.path ? -1 : 1));
  for (const { path, names } of read) for (const name of names) users.set(name, [...(users.get(name) ?? []), path]);
  return users;
}

/** docs/effects.md: the words of all games that have an entrance for authors. */
export function wordsPage(): string {
  const games = sourceFiles('packages/*/effects/index.ts').map(({ path }) => posix.dirname(posix.dirname(path)));
  return [
    '# Words for authors',
    '',
    `What an author of content can say, by subject: \`import { ... } from '../effects/index.ts'\`. Made by \`${WORDS_COMMAND}\` from the comments in the code.`,
    'After each word stands how many files of content use it, and two that show how.',
    ...games.flatMap((game) => ['', ...gamePage(game)]),
    '',
  ].join('\n');
}

function gamePage(game: string): string[] {
  const subjects = subjectsOf(game);
  return [
    `## ${game}`,
    '',
    subjects.map((x) => `[${titleOf(x)}](#${titleOf(x)})`).join(' · '),
    ...subjects.flatMap((x) => [
      '',
      `### ${titleOf(x)}`,
      '',
      x.about,
      '',
      ...x.words.filter((w) => w.kind !== 'type').map(line),
      ...typesIn(x),
    ]),
  ];
}

const titleOf = ({ path }: Subject): string => posix.basename(path, '.ts');

const line = ({ signature, doc, users }: Word): string =>
  `- \`${signature}\`${doc === '' ? '' : ` ${doc}`} ${users.length === 0 ? '(unused)' : `(${users.length}: ${users.slice(0, 2).map(link).join(', ')})`}`;

const link = (path: string): string => `[${posix.basename(path, '.ts')}](../${path})`;

function typesIn({ words }: Subject): string[] {
  const types = words.filter((x) => x.kind === 'type').map((x) => `\`${x.name}\``);
  return types.length === 0 ? [] : ['', `Types: ${types.join(', ')}.`];
}
