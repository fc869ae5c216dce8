import type { ReactNode } from 'react';
import { T, wordFor } from '../text/index.ts';
import { PHASES } from '../model/phases.ts';
import type { TimingTable } from './timing.ts';

/** When it works: phases across, roles and flares down. */
export function TimingStrip({ timing }: { readonly timing: TimingTable }): ReactNode {
  if (timing.rows.length === 0 && timing.events.length === 0) return null;
  const holds = timing.rows.some((r) => r.marks.includes('rule'));
  return (
    <>
      <h2 id="timing">{T.codex.when}</h2>
      {timing.rows.length === 0 ? null : (
        <div className="timing-scroll" tabIndex={0} role="region" aria-labelledby="timing">
          <table className="timing">
            <thead>
              <tr>
                <td />
                {PHASES.map((p) => (
                  <th key={p} scope="col">
                    {T.phases[p]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {timing.rows.map(({ row, marks }) => (
                <tr key={row} className={row === 'wild' || row === 'super' ? 'timing-flare' : ''}>
                  <th scope="row">{T.codex.rows[row]}</th>
                  {marks.map((mark, i) => (
                    <td key={PHASES[i]} className={mark === null ? '' : `timing-mark-${mark}`}>
                      {mark === null ? <span aria-hidden="true">·</span> : T.codex.marks[mark]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {timing.events.length === 0 ? null : (
        <p className="timing-note">
          {T.codex.whenever}:{' '}
          {timing.events.map(({ text, event }, i) => (
            <span key={`${text} ${event}`}>
              {i === 0 ? '' : '; '}
              <b>{T.codex.eventOf[text]}</b> {wordFor(T.codex.events, event) ?? event}
            </span>
          ))}
          .
        </p>
      )}
      {holds ? <p className="timing-note">{T.codex.legend}</p> : null}
    </>
  );
}
