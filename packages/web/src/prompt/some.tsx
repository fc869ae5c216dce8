import { faultOf, type ChooseSome } from '@parley/kernel/client';
import type { ReactNode } from 'react';
import { cardFace, MiniCard } from '@parley/cosmic/web/pieces/card.tsx';
import { toggle } from '../table/draft.ts';
import { pointOf } from '@parley/cosmic/web/model/point.ts';
import { T } from '../text/index.ts';
import { useTable } from '../table/context.ts';
import { Choice } from './choice.tsx';
import { inOrder, keyOf } from './keys.ts';
import { OptionLabel } from '@parley/cosmic/web/prompt/option-text.tsx';

/** Several of them: each is picked or dropped, then all are sent together. */
export function SomeBody({ decision }: { readonly decision: ChooseSome }): ReactNode {
  const { ask, board, lexicon, speaker } = useTable();
  const options = inOrder(decision, lexicon);
  const picks = ask.draft?.kind === 'picks' ? ask.draft.picks : [];
  const fault = faultOf(decision, picks);
  const flip = (option: string): void => ask.setDraft({ kind: 'picks', picks: toggle(decision, picks, option) });
  const cards = decision.options.every((o) => pointOf(board, o)?.kind === 'card' && o.includes('#'));
  const note =
    fault?.kind === 'cap'
      ? T.prompt.caps(fault.min, fault.max, fault.of.length)
      : fault?.kind !== 'number'
        ? undefined
        : fault.has < fault.min
          ? T.prompt.pickMore(fault.min - fault.has)
          : T.prompt.tooMany(fault.has - fault.max);
  return (
    <>
      <p className="mut">{T.prompt.picked(picks.length, decision.min, decision.max)}</p>
      {cards ? (
        <div className="mcards scroll" tabIndex={-1}>
          {options.map((option) => (
            <button
              key={option}
              type="button"
              className={`minibtn${picks.includes(option) ? ' pick' : ''}`}
              data-option={option}
              aria-pressed={picks.includes(option)}
              aria-label={speaker.option(decision, option)}
              title={speaker.option(decision, option)}
              onClick={() => flip(option)}
            >
              <MiniCard face={cardFace(lexicon, option)} />
            </button>
          ))}
        </div>
      ) : (
        <div className={`choices scroll${decision.options.length > 5 ? ' dense' : ''}`} tabIndex={-1}>
          {options.map((option) => (
            <Choice
              key={option}
              option={option}
              keyHint={keyOf(decision, option, lexicon)}
              label={<OptionLabel decision={decision} option={option} />}
              result={picks.includes(option) ? T.prompt.chosen : undefined}
              best={picks.includes(option)}
              pressed={picks.includes(option)}
              onPick={() => flip(option)}
            />
          ))}
        </div>
      )}
      <div className="choices last withclear">
        <Choice
          keyHint="Enter"
          label={T.prompt.takeN(picks.length)}
          result={note}
          best={fault === null}
          disabled={fault !== null}
          onPick={() => ask.send()}
        />
        {picks.length > 0 ? <Choice keyHint="Esc" label={T.prompt.clear} pass onPick={ask.clear} /> : null}
      </div>
    </>
  );
}
