import type { Order, PickNumber, Say, YesNo } from '@parley/kernel';
import { useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useAsk, usePresenter, useTable } from '../table/context.ts';
import { moveTo } from '../table/draft.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';

export function YesNoBody({ decision }: { readonly decision: YesNo }): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const chosen = ask.draft?.kind === 'yesno' ? ask.draft.yes : null;
  return (
    <div className="prompt-choices is-last">
      <Choice option="yes" keyHint="Y" label={presenter.option(decision, 'true')} best={chosen === true} onPick={() => ask.send(true)} />
      <Choice option="no" keyHint="N" label={presenter.option(decision, 'false')} best={chosen === false} onPick={() => ask.send(false)} />
    </div>
  );
}

/** Up to so many numbers stand as buttons beside the stepper. */
const AS_BUTTONS = 10;

export function NumberBody({ decision }: { readonly decision: PickNumber }): ReactNode {
  const ask = useAsk();
  const n = ask.draft?.kind === 'number' ? ask.draft.n : decision.min;
  const set = (to: number): void => ask.setDraft({ kind: 'number', n: Math.max(decision.min, Math.min(decision.max, to)) });
  const range = decision.max - decision.min + 1;
  return (
    <>
      <div className="prompt-number-row">
        <span className="prompt-stepper is-big" data-part="stepper">
          <button type="button" aria-label={T.prompt.fewer} disabled={n <= decision.min} onClick={() => set(n - 1)}>
            <Icon name="minus" />
          </button>
          <b aria-live="polite">{n}</b>
          <button type="button" aria-label={T.prompt.one} disabled={n >= decision.max} onClick={() => set(n + 1)}>
            <Icon name="plus" />
          </button>
        </span>
        <span className="secondary">{T.prompt.numberOf({ n, max: decision.max })}</span>
      </div>
      {range <= AS_BUTTONS ? (
        <div className="prompt-numbers">
          {Array.from({ length: range }, (_, i) => decision.min + i).map((k) => (
            <button
              key={k}
              type="button"
              className={k === n ? 'prompt-number is-on' : 'prompt-number'}
              aria-pressed={k === n}
              onClick={() => set(k)}
            >
              {k}
            </button>
          ))}
        </div>
      ) : (
        <input
          type="range"
          min={decision.min}
          max={decision.max}
          value={n}
          aria-label={T.prompt.question}
          onChange={(e) => set(Number(e.target.value))}
        />
      )}
      <div className="prompt-choices is-last">
        <Choice keyHint="Enter" label={T.prompt.number({ n })} best onPick={() => ask.send()} />
      </div>
    </>
  );
}

/** All of them in an order: dragged, or moved with the arrows. */
export function OrderBody({ decision }: { readonly decision: Order }): ReactNode {
  const { Option } = useTable().pieces;
  const ask = useAsk();
  const order = ask.draft?.kind === 'picks' ? ask.draft.picks : decision.options;
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number): void => ask.setDraft({ kind: 'picks', picks: moveTo(order, from, to) });
  return (
    <>
      <p className="muted">{T.prompt.orderHint}</p>
      <ol className="prompt-order scrolling">
        {order.map((option, i) => (
          <li
            key={option}
            className={dragged === i ? 'is-dragged' : ''}
            draggable
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(e) => {
              e.preventDefault();
              if (dragged === null || dragged === i) return;
              move(dragged, i);
              setDragged(i);
            }}
          >
            <kbd>{i + 1}</kbd>
            <b>
              <Option decision={decision} option={option} />
            </b>
            <button type="button" className="icon-button" aria-label={T.prompt.up} disabled={i === 0} onClick={() => move(i, i - 1)}>
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={T.prompt.down}
              disabled={i === order.length - 1}
              onClick={() => move(i, i + 1)}
            >
              <Icon name="down" />
            </button>
          </li>
        ))}
      </ol>
      <div className="prompt-choices is-last">
        <Choice keyHint="Enter" label={T.prompt.orderSend} best onPick={() => ask.send()} />
      </div>
    </>
  );
}

export function SayBody({ decision }: { readonly decision: Say }): ReactNode {
  const ask = useAsk();
  const text = ask.draft?.kind === 'words' ? ask.draft.text : '';
  const set = (to: string): void => ask.setDraft({ kind: 'words', text: to });
  return (
    <>
      <input
        className="input-line prompt-filter"
        aria-label={T.prompt.say}
        maxLength={decision.maxLength}
        value={text}
        autoFocus
        onChange={(e) => set(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') ask.send(text);
        }}
      />
      {decision.suggestions.length > 0 ? (
        <div className="prompt-choices scrolling">
          {decision.suggestions.map((s) => (
            <Choice key={s} option={s} label={s} best={s === text} onPick={() => ask.send(s)} />
          ))}
        </div>
      ) : null}
      <div className="prompt-choices is-last">
        <Choice
          keyHint="Enter"
          label={T.prompt.say}
          result={T.prompt.sayHint({ left: decision.maxLength - text.length })}
          best
          onPick={() => ask.send(text)}
        />
      </div>
    </>
  );
}
