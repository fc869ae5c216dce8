import type { Answer, Choose } from '@parley/kernel';
import type { Asset, AssetRule } from '../see/assets.ts';

import type { Board } from '../see/board.ts';
import { readCard, worth } from '../see/cards.ts';
import { best } from '../judge/launch.ts';
import { outlook } from '../judge/outlook.ts';
import { isClose } from './technology.ts';

/** What a flagship in the encounter adds, besides being a ship. */
const MIGHT = 3;
/** A card of the discard pile that is worth the only use of the tractor beam. */
const TREASURE = 2.2;

/** The encounter before everything else: gate, allies' side, or the planet that is attacked. */
function jump(b: Board, d: Choose): Answer {
  const posts = ['gate', 'side', b.encounter?.target ?? ''];
  return posts.find((x) => d.options.includes(x)) ?? best(d.options, (o) => -(b.planet(o)?.ships[b.me] ?? 9));
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'special-ships.mark': (b, d) => best(d.options, (o) => b.planet(o)?.ships[b.me] ?? 0),
  'flagship.jump': jump,
  'salvage-vessel.find': (_b, d) => (d.options.includes('rewards') ? 'rewards' : d.options[0]),
  'salvage-vessel.card': (_b, d) => best(d.options, (o) => worth(readCard(o))),
};

/** Has the flagship a part in the encounter already, or is it all that holds its planet? */
function isNeededWhereItIs(b: Board, { ship }: Asset): boolean {
  const there = b.stacks.find((x) => x.id === ship)?.place ?? '';
  const planet = b.planet(there);
  return !planet || there === b.encounter?.target || planet.ships[b.me] <= 1;
}

const flagship: AssetRule = (b, x, clause) => {
  if (outlook(b) !== 'losing') return false;
  return clause === 'drive' ? isClose(b, MIGHT + 1) && !isNeededWhereItIs(b, x) : isClose(b, MIGHT);
};

export const USES: { readonly [face: string]: AssetRule } = { 'ship:flagship': flagship };

export const RAISES: { readonly [face: string]: (b: Board) => boolean } = {
  // Once the cards are open everybody is asked, and that is the time for it.
  'ship:flagship': () => false,
  'ship:salvage-vessel': (b) => b.pile.some((c) => worth(c) >= TREASURE),
};
