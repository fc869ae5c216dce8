import {
  ability,
  alien,
  amend,
  bothAttack,
  chooseOption,
  DEFENSE,
  emit,
  enc,
  lingering,
  mainSide,
  OFFENSE,
  opponent,
  setValue,
  slotOf,
} from '../../../effects/index.ts';

/** Of two attacks the higher one loses the value of the lower one. Equal cards have no higher one. */
const equalize = lingering('calculator.equalize', [
  ability({
    at: 'reveal.transform',
    must: true,
    when: ({ g }) => bothAttack(g),
    *commit({ g }) {
      const [offense, defense] = enc(g).slots.map((slot) => slot.value);
      if (offense > defense) setValue(g, OFFENSE, offense - defense);
      if (defense > offense) setValue(g, DEFENSE, defense - offense);
    },
  }),
]);

type Call = 'odd' | 'even';
const CALLS: readonly Call[] = ['odd', 'even'];

/** Whoever called it right takes the own value off the opposing card; whoever was wrong suffers the same. */
const called = lingering<{ call: Call }>('calculator.call', (dataOf) => [
  ability({
    at: 'reveal.transform',
    as: 'main',
    must: true,
    when: ({ g }) => bothAttack(g),
    *commit(c) {
      const { g, me } = c;
      const them = opponent(g, me);
      const [mine, theirs] = [slotOf(g, me).value, slotOf(g, them).value];
      const sum: Call = (mine + theirs) % 2 === 0 ? 'even' : 'odd';
      if (sum === dataOf(c).call) setValue(g, mainSide(g, them), theirs - mine);
      else setValue(g, mainSide(g, me), mine - theirs);
    },
  }),
]);

export const calculator = alien({
  id: 'calculator',
  name: 'Calculator',
  set: 'base',
  alert: 'yellow',
  summary: 'Takes the lower attack off the higher one',
  asks: {
    'calculator.call': 'Is the sum of the two attack cards odd or even?',
    'calculator.call:odd': 'Odd',
    'calculator.call:even': 'Even',
  },
  tells: { 'parity-called': '{who} {who, select, you {call} other {calls}} {call, select, odd {odd} other {even}}.' },
  power: {
    text:
      'As a main player, while the selected cards lie facedown, you may declare an equalize: should both turn out to be attacks, the ' +
      'higher one counts only the difference between them and the lower one stays as it is.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'main',
        *commit({ g, me }) {
          equalize.start(g, me, {});
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, while the selected cards lie facedown, call the sum of both attack cards odd or even. If you are right, the ' +
      "value of your card comes off your opponent's; if you are wrong, theirs comes off yours.",
    clauses: [
      ability<{ call: Call }>({
        at: 'planning.selected',
        as: 'main',
        *prepare({ g, me }) {
          return { call: yield* chooseOption(g, me, CALLS, { tag: 'calculator.call' }) };
        },
        *commit({ g, me }, { call }) {
          emit(g, 'parity-called', { who: me, call });
          called.start(g, me, { call });
        },
      }),
    ],
  },
  super: { text: 'You may declare an equalize as an ally too.', clauses: [amend({ as: 'ally' })] },
});
