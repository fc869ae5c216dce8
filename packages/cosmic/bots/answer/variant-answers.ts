import type { Answer, Choose, ChooseSome, Decision, PickNumber, Spread } from '@parley/kernel';
import type { AssetRule } from '../see/assets.ts';
import type { Board } from '../see/board.ts';
import * as dials from './dials.ts';
import * as hazards from './hazard-answers.ts';
import * as laying from './laying.ts';
import * as rewards from '../judge/reward-cards.ts';
import * as ships from './special-ships.ts';
import * as stations from './stations.ts';
import * as teams from './teams.ts';
import * as technology from './technology.ts';

// The questions of all variants, by tag.

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  ...technology.CHOOSE,
  ...rewards.CHOOSE,
  ...laying.CHOOSE,
  ...hazards.CHOOSE,
  ...stations.CHOOSE,
  ...ships.CHOOSE,
  ...dials.CHOOSE,
};

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = { ...technology.SOME, ...rewards.SOME };

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  ...technology.SPREAD,
  ...rewards.SPREAD,
  ...hazards.SPREAD,
  ...stations.SPREAD,
  ...teams.SPREAD,
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = rewards.NUMBER;

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  ...technology.YESNO,
  ...rewards.YESNO,
  ...dials.YESNO,
  ...teams.YESNO,
};

export const { NAME } = rewards;

/** When to use what lies on the table, by its face. */
export const ASSET_USES: { readonly [face: string]: AssetRule } = { ...technology.USES, ...stations.USES, ...ships.USES };
