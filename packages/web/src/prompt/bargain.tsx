import type { Bargain, Good } from '@parley/kernel';
import type { ReactNode } from 'react';
import { useAsk, usePresenter, useTable, useViewpoint } from '../table/context.ts';
import { addGood, canAdd, draftFrom, offerFault, type Counts } from '../table/draft.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { Stepper } from './stepper.tsx';

/** A bargain by its goods alone: what each gives, with steppers, and the moves. A game may bring a table for it. */
export function BargainBody({ decision }: { readonly decision: Bargain }): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const gives = ask.draft?.kind === 'offer' ? ask.draft.gives : {};
  const say = (of: Counts): string =>
    Object.entries(of)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => (n > 1 ? `${n} × ` : '') + presenter.option(decision, id))
      .join(', ');
  return (
    <>
      {decision.mayOffer ? (
        <div className="prompt-rows scrolling" tabIndex={-1}>
          {decision.parties.flatMap((from) =>
            decision.goods
              .filter((g) => g.from === from)
              .map((good) => <GoodRow key={good.id} decision={decision} gives={gives} good={good} />),
          )}
        </div>
      ) : null}
      <BargainMoves decision={decision} summary={say} />
    </>
  );
}

function GoodRow({ decision, gives, good }: { readonly decision: Bargain; readonly gives: Counts; readonly good: Good }): ReactNode {
  const { Player, Option } = useTable().pieces;
  const presenter = usePresenter();
  const ask = useAsk();
  const n = gives[good.id] ?? 0;
  return (
    <div data-part="row" className={n > 0 ? 'prompt-row is-on' : 'prompt-row'}>
      <Player seat={good.from} />
      <b className="truncated">
        <Option decision={decision} option={good.id} />
      </b>
      <span className="secondary" />
      <Stepper
        label={presenter.option(decision, good.id)}
        n={n}
        mayAdd={canAdd(decision, gives, good.id)}
        onAdd={(by) => ask.setDraft({ kind: 'offer', gives: addGood(decision, gives, good.id, by) })}
      />
    </div>
  );
}

/** Moves in a bargain: send the draft, accept what lies there, start from it, walk away. */
export function BargainMoves(props: {
  readonly decision: Bargain;
  /** What changes hands, in words. */
  readonly summary: (gives: Counts) => ReactNode;
  /** What it costs when nothing comes of it. */
  readonly leaving?: string | undefined;
}): ReactNode {
  const { decision, summary, leaving } = props;
  const { seat } = useViewpoint();
  const ask = useAsk();
  const gives = ask.draft?.kind === 'offer' ? ask.draft.gives : {};
  const { empty } = ask;
  const fault = offerFault(decision, gives);
  const { offer } = decision;
  const theirs = offer !== null && offer.by !== seat;
  const note =
    fault?.kind === 'closed'
      ? T.bargain.noMore
      : fault?.kind === 'empty'
        ? T.bargain.empty
        : fault?.kind === 'limit' || fault?.kind === 'amount'
          ? T.bargain.limit({ n: fault.max })
          : undefined;
  return (
    <div className="prompt-choices is-last prompt-bargain-moves" data-part="bargain">
      <Choice
        keyHint="Enter"
        label={offer ? T.bargain.sendCounter : T.bargain.sendOffer}
        note={note}
        best={fault === null}
        disabled={fault !== null}
        onPick={() => ask.send()}
      />
      {theirs ? (
        <Choice
          keyHint="1"
          label={decision.acceptable ? T.bargain.accept : T.bargain.cannotAccept}
          {...(decision.parties.length > 2 ? { note: summary(offer.gives) } : { result: summary(offer.gives) })}
          disabled={!decision.acceptable}
          best={empty && decision.acceptable}
          onPick={() => ask.send({ do: 'accept' })}
        />
      ) : null}
      <div className="side-by-side">
        {empty && offer && decision.mayOffer ? (
          <Choice label={T.bargain.takeOver} pass onPick={() => ask.setDraft({ kind: 'offer', gives: draftFrom(decision, offer.gives) })} />
        ) : (
          <Choice keyHint="2" label={T.bargain.clearDraft} pass disabled={empty} onPick={ask.clear} />
        )}
        <Choice keyHint="0" label={T.bargain.leave} note={leaving} pass onPick={() => ask.send({ do: 'leave' })} />
      </div>
    </div>
  );
}
