import type { Lexicon } from '../../text/index.ts';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { T, wordFor } from '../text/index.ts';
import { CardArt } from './card-art.tsx';
import { CardBack, type Back } from './card-back.tsx';
import { Ship } from './ship.tsx';
import { alienOfFlare, faceIds, faceIn } from '../../ids/index.ts';

/** What is printed on a card, in the few words that fit on it. */
export interface CardFace {
  readonly face: string;
  readonly type: string;
  readonly name: string;
  /** The large figure or letter, where the card has one. */
  readonly figure: string | null;
  readonly text: string;
  readonly full: string;
  readonly when: string;
}

/** What stands behind the type in a card's name, and what in brackets: '02/20', '+X', 'x2' and 'Jamming Signal'. */
const NAME = /^\S+(?: ([^ (]+))?(?: \((.+)\))?$/;

export function cardFace(lexicon: Lexicon, key: string): CardFace {
  const face = faceIn(key);
  const card = lexicon.cards[face];
  const type = card?.type ?? 'artifact';
  const alien = lexicon.aliens[alienOfFlare(face) ?? ''];
  const common = { face, type, name: alien?.name ?? card?.name ?? face, full: card?.text ?? '', when: wordFor(T.cards.when, type) ?? '' };
  const [, mark = '', kind = ''] = NAME.exec(common.name) ?? [];
  const figure = mark.replace('-', '−').replace('x', '×');
  switch (type) {
    case 'attack':
      return { ...common, figure, text: figure.includes('/') ? T.cards.variableShort : '' };
    case 'negotiate':
      return { ...common, figure: 'N', text: kind === '' ? T.cards.negotiateShort : kind };
    case 'morph':
      return { ...common, figure: 'M', text: T.cards.morphShort };
    case 'reinforcement':
      return { ...common, figure, text: T.cards.reinforceShort({ n: mark.slice(1) }) };
    case 'kicker':
      return { ...common, figure, text: kind === '' ? T.cards.kickerShort : kind };
    case 'intimidate':
      return { ...common, figure, text: T.cards.intimidateShort };
    case 'rift':
      return { ...common, figure, text: common.full };
    case 'destiny': {
      const said = faceIds.find(face);
      const name =
        said?.kind === 'destiny' ? T.colours[said.colour] : said?.kind === 'special' ? wordFor(T.cards.destinies, said.special) : undefined;
      const warns = said?.kind === 'destiny' && said.warns;
      return { ...common, name: name ?? common.name, figure: null, text: warns ? T.cards.warning : '' };
    }
    case 'flare':
      return { ...common, figure: null, text: alien ? `${T.cards.wild}: ${alien.wild}` : common.full };
    default:
      return { ...common, figure: null, text: common.full };
  }
}

/** Cards of decks of their own. */
const BACKS: { readonly [type: string]: Back } = { destiny: 'destiny', hazard: 'hazard', tech: 'tech' };

/** The card's front, without its frame. */
export function CardFront({ face, back = 'cosmic' }: { readonly face: CardFace; readonly back?: Back }): ReactNode {
  const said = faceIds.find(face.face);
  const seat = said?.kind === 'destiny' ? said.colour : undefined;
  return (
    <>
      <span className="card-band">
        <CardArt type={face.type} size={12} />
        {wordFor(T.cards.types, face.type) ?? face.type}
      </span>
      {face.figure === null ? (
        <span className="card-name">{face.name}</span>
      ) : (
        <span className={face.figure.length > 3 ? 'card-value is-wide' : 'card-value'}>{face.figure}</span>
      )}
      <span className="card-art">{seat ? <Ship colour={seat} size={40} /> : <CardArt type={face.type} />}</span>
      <span className="card-text">{face.text}</span>
      <span className="card-foot">
        <span>{face.when}</span>
        <CardBack back={BACKS[face.type] ?? back} width={9} />
      </span>
    </>
  );
}

/** Longer texts reach down to where the drawing is. */
const LONG = 34;
const classesOf = (face: CardFace, back: Back, extra: string): string =>
  `card${back === 'reward' ? ' card-reward' : ''} face-${face.type}${face.text === '' ? '' : face.text.length > LONG ? ' card-text-face is-long' : ' card-text-face'}${extra === '' ? '' : ` ${extra}`}`;

/** A card one can look at. */
export function Card(props: {
  readonly face: CardFace;
  readonly back?: Back | undefined;
  readonly className?: string;
  readonly label?: string;
}): ReactNode {
  const { face, back = 'cosmic', className = '', label } = props;
  return (
    <div className={classesOf(face, back, className)} role="img" aria-label={label ?? cardLabel(face)}>
      <CardFront face={face} back={back} />
    </div>
  );
}

type CardButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly face: CardFace;
  readonly back?: Back;
  readonly className?: string;
  readonly keyHint?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A card one can press. */
export function CardButton(props: CardButtonProps): ReactNode {
  const { face, back = 'cosmic', className = '', keyHint, ref, ...rest } = props;
  return (
    <button type="button" ref={ref} className={classesOf(face, back, className)} {...rest}>
      {keyHint === undefined ? null : <kbd className="card-key">{keyHint}</kbd>}
      <CardFront face={face} back={back} />
    </button>
  );
}

export const cardLabel = (f: CardFace): string => (f.figure === null ? `${wordFor(T.cards.types, f.type) ?? ''} ${f.name}`.trim() : f.name);

/** A card face down. Its back is public. */
export function CardDown({
  back = 'cosmic',
  className = '',
  label = T.cards.back,
}: {
  readonly back?: Back | undefined;
  readonly className?: string;
  readonly label?: string;
}): ReactNode {
  return (
    <div className={`card is-down card-down-${back} ${className}`} role="img" aria-label={label}>
      <svg viewBox="0 0 98 142" aria-hidden="true">
        <rect className="card-down-rim" x="5" y="5" width="88" height="132" rx="5" />
        {back === 'reward' ? (
          <>
            <circle className="card-down-star" cx="49" cy="71" r="10" />
            <circle className="card-down-ring card-thick" cx="49" cy="71" r="29" />
          </>
        ) : (
          <path className="card-down-star" d="M49 30 55 64 84 71 55 78 49 112 43 78 14 71 43 64Z" />
        )}
        <circle className="card-down-ring" cx="49" cy="71" r="44" />
      </svg>
    </div>
  );
}

/** A card in one glance: band and figure. */
export function MiniCard({ face, className = '' }: { readonly face: CardFace; readonly className?: string }): ReactNode {
  return (
    <span className={`card-mini face-${face.type}${(face.figure?.length ?? 0) > 3 ? ' small' : ''} ${className}`} title={cardLabel(face)}>
      {face.figure === null ? <CardArt type={face.type} size={20} /> : face.figure}
    </span>
  );
}
