import type { GameInfo } from '@parley/server/protocol';
import type { Codex } from '@parley/kernel';
import type { ReactNode } from 'react';
import type { GameClient, GameCreate } from '../game-client.ts';
import { FieldError } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { T } from '../text/index.ts';
import { sayOption } from '../text/option-words.ts';
import { clocksOf, ME, OPEN, startsAtOnce, type TableDraft } from './draft.ts';
import { changed } from './options.ts';

const together = (words: readonly string[]): string => words.filter((x) => x !== '').join(', ');
const timeText = (n: number): string => (n % 60 === 0 ? T.create.minutes({ n: n / 60 }) : T.create.seconds({ n }));

const clockText = (decision: number | null, bank: number | null): string =>
  together([
    decision === null ? '' : T.create.decisionTime({ time: timeText(decision) }),
    bank === null ? '' : T.create.bankTime({ time: timeText(bank) }),
  ]) || T.create.noClock;

const peopleText = (n: number, open: number, bots: number): string =>
  together([
    T.create.peopleSeats({ n }),
    open > 0 ? T.create.peopleOpen({ n: open }) : '',
    bots > 0 ? T.create.peopleBots({ n: bots }) : '',
  ]);

/** What has been chosen, in a few lines, and the button. */
export function Summary(props: {
  readonly info: GameInfo;
  readonly codex: Codex;
  readonly client: GameClient;
  readonly of: GameCreate;
  readonly draft: TableDraft;
  readonly busy: boolean;
  readonly problem: string | undefined;
}): ReactNode {
  const { info, codex, client, of, draft, busy, problem } = props;
  const { decision, bank } = clocksOf(draft);
  const open = draft.seats.filter((s) => s.kind === OPEN).length;
  const bots = draft.seats.filter((s) => s.kind !== OPEN && s.kind !== ME).length;
  const atOnce = startsAtOnce(draft);
  return (
    <aside className="create-summary" aria-label={T.create.summary}>
      <div className="create-summary-seats" aria-hidden="true">
        {draft.seats.map((s, i) => (
          <span key={i} className={s.kind === OPEN ? 'is-open' : ''}>
            {client.seatMark(s.choice, 20) ?? <i className="room-dot" />}
          </span>
        ))}
      </div>
      <ul>
        <li>{peopleText(draft.seats.length, open, bots)}</li>
        {of.summary?.(codex, draft).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{T.capital(clockText(decision, bank))}</li>
        <li>{T.create.visibilityHints[draft.visibility]}</li>
        {changed(info.options, of, draft).map(([o, value]) => (
          <li key={o.id}>{sayOption(o, value)}</li>
        ))}
        {draft.pokerFace ? <li>{T.create.pokerFace}</li> : null}
      </ul>
      <button type="submit" className="button is-primary" disabled={busy}>
        <Icon name={atOnce ? 'play' : 'arrow'} />
        {busy ? T.create.submitting : atOnce ? T.create.submitNow : T.create.submit}
      </button>
      <FieldError id="c-form-error" text={problem} />
    </aside>
  );
}
