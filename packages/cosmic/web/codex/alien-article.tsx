import { useState, type ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { BackLink, CopyEntry, FieldError, Icon, Rulings, sayFailure, SHELL, startAgainstBots, type ArticleProps } from '@parley/web/shell';
import { T, wordFor } from '../text/index.ts';
import { AlertMark } from './alert.tsx';
import { alienOf } from './entries.ts';
import { alienTiming, dutyOf } from './timing.ts';
import { TimingStrip } from './timing-strip.tsx';

export function AlienArticle({ entry, rulings }: ArticleProps): ReactNode {
  const alien = alienOf(entry);
  if (!alien) return null;
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <header className="codex-article-head">
          <Emblem alien={alien.id} size={84} />
          <div>
            <h1 id="entry-name">{alien.name}</h1>
            <p className="codex-summary">{alien.summary}</p>
            <p className="filter-row">
              <span className="badge">
                <AlertMark alert={alien.alert} /> {T.alertTag({ alert: wordFor(T.alerts, alien.alert) ?? alien.alert })}
              </span>
              <span className="badge">{wordFor(T.sets, alien.set) ?? alien.set}</span>
              <span className="badge">{T.codex.duty[dutyOf(alien)]}</span>
            </p>
          </div>
        </header>
        <h2>{T.codex.power}</h2>
        <p className="codex-power">{alien.power}</p>
        <TimingStrip timing={alienTiming(alien)} />
        <h2>{T.codex.flare}</h2>
        <div className="flare-pair">
          <section className="flare-card">
            <h3>
              {T.codex.wild} <span className="muted">{T.codex.wildFor}</span>
            </h3>
            <p>{alien.wild}</p>
          </section>
          <section className="flare-card">
            <h3>
              {T.codex.super} <span className="muted">{T.codex.superFor({ name: alien.name })}</span>
            </h3>
            <p>{alien.super}</p>
          </section>
        </div>
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={SHELL.codex.facts}>
        <h2>{SHELL.codex.facts}</h2>
        <dl>
          <dt>{T.codex.set}</dt>
          <dd>{wordFor(T.sets, alien.set) ?? alien.set}</dd>
          <dt>{T.codex.alert}</dt>
          <dd>{wordFor(T.alerts, alien.alert) ?? alien.alert}</dd>
          <dt>{T.codex.use}</dt>
          <dd>{T.codex.duty[dutyOf(alien)]}</dd>
          <dt>{SHELL.codex.proven}</dt>
          <dd>{new Set(rulings.map((r) => r.id)).size}</dd>
        </dl>
        <TryIt id={alien.id} name={alien.name} />
        <CopyEntry />
      </aside>
    </>
  );
}

/** A game against rookies with this alien, at once. */
function TryIt({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: string }>({ busy: false });
  const start = (): void => {
    setState({ busy: true });
    startAgainstBots('cosmic', { alien: id }, 4).catch((error: unknown) => setState({ busy: false, error: sayFailure(error) }));
  };
  return (
    <>
      <button type="button" className="button is-primary" disabled={state.busy} onClick={start}>
        <Icon name="play" />
        {state.busy ? T.codex.trying : T.codex.tryIt({ name })}
      </button>
      <FieldError id="try-error" text={state.error} />
    </>
  );
}
