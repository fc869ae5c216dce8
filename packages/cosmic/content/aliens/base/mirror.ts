import {
  ability,
  alien,
  amend,
  chooseOption,
  DEFENSE,
  emit,
  enc,
  lingering,
  mainSide,
  OFFENSE,
  opponent,
  other,
  setCard,
  setValue,
  type Side,
  SIDES,
  slotOf,
  speakAs,
  textOn,
} from '../../../effects/index.ts';

/** An attack card has two digits: 8 is 08 and becomes 80. */
const DIGITS = 2;

function reversed(value: number): number {
  const digits = String(Math.abs(value)).padStart(DIGITS, '0').split('').reverse().join('');
  return value < 0 ? -Number(digits) : Number(digits);
}

/** The digits of attack cards on these sides are turned round as soon as they lie open. */
const reversal = lingering<{ sides: Side[] }>('mirror.reversal', (dataOf) => [
  ability({
    at: 'reveal.transform',
    must: true,
    when: (c) => dataOf(c).sides.some((side) => enc(c.g).slots[side].type === 'attack'),
    *commit(c) {
      for (const side of dataOf(c).sides) {
        const { type, value } = enc(c.g).slots[side];
        if (type === 'attack') setValue(c.g, side, reversed(value));
      }
    },
  }),
]);

export const mirror = alien({
  id: 'mirror',
  name: 'Mirror',
  set: 'base',
  alert: 'yellow',
  summary: 'Turns the digits of attack cards round',
  asks: {
    'mirror.which': 'Whose attack card is turned round?',
    'mirror.which:mine': 'Only mine',
    'mirror.which:theirs': "Only my opponent's",
  },
  tells: {
    'reversal-called':
      "{who} {who, select, you {call} other {calls}} for a reversal of {which, select, mine {{who, select, you {your card} other {their own card}}} other {the opponent's card}}.",
  },
  power: {
    text:
      'As a main player, while the selected cards lie facedown, you may call for a reversal: every attack card revealed in this encounter ' +
      'has its digits swapped, so that 15 becomes 51 and 08 becomes 80.',
    clauses: [
      ability<{ sides: Side[] }>({
        at: 'planning.selected',
        as: 'main',
        *prepare({ g, me }, boost) {
          const mine = mainSide(g, me);
          if (!boost) return { sides: [...SIDES] };
          const which = yield* chooseOption(g, me, ['mine', 'theirs'], { tag: 'mirror.which' });
          emit(g, 'reversal-called', { who: me, which });
          return { sides: [which === 'mine' ? mine : other(mine)] };
        },
        *commit({ g, me }, { sides }) {
          reversal.start(g, me, { sides });
        },
      }),
    ],
  },
  wild: {
    text: "As a main player, once cards are revealed: your encounter card becomes a copy of your opponent's.",
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when({ g, me }) {
          const [mine, theirs] = [slotOf(g, me), slotOf(g, opponent(g, me))];
          if (mine.card < 0 || theirs.type === 'none') return false;
          const alike = mine.type === theirs.type && mine.value === theirs.value;
          return !alike || textOn(g, OFFENSE) !== textOn(g, DEFENSE);
        },
        *commit({ g, me }) {
          const side = mainSide(g, me);
          const { type, value } = enc(g).slots[other(side)];
          setCard(g, side, type, value);
          speakAs(g, side, textOn(g, other(side)));
        },
      }),
    ],
  },
  super: {
    text: "When you call for a reversal, still before the reveal, you may restrict it to your own card or to your opponent's.",
    clauses: [amend({})],
  },
});
