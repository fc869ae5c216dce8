import type { SeatInfo } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { api, signedIn } from '../client/api.ts';
import { session } from '../client/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { navigate, paths } from '../client/router.ts';
import { useTable } from '../table/context.ts';
import { T } from '../text/index.ts';
import { FieldError } from '../parts/fields.tsx';
import { sayFailure } from '../client/use-loaded.ts';

/** A new table from this step on, against bots. */
export function ContinueDialog(props: {
  readonly game: string;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly about: (seat: number) => string;
  readonly onClose: () => void;
}): ReactNode {
  const { game, at, seats, about, onClose } = props;
  const { Player } = useTable().pieces;
  const mine = session.get()?.id;
  const own = seats.findIndex((s) => s.owner !== null && s.owner === mine);
  const [seat, setSeat] = useState(own < 0 ? 0 : own);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      if (session.get() === null) await signedIn(T.you);
      const { table } = await api.continueFrom(game, at, seat);
      navigate(paths.table(table));
    } catch (e) {
      setError(sayFailure(e));
      setBusy(false);
    }
  };
  return (
    <Dialog title={T.replay.continueTitle} onClose={onClose} className="replay-continue">
      <p className="secondary">{T.replay.continueText}</p>
      <fieldset className="choice-set">
        <legend>{T.replay.continueSeat}</legend>
        <div className="replay-seat-choice">
          {seats.map((s, i) => (
            <label key={i} className="choice">
              <input type="radio" name="seat" checked={i === seat} onChange={() => setSeat(i)} />
              <span>
                <b>
                  <Player seat={i} name={s.name} />
                </b>
                <small>{about(i)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="button is-primary" disabled={busy} onClick={() => void start()}>
        <Icon name="play" />
        {busy ? T.replay.continuing : T.replay.continueGo}
      </button>
      <FieldError id="continue-error" text={error} />
    </Dialog>
  );
}
