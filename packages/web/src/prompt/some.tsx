import { faultOf, type ChooseSome } from '@parley/kernel/client';
import type { ReactNode } from 'react';
import { useAsk, usePresenter, useTable } from '../table/context.ts';
import { toggle } from '../table/draft.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { inOrder, keyOf } from './keys.ts';

/** What keeps these from being sent, in a few words; null: nothing. */
export function pickFault(d: ChooseSome, picks: readonly string[]): string | null {
  const fault = faultOf(d, picks);
  if (fault === null) return null;
  if (fault.kind === 'cap')
    return T.prompt[fault.min === fault.max ? 'capsExactly' : 'caps']({ min: fault.min, max: fault.max, n: fault.of.length });
  if (fault.kind !== 'number') return '';
  return fault.has < fault.min ? T.prompt.pickMore({ n: fault.min - fault.has }) : T.prompt.tooMany({ n: fault.has - fault.max });
}

/** Several of them: each is picked or dropped, then all are sent together. */
export function SomeBody({ decision }: { readonly decision: ChooseSome }): ReactNode {
  const { Option } = useTable().pieces;
  const presenter = usePresenter();
  const ask = useAsk();
  const options = inOrder(presenter, decision);
  const picks = ask.draft?.kind === 'picks' ? ask.draft.picks : [];
  const fault = pickFault(decision, picks);
  const flip = (option: string): void => ask.setDraft({ kind: 'picks', picks: toggle(decision, picks, option) });
  const pictures = options.map((o) => presenter.picture(o));
  return (
    <>
      <p className="muted">
        {T.prompt[decision.min === decision.max ? 'pickedExactly' : 'picked']({ n: picks.length, min: decision.min, max: decision.max })}
      </p>
      {pictures.every((p) => p !== null) ? (
        <div className="prompt-cards scrolling" tabIndex={-1}>
          {options.map((option, i) => (
            <button
              key={option}
              type="button"
              data-part="card"
              className={`prompt-card${picks.includes(option) ? ' is-picked' : ''}`}
              data-option={option}
              aria-pressed={picks.includes(option)}
              aria-label={presenter.option(decision, option)}
              title={presenter.option(decision, option)}
              onClick={() => flip(option)}
            >
              {pictures[i]}
            </button>
          ))}
        </div>
      ) : (
        <div className={`prompt-choices scrolling${decision.options.length > 5 ? ' is-dense' : ''}`} tabIndex={-1}>
          {options.map((option) => (
            <Choice
              key={option}
              option={option}
              keyHint={keyOf(presenter, decision, option)}
              label={<Option decision={decision} option={option} />}
              result={picks.includes(option) ? T.prompt.chosen : undefined}
              best={picks.includes(option)}
              pressed={picks.includes(option)}
              onPick={() => flip(option)}
            />
          ))}
        </div>
      )}
      <div className="prompt-choices is-last is-clearable">
        <Choice
          keyHint="Enter"
          label={T.prompt.takeN({ n: picks.length })}
          result={fault === null || fault === '' ? undefined : fault}
          best={fault === null}
          disabled={fault !== null}
          onPick={() => ask.send()}
        />
        {picks.length > 0 ? <Choice keyHint="Esc" label={T.prompt.clear} pass onPick={ask.clear} /> : null}
      </div>
    </>
  );
}
