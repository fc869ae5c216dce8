import type { Answer, Choose } from '@parley/kernel';
import { isMain, sideOf, type Board } from '../see/board.ts';
import { favourite, playsArtifact } from '../judge/artifacts.ts';
import { laysIntimidate, laysKicker } from './laying.ts';
import { leader } from '../judge/outlook.ts';
import { notesOf } from '../judge/notes.ts';
import { PLAYS } from '../judge/reward-cards.ts';
import { sourceOf } from '../see/sources.ts';
import { ASSET_USES } from './variant-answers.ts';
import { isAgainstMe } from '../judge/zaps.ts';
import { alienOfFlare, cardNumber, occasionIds } from '../../ids/index.ts';

/** R20: what to use in a window, one thing at a time. */
export function chooseUse(b: Board, d: Choose): Answer {
  for (const option of d.options) if (option !== 'pass' && wants(b, d, option)) return option;
  return d.options.includes('pass') ? 'pass' : d.options[0];
}

function wants(b: Board, d: Choose, option: string): boolean {
  const { kind, n, text, clause } = sourceOf(option);
  if (kind === 'sheet') {
    const sheet = b.sheet(n);
    const rule = notesOf(sheet.alien).use;
    return rule ? rule(b, sheet, clause, d) : helps(b, d);
  }
  if (kind === 'asset') {
    const asset = b.asset(n);
    return ASSET_USES[asset.face]?.(b, asset, clause, d) ?? helps(b, d);
  }
  const card = kind === 'card' ? b.playable.find((c) => cardNumber(c.key) === n) : undefined;
  if (!card) return helps(b, d);
  const flare = alienOfFlare(card.face);
  if (flare !== null && text === 'wild') {
    const rule = notesOf(flare).wild;
    return rule ? rule(b) && helps(b, d) : helps(b, d);
  }
  if (flare !== null) return (notesOf(flare).super?.(b) ?? true) && helps(b, d);
  if (card.type === 'kicker') return laysKicker(b, card);
  if (card.type === 'intimidate') return laysIntimidate(b, card);
  return playsArtifact(b, d, card.key) ?? PLAYS[card.face]?.(b, d, clause) ?? helps(b, d);
}

/** Is a window of the reveal phase open? */
function isWhileRevealed(at: string): boolean {
  const said = occasionIds.find(at);
  return said?.kind === 'window' && said.of === 'reveal';
}

/** An unknown effect: its owner gains by it, as a rule, unless it would stir up something that goes well already. */
function helps(b: Board, d: Choose): boolean {
  const at = typeof d.data?.at === 'string' ? d.data.at : '';
  const by = d.data?.by;
  if (at === 'event:card.play' || at === 'event:power.used') return typeof by === 'number' && isAgainstMe(b, by);
  if (isWhileRevealed(at) && isInvolved(b)) {
    const first = leader(b);
    return first === null || first !== (isMain(b, b.me) ? sideOf(b, b.me) : favourite(b));
  }
  return true;
}

const isInvolved = (b: Board): boolean => sideOf(b, b.me) !== null;
