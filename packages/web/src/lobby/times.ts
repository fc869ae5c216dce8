import { T } from '../text/index.ts';

/** The clocks of a table, in a few words. */
export const clocksText = (decision: number | null, bank: number | null): string =>
  [bank === null ? '' : T.lobby.bank({ n: Math.round(bank / 60) }), decision === null ? '' : T.lobby.decision({ n: decision })]
    .filter((x) => x !== '')
    .join(', ') || T.lobby.noClock;

/** How long ago something was. */
export function sinceText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 1) return T.lists.now;
  if (minutes < 60) return T.lists.minutes({ n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? T.lists.hours({ n: hours }) : T.lists.days({ n: Math.round(hours / 24) });
}
