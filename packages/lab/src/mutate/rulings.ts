import { readRulings } from '../shared/rulings.ts';
import { sourceFiles, type SourceFile } from '../shared/files.ts';
import type { MutationTargets } from '../contract/game-lab.ts';
import { hashOf } from './prepare.ts';
import { calleeOf, nameOf, parse, part, partsOf, parts, type Syntax } from '../shared/syntax.ts';
import { tagsOf, type Tag } from './tags.ts';

/** What stands in square brackets in a title. */
export const idsOf = (title: string): string[] => [...title.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, inside]) => inside.split(/[\s,;]+/));

/** A ruling, what in the rules speaks of it, and the tests that carry its id. */
export interface Spoken {
  readonly id: string;
  /** Its own id and those of rulings that say the same in another place. */
  readonly ids: readonly string[];
  readonly tags: readonly Tag[];
  /** The texts of its own tests. */
  readonly tests: readonly string[];
  /** Changes with the code it speaks about and with its tests. */
  readonly stamp: string;
}

/** Every ruling that has a tag or a test. */
export function spokenRulings(rules: readonly SourceFile[], tests: readonly SourceFile[]): Spoken[] {
  const rulings = readRulings();
  const known = new Set(rulings.map((r) => r.id));
  const textOf = new Map(rules.map((f) => [f.path, f.text]));
  const tags = rules.filter(({ text }) => mayName(text)).flatMap((f) => tagsOf(parse(f.path, f.text), known));
  const byId = Map.groupBy(tags, (t) => t.id);
  const proofs = Map.groupBy(tests.flatMap(proofsIn), (p) => p.id);
  return rulings.flatMap(({ id, sameAs = [] }) => {
    const ids = [id, ...sameAs];
    const own = ids.flatMap((x) => byId.get(x) ?? []);
    const texts = ids.flatMap((x) => (proofs.get(x) ?? []).map((p) => p.text));
    if (own.length === 0 && texts.length === 0) return [];
    const code = own.map((t) => (t.code ? (textOf.get(t.file) ?? '').slice(t.code.start, t.code.end) : ''));
    return [{ id, ids, tags: own, tests: texts, stamp: hashOf(...code.toSorted(), '|', ...texts.toSorted()).slice(0, 12) }];
  });
}

/** Every ruling that the sources or tests of a game speak of. */
export const rulingsOf = ({ sources, tests }: MutationTargets): Spoken[] => spokenRulings(sourceFiles(sources), sourceFiles(tests));

/** The beginnings of ids, so that files without any need not be parsed. */
const mayName = (text: string): boolean => (starts ??= beginnings()).test(text);
let starts: RegExp | null = null;
function beginnings(): RegExp {
  const words = new Set(readRulings().map(({ id }) => id.slice(0, id.indexOf('-'))));
  return new RegExp(`\\b(?:${[...words].join('|')})-[a-z]`);
}

interface Proof {
  readonly id: string;
  readonly text: string;
}

/** The tests and suites of a file that carry ids, with their texts. */
export function proofsIn({ path, text }: SourceFile): Proof[] {
  if (!mayName(text)) return [];
  const out: Proof[] = [];
  const look = (node: Syntax): void => {
    const title = testWord(node) === '' ? undefined : partsOf(node, 'arguments')[0];
    if (title) for (const id of idsOf(text.slice(title.start, title.end))) out.push({ id, text: text.slice(node.start, node.end) });
    for (const x of parts(node)) look(x);
  };
  look(parse(path, text).program);
  return out;
}

/** The text of a file of tests without the tests themselves: what all of them share. */
export function outsideTests({ path, text }: SourceFile): string {
  let out = '';
  let from = 0;
  const look = (node: Syntax): void => {
    if (['it', 'test'].includes(testWord(node))) {
      out += text.slice(from, node.start);
      from = node.end;
    } else for (const x of parts(node)) look(x);
  };
  look(parse(path, text).program);
  return out + text.slice(from);
}

/** `it` of it('...') and of it.each(table)('...'), `describe` likewise; '' for anything else. */
function testWord(node: Syntax): string {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : null;
  const each = callee?.type === 'CallExpression' && calleeOf(callee) === 'each' ? part(callee, 'callee') : null;
  const name = each ? part(each, 'object') : callee;
  const word = name?.type === 'Identifier' ? nameOf(name) : '';
  return ['it', 'test', 'describe'].includes(word) ? word : '';
}
