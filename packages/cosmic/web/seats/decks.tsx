import { useState, type ReactNode } from 'react';
import { CardBack, type Back } from '../pieces/card-back.tsx';
import { Icon } from '@parley/web/shell';
import type { Board } from '../../view/board.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { PileViewer } from '../things/piles.tsx';

/** An open pile that can be looked through. */
interface Pile {
  readonly title: string;
  readonly cards: readonly string[];
}

/** A deck that not every game has, with the pile beside it. */
interface Extra extends Pile {
  readonly name: string;
  readonly back: Back;
  readonly deck: number;
}

function extras({ piles, hazards }: Board): readonly Extra[] {
  const { rewards, techs } = piles;
  return [
    rewards && { name: T.piles.rewards, back: 'reward' as const, title: T.piles.rewardTitle, ...rewards },
    hazards && { name: T.piles.hazards, back: 'hazard' as const, title: T.piles.hazardTitle, ...hazards },
    techs && { name: T.piles.techs, back: 'tech' as const, title: T.piles.techTitle, ...techs },
  ].flatMap((x) => (x ? [{ name: x.name, back: x.back, title: x.title, deck: x.deck, cards: x.discard }] : []));
}

/** The decks and their piles. Piles are open, and can be looked through. */
export function Decks(): ReactNode {
  const { board } = useScene();
  const [open, setOpen] = useState<string | null>(null);
  const { piles } = board;
  const more = extras(board);
  const all: readonly Pile[] = [
    { title: T.piles.discardTitle, cards: piles.discard },
    { title: T.piles.destinyTitle, cards: piles.destinyDiscard },
    ...more,
  ];
  const shown = all.find((x) => x.title === open);
  return (
    <div className="decks" role="group" aria-label={T.table.decks}>
      <div className="deck">
        <span>
          <CardBack back={piles.deckTop} width={14} />
          <b>{piles.deck}</b>
        </span>
        {T.piles.deck}
      </div>
      <button type="button" className="deck" onClick={() => setOpen(T.piles.destinyTitle)} title={T.piles.destinyTitle}>
        <span>
          <CardBack back="destiny" width={14} />
          <b>{piles.destiny}</b>
        </span>
        {T.piles.destiny}
      </button>
      <button type="button" className="deck" onClick={() => setOpen(T.piles.discardTitle)} title={T.piles.open}>
        <span>
          <Icon name="eye" size={14} />
          <b>{piles.discard.length}</b>
        </span>
        {T.piles.discards}
      </button>
      {more.map((x) => (
        <button
          key={x.name}
          type="button"
          className="deck"
          title={`${T.piles.left({ n: x.deck })}. ${x.title}: ${T.piles.cards({ n: x.cards.length })}`}
          onClick={() => setOpen(x.title)}
        >
          <span>
            <CardBack back={x.back} width={14} />
            <b>{x.deck}</b>
            <Icon name="eye" size={12} />
            <b>{x.cards.length}</b>
          </span>
          {x.name}
        </button>
      ))}
      {shown ? <PileViewer title={shown.title} cards={shown.cards} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
