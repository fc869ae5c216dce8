import type { Answer, Choose, Spread } from '@parley/kernel';
import type { AssetRule } from '../see/assets.ts';

import type { Board } from '../see/board.ts';
import { target } from '../judge/generic.ts';
import { aim, best, weakness } from '../judge/launch.ts';
import { seatOf } from '../../ids/index.ts';
import { behindBy, outlook } from '../judge/outlook.ts';
import { hurt, take } from '../judge/ships.ts';

const prefer = (d: Choose, wanted: string): Answer => (d.options.includes(wanted) ? wanted : d.options[0]);
const whoIn = (d: Spread): number => (typeof d.data?.who === 'number' ? d.data.who : -1);
const shipsAt = (b: Board, name: string): number => b.planet(name)?.ships[b.me] ?? 0;

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  // R27.2: it works as long as somebody is there.
  'stations.attach': (b, d) => best(d.options, (o) => shipsAt(b, o)),
  'assault-barracks.player': (b, d) => best(d.options, (o) => target(b, seatOf(o))),
  'colony-cloak.aim': aim,
  'colony-cloak.defense': (b, d) => best(d.options, (o) => weakness(b, seatOf(o))),
  'observation-platform.find': (b, d) => prefer(d, b.warp[b.me] >= 3 ? 'ship' : 'card'),
};

/** As many of these ships as turn the encounter. */
function enough(b: Board, d: Spread): Answer {
  const needed = behindBy(b, b.encounter?.offense === b.me ? 0 : 1);
  return take(b, d, Math.max(d.min, Math.min(d.max, needed)));
}

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'assault-barracks.ship': (b, d) => hurt(b, d, d.max, whoIn(d)),
  'colony-cloak.ship': (b, d) => take(b, d, d.min),
  'interspatial-relay.ships': enough,
  'shield-generator.ships': (b, d) => take(b, d, d.max),
};

/** Would the offense have to go where more of my ships are? */
function hidesWell(b: Board): boolean {
  const attacked = b.planet(b.encounter?.target ?? '');
  if (!attacked) return false;
  const others = b.planets.filter((x) => x.home === attacked.home && x !== attacked && x.ships[b.me] > 0);
  return others.length > 0 && others.every((x) => x.ships[b.me] > attacked.ships[b.me] + 1);
}

/** Ships at the station that could join without giving the planet up. */
const reserve = (b: Board, planet: string | null): number => Math.max(0, shipsAt(b, planet ?? '') - 1);

/** Stations that are not simply used whenever they can be. */
export const USES: { readonly [face: string]: AssetRule } = {
  'station:colony-cloak': hidesWell,
  'station:interspatial-relay': (b, x) =>
    outlook(b) === 'losing' && behindBy(b, b.encounter?.offense === b.me ? 0 : 1) <= Math.min(4, reserve(b, x.planet)),
};
