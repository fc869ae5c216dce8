import type { ReactNode } from 'react';

export type Back = 'cosmic' | 'reward' | 'destiny' | 'hazard' | 'tech';

const FACES: { readonly [B in Back]: ReactNode } = {
  cosmic: <path className="back-fill" d="M10 6 11.6 12.4 18 14 11.6 15.6 10 22 8.4 15.6 2 14 8.4 12.4Z" />,
  reward: (
    <>
      <circle className="back-line" cx="10" cy="14" r="5.5" strokeWidth="2" />
      <circle className="back-fill" cx="10" cy="14" r="1.8" />
    </>
  ),
  destiny: (
    <>
      <path className="back-line" d="M4 14Q10 7 16 14 10 21 4 14Z" strokeWidth="1.6" />
      <circle className="back-fill" cx="10" cy="14" r="2" />
    </>
  ),
  hazard: <path className="back-line" d="M10 8 16 19H4ZM10 12.4v3" strokeWidth="1.6" />,
  tech: (
    <>
      <ellipse className="back-line" cx="10" cy="14" rx="7" ry="3" strokeWidth="1.4" transform="rotate(50 10 14)" />
      <ellipse className="back-line" cx="10" cy="14" rx="7" ry="3" strokeWidth="1.4" transform="rotate(-50 10 14)" />
      <circle className="back-fill" cx="10" cy="14" r="1.6" />
    </>
  ),
};

/** The back of a card. Kinds of backs are public, so they look different. */
export function CardBack({ back = 'cosmic', width = 13 }: { readonly back?: Back; readonly width?: number }): ReactNode {
  return (
    <svg className={`back back-${back}`} width={width} height={Math.round(width * 1.4)} viewBox="0 0 20 28" aria-hidden="true">
      <rect className="back-body" x=".5" y=".5" width="19" height="27" rx="2.5" />
      {FACES[back]}
    </svg>
  );
}
