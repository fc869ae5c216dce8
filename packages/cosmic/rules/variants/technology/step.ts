import { askOpen, because, emit, oneOf, settle, showing, type Choose, type Flow } from '@parley/kernel';
import { SHOWS, optionIds } from '../../../ids/index.ts';
import { chooseShips } from '../../asking/choose-ships.ts';
import { assetsOf, faceOfAsset, holdOf, shipsOnAsset, turnUp } from '../../board/assets.ts';
import { countShips } from '../../board/groups.ts';
import { moveShips } from '../../board/move.ts';
import { colonies } from '../../board/places.ts';
import { retire } from '../../cards/asset-cards.ts';
import { contested } from '../../powers/employ.ts';
import { release } from '../../ships/released-assets.ts';
import { returnShips } from '../../ships/homecoming.ts';
import { clockwise } from '../../state/people.ts';
import { enc, type Asset, type Cosmic, type Player } from '../../state/state.ts';
import { at } from '../../timing/windows.ts';
import { bestOfTwo, drawTechs, techsLeft } from './deck.ts';
import { researchers, techOf } from './define.ts';

const over = at('regroup.technology');

/** R24.2: at the start of every encounter each player may do one thing for a tech, clockwise from the offense. */
export function* technologyStep(g: Cosmic): Flow {
  // faq-technology-02, faq-technology-03
  for (const p of clockwise(g, enc(g).offense)) yield* because(g, 'rule', 'R24.2', -1, act(g, p));
  yield* over(g);
}

/** One action or none. R24.5: so nobody researches and completes in the same encounter. */
export function* act(g: Cosmic, p: Player): Flow {
  const answer = yield* askOpen(g, () => question(g, p));
  if (answer === null || answer === 'nothing') return;
  const { deed, asset: which } = optionIds.as('deed', answer);
  const asset = g.s.assets[which];
  if (deed === 'research') yield* research(g, p, asset);
  else if (deed === 'complete') yield* complete(g, p, asset);
  else yield* abandon(g, p, asset);
  yield* settle(g);
}

/** What a player could do. That there is something to ask tells the others no more than they see: techs and ships. */
function question(g: Cosmic, p: Player): Choose | null {
  const options = actions(g, p);
  if (options.length === 0) return null;
  options.push('nothing');
  return showing(SHOWS.deed, oneOf(p, 'technology.action', 'rule:R24.2', options, undefined, 'nothing'));
}

/** Everything a player could do for a tech now. */
export const actions = (g: Cosmic, p: Player): string[] => assetsOf(g, p).flatMap((x) => actionsFor(g, p, x));

function actionsFor(g: Cosmic, p: Player, asset: Asset): string[] {
  if (asset.kind !== 'tech') return []; // storm-compat-02
  if (asset.up) return [];
  const out: string[] = [];
  const deed = (what: 'research' | 'complete' | 'abandon'): string => optionIds.write.deed({ deed: what, asset: asset.id });
  if (colonies(g, p).length > 0) out.push(deed('research'));
  if (researchers(g, asset) > 0 && isReady(g, asset)) out.push(deed('complete'));
  else if (shipsOnAsset(g, asset).length > 0) out.push(deed('abandon'));
  return out;
}

/** R24.4: enough ships are on it. R24.5: techs that wait for their moment are not completed by an action. */
function isReady(g: Cosmic, asset: Asset): boolean {
  const { research: needed, covert } = techOf(g, asset);
  return !covert && needed !== 'X' && researchers(g, asset) >= needed;
}

/** R24.3: one ship goes from a colony onto the tech. */
function* research(g: Cosmic, p: Player, asset: Asset): Flow {
  const how = { tag: 'technology.ship', from: 'rule:R24.3', min: 1, max: 1, data: { card: faceOfAsset(g, asset) } };
  moveShips(g, yield* chooseShips(g, p, colonies(g, p), how), holdOf(g, asset));
  emit(g, 'tech-researched', { who: p, n: countShips(shipsOnAsset(g, asset)) });
}

/** R24.4: the tech is open and can be used from now on; its ships return to colonies, or else go to the warp. */
function* complete(g: Cosmic, p: Player, asset: Asset): Flow {
  const t = techOf(g, asset);
  const card = faceOfAsset(g, asset);
  turnUp(g, asset);
  emit(g, 'tech-completed', { who: p, card });
  if (yield* contested(g, p, asset, 'complete', null)) return;
  if (t.completed) yield* because(g, 'card', card, p, t.completed(g, asset, p));
  yield* returnShips(g, p, shipsOnAsset(g, asset), 'rule:R24.4');
  yield* release(g, asset);
}

/** R24.4: turned up without enough ships, or without its moment, it is discarded: the way to get ships back. */
function* abandon(g: Cosmic, p: Player, asset: Asset): Flow {
  turnUp(g, asset);
  emit(g, 'tech-abandoned', { who: p, card: faceOfAsset(g, asset) });
  retire(g, asset); // faq-technology-06
  yield* release(g, asset); // faq-technology-06
}

/** R24.9: an offense that may have another encounter is asked whether it wants that, or a tech in its place. */
export const encounterOrTech = (g: Cosmic, seat: Player): Choose | null =>
  techsLeft(g) ? showing(SHOWS.word, oneOf(seat, 'technology.second', 'rule:R24.9', ['encounter', 'tech', 'end'], undefined, 'end')) : null;

export function* techInstead(g: Cosmic, p: Player): Flow {
  if (g.s.options.house.techDraw === 'best-of-two') yield* bestOfTwo(g, p);
  else drawTechs(g, p, 1);
}
