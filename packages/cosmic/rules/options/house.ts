import { InputError } from '@parley/kernel';
import { object, oneOf } from './read.ts';

/** Rulings players argue about, with our default first. */
export const HOUSE_RULES = {
  /** R5.4: where the offense puts a ship it retrieves while it has no colony at all. */
  noColony: ['home-planet', 'gate'],
  /** kernel-needs 8.3: what raising the stakes does to the normal penalty. */
  gamblerAnte: ['replace', 'add'],
  /** kernel-needs 8.3: may the lost ships be ships of the encounter? */
  gamblerShips: ['outside', 'anywhere'],
  /** kernel-needs 8.1: can a change of colours after the encounter take over a win? */
  colourSwapStealsWin: ['no', 'yes'],
  /** R34.7 */
  reinforceNegotiate: ['no-effect', 'forbidden'],
  /** R24.9: what the offense gets instead of a second encounter: a tech, or the better of two. */
  techDraw: ['one', 'best-of-two'],
  /** R34.5: how long powers stay exchanged after a Psychic Switcheroo. */
  switcheroo: ['for-good', 'encounter'],
  /** R34.1: does a kicker multiply after the effects that change the value of a card, or before them? */
  kickerOrder: ['after-effects', 'before-effects'],
  /** R34.2: does a kicker multiply an attack card that meets no other attack? */
  kickerLoneAttack: ['multiplies', 'no-effect'],
  /** The X of a Reinforcement +X, which no source tells: ships of whoever plays it, or all ships on that side. */
  reinforcementX: ['own-ships', 'side-ships'],
  /** kernel-needs 8.5: which printing of the Filch flare is in the game. With the older one there is stealing. */
  filchFlare: ['modern', 'classic'],
  /** R27.1: what becomes of the alien of an Alien Outpost that changes hands: another one is drawn, or it stays there. */
  outpostAlien: ['another', 'same'],
  /** R23 says nothing of it: what happens when so much has left the board that nobody could win any more. */
  deadPosition: ['most-colonies', 'play-on'],
} as const;
export type HouseRule = keyof typeof HOUSE_RULES;
export type HouseRules = { readonly [R in HouseRule]: (typeof HOUSE_RULES)[R][number] };

export function parseHouse(input: unknown): HouseRules {
  const given = object(input ?? {}, 'house');
  const read = <const T extends string>(rule: HouseRule, values: readonly [T, ...T[]]): T =>
    oneOf(given[rule], `House rule ${rule}`, values);
  const house: HouseRules = {
    noColony: read('noColony', HOUSE_RULES.noColony),
    gamblerAnte: read('gamblerAnte', HOUSE_RULES.gamblerAnte),
    gamblerShips: read('gamblerShips', HOUSE_RULES.gamblerShips),
    colourSwapStealsWin: read('colourSwapStealsWin', HOUSE_RULES.colourSwapStealsWin),
    reinforceNegotiate: read('reinforceNegotiate', HOUSE_RULES.reinforceNegotiate),
    techDraw: read('techDraw', HOUSE_RULES.techDraw),
    switcheroo: read('switcheroo', HOUSE_RULES.switcheroo),
    kickerOrder: read('kickerOrder', HOUSE_RULES.kickerOrder),
    kickerLoneAttack: read('kickerLoneAttack', HOUSE_RULES.kickerLoneAttack),
    reinforcementX: read('reinforcementX', HOUSE_RULES.reinforcementX),
    filchFlare: read('filchFlare', HOUSE_RULES.filchFlare),
    outpostAlien: read('outpostAlien', HOUSE_RULES.outpostAlien),
    deadPosition: read('deadPosition', HOUSE_RULES.deadPosition),
  };
  for (const rule of Object.keys(given))
    if (!(rule in HOUSE_RULES)) throw new InputError(`There is no house rule "${rule}"; there are ${Object.keys(HOUSE_RULES).join(', ')}.`);
  return house;
}
