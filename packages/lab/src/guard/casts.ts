import { posix } from 'node:path';
import type { SourceFile } from '../shared/files.ts';
import { lineOf, nameOf, parse, part, walk, type Syntax } from '../shared/syntax.ts';
import type { Fault, Package } from './floors.ts';

/** A cast: the compiler is told what something is, and believes it. `as const` and `satisfies` claim nothing. */
export interface Cast {
  readonly path: string;
  readonly line: number;
  /** What it is said to be, as it stands there. */
  readonly as: string;
}

export const castsIn = ({ path, text }: SourceFile): Cast[] => {
  const out: Cast[] = [];
  walk(parse(path, text).program, (node) => {
    const type = isCast(node) ? part(node, 'typeAnnotation') : null;
    if (type && !isConst(type))
      out.push({ path, line: lineOf(text, type.start), as: text.slice(type.start, type.end).replaceAll(/\s+/g, ' ') });
  });
  return out;
};

const isCast = ({ type }: Syntax): boolean => type === 'TSAsExpression' || type === 'TSTypeAssertion';
const isConst = (type: Syntax): boolean => type.type === 'TSTypeReference' && nameOf(part(type, 'typeName')) === 'const';

const isTest = (path: string): boolean => /(?:^|\/)test\/|\.test\.tsx?$/.test(path);

const REMEDY =
  'let a type guard look, read what comes from outside with a reader that checks it, close a generic over the type, or check with `satisfies`';

/** Where a package has more casts outside its tests than its floors.json lets it: the limit, and each of them. */
export function castFaults({ name, floors, files }: Package): Fault[] {
  const folder = `packages/${name}`;
  const casts = files.filter(({ path }) => !isTest(posix.relative(folder, path))).flatMap(castsIn);
  if (casts.length <= floors.casts) return [];
  return [
    { path: `${folder}/floors.json`, line: 1, message: `lets ${floors.casts} casts be, and there are ${casts.length}: ${REMEDY}` },
    ...casts.map(({ path, line, as }): Fault => ({ path, line, message: `casts: as ${as}` })),
  ];
}
