import { ask, InputError, type GameModule, type KeptKind, type Plain, type SeatChoice } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { bareRules } from '@parley/kernel/testing';

/** What somebody has to fetch, which is nobody else's business. */
type Errands = readonly string[];

interface State {
  left: number;
  errands: Errands[];
}

const isErrands = (x: unknown): x is Errands => Array.isArray(x) && x.every((word) => typeof word === 'string');
function readErrands(value: unknown): Errands {
  if (!isErrands(value)) throw new InputError('Errands are a list of words.');
  if (value.length > 5_000) throw new InputError('Nobody can do more than 5000 errands; leave some out.');
  return value;
}
const listOf = ({ errands }: SeatChoice): Errands => (isErrands(errands) ? errands : []);
const isObject = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null;

/** The lists in options that were read. */
function listsIn(options: unknown): readonly Errands[] {
  const lists = isObject(options) && Array.isArray(options.lists) ? options.lists : [];
  return lists.map((x: unknown) => (isErrands(x) ? x : []));
}

const lists: KeptKind<Errands> = {
  name: 'List',
  plural: 'Lists',
  text: 'What you have to fetch.',
  most: 3,
  read: readErrands,
  summary: (errands, language) => ({
    name: errands[0] ?? '',
    text: language === 'de' ? `${errands.length} Gänge` : `${errands.length} errands`,
  }),
};
/** Whatever can be written, and as many as the server keeps. */
const notes: KeptKind = {
  ...lists,
  name: 'Note',
  plural: 'Notes',
  most: 1_000,
  read: (value) => plain(value),
  summary: () => ({ name: '', text: '' }),
};
function plain(value: unknown): Plain {
  const read: Plain = JSON.parse(JSON.stringify(value ?? null));
  return read;
}

/**
 * Each of two or three people says twice that they are ready, and that was it. The game tells a seat the first of its errands, and everybody how many
 * there are; the others are told by nothing at all. It is careless: that a field is secret, it says in no other place than the field.
 */
export const errands: GameModule<State> = {
  id: 'errands',
  name: 'Errands',
  rules: bareRules<State>({
    id: 'errands',
    parse(given) {
      const read = listsIn(given);
      if (read.length < 2) throw new InputError('Errands are for two or three.');
      const forbidden = read.flat().find((word) => word.includes('forbidden'));
      if (forbidden !== undefined) throw new InputError(`Nobody may fetch "${forbidden}".`);
      if (isObject(given) && given.lazy === true) throw new InputError('Nobody is lazy.');
      return { lists: read };
    },
    seats: (o) => listsIn(o).length,
    publicOptions: (o, seat) => ({ lists: listsIn(o).map((x, i) => (i === seat ? x : null)) }),
    create: (o) => ({ left: 2, errands: listsIn(o).map((x) => [...x]) }),
    timing: ({ s }) => s.errands.map((_, seat) => seat),
    *step({ s }) {
      if (s.left === 0) return false;
      for (const [seat] of s.errands.entries()) yield* ask({ kind: 'yesno', seat, tag: 'ready', from: 'rule:ready' });
      s.left--;
      return true;
    },
    outcome: ({ s }) => (s.left > 0 ? null : { winners: [0], by: 'time' }),
    cells: ({ s }) => s.errands.map((_, seat) => `errands:${seat}`),
    cell({ s }, key) {
      const seat = Number(key.slice(key.indexOf(':') + 1));
      return { all: s.errands[seat].length, own: { [seat]: s.errands[seat].slice(0, 1) } };
    },
  }),
  seats: {
    min: 2,
    max: 3,
    usual: 2,
    fields: [
      { id: 'sign', name: 'Sign', text: 'What others know you by.', choices: null, unique: true, secret: false },
      { id: 'errands', name: 'Errands', text: 'What you have to fetch.', choices: null, unique: false, secret: true },
    ],
    read({ sign, errands: list }, chosen) {
      return {
        sign: typeof sign === 'string' ? sign : (chosen?.sign ?? null),
        errands: list === undefined ? (chosen?.errands ?? ['nothing']) : readErrands(list),
      };
    },
    complete: (choices) => choices,
    // Whoever had this sign gets the other one.
    change: (choices, seat, chosen) =>
      choices.map((x, i) =>
        i === seat ? chosen : chosen.sign !== null && x.sign === chosen.sign ? { ...x, sign: choices[seat].sign } : x,
      ),
    shown: (choice) => choice,
    options: (options, choices) => ({ ...options, lists: choices.map(listOf) }),
    of: (o) => listsIn(o).map((list) => ({ sign: null, errands: list })),
  },
  options: [],
  secrecy: { isSecretQuestion: () => false, identities: () => new Set(), revealingOptions: [] },
  bots: { dice: { name: 'Dice', text: 'Is ready or not.', make: random } },
  usualBot: 'dice',
  kept: { list: lists, note: notes },
  isNewTurn: () => false,
  languages: ['en', 'de'],
  settings: (language) => ({
    options: [],
    fields: errands.seats.fields,
    bots: errands.bots,
    ...(language === 'de' ? { kept: { list: { name: 'Liste', plural: 'Listen', text: 'Was zu holen ist.' } } } : {}),
  }),
  lexicon: () => ({}),
  codex: () => ({ game: 'errands', sections: [], options: [], rulings: [] }),
};
