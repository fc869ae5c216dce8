import type { Mutant } from './mutants.ts';
import { parts, type Comment, type Parsed, type Syntax } from '../shared/syntax.ts';

/** A stretch of code that a ruling speaks about: a comment there names it. */
export interface Tag {
  readonly id: string;
  readonly file: string;
  /** Where the comment stands. */
  readonly line: number;
  /** Null: what follows the comment is no code. */
  readonly code: { readonly start: number; readonly end: number } | null;
}

/** Does a tag speak about this break? About an operand that is dropped also when the others are not its business. */
export const speaksOf = (code: Tag['code'], { start, end, dropped }: Pick<Mutant, 'start' | 'end' | 'dropped'>): boolean =>
  code !== null && code.start <= (dropped?.start ?? start) && (dropped?.end ?? end) <= code.end;

const ID = /[a-z]+(?:-[a-z0-9]+)+/g;

/** The ids of rulings that the comments of a file name, and what each of them speaks about. */
export function tagsOf(parsed: Parsed, known: ReadonlySet<string>): Tag[] {
  const { path, text } = parsed;
  let nodes: readonly Syntax[] | null = null;
  return parsed.comments.flatMap((comment) => {
    const ids = (comment.value.match(ID) ?? []).filter((id) => known.has(id));
    if (ids.length === 0) return [];
    nodes ??= nodesOf(parsed.program);
    const code = spokenAbout(text, comment, nodes);
    const line = text.slice(0, comment.start).split('\n').length;
    return [...new Set(ids)].map((id) => ({ id, file: path, line, code }));
  });
}

function nodesOf(program: Syntax): Syntax[] {
  const out: Syntax[] = [];
  const look = (node: Syntax): void => {
    for (const x of parts(node)) {
      out.push(x);
      look(x);
    }
  };
  look(program);
  return out;
}

/** At the end of a line: what begins on that line. On a line of its own: what comes next. */
function spokenAbout(text: string, comment: Comment, nodes: readonly Syntax[]): Tag['code'] {
  const lineStart = text.lastIndexOf('\n', comment.start - 1) + 1;
  const before = text.slice(lineStart, comment.start);
  if (before.trim() === '') return next(text, comment.end, nodes);
  const here = nodes.filter((x) => x.start >= lineStart && x.start < comment.start);
  if (here.length === 0) return null;
  const start = Math.min(...here.map((x) => x.start));
  const first = here.filter((x) => x.start === start);
  // An operand or an argument that fills the line, rather than the whole that it begins.
  const end = lineStart + before.trimEnd().replace(/(?:\s*(?:,|;|&&|\|\||\?\?|\+))+$/, '').length;
  const filling = first.filter((x) => x.end >= end && x.end <= comment.start);
  return outermost(filling.length > 0 ? filling : first);
}

function next(text: string, from: number, nodes: readonly Syntax[]): Tag['code'] {
  const later = nodes.filter((x) => x.start >= from);
  if (later.length === 0) return null;
  const start = Math.min(...later.map((x) => x.start));
  const between = text.slice(from, start).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  return /^[\s,]*$/.test(between) ? outermost(later.filter((x) => x.start === start)) : null;
}

function outermost(nodes: readonly Syntax[]): Tag['code'] {
  const [found] = nodes.toSorted((a, b) => b.end - a.end);
  return found ? { start: found.start, end: found.end } : null;
}
