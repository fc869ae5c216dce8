import type { ReactNode } from 'react';
import { useHint } from '../../components/hint.tsx';
import { Icon } from '../../components/icon.tsx';
import { Ship } from '../../components/ship.tsx';
import { AlienHint } from '../../components/texts.tsx';
import { colourOf, foreignColonies, roleOf, sheetsOf } from '../../model/queries.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { pieceState } from '../interaction.ts';
import { POWER_LOOK, powerState } from './power.ts';

/** Another player in little room: name, hand, colonies, and the state of the power where it matters. */
export function SeatChip({ seat, used }: { readonly seat: number; readonly used: ReadonlySet<string> }): ReactNode {
  const { board, lexicon, nameOf, ask, game } = useTable();
  const hint = useHint();
  const colour = colourOf(board, seat);
  const [sheet] = sheetsOf(board, seat);
  const look = sheet ? POWER_LOOK[powerState(sheet, used)] : null;
  const state = pieceState(ask, `player:${seat}`);
  const pick = state === 'legal' || state === 'picked';
  const waiting = game.waiting.seats.includes(seat);
  const content = (
    <>
      <b>
        <Ship colour={colour} size={12} />
        <span className="cut">{nameOf(seat)}</span>
        {look?.icon && look.tone !== 'plain' ? <Icon name={look.icon} size={12} /> : null}
        {waiting ? <Icon name="clock" size={12} /> : null}
      </b>
      <span>
        <Icon name="hand" size={12} />
        {board.people[seat]?.hand.n ?? 0}
        <Icon name="flag" size={12} />
        {foreignColonies(board, seat).length}/{board.goal}
      </span>
      <small className="cut">{sheet?.name ?? T.power.unknown}</small>
    </>
  );
  const className = `seatchip p-${colour}${roleOf(board, seat) ? ' inv' : ''} is-${state}`;
  const hints = hint(sheet ? <AlienHint lexicon={lexicon} alien={sheet.alien} /> : T.power.unknown);
  return pick ? (
    <button type="button" className={className} onClick={() => ask.press({ kind: 'player', seat })} {...hints}>
      {content}
    </button>
  ) : (
    <div className={className} {...hints}>
      {content}
    </div>
  );
}
