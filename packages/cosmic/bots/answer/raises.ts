import { sideOf, type Board } from '../see/board.ts';
import type { SheetView } from '../../view/board.ts';
import { worksByItself } from '../../view/printed.ts';
import { notesOf } from '../judge/notes.ts';
import * as rewards from '../judge/reward-cards.ts';
import { sourceOf } from '../see/sources.ts';
import * as ships from './special-ships.ts';
import * as technology from './technology.ts';
import { alienOfFlare, cardNumber } from '../../ids/index.ts';

/** How often it plays a card that it may play at any time, if nobody has thought of the card. */
const RAISES = 0.3;

const ASSETS = { ...technology.RAISES, ...ships.RAISES };

/**
 * R32.3: a power that is used is shown by being used, at the moment that is right for it. One that works by itself has to lie open for
 * that, at the latest in an encounter of one's own.
 */
const shows = (b: Board, { alien }: SheetView): boolean => worksByItself(alien) && sideOf(b, b.me) !== null;

/** What goes on by itself and may be used at any time: to show cards brings nothing. */
const lingers = (clause: string): boolean => clause !== 'show' && clause !== 'thaw';

/** Is now the time for an effect that may be used at any time? `luck`: between 0 and 1. */
export function wantsToRaise(b: Board, key: string, luck: number): boolean {
  const { kind, n, text, clause } = sourceOf(key);
  if (text === 'hidden' && clause === 'show') return shows(b, b.sheet(n));
  if (kind === 'sheet') return notesOf(b.sheet(n).alien).raise?.(b, b.sheet(n), clause) ?? true;
  if (kind === 'asset') return ASSETS[b.asset(n).face]?.(b) ?? true;
  if (kind !== 'card') return lingers(clause);
  const card = b.playable.find((c) => cardNumber(c.key) === n);
  // Those who can still lay one are asked when it is time.
  if (card?.type === 'intimidate') return false;
  const rule = card && (notesOf(alienOfFlare(card.face) ?? '').raiseFlare ?? rewards.RAISES[card.face]);
  return rule ? rule(b) : luck < RAISES;
}
