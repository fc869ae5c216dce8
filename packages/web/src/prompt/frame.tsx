import { useState, type ReactNode } from 'react';
import { Clock } from '../parts/clock.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import type { Source } from '../game-client.ts';
import { T } from '../text/index.ts';

export type PromptTone = 'asked' | 'quiet' | 'error';

/** The prompt's order, always: what asks and the clock, the question, what it means, the choices, the stops. */
export function Frame(props: {
  readonly tone: PromptTone;
  readonly icon: IconName;
  readonly source: Source | string;
  readonly title: string;
  /** The question's name on the server, while there is one. */
  readonly question?: string | undefined;
  readonly note?: ReactNode;
  readonly deadline?: number | null | undefined;
  readonly bank?: number | null | undefined;
  readonly over?: boolean;
  /** The answer is on its way. */
  readonly sending?: boolean | undefined;
  /** It was asked just now, and takes no answer yet. */
  readonly fresh?: boolean;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { tone, icon, source, title, question, note, deadline, bank, over, sending, fresh, foot, children } = props;
  const [whole, setWhole] = useState(false);
  return (
    <section
      className={`prompt${tone === 'asked' ? '' : ` is-${tone}`}${sending ? ' is-sending' : ''}`}
      aria-label={T.prompt.region}
      id="decision"
      tabIndex={-1}
      data-title={title}
      data-question={question}
      data-fresh={fresh || undefined}
      data-state={over ? 'over' : sending ? 'sending' : tone}
    >
      <div className="prompt-source">
        <Icon name={icon} size={15} />
        <span className="truncated">
          {typeof source === 'string' ? (
            <b>{source}</b>
          ) : (
            <>
              <b>{source.name}</b> ·{' '}
              {source.href === null ? (
                source.kind
              ) : (
                <Link href={source.href} target="_blank" title={source.text}>
                  {source.kind}
                </Link>
              )}
            </>
          )}
        </span>
        <span className="spacer" />
        {deadline === null || deadline === undefined ? null : <Clock deadline={deadline} bank={bank ?? null} />}
      </div>
      <div className="prompt-question">
        <h2>{title}</h2>
        {note === undefined || note === '' ? null : (
          // The sentence is cut after two lines; a click shows the rest of it.
          <p className={whole ? 'prompt-note' : 'prompt-note is-short'} data-part="note" onClick={() => setWhole(!whole)}>
            {note}
          </p>
        )}
      </div>
      {children}
      {foot}
    </section>
  );
}
