import { textOf } from '@parley/kernel/sentence';
import { sayThing, type Lexicon } from '../../text/index.ts';
import type { ReactNode } from 'react';
import { CardArt } from '../pieces/card-art.tsx';
import { CardBack } from '../pieces/card-back.tsx';
import { cardFace, MiniCard } from '../pieces/card.tsx';
import { Ship } from '../pieces/ship.tsx';
import type { Board } from '../../view/board.ts';
import type { GoodView } from '../model/point.ts';
import { colourOf, placeNamed } from '../model/queries.ts';
import { assetById } from '../model/things.ts';
import type { Speaker } from '../model/speech.ts';
import { T, wordFor } from '../text/index.ts';
import { SHELL } from '@parley/web/shell';
import type { Passing } from './deal-model.ts';

export interface GoodText {
  readonly title: string;
  readonly note: string;
}

/** Descriptions of one attack card, by its value. */
const isOneAttack = (which: string): boolean => which === 'highest-attack' || which === 'lowest-attack';

/** A good in words: what it is, and what happens with it. */
export function goodText(speaker: Speaker, lexicon: Lexicon, good: GoodView): GoodText {
  const { from, to } = good;
  switch (good.kind) {
    case 'card':
    case 'face': {
      const face = cardFace(lexicon, good.kind === 'card' ? good.card : good.face);
      const type = wordFor(T.cards.types, face.type) ?? face.type;
      return {
        title: lexicon.cards[face.face]?.name ?? face.name,
        note: from === speaker.viewer ? T.deal.fromHand({ type }) : T.deal.namedCard({ type }),
      };
    }
    case 'cards':
      return {
        title: wordFor(T.deal.described, good.which) ?? good.which,
        note:
          good.which === 'random'
            ? T.deal.byChance
            : isOneAttack(good.which)
              ? T.deal.byValue
              : T.deal.picks({ who: speaker.people([from]) }),
      };
    case 'colony':
      return { title: T.deal.colonyOn({ place: speaker.place(good.planet) }), note: T.deal.landsAny({ who: speaker.people([to]) }) };
    case 'asset':
      return { title: assetTitle(speaker, lexicon, good.asset), note: '' };
    case 'terms':
      return { title: textOf(sayThing(speaker.speech, good.id)), note: '' };
  }
}

export function GoodIcon({
  good,
  board,
  lexicon,
}: {
  readonly good: GoodView;
  readonly board: Board;
  readonly lexicon: Lexicon;
}): ReactNode {
  if (good.kind === 'card') return <MiniCard face={cardFace(lexicon, good.card)} />;
  if (good.kind === 'face') return <MiniCard face={cardFace(lexicon, good.face)} />;
  if (good.kind === 'colony') {
    const place = placeNamed(board, good.planet);
    return (
      <span className={`deal-planet player-${place?.system ?? 'white'}`}>
        <Ship colour={colourOf(board, good.to)} size={14} />
      </span>
    );
  }
  if (good.kind === 'cards') {
    const type = isOneAttack(good.which) ? 'attack' : good.which;
    return wordFor(T.cards.types, type) ? (
      <span className={`card-mini face-${type}`}>
        <CardArt type={type} size={20} />
      </span>
    ) : (
      <CardBack width={24} />
    );
  }
  if (good.kind === 'asset') {
    const { kind = 'tech' } = assetById(board, good.asset) ?? {};
    return (
      <span className={`card-mini face-${kind}`}>
        <CardArt type={kind} size={20} />
      </span>
    );
  }
  return <span className="card-mini">+</span>;
}

/** What changes hands: by its name, as far as the viewer knows it. */
function assetTitle({ speech }: Speaker, lexicon: Lexicon, id: number): string {
  const face = speech.names.asset?.(id);
  return face === undefined ? T.things.facedown : (lexicon.cards[face]?.name ?? face);
}

/** Who gives what: 'Mira gives a colony on Blue 4.' Where several could receive it, also to whom. */
export function passingText(speaker: Speaker, { from, to, goods }: Passing, parties: readonly number[]): string {
  const things = phrase(speaker, goods);
  const who = speaker.people([from]);
  return parties.length > 2 ? T.deal.sentenceTo({ who, to: speaker.people([to]), things }) : T.deal.sentence({ who, things });
}

/** Terms as a phrase: 'a colony on Blue 4 and 2 cards'. */
export function phrase(speaker: Speaker, goods: readonly { readonly good: GoodView; readonly n: number }[]): string {
  if (goods.length === 0) return T.deal.nothing;
  return SHELL.and(
    goods.map(({ good, n }) => {
      const thing = textOf(sayThing(speaker.speech, good.id));
      return n > 1 ? T.deal.several({ n, thing }) : thing;
    }),
  );
}
