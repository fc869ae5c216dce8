import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { json } from '@parley/kernel';
import { readIfThere, type SourceFile } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { nameOf, parse, part, partsOf, word, type Comment, type Parsed, type Syntax } from '../shared/syntax.ts';

/** Where a name is declared, and how. */
export interface Declared {
  readonly path: string;
  readonly kind: 'function' | 'value' | 'type';
  /** As one would write it to use it: `name(g: Game, n: number): Flow<number>`; the name alone for a type. */
  readonly signature: string;
  /** The first paragraph of its comment; '' where it has none. */
  readonly doc: string;
}

/** Reads each source once. */
export type Read = (path: string) => Parsed | null;
export function reader(files: readonly SourceFile[] = []): Read {
  const known = new Map<string, Parsed | null>(files.map(({ path, text }) => [path, parse(path, text)]));
  return (path) => {
    const text = known.has(path) ? null : readIfThere(fromRoot(path));
    if (!known.has(path)) known.set(path, text === null ? null : parse(path, text));
    return known.get(path) ?? null;
  };
}

/** The file behind an import: a path from the importing file, or the entrance of a package of the house. */
export function fileOf(path: string, from: string): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from);
  const [, name, entrance] = /^@parley\/([\w-]+)(\/.*)?$/.exec(from) ?? [];
  if (name === undefined) return null;
  const manifest = fromRoot('packages', name, 'package.json');
  const { exports } = json.read(json.fields({ exports: json.named(json.text) }), readFileSync(manifest, 'utf8'), manifest);
  const file = exports[`.${entrance ?? ''}`];
  return file === undefined ? null : posix.join('packages', name, file);
}

/** Finds the declaration of an exported name, through whatever passes it on. */
export function declarationOf(read: Read, path: string, name: string): Declared | null {
  const file = read(path);
  if (file === null) return null;
  for (const statement of partsOf(file.program, 'body')) {
    const declaration = part(statement, 'declaration') ?? statement;
    if (namesOf(declaration).includes(name)) return declared(file, statement, declaration, name);
  }
  for (const statement of partsOf(file.program, 'body')) {
    const source = part(statement, 'source');
    const behind = source === null ? null : fileOf(path, nameOf(source));
    if (behind === null) continue;
    const inner = passedOn(statement, name);
    const found = inner === null ? null : declarationOf(read, behind, inner);
    if (found) return found;
  }
  return null;
}

/** The name in the other file by which a statement passes this one on; null: it does not. */
function passedOn(statement: Syntax, name: string): string | null {
  if (statement.type === 'ExportAllDeclaration') return name;
  for (const x of partsOf(statement, 'specifiers')) {
    if (x.type === 'ExportSpecifier' && nameOf(part(x, 'exported')) === name) return nameOf(part(x, 'local'));
    if (x.type === 'ImportSpecifier' && nameOf(part(x, 'local')) === name) return nameOf(part(x, 'imported'));
  }
  return null;
}

const namesOf = (node: Syntax): string[] =>
  node.type === 'VariableDeclaration'
    ? partsOf(node, 'declarations').map((x) => nameOf(part(x, 'id')))
    : node.type.endsWith('Declaration')
      ? [nameOf(part(node, 'id'))]
      : [];

function declared(file: Parsed, statement: Syntax, node: Syntax, name: string): Declared {
  const doc = docBefore(file, statement);
  if (node.type.startsWith('TS')) return { path: file.path, kind: 'type', signature: name, doc };
  const one = partsOf(node, 'declarations').find((x) => nameOf(part(x, 'id')) === name);
  const made = one ? part(one, 'init') : node;
  const call = made !== null && 'params' in made ? callOf(file, made) : null;
  if (call !== null) return { path: file.path, kind: 'function', signature: name + call, doc };
  const id = one ? part(one, 'id') : null;
  const type = id && part(id, 'typeAnnotation');
  return { path: file.path, kind: 'value', signature: name + (type ? textOf(file, type) : ''), doc };
}

/** `<T>(g: Game, n: number): Flow<T>` of a function. */
function callOf(file: Parsed, node: Syntax): string {
  const types = part(node, 'typeParameters');
  const params = partsOf(node, 'params').map((x) => textOf(file, x));
  const result = part(node, 'returnType');
  return `${types ? textOf(file, types) : ''}(${params.join(', ')})${result ? textOf(file, result) : ''}`;
}

const textOf = (file: Parsed, { start, end }: Syntax): string => file.text.slice(start, end).replaceAll(/\s+/g, ' ');

/** The comment that ends right before a statement, without its marks, up to the first empty line. */
function docBefore({ text, comments }: Parsed, { start }: Syntax): string {
  const above = comments.findLast(
    (c) => c.end <= start && text.slice(c.end, start).trim() === '' && !text.slice(c.end, start).includes('\n\n'),
  );
  return above && isDoc(above) ? plain(above.value) : '';
}

const isDoc = ({ value }: Comment): boolean => value.startsWith('*');

export const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim()
    .split(/\n\s*\n/)[0]
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a file exports from others, in order: the name outside, and where it comes from. */
export function exportsOf({
  path,
  program,
}: Parsed): { readonly name: string; readonly inner: string; readonly from: string; readonly isType: boolean }[] {
  return partsOf(program, 'body').flatMap((statement) => {
    const source = part(statement, 'source');
    const from = source === null || statement.type !== 'ExportNamedDeclaration' ? null : fileOf(path, nameOf(source));
    if (from === null) return [];
    return partsOf(statement, 'specifiers').map((x) => ({
      name: nameOf(part(x, 'exported')),
      inner: nameOf(part(x, 'local')),
      from,
      isType: word(statement, 'exportKind') === 'type' || word(x, 'exportKind') === 'type',
    }));
  });
}
