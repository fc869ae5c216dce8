import type { OptionText } from '@parley/kernel';
import type { HouseRule, HouseRules } from '../rules/options/options.ts';

interface Ruling<R extends HouseRule> {
  readonly name: string;
  readonly text: string;
  /** What each answer means, ours first. */
  readonly answers: { readonly [V in HouseRules[R]]: string };
  readonly needs?: OptionText['needs'];
}

const TEXTS: { readonly [R in HouseRule]: Ruling<R> } = {
  noColony: {
    name: 'No colony left',
    text: 'Where the offense puts a ship it takes back from the warp while it has no colony at all.',
    answers: { 'home-planet': 'On a home planet', gate: 'Straight into the gate' },
  },
  gamblerAnte: {
    name: 'Gambler: raised stakes',
    text: 'What raising the stakes does to the usual penalty.',
    answers: { replace: 'It takes its place', add: 'It comes on top' },
  },
  gamblerShips: {
    name: 'Gambler: lost ships',
    text: 'May the ships that are lost be ships of the encounter?',
    answers: { outside: 'No', anywhere: 'Yes' },
  },
  colourSwapStealsWin: {
    name: 'Changed colours and the win',
    text: 'Can a change of colours after the encounter take over a win?',
    answers: { no: 'No', yes: 'Yes' },
  },
  reinforceNegotiate: {
    name: 'Reinforcing a negotiate',
    text: 'What a reinforcement on the side of a negotiate card does.',
    answers: { 'no-effect': 'It may be played and has no effect', forbidden: 'It cannot be played' },
  },
  techDraw: {
    name: 'A tech instead of an encounter',
    text: 'What the offense gets for giving up its second encounter.',
    answers: { one: 'One tech', 'best-of-two': 'The better of two' },
    needs: [{ option: 'technology', values: [true] }],
  },
  switcheroo: {
    name: 'Psychic Switcheroo',
    text: 'How long the main players keep the powers that this hazard made them exchange.',
    answers: { 'for-good': 'For good', encounter: 'To the end of the encounter' },
    needs: [{ option: 'hazards', values: [true] }],
  },
  kickerOrder: {
    name: 'Kickers and other effects',
    text: 'When a kicker multiplies an attack card that effects change too.',
    answers: { 'after-effects': 'After those effects', 'before-effects': 'Before them' },
    needs: [{ option: 'rewards', values: ['incursion', 'dominion', 'both'] }],
  },
  kickerLoneAttack: {
    name: 'Kicker on a lone attack',
    text: 'Does a kicker multiply an attack card that meets a negotiate?',
    answers: { multiplies: 'Yes', 'no-effect': 'No' },
    needs: [{ option: 'rewards', values: ['incursion', 'dominion', 'both'] }],
  },
  reinforcementX: {
    name: 'Reinforcement +X',
    text: 'What the X of that card stands for.',
    answers: { 'own-ships': 'Ships its player has in the encounter', 'side-ships': 'All ships on the side of its player' },
    needs: [{ option: 'rewards', values: ['dominion', 'both'] }],
  },
  filchFlare: {
    name: 'The Filch flare',
    text: 'Which wild text it has. With the older one its holder may steal unseen, and everybody may accuse somebody once an encounter.',
    answers: { modern: 'It takes cards as they are played', classic: 'It lets its holder cheat' },
  },
  outpostAlien: {
    name: 'Alien Outpost in other hands',
    text: 'What becomes of the power of an Alien Outpost that somebody else receives.',
    answers: { another: 'Another alien is drawn', same: 'It stays with the station' },
    needs: [{ option: 'stations', values: ['one', 'two'] }],
  },
  deadPosition: {
    name: 'Nobody can win any more',
    text:
      'What happens after an encounter that leaves too few planets or ships in the game for anybody to win. A team has come as far as the ' +
      'partner with fewer colonies.',
    answers: { 'most-colonies': 'Whoever has most foreign colonies wins', 'play-on': 'Play goes on' },
  },
};

/** Rulings players argue about, as options. */
export const HOUSE_RULE_TEXTS: readonly OptionText[] = Object.entries(TEXTS).map(([rule, { name, text, answers, needs }]): OptionText => {
  const choices = Object.entries(answers).map(([value, said]) => ({ value, name: said }));
  return {
    id: `house.${rule}`,
    group: 'house',
    kind: 'one',
    name,
    text,
    choices,
    usual: choices[0].value,
    ...(needs === undefined ? {} : { needs }),
  };
});
