import type { Decision } from '@parley/kernel';
import { SHELL } from '@parley/web/shell';
import type { Lexicon } from '../../text/index.ts';
import { isDeal } from '../deal/deal-model.ts';
import type { Board } from '../../view/board.ts';
import { pointOf } from '../model/point.ts';
import { leading, mainOn } from '../model/queries.ts';
import type { Speaker } from '../model/speech.ts';
import { assetById } from '../model/things.ts';
import { T } from '../text/index.ts';
import { alienOfFlare, optionOf, faceIn } from '../../ids/index.ts';

/** What a note is about: the board on screen, and who reads it. */
interface Told {
  readonly board: Board;
  readonly lexicon: Lexicon;
  readonly speaker: Speaker;
  readonly seat: number | null;
}

/** What an option does, in a few words: the text of what would be used, or who stands on that side. */
export function optionNote(t: Told, d: Decision, option: string): string {
  const { board, lexicon, speaker } = t;
  const said = optionOf(d, option);
  const uses = said.kind === 'clause' || said.kind === 'asset' || said.kind === 'deed';
  const point = uses ? pointOf(board, option, d) : null;
  if (point?.kind === 'asset') {
    const key = assetById(board, point.id)?.card;
    return key === null || key === undefined ? '' : (lexicon.cards[faceIn(key)]?.text ?? '');
  }
  if (point?.kind === 'sheet') return lexicon.aliens[board.sheets[point.id]?.alien ?? '']?.summary ?? '';
  if (point?.kind === 'card') {
    const face = faceIn(point.key);
    const alien = lexicon.aliens[alienOfFlare(face) ?? ''];
    if (alien) return said.kind === 'clause' && said.text === 'super' ? alien.super : alien.wild;
    return lexicon.cards[face]?.type === 'reinforcement' ? '' : (lexicon.cards[face]?.text ?? '');
  }
  const e = board.encounter;
  if (e && said.kind === 'side') {
    const side = said.side === 'offense' ? 0 : 1;
    const names = [mainOn(e, side), ...e.allies[side]].filter((p) => p >= 0).map((p) => speaker.player(p));
    return SHELL.and(names);
  }
  return d.shows?.kind === 'alien' ? (lexicon.aliens[option]?.summary ?? '') : '';
}

/** What the question means, in one sentence: how things stand, or the text of what asks. */
export function meaningOf(t: Told, d: Decision, sourceText: string): string {
  const { board, speaker, seat } = t;
  const e = board.encounter;
  if (d.kind === 'bargain' && !isDeal(d)) return speaker.question(d);
  if (e && d.data?.at === 'window:reveal.reinforce' && e.totals && seat !== null) {
    // A negotiate has no total to be ahead of.
    if (leading(e) === null) return sourceText;
    const side = e.offense === seat || e.allies[0].includes(seat) ? 0 : 1;
    const [mine, theirs] = [e.totals[side], e.totals[1 - side]];
    const tie = e.defense === seat ? '' : T.prompt.tieGoes({ name: speaker.player(e.defense) });
    return `${T.prompt[mine > theirs ? 'ahead' : 'trail']({ a: mine, b: theirs })} ${tie}`.trim();
  }
  if (e?.target && (d.shows?.role === 'commit' || d.shows?.role === 'join') && d.kind === 'spread')
    return T.prompt.target({ place: speaker.place(e.target) });
  return sourceText;
}
