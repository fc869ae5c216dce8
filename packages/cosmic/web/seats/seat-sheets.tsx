import type { ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon, useHint } from '@parley/web/shell';
import { AlienHint } from '../pieces/texts.tsx';
import type { SheetView } from '../../view/board.ts';
import { colourOf, sheetsAt } from '../model/queries.ts';
import { notesOn } from '../model/shown.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { POWER_LOOK, powerState } from './power.ts';

/** The name of a sheet's alien, as far as it is known. */
export const sheetName = (sheet: SheetView | undefined): string =>
  sheet === undefined ? T.power.unknown : sheet.name === '' ? T.power.hidden : sheet.name;

/** The text of a sheet, or that it lies face down. */
export function useSheetHint(): (sheet: SheetView | undefined) => ReturnType<ReturnType<typeof useHint>> {
  const { lexicon, speaker } = useScene();
  const hint = useHint();
  return (sheet) => {
    if (!sheet) return hint(T.power.unknown);
    if (sheet.alien === '') return hint(T.power.hiddenHint);
    return hint(
      <>
        <AlienHint lexicon={lexicon} alien={sheet.alien} />
        {sheet.controller === sheet.owner ? null : <p>{T.power.takenBy({ who: speaker.people([sheet.controller]) })}</p>}
        {notesOn(speaker, sheet).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </>,
    );
  };
}

/** The aliens of a seat: one with its sentence, or several in a line each. */
export function SeatSheets(props: {
  readonly seat: number;
  /** What there is room for beside the name of a single alien: its sentence, the state of its power in words, or a sign of it. */
  readonly room: 'sentence' | 'state' | 'name';
  readonly used: ReadonlySet<string>;
}): ReactNode {
  const { seat, room, used } = props;
  const { board, lexicon } = useScene();
  const hintOf = useSheetHint();
  const sheets = sheetsAt(board, seat);
  if (sheets.length > 1)
    return (
      <div className="sheet-lines">
        {sheets.map((s) => {
          const look = POWER_LOOK[powerState(s, used, seat)];
          return (
            <span key={s.id} className={`sheet-line is-${look.tone}`} tabIndex={0} {...hintOf(s)}>
              <Emblem alien={s.alien === '' ? null : s.alien} colour={colourOf(board, seat)} size={16} />
              <b className="truncated">{s.name === '' ? T.power.faceDown : s.name}</b>
              {look.icon && s.name !== '' ? <Icon name={look.icon} size={12} /> : null}
              <span className="visually-hidden">{look.short}</span>
            </span>
          );
        })}
      </div>
    );
  const [sheet] = sheets;
  const alien = sheet ? lexicon.aliens[sheet.alien] : undefined;
  const look = sheet ? POWER_LOOK[powerState(sheet, used, seat)] : null;
  return (
    <div className={room === 'sentence' ? 'seat-power' : 'seat-power is-single'}>
      <b>{sheetName(sheet)}</b>
      {room === 'name' && look?.icon ? (
        <span title={look.text}>
          {' '}
          <Icon name={look.icon} size={12} />
        </span>
      ) : null}
      {alien && room !== 'name' ? <> · {room === 'sentence' ? alien.summary : look?.short}</> : null}
    </div>
  );
}
