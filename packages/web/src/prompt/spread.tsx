import type { Spread } from '@parley/kernel';
import type { ReactNode } from 'react';
import { useAsk, usePresenter } from '../table/context.ts';
import { addTo, missing, sum } from '../table/draft.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { Stepper } from './stepper.tsx';

/** So many over places: a stepper for each. A game that has more to say about its places brings a body of its own. */
export function SpreadBody({ decision }: { readonly decision: Spread }): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const counts = ask.draft?.kind === 'counts' ? ask.draft.counts : {};
  const full = sum(counts) >= decision.max;
  return (
    <>
      <div className="prompt-rows scrolling" tabIndex={-1}>
        {decision.places.map(({ id, max }, i) => {
          const n = counts[id] ?? 0;
          const label = presenter.place(id);
          return (
            <div
              key={id}
              data-part="row"
              className={n > 0 ? 'prompt-row is-on' : 'prompt-row'}
              onMouseEnter={() => ask.setHovered(id)}
              onMouseLeave={() => ask.setHovered(null)}
            >
              {i < 9 ? <kbd>{i + 1}</kbd> : <span />}
              <b className="truncated">{label}</b>
              <span className="secondary" />
              <Stepper
                label={label}
                n={n}
                mayAdd={n < max && !full}
                onAdd={(by) => ask.setDraft({ kind: 'counts', counts: addTo(decision, counts, id, by) })}
              />
            </div>
          );
        })}
      </div>
      <SpreadEnd decision={decision} label={T.prompt.likeThis} />
    </>
  );
}

/** What stands below the places: sending, clearing, and the keys. */
export function SpreadEnd(props: { readonly decision: Spread; readonly label: string; readonly note?: string | undefined }): ReactNode {
  const { decision, label, note } = props;
  const ask = useAsk();
  const lack = missing(decision, ask.draft?.kind === 'counts' ? ask.draft.counts : {});
  return (
    <>
      <div className="prompt-choices is-last is-clearable">
        <Choice
          keyHint="Enter"
          label={label}
          note={note}
          result={lack > 0 ? T.prompt.needMore({ n: lack }) : undefined}
          best={lack === 0}
          disabled={lack !== 0}
          onPick={() => ask.send()}
        />
        {ask.empty ? null : <Choice keyHint="Esc" label={T.prompt.clear} pass onPick={ask.clear} />}
      </div>
      <p className="prompt-keys muted">
        <kbd>1</kbd>–<kbd>{Math.min(9, decision.places.length)}</kbd> {T.prompt.addFrom} <kbd>Shift</kbd> {T.prompt.shiftTakes}
      </p>
    </>
  );
}
