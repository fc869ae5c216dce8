import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Ship } from '@parley/cosmic/web/pieces/ship.tsx';
import type { ColourName } from '@parley/cosmic/web/model/board.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { FieldError } from '../parts/fields.tsx';
import { sayOption } from '../text/option-words.ts';
import { clocksOf, startsAtOnce, type TableDraft } from './draft.ts';
import { changed } from './options.ts';
import { poolNeeded, poolOf } from './problems.ts';

/** What has been chosen, in a few lines, and the button. */
export function Summary(props: {
  readonly codex: Codex;
  readonly draft: TableDraft;
  readonly busy: boolean;
  readonly problem: string | undefined;
}): ReactNode {
  const { codex, draft, busy, problem } = props;
  const { decision, bank } = clocksOf(draft);
  const count = (...kinds: readonly string[]): number => draft.seats.filter((s) => kinds.includes(s.kind)).length;
  const atOnce = startsAtOnce(draft);
  return (
    <aside className="create-sum" aria-label={T.create.summary}>
      <div className="sum-seats" aria-hidden="true">
        {draft.seats.map((s, i) => (
          <span key={i} className={s.kind === 'open' ? 'open' : ''}>
            <Ship colour={s.colour as ColourName} size={20} />
          </span>
        ))}
      </div>
      <ul>
        <li>{T.create.people(draft.seats.length, count('open'), count('rookie', 'random'))}</li>
        <li>{COSMIC.create.poolSize(poolOf(codex, draft).length, poolNeeded(draft))}</li>
        <li>{T.capital(T.create.clockText(decision, bank))}</li>
        <li>{T.create.visibilities[draft.visibility][1]}</li>
        {changed(codex, draft).map(([o, value]) => (
          <li key={o.id}>{sayOption(o, value)}</li>
        ))}
        {draft.pokerFace ? <li>{T.create.pokerFace}</li> : null}
      </ul>
      <button type="submit" className="btn pri" disabled={busy}>
        <Icon name={atOnce ? 'play' : 'arrow'} />
        {busy ? T.create.submitting : atOnce ? T.create.submitNow : T.create.submit}
      </button>
      <FieldError id="c-form-error" text={problem} />
    </aside>
  );
}
