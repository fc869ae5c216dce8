import type { OptionChoice, OptionText } from '@parley/kernel';
import type { Options } from '../rules/options/options.ts';
import { POOLS } from '../rules/options/pools.ts';
import { HOUSE_RULE_TEXTS } from './house-rules.ts';

type Description = Omit<OptionText, 'id'>;
type Extra = Pick<OptionText, 'needs' | 'excludes' | 'players'>;

const onOff = (group: OptionText['group'], name: string, text: string, usual = false, extra: Extra = {}): Description => ({
  group,
  kind: 'switch',
  name,
  text,
  choices: [
    { value: true, name: 'On' },
    { value: false, name: 'Off' },
  ],
  usual,
  ...extra,
});

const oneOf = (
  group: OptionText['group'],
  name: string,
  text: string,
  choices: readonly OptionChoice[],
  extra: Extra = {},
): Description => ({ group, kind: 'one', name, text, choices, usual: choices[0].value, ...extra });

const severalOf = (
  name: string,
  text: string,
  names: { readonly [value: string]: string | readonly [name: string, text: string] },
): Description => ({
  group: 'aliens',
  kind: 'several',
  name,
  text,
  choices: Object.entries(names).map(([value, said]) =>
    typeof said === 'string' ? { value, name: said } : { value, name: said[0], text: said[1] },
  ),
  usual: Object.keys(names),
});

/** Options with a place of their own: who sits where, aliens picked by hand, house rules, set positions. */
type Elsewhere = 'seats' | 'aliens' | 'house' | 'position';

/** Every option has its text here: one that is added without is a type error. */
const TEXTS: { readonly [K in Exclude<keyof Options, Elsewhere>]: Description } = {
  planets: oneOf('game', 'Planets', 'Home planets of each player, with four ships on each.', [
    { value: 5, name: 'Five', text: 'Five foreign colonies win.' },
    { value: 4, name: 'Four', text: 'A shorter game: four foreign colonies win.' },
  ]),
  flares: onOff('game', 'Flares', 'Cards that bend the rules for one moment, and more so for the alien they name.', true),
  secondEncounters: onOff('game', 'Second encounters', 'Whoever succeeds with the first encounter of a turn may have another.', true),
  powers: oneOf('game', 'Powers', 'How many aliens each player is.', [
    { value: 1, name: 'One each' },
    { value: 2, name: 'Two each', text: 'Four are dealt and two kept. Each can be zapped by itself.' },
  ]),
  hiddenPowers: onOff('game', 'Hidden powers', 'Aliens lie face down until their player turns them up to use them.'),
  largeGroup: onOff('game', 'Large group cards', 'More attack and negotiate cards. With seven or eight players they are always in.'),
  technology: onOff('variant', 'Technology', 'Ships left behind for research complete techs, which work for the rest of the game.'),
  rewards: oneOf('variant', 'Reward deck', 'Whoever is rewarded may draw from a second deck with kickers, rifts and other cards.', [
    { value: 'none', name: 'None' },
    { value: 'incursion', name: 'Incursion' },
    { value: 'dominion', name: 'Dominion' },
    { value: 'both', name: 'Both in one' },
  ]),
  commonRewards: onOff(
    'variant',
    'Common rewards',
    'The reward cards are shuffled into the cosmic deck, so that everybody meets them.',
    false,
    { needs: [{ option: 'rewards', values: ['incursion', 'dominion', 'both'] }] },
  ),
  hazards: onOff('variant', 'Hazards', 'A destiny card with a warning turns up a hazard, which changes the encounter for all.'),
  stations: oneOf('variant', 'Space stations', 'An ability in orbit of a home planet, held as long as ships of its player stand there.', [
    { value: 'none', name: 'None' },
    { value: 'one', name: 'One each' },
    { value: 'two', name: 'Two each', text: 'For up to five players.' },
  ]),
  conquest: onOff('variant', 'Conquest', 'A station is taken by winning on its planet, and enough of them win the game.', false, {
    needs: [{ option: 'stations', values: ['one', 'two'] }],
  }),
  specialShips: oneOf('variant', 'Special ships', 'One ship of each player is better than the others.', [
    { value: 'none', name: 'None' },
    { value: 'flagship', name: 'Flagship', text: 'Worth more in an encounter, and can jump.' },
    { value: 'salvage', name: 'Salvage vessel', text: 'Brings rewards home, and searches the discards.' },
  ]),
  doubleShip: oneOf(
    'variant',
    'Second special ship',
    'Everybody has another one, of the same kind or not.',
    [
      { value: 'none', name: 'None' },
      { value: 'flagship', name: 'Flagship' },
      { value: 'salvage', name: 'Salvage vessel' },
    ],
    { needs: [{ option: 'specialShips', values: ['flagship', 'salvage'] }], players: [3, 4] },
  ),
  dials: onOff('variant', 'Alliance dials', 'Those who are invited set side and ships in secret, and all is shown at once.'),
  teams: onOff('variant', 'Team Cosmic', 'Partners win together. They never meet in an encounter and always invite each other.'),
  sets: severalOf('Sets', 'Aliens of these sets may be dealt.', {
    base: 'Cosmic Encounter',
    incursion: 'Cosmic Incursion',
    conflict: 'Cosmic Conflict',
    alliance: 'Cosmic Alliance',
    storm: 'Cosmic Storm',
    dominion: 'Cosmic Dominion',
    eons: 'Cosmic Eons',
  }),
  alerts: severalOf('Alert levels', 'How much one must know to play an alien, not how strong it is.', {
    green: ['Green', 'Simple.'],
    yellow: ['Yellow', 'Some experience.'],
    red: ['Red', 'Hard to play.'],
  }),
};

/** R17.7 */
const POOL: OptionText = {
  id: 'pool',
  group: 'aliens',
  kind: 'one',
  name: 'Which aliens',
  text: 'A choice of sets and alert levels, from a first game to everything there is.',
  choices: Object.entries(POOLS).map(([value, { name, text, ...brings }]) => ({
    value,
    name,
    text,
    brings: { sets: TEXTS.sets.usual, alerts: TEXTS.alerts.usual, flares: true, ...brings },
  })),
  usual: 'everything',
};

/** Every option a table can be opened with, in the order in which to think about them. */
export const OPTION_TEXTS: readonly OptionText[] = [
  POOL,
  ...Object.entries(TEXTS).map(([id, description]): OptionText => ({ id, ...description })),
  ...HOUSE_RULE_TEXTS,
];
