import { useState, type ReactNode } from 'react';
import { Chip, Link, pieceState, SHELL, useAsk } from '@parley/web/shell';
import { ColonyTrack } from '../pieces/colony-track.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import type { SheetView } from '../../view/board.ts';
import { coloniesOf, colourOf, roleOf, sheetsAt } from '../model/queries.ts';
import { entryPath } from '../model/entry-path.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { PHASES } from '../model/phases.ts';
import { Bonds, DialChip } from '../things/seat-marks.tsx';
import { powerMarks, useTimings } from './timing.ts';
import { POWER_LOOK, powerState } from '../seats/power.ts';
import { SeatShips, SeatTokens, SheetNotes } from '../seats/seat-tokens.tsx';
import { SheetShips } from '../seats/sheet-things.tsx';
import { useUsedPowers } from '../seats/use-used-powers.ts';

/** My alien: its text, its state, what lies on it, and what it lets me do right now. Of several one at a time is read. */
export function OwnSheet(): ReactNode {
  const { board, seat, lexicon } = useScene();
  const used = useUsedPowers();
  const [chosen, setChosen] = useState(0);
  if (seat === null) return null;
  const colour = colourOf(board, seat);
  const role = roleOf(board, seat);
  const sheets = sheetsAt(board, seat);
  const sheet = sheets.find((s) => s.id === chosen) ?? sheets[0];
  const alien = sheet ? lexicon.aliens[sheet.alien] : undefined;
  const look = sheet ? POWER_LOOK[powerState(sheet, used, seat)] : null;
  return (
    <section className={`own-sheet player-${colour} is-${sheet ? 'sheet' : 'none'}`} aria-label={T.table.sheet} data-part="sheet">
      <div className="own-head">
        <Emblem alien={sheet?.alien ?? null} colour={colour} size={44} />
        <div>
          <div className="seat-head">
            <span className="seat-name">
              <SeatShips seat={seat} />
              {SHELL.you}
            </span>
            <Bonds seat={seat} />
            <SeatTokens seat={seat} />
            {role ? <Chip>{T.roles[role]}</Chip> : <DialChip seat={seat} />}
          </div>
          <div className="seat-power">
            {sheet && alien ? (
              <>
                <Link href={entryPath('alien', sheet.alien)} target="_blank">
                  {alien.name}
                </Link>
                {look ? <> · {look.short}</> : null}
                {sheet.tokens > 0 ? <> · {T.power.tokens({ n: sheet.tokens })}</> : null}
                <SheetShips sheet={sheet} />
              </>
            ) : (
              T.power.unknown
            )}
          </div>
        </div>
      </div>
      {sheets.length > 1 ? <SheetTabs sheets={sheets} now={sheet} onPick={setChosen} /> : null}
      {sheet ? <SheetNotes sheet={sheet} scrolls /> : null}
      {alien ? (
        <p className="secondary own-power" tabIndex={0}>
          {alien.power}
        </p>
      ) : (
        <p className="secondary own-power" />
      )}
      {sheet && sheets.length === 1 ? <Strip alien={sheet.alien} /> : null}
      <div className="own-use">
        {sheets.map((s) => (
          <SheetUse key={s.id} sheet={s} />
        ))}
      </div>
      <div className="own-foot">
        <span className="muted">{T.colonies.home({ n: board.people[seat].homes, need: board.homesNeeded })}</span>
        <ColonyTrack colour={colour} n={coloniesOf(board, seat)} goal={board.goal} />
      </div>
    </section>
  );
}

/** Which of several aliens is read. */
function SheetTabs(props: {
  readonly sheets: readonly SheetView[];
  readonly now: SheetView | undefined;
  readonly onPick: (id: number) => void;
}): ReactNode {
  const { sheets, now, onPick } = props;
  const { board } = useScene();
  return (
    <div className="sheet-tabs" role="group" aria-label={T.power.which}>
      {sheets.map((s) => (
        <button key={s.id} type="button" className={s === now ? 'is-on' : ''} aria-pressed={s === now} onClick={() => onPick(s.id)}>
          <Emblem alien={s.alien} colour={colourOf(board, s.controller)} size={18} />
          <span className="truncated">{s.name}</span>
        </button>
      ))}
    </div>
  );
}

/** In which phases the power works. */
function Strip({ alien }: { readonly alien: string }): ReactNode {
  const marks = powerMarks(useTimings(), alien);
  if (!marks) return null;
  const names = PHASES.filter((_, i) => marks[i] !== null).map((p) => T.phases[p]);
  if (names.length === 0) return <p className="muted">{T.power.whenever}</p>;
  return (
    <div className="own-strip" role="img" aria-label={`${T.power.worksIn} ${SHELL.and(names).toLowerCase()}`}>
      {PHASES.map((p, i) => (
        <span key={p} className={marks[i] === null ? '' : 'is-on'} title={T.phases[p]}>
          {T.phaseShort[p]}
        </span>
      ))}
    </div>
  );
}

/** What the sheet offers now: as an answer to the question, or at any time. */
function SheetUse({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const { speaker } = useScene();
  const ask = useAsk();
  const key = `sheet:${sheet.id}`;
  const state = pieceState(ask, key);
  if (state === 'plain') return null;
  const options = ask.byPoint.get(key) ?? [];
  if (state === 'any-time')
    return ask.raisable.get(key)?.map((option) => (
      <button key={option} type="button" className="button is-quiet" onClick={() => ask.raise(option)} title={T.power.anyTime}>
        {speaker.use(option)}
      </button>
    ));
  return (
    <button
      type="button"
      className={`button is-glowing${state === 'picked' ? ' is-selected' : ''}`}
      aria-pressed={state === 'picked'}
      onClick={() => ask.press(pointKey({ kind: 'sheet', id: sheet.id }))}
    >
      {options.length === 1 ? speaker.use(options[0]) : T.power.use({ name: sheet.name })}
    </button>
  );
}
