import type { Decision } from '@parley/kernel';
import type { ReactNode } from 'react';
import { cardFace, MiniCard } from '../pieces/card.tsx';
import { PlayerName } from '../pieces/player-name.tsx';
import { Ship } from '../pieces/ship.tsx';
import { pointOf } from '../model/point.ts';
import { changeBy, leader, leadingAfter } from '../model/preview.ts';
import { colourOf, faceOf, leading, mainOn, placeNamed, sheetZoneOf } from '../model/queries.ts';
import { placeLabel } from '../model/speech.ts';
import { assetById, isCovered } from '../model/things.ts';
import { T } from '../text/index.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import { useTable, type TableView } from '@parley/web/table/context.ts';
import { isDeal } from '../deal/deal-model.ts';

/** An option as a label: with the shape of the seat it is about. */
export function OptionLabel({ decision, option }: { readonly decision: Decision; readonly option: string }): ReactNode {
  const { board, speaker, lexicon } = useTable();
  const point = pointOf(board, option);
  if (point?.kind === 'player') return <PlayerName colour={colourOf(board, point.seat)} name={speaker.player(point.seat)} size={13} />;
  if (point?.kind === 'place') {
    const place = placeNamed(board, point.name);
    return (
      <>
        {place?.colour ? <Ship colour={place.colour} size={12} /> : null} {speaker.place(option)}
      </>
    );
  }
  if (point?.kind === 'card' && option === point.key) {
    const zone = sheetZoneOf(board, point.key) ?? (isCovered(board, point.key) ? T.cards.aside : null);
    return (
      <span className="cardlabel">
        <MiniCard face={cardFace(lexicon, point.key)} /> {speaker.option(decision, option)}
        {zone === null ? null : <span className="mut small">{zone}</span>}
      </span>
    );
  }
  return speaker.option(decision, option);
}

/** What an option does, in a few words: the text of what would be used, or who stands on that side. */
export function optionNote(t: TableView, d: Decision, option: string): string {
  const { board, lexicon, speaker } = t;
  const use = /^(sheet|card)\d+:([a-z]+)\./.exec(option);
  const point = use ? pointOf(board, option) : null;
  const asset = /(?:^|:)asset(\d+)(?::|$)/.exec(option);
  if (asset) {
    const key = assetById(board, Number(asset[1]))?.card;
    return key === null || key === undefined ? '' : (lexicon.cards[faceOf(key)]?.text ?? '');
  }
  if (point?.kind === 'sheet') return lexicon.aliens[board.sheets[point.id]?.alien ?? '']?.summary ?? '';
  if (point?.kind === 'card') {
    const face = faceOf(point.key);
    const alien = face.startsWith('flare:') ? lexicon.aliens[face.slice(6)] : undefined;
    if (alien) return use?.[2] === 'super' ? alien.super : alien.wild;
    return lexicon.cards[face]?.type === 'reinforcement' ? '' : (lexicon.cards[face]?.text ?? '');
  }
  const e = board.encounter;
  if (e && (option === 'offense' || option === 'defense')) {
    const side = option === 'offense' ? 0 : 1;
    const names = [mainOn(e, side), ...e.allies[side]].filter((p) => p >= 0).map((p) => speaker.player(p));
    return SHELL.and(names);
  }
  return d.tag === 'setup.alien' || lexicon.aliens[option] ? (lexicon.aliens[option]?.summary ?? '') : '';
}

/** How it would stand after it, where that can be told. */
export function OptionResult({ decision, option }: { readonly decision: Decision; readonly option: string }): ReactNode {
  const { board, lexicon, seat, speaker } = useTable();
  const change = changeBy(board, lexicon, decision, option, seat);
  const after = change && leadingAfter(board, change);
  if (!after) return null;
  const ahead = leader(board, after);
  const you = ahead === speaker.viewer;
  return (
    <>
      <b>
        {after.totals[0]} : {after.totals[1]}
      </b>
      {after.tie ? (you ? T.prompt.youTie : T.prompt.tie(speaker.player(ahead))) : T.prompt.lead(speaker.player(ahead), after.by, you)}
    </>
  );
}

/** What the question means, in one sentence: how things stand, or the text of what asks. */
export function consequence(t: TableView, d: Decision, sourceText: string): string {
  const { board, speaker, seat } = t;
  const e = board.encounter;
  if (d.kind === 'bargain' && !isDeal(d)) return speaker.question(d);
  if (e && d.data?.at === 'window:reveal.reinforce' && e.totals && seat !== null) {
    // A negotiate has no total to be ahead of.
    if (leading(e) === null) return sourceText;
    const side = e.offense === seat || e.allies[0].includes(seat) ? 0 : 1;
    const [mine, theirs] = [e.totals[side].total, e.totals[1 - side].total];
    const tie = e.defense === seat ? '' : T.prompt.tieGoes(speaker.player(e.defense));
    return `${mine > theirs ? T.prompt.ahead(mine, theirs) : T.prompt.trail(mine, theirs)} ${tie}`.trim();
  }
  if (e?.target && (d.tag === 'launch.ships' || d.tag === 'alliance.ships')) return T.prompt.target(placeLabel(e.target));
  return sourceText;
}
