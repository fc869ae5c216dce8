import {
  ability,
  addToTotal,
  alien,
  amend,
  canEncounter,
  colourOf,
  type Cosmic,
  enc,
  extraEncounter,
  hasFailed,
  hasSucceededAsMain,
  mainOn,
  mayBegin,
  mySide,
  type Player,
  setTokens,
  standsAs,
} from '../../../effects/index.ts';

const FOR_SUCCESS = 1;
const FOR_FAILURE = 2;

/** What an encounter has taught this player: nothing when it came to no end. */
function experience(g: Cosmic, p: Player): number {
  const more = g.s.options.planets === 4 ? 1 : 0;
  if (hasSucceededAsMain(g, p)) return FOR_SUCCESS + more;
  return hasFailed(g, p) ? FOR_FAILURE + more : 0;
}

export const warrior = alien({
  id: 'warrior',
  name: 'Warrior',
  set: 'base',
  alert: 'green',
  summary: 'Grows stronger with every encounter',
  power: {
    text:
      'After an encounter as a main player you gain a token for a victory or a deal, two for a defeat or a failed deal, and one more with four ' +
      'planets each. As a main player who reveals an attack, you add 1 to your total for each token. You keep the tokens.',
    clauses: [
      ability({
        id: 'learn',
        at: 'encounter.end',
        as: 'main',
        must: true,
        passive: true, // also when it is zapped (faq-warrior-1)
        when: ({ g, me }) => experience(g, me) > 0,
        *commit({ g, me, sheet }) {
          const own = g.s.sheets[sheet];
          setTokens(g, own, own.tokens + experience(g, me));
        },
      }),
      ability({
        id: 'fight',
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g, me, sheet }) => g.s.sheets[sheet].tokens > 0 && standsAs(g, mainOn(g, mySide(g, me)), 'attack'),
        *commit({ g, me, sheet }) {
          addToTotal(g, mySide(g, me), g.s.sheets[sheet].tokens);
        },
      }),
    ],
  },
  wild: {
    text:
      'As the defense, right after the encounter: you have an encounter of your own with the offense, in its home system. Then play goes on where ' +
      'it was.',
    clauses: [
      ability({
        at: 'encounter.after',
        as: 'defense',
        when: ({ g, me }) => mayBegin(g, me) && canEncounter(g, enc(g).offense, me),
        *commit({ g, me }) {
          const { offense } = enc(g);
          yield* extraEncounter(g, { offense: me, from: 'regroup', defense: offense, system: colourOf(g, offense) });
        },
      }),
    ],
  },
  super: { text: 'Your tokens add to the total of your side while you are an ally, too.', clauses: [amend({ of: 'fight', as: 'ally' })] },
});
