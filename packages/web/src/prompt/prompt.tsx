import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { connection } from '../client/connection.ts';
import { useSelected } from '../client/store.ts';
import type { Asked as AskedNow } from '../table/act.ts';
import { sourceOf } from '@parley/cosmic/web/model/source.ts';
import { T } from '../text/index.ts';
import { useTable } from '../table/context.ts';
import { BargainBody, bargainTitle } from '@parley/cosmic/web/deal/bargain-body.tsx';
import { Choice } from './choice.tsx';
import { ChooseBody, NameBody } from './choose.tsx';
import { Frame } from './frame.tsx';
import { consequence } from '@parley/cosmic/web/prompt/option-text.tsx';
import { settledText } from './settled-text.ts';
import { Frozen, Over, Paused, Playing, Reconnecting } from './quiet.tsx';
import { NumberBody, OrderBody, SayBody, YesNoBody } from './small.tsx';
import { SomeBody } from './some.tsx';
import { SpreadBody } from '@parley/cosmic/web/prompt/spread.tsx';
import { StopsRow } from './stops-row.tsx';
import { WaitingState } from './waiting.tsx';
import { complain } from '../client/complaint.ts';

/** One question, one place. Or why there is none. */
export function Prompt(): ReactNode {
  const { state, game, shown, ask } = useTable();
  const status = useSelected(connection.link, (l) => l.status);
  if (status === 'lost') return <Reconnecting />;
  if (state.meta?.status === 'frozen') return <Frozen />;
  if (game.result && !shown.busy) return <Over />;
  if (state.meta?.paused) return <Paused />;
  if (ask.prompt && ask.decision) return <Asked key={`${ask.prompt.question} ${ask.settled.length}`} decision={ask.decision} />;
  if (shown.busy) return <Playing />;
  return <WaitingState />;
}

function Asked({ decision }: { readonly decision: AskedNow }): ReactNode {
  const t = useTable();
  const { state, game, board, lexicon, speaker, seat, table, ask } = t;
  const source = useMemo(() => sourceOf(lexicon, decision, board.encounter?.phase ?? null), [lexicon, decision, board.encounter?.phase]);
  const clock = game.clocks.find((c) => c.seat === seat);
  const refused = state.sent?.state === 'refused' ? (state.sent.message ?? T.states.refused) : null;
  const title = decision.kind === 'bargain' ? bargainTitle(t, decision) : speaker.question(decision);
  const window = decision.tag === 'use' && typeof decision.data?.at === 'string' ? decision.data.at : null;
  const [dismissed, setDismissed] = useState<string | null>(null);
  useFocus(decision);
  const fault = refused !== null && refused !== dismissed ? refused : null;
  return (
    <Frame
      tone={fault === null ? 'asked' : 'err'}
      sending={ask.sending}
      icon={fault === null ? 'ask' : 'x'}
      source={source}
      title={title}
      question={ask.prompt?.question}
      note={fault ?? consequence(t, decision, source.text)}
      deadline={clock?.deadline}
      bank={clock?.bank}
      foot={window === null ? null : <StopsRow window={window} />}
    >
      <div className="vh" aria-live="assertive">
        {title}
      </div>
      {fault === null ? null : (
        <div className="choices">
          <Choice keyHint="Esc" label={T.prompt.backToChoice} best onPick={() => setDismissed(refused)} />
        </div>
      )}
      <Way />
      <Body decision={decision} />
      {state.meta?.pokerFace && clock?.deadline ? (
        <button type="button" className="btn ghost small" onClick={() => void table.moreTime().catch(complain)}>
          {T.prompt.moreTime}
        </button>
      ) : null}
      <AnyTime />
    </Frame>
  );
}

function Body({ decision }: { readonly decision: AskedNow }): ReactNode {
  switch (decision.kind) {
    case 'choose':
      return <ChooseBody decision={decision} />;
    case 'some':
      return <SomeBody decision={decision} />;
    case 'spread':
      return <SpreadBody decision={decision} />;
    case 'number':
      return <NumberBody decision={decision} />;
    case 'yesno':
      return <YesNoBody decision={decision} />;
    case 'name':
      return <NameBody decision={decision} />;
    case 'order':
      return <OrderBody decision={decision} />;
    case 'say':
      return <SayBody decision={decision} />;
    case 'bargain':
      return <BargainBody decision={decision} />;
  }
}

/** What is settled of an act so far: it can be taken back until the whole of it is sent. */
function Way(): ReactNode {
  const { ask, speaker } = useTable();
  if (ask.settled.length === 0) return null;
  const said = ask.settled.map(({ question, answer }) => settledText(speaker, question, answer));
  return (
    <div className="way">
      <span className="mut">{said.join(' · ')}</span>
      <button type="button" className="btn quiet small" data-key="Backspace" disabled={ask.sending} onClick={ask.back}>
        {T.prompt.back}
      </button>
    </div>
  );
}

/** Effects that may be used at any time and lie on nothing that can be clicked. */
function AnyTime(): ReactNode {
  const { ask, speaker } = useTable();
  const keys = ask.raisable.get('none') ?? [];
  if (keys.length === 0) return null;
  return (
    <div className="anytime">
      <span className="mut">{T.prompt.anyTime}</span>
      {keys.map((key) => (
        <button key={key} type="button" className="btn quiet" onClick={() => ask.raise(key)}>
          {speaker.option({ tag: 'use' }, key)}
        </button>
      ))}
    </div>
  );
}

/** The first choice has the focus, unless somebody is writing, or reading the log. */
function useFocus(decision: AskedNow): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const active = document.activeElement;
    if (
      active instanceof HTMLInputElement ||
      active instanceof HTMLTextAreaElement ||
      active?.closest('#log') ||
      document.querySelector('dialog[open]')
    )
      return;
    if (decision.kind === 'choose' || decision.kind === 'yesno' || decision.kind === 'some')
      document.querySelector<HTMLElement>('#decision [data-option]')?.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('#decision')?.focus({ preventScroll: true });
  }, [decision]);
}
