import { bare, calleeOf, isFunction, lineOf, nameOf, part, parts, partsOf, word, type Parsed, type Syntax } from '../shared/syntax.ts';
import { unionFor, type Union } from './unions.ts';

/** One way to break a rule. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly kind: Kind;
  /** Where it stands: the name at the top of the file and the fields below it, `healer.power.commit`. */
  readonly within: string;
  readonly original: string;
  /** What stands there instead; '' when it is left out. */
  readonly replacement: string;
  /** The operand that is dropped, which is less than what is replaced. */
  readonly dropped?: { readonly start: number; readonly end: number };
  /** How it is put into the source: in the place of an expression, a property in short, an element of a list, or a statement. */
  readonly as: 'expression' | 'shorthand' | 'element' | 'statement';
}

export type Kind =
  | 'always' // a condition that always holds
  | 'never' // a condition that never does, a guard left out
  | 'operand' // one side of && || ??, dropped
  | 'negated' // a comparison or test the other way round
  | 'boundary' // < for <=
  | 'number' // one more, one less
  | 'arithmetic' // + for -, min for max
  | 'left out' // a statement, a clause, an element
  | 'filter' // a list that is not sorted out
  | 'quantifier' // some for every
  | 'word' // another role, window, limit, side, kind
  | 'flag' // must, passive, certain, ...
  | 'who' // another player
  | 'swapped'; // two players the wrong way round

/** Fields that hold sentences, names and what only the log or a form shows. */
const TEXTS = new Set([
  'id',
  'text',
  'summary',
  'name',
  'asks',
  'tells',
  'shows',
  'tag',
  'from',
  'set',
  'alert',
  'about',
  'title',
  'order',
]);
/** Calls that tell, complain or redraw; what they are given does not change play. */
const TELLING = new Set([
  'emit',
  'touch',
  'because',
  'tell',
  'log',
  'InputError',
  'Error',
  'lingering',
  'law',
  'event',
  'awaited',
  'queryOf',
  'occasionKey',
  'queryKey',
]);
const PLAYERS = new Set([
  'me',
  'who',
  'p',
  'by',
  'owner',
  'offense',
  'defense',
  'opponent',
  'other',
  'victim',
  'ally',
  'player',
  'target',
  'giver',
  'taker',
  'winner',
  'loser',
  'foe',
  'them',
  'whom',
  'asker',
  'holder',
  'partner',
  'thief',
  'chooser',
  'payer',
  'seat',
  'q',
]);
const PLAYER_FIELDS = new Set(['who', 'by', 'owner', 'offense', 'defense', 'victim', 'hand', 'to', 'of']);
const OPPOSITE: { readonly [operator: string]: string } = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const BOUNDARY: { readonly [operator: string]: string } = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const ARITHMETIC: { readonly [operator: string]: string } = { '+': '-', '-': '+', '*': '+', '/': '*', '%': '*' };
const TESTS = new Set(['some', 'every', 'includes', 'has', 'startsWith', 'endsWith']);

interface Place {
  readonly within: readonly string[];
  /** The field whose value this is part of. */
  readonly field: string;
  readonly parent: Syntax | null;
  /** The functions around, innermost first. */
  readonly functions: readonly Syntax[];
  /** Inside a?.b.c nothing may be put in the place of a link. */
  readonly chained: boolean;
}

/** All the ways in which the tool breaks the rules of a file. */
export function mutantsOf(parsed: Parsed, unions: readonly Union[]): Mutant[] {
  const { path, text, program } = parsed;
  const out: Mutant[] = [];
  const conditions = new Set<Syntax>();
  const source = (node: Syntax): string => text.slice(node.start, node.end);
  /** As part of another expression: the tree does not say where brackets were. */
  const atom = (node: Syntax): string => (SIMPLE.has(node.type) ? source(node) : `(${source(node)})`);

  function add(node: Syntax, place: Place, kind: Kind, replacement: string, as: Mutant['as'] = 'expression', dropped?: Syntax): void {
    if (place.chained && as === 'expression') return;
    if (kind === 'negated' && conditions.has(node)) return;
    const original = source(node);
    if (original === replacement) return;
    const same = (m: Mutant): boolean => m.start === node.start && m.end === node.end && m.replacement === replacement;
    if (out.some(same)) return;
    const within = place.within.join('.');
    out.push({
      file: path,
      start: node.start,
      end: node.end,
      line: lineOf(text, node.start),
      kind,
      within,
      original,
      replacement,
      as,
      ...(dropped ? { dropped: { start: dropped.start, end: dropped.end } } : {}),
    });
  }

  /** A condition: it holds always, it never does, or without one of its parts. */
  function condition(node: Syntax, place: Place): void {
    const operator = node.type === 'LogicalExpression' ? word(node, 'operator') : '';
    conditions.add(node);
    // Whether anybody changes the answer is asked first only to be quick.
    if (isShortcut(node)) {
      add(node, place, 'never', 'false');
      return;
    }
    // Without one of its operands `a && b` holds more often, so `always` would only repeat what that shows; likewise `a || b`.
    if (operator !== '&&' && source(node) !== 'true') add(node, place, 'always', 'true');
    if (operator !== '||' && source(node) !== 'false') add(node, place, 'never', 'false');
  }

  function visit(node: Syntax, place: Place): void {
    const inner: Place = { ...place, parent: node, chained: chainedIn(node, place) };
    switch (node.type) {
      case 'ThrowStatement':
      case 'TemplateLiteral':
        return;
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement': {
        const test = part(node, 'test');
        if (test && node.type !== 'WhileStatement') condition(test, inner);
        break;
      }
      case 'LogicalExpression': {
        const [left, right] = [part(node, 'left'), part(node, 'right')];
        if (left && right) {
          // Of `a && b && c` each one is left out by itself.
          if ((left.type !== node.type || left.operator !== node.operator) && !isShortcut(left))
            add(node, place, 'operand', source(right), 'expression', left);
          add(node, place, 'operand', source(left), 'expression', right);
        }
        break;
      }
      case 'BinaryExpression':
        binary(node, place);
        break;
      case 'UnaryExpression':
        if (word(node, 'operator') === '!' && saysYesOrNo(place)) negate(node, place);
        if (word(node, 'operator') === '-') return;
        break;
      case 'CallExpression':
        if (call(node, place)) return;
        break;
      case 'NewExpression':
        if (TELLING.has(calleeOf(node))) return;
        break;
      case 'Literal':
        literal(node, place);
        break;
      case 'ExpressionStatement':
        if (leavable(node)) add(node, place, 'left out', '', 'statement');
        break;
      case 'ArrayExpression':
        if (['clauses', 'at', 'on', 'protected'].includes(place.field)) {
          const elements = partsOf(node, 'elements');
          if (place.field === 'clauses' || elements.length > 1)
            for (const x of elements) if (x.type !== 'SpreadElement' && !hasCondition(x)) add(x, inner, 'left out', '', 'element');
        }
        break;
      case 'ForStatement': {
        // Where it begins and how it goes on: broken it runs for ever, which shows nothing.
        for (const field of ['test', 'body']) {
          const x = part(node, field);
          if (x) visit(x, inner);
        }
        return;
      }
      case 'Property':
        property(node, inner);
        return;
      case 'VariableDeclarator': {
        const init = part(node, 'init');
        const name = nameOf(part(node, 'id'));
        const within = place.within.length === 0 && name !== '' ? [name] : place.within;
        if (init && !isWordList(init)) visit(init, { ...inner, within });
        return;
      }
      case 'ObjectPattern':
      case 'ArrayPattern':
        for (const x of parts(node)) patternDefaults(x, inner);
        return;
    }
    if (isFunction(node)) {
      intoFunction(node, inner);
      return;
    }
    const computed = node.type === 'MemberExpression' && node.computed === true ? part(node, 'property') : null;
    for (const x of parts(node)) {
      if (node.type === 'MemberExpression' && x === part(node, 'property') && x !== computed) continue;
      if (x === computed && x.type === 'Literal') continue;
      if (node.type === 'AssignmentExpression' && x === part(node, 'left')) continue;
      if (node.type === 'UpdateExpression') continue;
      const link = x === part(node, 'object') || x === part(node, 'callee') || node.type === 'ChainExpression';
      visit(x, link ? inner : { ...inner, chained: false });
    }
  }

  function intoFunction(node: Syntax, inner: Place): void {
    const name = nameOf(part(node, 'id'));
    const within = inner.within.length === 0 && name !== '' ? [name] : inner.within;
    const there: Place = { ...inner, within, functions: [node, ...inner.functions], chained: false };
    for (const x of partsOf(node, 'params')) patternDefaults(x, there);
    const body = part(node, 'body');
    if (!body) return;
    if (['when', 'test'].includes(inner.field)) for (const x of results(body)) condition(x, { ...there, parent: node });
    visit(body, { ...there, parent: node });
  }

  function patternDefaults(node: Syntax, place: Place): void {
    const right = node.type === 'AssignmentPattern' ? part(node, 'right') : null;
    if (right) visit(right, { ...place, parent: node });
    else if (!['Identifier', 'MemberExpression'].includes(node.type)) for (const x of parts(node)) patternDefaults(x, place);
  }

  function property(node: Syntax, inner: Place): void {
    const key = nameOf(part(node, 'key'));
    const value = part(node, 'value');
    if (!value || TEXTS.has(key)) return;
    const place: Place = { ...inner, field: key, within: [...inner.within, ...(PLAIN_FIELDS.has(key) ? [] : [key])] };
    if (PLAYER_FIELDS.has(key)) anotherPlayer(value, place, node.shorthand === true ? 'shorthand' : 'expression');
    visit(value, { ...place, parent: node });
  }

  function binary(node: Syntax, place: Place): void {
    const operator = word(node, 'operator');
    const [left, right] = [part(node, 'left'), part(node, 'right')];
    if (!left || !right) return;
    const withOperator = (other: string): string => `${atom(left)} ${other} ${atom(right)}`;
    const countsWith = (x: Syntax): boolean => x.type === 'Literal' && typeof x.value === 'number';
    // Next to a number the number is changed, which is the same.
    if (BOUNDARY[operator] && !countsWith(left) && !countsWith(right)) add(node, place, 'boundary', withOperator(BOUNDARY[operator]));
    if (OPPOSITE[operator] && saysYesOrNo(place)) add(node, place, 'negated', withOperator(OPPOSITE[operator]));
    if (ARITHMETIC[operator] && !isText(left) && !isText(right)) add(node, place, 'arithmetic', withOperator(ARITHMETIC[operator]));
  }

  function negate(node: Syntax, place: Place): void {
    const argument = node.type === 'UnaryExpression' ? part(node, 'argument') : null;
    add(node, place, 'negated', argument ? source(argument) : `!${atom(node)}`);
  }

  /** True: nothing in it is looked at. */
  function call(node: Syntax, place: Place): boolean {
    const name = calleeOf(node);
    const callee = part(node, 'callee');
    const given = partsOf(node, 'arguments');
    const object = callee?.type === 'MemberExpression' ? part(callee, 'object') : null;
    const written = (rest: string): string => `${callee ? source(callee) : ''}(${rest})`;
    if (name === 'console' || nameOf(object) === 'console') return true;
    if (TELLING.has(name)) {
      // The clauses or the flow that stand last in such a call are rules again.
      for (const x of given.slice(1))
        if (x.type === 'ArrayExpression' || isFunction(x) || x.type === 'CallExpression')
          visit(x, { ...place, parent: node, field: x.type === 'ArrayExpression' ? 'clauses' : place.field });
      return true;
    }
    if (TESTS.has(name) && saysYesOrNo(place)) negate(node, place);
    if (object && name === 'filter' && given.length === 1) add(node, place, 'filter', source(object));
    if (object && (name === 'some' || name === 'every'))
      add(node, place, 'quantifier', `${atom(object)}.${name === 'some' ? 'every' : 'some'}(${given.map(source).join(', ')})`);
    if (nameOf(object) === 'Math' && (name === 'min' || name === 'max'))
      add(node, place, 'arithmetic', `Math.${name === 'min' ? 'max' : 'min'}(${given.map(source).join(', ')})`);
    const players = given.filter(isPlayer);
    if (players.length >= 2 && !/^(?:are|same|swap|trade|exchange)[A-Z]/.test(name)) {
      const [a, b] = players;
      const swapped = given.map((x) => source(x === a ? b : x === b ? a : x)).join(', ');
      add(node, place, 'swapped', written(swapped));
    } else if (players.length === 1) anotherPlayer(players[0], place);
    return false;
  }

  function isPlayer(node: Syntax): boolean {
    if (node.type === 'MemberExpression')
      return node.computed !== true && PLAYER_FIELDS.has(nameOf(part(node, 'property'))) && part(node, 'object')?.type === 'Identifier';
    return node.type === 'Identifier' && PLAYERS.has(nameOf(node));
  }

  /** Puts the nearest other player that is known there in the place of this one. */
  function anotherPlayer(node: Syntax, place: Place, as: Mutant['as'] = 'expression'): void {
    if (!isPlayer(node)) return;
    const other = playersNear(node, place).find((x) => x !== source(node));
    if (other !== undefined) add(node, place, 'who', other, as);
  }

  /** The players named in the functions around, before this place. */
  function playersNear(node: Syntax, place: Place): string[] {
    const found: { readonly at: number; readonly name: string }[] = [];
    const look = (x: Syntax): void => {
      if (x.start >= node.start) return;
      // A parameter's place includes its type.
      if (isPlayer(x)) found.push({ at: x.start, name: x.type === 'Identifier' ? nameOf(x) : source(x) });
      // Names of fields and of functions that are called are no players.
      const names = [
        x.computed === true || x.shorthand === true ? null : part(x, x.type === 'Property' ? 'key' : 'property'),
        part(x, 'callee'),
      ];
      const encloses = (y: Syntax): boolean => y.start <= node.start && node.end <= y.end;
      for (const y of parts(x)) {
        if (names.includes(y) && (y !== names[1] || y.type === 'Identifier')) continue;
        if (!isFunction(y) || encloses(y)) look(y);
      }
    };
    for (const f of place.functions) {
      look(f);
      if (found.length > 1) break;
    }
    return found.sort((a, b) => b.at - a.at).map((x) => x.name);
  }

  function literal(node: Syntax, place: Place): void {
    const { value } = node;
    if (typeof value === 'number') numbers(node, value, place);
    else if (typeof value === 'string') words(node, value, place);
    else if (typeof value === 'boolean') flags(node, value, place);
  }

  function numbers(node: Syntax, n: number, place: Place): void {
    const { parent } = place;
    if (!Number.isInteger(n) || n > 1000) return;
    if (parent?.type === 'BinaryExpression' && ['<<', '>>', '>>>', '&', '|', '^'].includes(word(parent, 'operator'))) return;
    // Is it anybody, anything? What is not there is -1.
    if (n === 0 && parent?.type === 'BinaryExpression' && ['>=', '<'].includes(word(parent, 'operator'))) return;
    add(node, place, 'number', String(n + 1));
    const compared = parent?.type === 'BinaryExpression' && OPPOSITE[word(parent, 'operator')] !== undefined;
    // Counts are never below nothing, so `> 0` with one less is `always`.
    if (n > 0 && !(compared && n === 1 && ['>=', '<'].includes(word(parent, 'operator')))) add(node, place, 'number', String(n - 1));
  }

  function words(node: Syntax, w: string, place: Place): void {
    const compared = place.parent?.type === 'BinaryExpression' ? part(place.parent, 'left') : null;
    const field = compared?.type === 'MemberExpression' ? nameOf(part(compared, 'property')) : nameOf(compared);
    const union = unionFor(unions, parsed, compared ? field : place.field, w, compared !== null);
    if (!union) return;
    const at = union.words.indexOf(w);
    const size = union.words.length;
    const quoted = (x: string): string => `'${x}'`;
    if (place.field === 'at' && union.name === 'WINDOWS') {
      if (at > 0) add(node, place, 'word', quoted(union.words[at - 1]));
      if (at < size - 1) add(node, place, 'word', quoted(union.words[at + 1]));
      return;
    }
    if (place.field === 'as' && w !== 'any') add(node, place, 'word', quoted('any'));
    const next = union.words
      .slice(at + 1)
      .concat(union.words)
      .find((x) => x !== 'any');
    if (next !== undefined) add(node, place, 'word', quoted(next));
    if (place.field === 'per') add(node, place, 'flag', 'undefined');
  }

  function flags(node: Syntax, value: boolean, place: Place): void {
    if (place.parent?.type === 'Property') add(node, place, 'flag', value ? 'undefined' : 'true');
    else if (place.parent?.type !== 'AssignmentExpression') add(node, place, 'flag', String(!value));
  }

  visit(program, { within: [], field: '', parent: null, functions: [], chained: false });
  return out.sort((a, b) => a.start - b.start || b.end - a.end || RANK[a.as] - RANK[b.as]);
}

/** Expressions that need no brackets anywhere. */
const SIMPLE = new Set([
  'Identifier',
  'Literal',
  'MemberExpression',
  'CallExpression',
  'ArrayExpression',
  'TemplateLiteral',
  'ThisExpression',
]);

/** A list of all the words there are: it says what can be written, not what happens. */
function isWordList(node: Syntax): boolean {
  const list = bare(node);
  const words = list.type === 'ArrayExpression' ? partsOf(list, 'elements') : [];
  return words.length > 1 && words.every((x) => x.type === 'Literal' && typeof x.value === 'string');
}

/** Asks whether there is anything to ask. */
const isShortcut = (node: Syntax): boolean => node.type === 'CallExpression' && ['asks', 'somebodyReacts'].includes(calleeOf(node));

/** Of several at the same place these lie outside. */
const RANK = { statement: 0, element: 1, shorthand: 2, expression: 3 } as const;

/** Fields that say nothing about where one is. */
const PLAIN_FIELDS = new Set(['clauses', 'with']);

/** A clause that has a condition: to leave it out is the same as one that never holds. */
function hasCondition(node: Syntax): boolean {
  const [given] = partsOf(node, 'arguments');
  return given !== undefined && partsOf(given, 'properties').some((x) => nameOf(part(x, 'key')) === 'when');
}

/** Inside a chain with `?.`, up to the arguments of its calls. */
function chainedIn(node: Syntax, place: Place): boolean {
  if (node.type === 'ChainExpression') return true;
  return place.chained && ['MemberExpression', 'CallExpression', 'TSNonNullExpression'].includes(node.type);
}

/** Does an expression here stand for yes or no, and is nothing else done to it? Conditions and their operands have mutants of their own. */
function saysYesOrNo({ parent }: Place): boolean {
  if (parent === null) return false;
  return [
    'ArrowFunctionExpression',
    'ReturnStatement',
    'VariableDeclarator',
    'Property',
    'AssignmentExpression',
    'CallExpression',
  ].includes(parent.type);
}

const isText = (node: Syntax): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && partsIn(node).some(isText));
const partsIn = (node: Syntax): Syntax[] => [part(node, 'left'), part(node, 'right')].filter((x) => x !== null);

/** Statements that do something. */
function leavable(statement: Syntax): boolean {
  const expression = part(statement, 'expression');
  if (!expression) return false;
  let x = bare(expression);
  if (x.type === 'YieldExpression') x = part(x, 'argument') ?? x;
  if (x.type === 'CallExpression') return !TELLING.has(calleeOf(x)) || calleeOf(x) === 'because';
  return ['AssignmentExpression', 'UpdateExpression', 'UnaryExpression', 'ChainExpression', 'LogicalExpression'].includes(x.type);
}

/** What a function's body comes to: itself, or what it returns. */
function results(body: Syntax): Syntax[] {
  if (body.type !== 'BlockStatement') return [body];
  const out: Syntax[] = [];
  const look = (x: Syntax): void => {
    const argument = x.type === 'ReturnStatement' ? part(x, 'argument') : null;
    if (argument) out.push(argument);
    else if (!isFunction(x)) for (const y of parts(x)) look(y);
  };
  look(body);
  return out;
}
