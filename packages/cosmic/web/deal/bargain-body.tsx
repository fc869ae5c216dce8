import type { Bargain } from '@parley/kernel';
import type { ReactNode } from 'react';
import { draftFrom, isEmpty, offerFault } from '@parley/web/table/draft.ts';
import { T } from '../text/index.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import { useTable, type TableView } from '@parley/web/table/context.ts';
import { Choice } from '@parley/web/prompt/choice.tsx';
import { byPair, isDeal } from './deal-model.ts';
import { passingText } from './goods.tsx';

export function bargainTitle({ speaker, seat }: TableView, d: Bargain): string {
  if (!d.offer) return T.deal.questionFirst;
  return d.offer.by === seat
    ? T.deal.questionWait(SHELL.and(d.parties.filter((p) => p !== seat).map((p) => speaker.player(p))), d.parties.length)
    : T.deal.question(speaker.player(d.offer.by));
}

/** Moves in a bargain: send the draft, accept what lies there, start from it, walk away. */
export function BargainBody({ decision }: { readonly decision: Bargain }): ReactNode {
  const { ask, speaker, lexicon, seat } = useTable();
  const gives = ask.draft?.kind === 'offer' ? ask.draft.gives : {};
  const empty = !ask.draft || isEmpty(decision, ask.draft);
  const fault = offerFault(decision, gives);
  const { offer } = decision;
  const theirs = offer !== null && offer.by !== seat;
  const summary = (of: typeof gives): ReactNode =>
    byPair(of, decision.parties).map((passing, i) => (
      <span key={`${passing.from}>${passing.to}`}>
        {i > 0 ? <br /> : null}
        {passingText({ speaker, lexicon }, passing, decision.parties)}
      </span>
    ));
  const note =
    fault?.kind === 'closed'
      ? T.deal.noMore
      : fault?.kind === 'empty'
        ? T.deal.empty
        : fault?.kind === 'limit' || fault?.kind === 'amount'
          ? T.deal.limit(fault.max)
          : undefined;
  return (
    <div className="choices last deal-moves">
      <Choice
        keyHint="Enter"
        label={offer ? T.deal.sendCounter : T.deal.sendOffer}
        note={note}
        best={fault === null}
        disabled={fault !== null}
        onPick={() => ask.send()}
      />
      {theirs ? (
        <Choice
          keyHint="1"
          label={decision.acceptable ? T.deal.accept : T.deal.cannotAccept}
          {...(decision.parties.length > 2 ? { note: summary(offer.gives) } : { result: summary(offer.gives) })}
          disabled={!decision.acceptable}
          best={empty && decision.acceptable}
          onPick={() => ask.send({ do: 'accept' })}
        />
      ) : null}
      <div className="two">
        {empty && offer && decision.mayOffer ? (
          <Choice label={T.deal.takeOver} pass onPick={() => ask.setDraft({ kind: 'offer', gives: draftFrom(decision, offer.gives) })} />
        ) : (
          <Choice keyHint="2" label={T.deal.clearDraft} pass disabled={empty} onPick={ask.clear} />
        )}
        <Choice
          keyHint="0"
          label={T.deal.leave}
          note={isDeal(decision) ? T.deal.leaveCost(decision.parties.length) : undefined}
          pass
          onPick={() => ask.send({ do: 'leave' })}
        />
      </div>
    </div>
  );
}
