import type { Answer, Choose, ChooseSome, Decision, Spread } from '@parley/kernel';
import type { Asset, AssetRule } from '../see/assets.ts';
import { favourite } from '../judge/artifacts.ts';
import { ownChance } from '../judge/common.ts';
import { shipsOf, sideOf, type Board } from '../see/board.ts';
import { bestAttack, readCard, worth } from '../see/cards.ts';
import { best } from '../judge/launch.ts';
import { faceIds, optionIds, seatOf } from '../../ids/index.ts';
import { researchFor } from '../../view/printed.ts';
import { behindBy, outlook, ownSlot } from '../judge/outlook.ts';
import { devastation, settle, spareShips, weakHome } from '../judge/planets.ts';
import { bestProspect } from '../judge/select.ts';
import { hurt, take } from '../judge/ships.ts';
import { target } from '../judge/generic.ts';
import { isAgainstMe, zapsPower } from '../judge/zaps.ts';

/** What a tech is worth once it works, where a colony is worth ten. */
const WORTH: { readonly [tech: string]: number } = {
  'coldsleep-ship': 11,
  'precursor-seed': 7,
  'infinity-drive': 7,
  prometheus: 5,
  'gluon-mines': 5,
  'lunar-cannon': 4.5,
  'genesis-bomb': 3,
  'omega-missile': 4,
  'plasma-thrusters': 3,
  'vacuum-turbines': 3.5,
  'delta-scanners': 3,
  'enigma-device': 2.5,
  'quark-battery': 2.5,
  'cosmic-field-generator': 2.2,
  'collapsium-hulls': 2,
  qax: 2,
  'warpspace-key': 1.8,
  'energy-cloak': 1.8,
  'xenon-lasers': 1.5,
  'tech-scrambler': 1,
};

/** What a ship that does nothing but research costs. */
const RESEARCHER = 0.4;
/** Ships on a tech that is as strong as there are ships on it. */
const STRONG = 4;
/** Ships beside one for each colony that are kept for encounters. */
const RESERVE = 2;

const idOf = (face: string): string => faceIds.as('tech', face).tech;
function neededFor(face: string): number {
  const research = researchFor(face);
  return research === 'X' ? STRONG : research;
}

/** What a tech is worth less what it takes to complete it. */
export const techWorth = (face: string): number => (WORTH[idOf(face)] ?? 1) - neededFor(face) * RESEARCHER;

/** R24.2: complete what is ready, else put a ship that can be spared on the tech that pays soonest. */
function act(b: Board, d: Choose): Answer {
  const deeds = d.options.map((o) => optionIds.read(o)).filter((x) => x.kind === 'deed');
  const of = (deed: string): Asset[] => deeds.filter((x) => x.deed === deed).map((x) => b.asset(x.asset));
  const [done] = of('complete').sort((x, y) => techWorth(y.face) - techWorth(x.face));
  if (done) return optionIds.write.deed({ deed: 'complete', asset: done.id });
  const left = (x: Asset): number => neededFor(x.face) - x.ships;
  const [next] = of('research')
    .filter((x) => left(x) > 0)
    .sort((x, y) => (WORTH[idOf(y.face)] ?? 1) / left(y) - (WORTH[idOf(x.face)] ?? 1) / left(x));
  if (next && spareShips(b) > RESERVE) return optionIds.write.deed({ deed: 'research', asset: next.id });
  // Somebody who can hardly attack any more calls the crew back.
  const [crew] = of('abandon').filter((x) => x.ships > 1 && left(x) > 2);
  return crew && shipsOnPlanets(b) <= HELPLESS ? optionIds.write.deed({ deed: 'abandon', asset: crew.id }) : 'nothing';
}

/** What may be attacked beside a spot of the Lunar Cannon. */
function beside(b: Board, spot: string): number {
  const { first, second } = optionIds.as('between', spot);
  return weakHome(b, first) + weakHome(b, second);
}

/** Fewer ships than an attack needs. */
const HELPLESS = 4;
const shipsOnPlanets = (b: Board): number => b.planets.reduce((n, x) => n + x.ships[b.me], 0);

const goesOn = (b: Board): boolean => bestAttack(b.playable) >= 7 || b.playable.some((c) => c.type === 'negotiate');

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'technology.action': act,
  'technology.keep': (_b, d) => best(d.options, (o) => techWorth(readCard(o).face)),
  'engineer.keep': (_b, d) => best(d.options, (o) => (o === 'none' ? -1 : techWorth(readCard(o).face))),
  'engineer.search': (_b, d) => best(d.options, (o) => techWorth(readCard(o).face)),
  'technology.second': (b, d) => (goesOn(b) ? 'encounter' : d.options.includes('tech') ? 'tech' : 'end'),
  'coldsleep-ship.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'omega-missile.planet': (b, d) => best(d.options, (o) => devastation(b, o)),
  'xenon-lasers.way': (b) => (favourite(b) === sideOf(b, b.me) ? 'up' : 'down'),
  'lunar-cannon.spot': (b, d) => best(d.options, (o) => beside(b, o)),
  'prometheus.colony': (b, d) => best(d.options, (o) => weakHome(b, o)),
  'quark-battery.card': (_b, d) => best(d.options, (o) => readCard(o).value),
  'delta-scanners.card': (_b, d) => best(d.options, (o) => worth(readCard(o))),
  'tech-scrambler.target': (b, d) => best(d.options, (o) => (isMyTech(b, o) ? -1 : (WORTH[idOf(readCard(o).face)] ?? 1))),
  'qax.who': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
};

const isMyTech = (b: Board, key: string): boolean => b.assetsOf(b.me).some((x) => x.face === readCard(key).face);

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'vacuum-turbines.keep': (_b, d) => d.options.slice(0, d.max),
  'enigma-device.discard': (_b, d) => d.options.filter((o) => worth(readCard(o)) < 0.7).slice(0, d.max),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'technology.ship': (b, d) => take(b, d, d.min),
  'coldsleep-ship.ships': (b, d) => take(b, d, Math.min(2, d.max)),
  'genesis-bomb.ships': (b, d) => take(b, d, Math.min(2, d.max)),
  'plasma-thrusters.ship': (b, d) => take(b, d, d.min),
  'gluon-mines.ships': (b, d) => hurt(b, d, d.max, b.encounter?.offense ?? -1),
};

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = { 'coldsleep-ship.now': () => true };

/** Is the stored card the one that turns a lost encounter? */
function storedTurns(b: Board, asset: Asset): boolean {
  const side = sideOf(b, b.me);
  const [card] = asset.kept;
  if (side === null || card === undefined || outlook(b) !== 'losing') return false;
  return card.type === 'attack' && card.value - (ownSlot(b)?.value ?? 0) >= behindBy(b, side);
}

/** Techs that are not simply used whenever they can be. */
export const USES: { readonly [face: string]: AssetRule } = {
  'tech:cosmic-field-generator': (b, _x, _clause, d) => zapsPower(b, d),
  'tech:tech-scrambler': (b, _x, _clause, d) => typeof d.data?.by === 'number' && isAgainstMe(b, d.data.by),
  'tech:delta-scanners': (b) => b.pile.some((c) => worth(c) >= 2),
  'tech:energy-cloak': (b) => (bestProspect(b)?.wins ?? 0) > 0.3,
  'tech:enigma-device': (b) => b.hand.length <= 4 || (b.hand.length <= 6 && bestAttack(b.hand) < 10),
  'tech:gluon-mines': (b, x) => x.ships >= shipsOf(b, 0) || ownChance(b) < 0.5,
  'tech:infinity-drive': (b) => bestAttack(b.playable) >= 10,
  'tech:lunar-cannon': (b, _x, clause) => clause !== 'move' && outlook(b) === 'losing' && isClose(b, 10),
  'tech:omega-missile': (b) => b.planets.some((planet) => devastation(b, planet.name) >= 4),
  'tech:qax': (b) => (bestProspect(b)?.wins ?? 1) < 0.7,
  'tech:quark-battery': storedTurns,
  'tech:warpspace-key': (b) => b.warp[b.me] >= 3,
  'tech:xenon-lasers': (b) => outlook(b) === 'losing' && isClose(b, 1),
};

/** Would so much more on the own side turn the encounter? */
export function isClose(b: Board, more: number): boolean {
  const side = sideOf(b, b.me);
  return side !== null && behindBy(b, side) <= more;
}

/** Techs that could be used at any time. */
export const RAISES: { readonly [face: string]: (b: Board) => boolean } = {
  'tech:tech-scrambler': (b) => b.order.some((p) => p !== b.me && b.assetsOf(p).some((x) => x.up && (WORTH[idOf(x.face)] ?? 0) >= 4)),
};
