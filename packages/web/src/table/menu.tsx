import { useState, type ReactNode } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { navigate, paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { useTable, useTableState, useViewpoint } from './context.ts';
import { complain } from '../client/complaint.ts';

const LONGEST = 2000;

/** What one can do about the table itself. */
export function Menu({ onClose, onSettings }: { readonly onClose: () => void; readonly onSettings: () => void }): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const paused = useTableState((s) => s.meta?.paused ?? false);
  const [report, setReport] = useState<string | null>(null);
  const [thanks, setThanks] = useState(false);
  const [copied, setCopied] = useState(false);
  const entry = (label: string, act: () => Promise<unknown>): ReactNode => (
    <button
      type="button"
      className="button is-wide"
      onClick={() => {
        act().catch(complain);
        onClose();
      }}
    >
      {label}
    </button>
  );
  return (
    <Dialog title={T.menu.title} onClose={onClose}>
      <div className="dialog-menu">
        <button
          type="button"
          className="button is-wide"
          onClick={() => {
            navigator.clipboard.writeText(location.href).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          {copied ? T.lobby.copied : T.menu.copyLink}
        </button>
        <button type="button" className="button is-wide" onClick={onSettings}>
          {T.settings.title}
        </button>
        {seat === null ? null : (
          <>
            {entry(T.menu.undo, () => table.propose('undo'))}
            {entry(paused ? T.menu.resume : T.menu.pause, () => table.propose(paused ? 'resume' : 'pause'))}
            {entry(T.menu.standUp, () => table.standUp())}
            {entry(T.menu.end, () => table.propose('end'))}
          </>
        )}
        <SeatBack onClose={onClose} />
        {report === null ? (
          <button type="button" className="button is-wide" onClick={() => setReport('')}>
            {T.menu.bug}
          </button>
        ) : thanks ? (
          <p role="status">{T.menu.bugThanks}</p>
        ) : (
          <form
            className="dialog-bug"
            onSubmit={(e) => {
              e.preventDefault();
              table.report(report).then(
                () => setThanks(true),
                () => undefined,
              );
            }}
          >
            <label htmlFor="bug">{T.menu.bugHint}</label>
            <textarea id="bug" rows={4} maxLength={LONGEST} value={report} onChange={(e) => setReport(e.target.value)} />
            <button type="submit" className="button is-primary">
              {T.menu.bugSend}
            </button>
          </form>
        )}
        <button type="button" className="button is-wide is-ghost" onClick={() => navigate(paths.landing)}>
          {T.menu.home}
        </button>
      </div>
    </Dialog>
  );
}

/** A seat of mine at which a bot sits can be taken back; an open one can be taken. */
function SeatBack({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { table } = useTable();
  const mine = useTableState(({ seats, you }) => seats.find((s) => s.owner === you.id && s.bot !== null && s.kind === 'human'));
  if (!mine) return null;
  return (
    <button
      type="button"
      className="button is-wide"
      onClick={() => {
        table.takeSeat(mine.seat).catch(complain);
        onClose();
      }}
    >
      {T.lobby.takeBack}
    </button>
  );
}
