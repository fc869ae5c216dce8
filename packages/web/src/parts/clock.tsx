import { useEffect, useState, type ReactNode } from 'react';
import { connection } from '../client/connection.ts';
import { useSelected } from '../client/store.ts';
import { T } from '../text/index.ts';
import { Icon } from './icon.tsx';

/** Seconds as a clock shows them. */
export function clockText(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const rest = String(s % 60).padStart(2, '0');
  const minutes = Math.floor(s / 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

/** The server's time, a few times a second while something runs. */
export function useServerTime(running: boolean, every = 250): number {
  const offset = useSelected(connection.link, (l) => l.offset);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return now + offset;
}

/** Time left until a moment on the server's clock, spoken at 30, 10 and 5 seconds. */
export function Clock(props: { readonly deadline: number; readonly bank: number | null }): ReactNode {
  const { deadline, bank } = props;
  const left = deadline - useServerTime(true);
  const seconds = Math.ceil(left / 1000);
  const spoken = [30, 10, 5].find((s) => seconds <= s && seconds > s - 2);
  return (
    <span className={`clock${seconds <= 10 ? ' is-low' : ''}`}>
      <Icon name="clock" size={15} />
      <span role="timer" aria-label={T.prompt.clock}>
        {clockText(left)}
      </span>
      {bank === null ? null : <small>{T.prompt.bank({ time: clockText(bank) })}</small>}
      <span className="visually-hidden" aria-live="assertive">
        {spoken === undefined ? '' : `${spoken} s`}
      </span>
    </span>
  );
}
