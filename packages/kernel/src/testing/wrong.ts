import {
  limitsOf,
  type Act,
  type Bargain,
  type ChooseSome,
  type Decision,
  type DecisionKind,
  type Order,
  type Spread,
} from '../flow/decision.ts';

/** Answers that must be refused: things of every type, and things of the right type with something wrong in them. */
export function wrongAnswers(d: Decision): unknown[] {
  const odd = ODD.filter(([, welcome]) => !welcome.includes(d.kind)).map(([value]) => value);
  return [...odd, ...outOfBounds(d)];
}

/** Names that every object seems to have. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Values of every type, each with the kinds of question to which it may be an answer. */
const ODD: readonly (readonly [unknown, readonly DecisionKind[]])[] = [
  [null, []],
  [undefined, []],
  [Number.NaN, []],
  [Infinity, []],
  [0.5, []],
  [1n, []],
  [Symbol('answer'), []],
  [() => true, []],
  [/answer/, []],
  [new Map([['do', 'leave']]), []],
  [new Set(['pass']), []],
  [[null], []],
  [[undefined], []],
  [[1], []],
  [new Array(1), []],
  [[[]], []],
  [[[['pass']]], []],
  [[{ do: 'leave' }], []],
  [Object.create({ do: 'leave' }), []],
  [{ do: { do: 'leave' } }, []],
  [{ do: null }, []],
  [{ gives: {} }, []],
  ...INHERITED.map((name) => [JSON.parse(`{"${name}":1}`), ['spread']] as const),
  ...INHERITED.map((name) => [JSON.parse(`{"${name}":{"do":"leave"}}`), []] as const),
  [0, ['number']],
  [-1, ['number']],
  [true, ['yesno']],
  [false, ['yesno']],
  [[], ['some', 'order']],
  [{}, ['spread']],
  [{ do: 'leave' }, ['bargain']],
  ['', ['say', 'choose', 'name']],
  ['true', ['say', 'choose', 'name']],
];

function outOfBounds(d: Decision): unknown[] {
  switch (d.kind) {
    case 'choose':
    case 'name': {
      const texts = ['no such option', ` ${d.options[0]}`, ...INHERITED].filter((id) => !d.options.includes(id));
      return [...texts, [d.options[0]], { [d.options[0]]: 1 }];
    }
    case 'some':
      return badSelections(d);
    case 'order':
      return badOrders(d);
    case 'spread':
      return badSpreads(d);
    case 'number':
      return [d.min - 1, d.max + 1, d.min + 0.5, String(d.min), [d.min]];
    case 'yesno':
      return ['yes', 'false', 1];
    case 'say':
      return ['x'.repeat(d.maxLength + 1), ['x']];
    case 'bargain':
      return badMoves(d);
    case 'act':
      return badActs(d);
  }
}

/** No such verb, a step too few, one too many, and everything that is wrong with the first step. */
function badActs(d: Act): unknown[] {
  const strange = [...INHERITED, 'no such verb'].filter((id) => !d.verbs.some((verb) => verb.id === id));
  const out: unknown[] = strange.map((verb) => ({ verb, steps: [] }));
  for (const { id, first } of d.verbs.slice(0, 3)) {
    out.push(id, [id], { verb: id }, { verb: id, steps: {} }, { verb: id, steps: new Array(40).fill('x') });
    if (first) out.push({ verb: id, steps: [] }, ...outOfBounds(first.ask).map((a) => ({ verb: id, steps: [a] })));
    else out.push({ verb: id, steps: [''] }, { verb: id, steps: [], more: 1 });
  }
  return out;
}

function badSelections({ options, min, max }: ChooseSome): unknown[] {
  const out: unknown[] = [['no such option'], [...options.slice(0, min), '__proto__'], [...options.slice(0, min), 1]];
  if (options.length > 0) out.push([options[0], options[0]], options[0]);
  if (min > 0) out.push(options.slice(0, min - 1));
  if (options.length > max) out.push(options.slice(0, max + 1));
  return out;
}

function badOrders({ options }: Order): unknown[] {
  const out: unknown[] = [[...options, 'no such option']];
  if (options.length > 0) out.push(options.slice(1), [...options, options[0]], [...options.slice(1), '__proto__'], options.join(','));
  if (options.length > 1) out.push(options.map(() => options[0]));
  return out;
}

function badSpreads({ places, min, max }: Spread): unknown[] {
  const strange = ['no such place', ...INHERITED].filter((id) => !places.some((place) => place.id === id));
  const out = strange.flatMap((id): unknown[] => [JSON.parse(`{"${id}":1}`), JSON.parse(`{"${id}":0}`)]);
  for (const { id, max: most } of places.slice(0, 3))
    for (const n of [-1, 0.5, most + 1, Number.NaN, Infinity, '1', null, [1], {}, true]) out.push({ [id]: n });
  const everything = Object.fromEntries(places.map((p) => [p.id, p.max]));
  const room = places.reduce((sum, p) => sum + p.max, 0);
  if (room > max) out.push(everything);
  if (min > 0) out.push({});
  return out;
}

function badMoves(d: Bargain): unknown[] {
  const offer = (gives: unknown): unknown => ({ do: 'offer', gives });
  const out: unknown[] = [
    { do: 'steal' },
    { do: 'constructor' },
    { do: ['leave'] },
    { do: 'leave', more: 1 },
    { do: 'offer' },
    ...[null, 1, 'everything', [], [1], {}, { 'no such good': 1 }, JSON.parse('{"__proto__":1}')].map(offer),
  ];
  for (const { id, max } of d.goods.slice(0, 3))
    for (const n of [0, -1, 0.5, max + 1, Number.NaN, '1', null, [1]]) out.push(offer({ [id]: n }));
  for (const limit of Object.keys(d.limits)) {
    const goods = d.goods.filter((good) => limitsOf(good).includes(limit));
    const sum = goods.reduce((all, good) => all + good.max, 0);
    if (sum > d.limits[limit]) out.push(offer(Object.fromEntries(goods.map((good) => [good.id, good.max]))));
  }
  if (!d.acceptable) out.push({ do: 'accept' });
  if (!d.mayOffer && d.goods.length > 0) out.push(offer({ [d.goods[0].id]: 1 }));
  return out;
}
