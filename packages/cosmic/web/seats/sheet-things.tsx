import type { ReactNode } from 'react';
import { CardBack } from '../pieces/card-back.tsx';
import { cardFace } from '../pieces/card.tsx';
import { Icon, SHELL, useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { CardHint } from '../pieces/texts.tsx';
import type { CardRow, Fleet, SheetView } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { fleetSize, shipsOf, shipsOnSheet } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { faceIn } from '../../ids/index.ts';

/** Zones that have a name: others are there for the engine alone. */
const zonesOf = (sheet: SheetView): readonly (readonly [string, CardRow])[] =>
  Object.entries(sheet.zones).filter(([name, row]) => name !== '' && row.n > 0);

/** What lies and stands on a sheet, in a few signs: tokens, cards by number, ships by colour. */
export function SheetThings({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const { lexicon } = useScene();
  const hint = useHint();
  return (
    <>
      {sheet.tokens > 0 ? <span className="seat-tokens">{T.power.tokens({ n: sheet.tokens })}</span> : null}
      {zonesOf(sheet).map(([name, row]) => {
        const open = row.cards?.map((key) => cardFace(lexicon, key).name);
        return (
          <span key={name} className="seat-tokens" {...hint(open ? T.power.zone({ name, cards: SHELL.and(open) }) : name)}>
            <CardBack width={9} /> {row.n} {name}
          </span>
        );
      })}
      <SheetShips sheet={sheet} />
    </>
  );
}

/** Ships on a sheet: captured ones behind a lock, those in reserve as they are. */
export function SheetShips({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const { board } = useScene();
  const { captives, reserve } = shipsOnSheet(board, sheet);
  return (
    <>
      <Held fleet={captives} label={T.power.captives} locked />
      <Held fleet={reserve} label={T.power.reserve} />
    </>
  );
}

function Held(props: {
  readonly fleet: Fleet;
  readonly label: (facts: { readonly ships: string }) => string;
  readonly locked?: boolean;
}): ReactNode {
  const { fleet, label, locked = false } = props;
  const hint = useHint();
  if (fleetSize(fleet) === 0) return null;
  const there = COLOURS.filter((c) => shipsOf(fleet, c) > 0);
  const text = label({ ships: SHELL.and(there.map((c) => T.shipsOf({ n: shipsOf(fleet, c), colour: T.coloured[c] }))) });
  return (
    <span className="seat-tokens seat-held" role="img" aria-label={text} {...hint(text)}>
      {locked ? <Icon name="lock" size={11} /> : null}
      {there.map((c) => (
        <span key={c}>
          <Ship colour={c} size={11} />
          {shipsOf(fleet, c)}
        </span>
      ))}
    </span>
  );
}

/** The cards on a sheet that lie open, one by one, to be read. */
export function SheetCards({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const { lexicon } = useScene();
  const hint = useHint();
  return zonesOf(sheet).map(([name, row]) => (
    <p key={name} className="sheet-cards">
      <span className="muted">{name}</span>
      {row.cards === null ? (
        <span>
          <CardBack width={9} /> {T.piles.cards({ n: row.n })}
        </span>
      ) : (
        row.cards.map((key) => (
          <b
            key={key}
            className={`card-chip face-${cardFace(lexicon, key).type}`}
            tabIndex={0}
            {...hint(<CardHint lexicon={lexicon} face={faceIn(key)} />)}
          >
            {cardFace(lexicon, key).name}
          </b>
        ))
      )}
    </p>
  ));
}
