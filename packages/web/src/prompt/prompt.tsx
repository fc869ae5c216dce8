import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { complain } from '../client/complaint.ts';
import { connection } from '../client/connection.ts';
import { useSelected, useStore } from '../client/store.ts';
import type { Asked as AskedNow } from '../table/act.ts';
import { useAsk, useGame, usePresenter, useProgress, useTable, useTableState, useViewpoint } from '../table/context.ts';
import { T } from '../text/index.ts';
import { BargainBody } from './bargain.tsx';
import { Choice } from './choice.tsx';
import { ChooseBody, NameBody } from './choose.tsx';
import { Frame } from './frame.tsx';
import { Frozen, Over, Paused, Playing, Reconnecting } from './quiet.tsx';
import { settledText } from './settled-text.ts';
import { NumberBody, OrderBody, SayBody, YesNoBody } from './small.tsx';
import { SomeBody } from './some.tsx';
import { SpreadBody } from './spread.tsx';
import { StopsRow } from './stops-row.tsx';
import { WaitingState } from './waiting.tsx';

/** One question, one place. Or why there is none. */
export function Prompt(): ReactNode {
  const { busy } = useProgress();
  const ask = useAsk();
  const over = useGame((g) => g.result !== null);
  const frozen = useTableState((s) => s.meta?.status === 'frozen');
  const paused = useTableState((s) => s.meta?.paused ?? false);
  const status = useSelected(connection.link, (l) => l.status);
  if (status === 'lost') return <Reconnecting />;
  if (frozen) return <Frozen />;
  if (over && !busy) return <Over />;
  if (paused) return <Paused />;
  if (ask.prompt && ask.decision) return <Asked key={`${ask.prompt.question} ${ask.settled.length}`} decision={ask.decision} />;
  if (busy) return <Playing />;
  return <WaitingState />;
}

/** The window a question stands in, if it is about using effects there. */
const windowOf = ({ shows, data }: AskedNow): string | null => (shows?.role === 'use' && typeof data?.at === 'string' ? data.at : null);

function Asked({ decision }: { readonly decision: AskedNow }): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const presenter = usePresenter();
  const ask = useAsk();
  const clock = useGame((g) => g.clocks.find((c) => c.seat === seat));
  const refused = useTableState(({ sent }) => (sent?.state === 'refused' ? (sent.message ?? T.states.refused) : null));
  const pokerFace = useTableState((s) => s.meta?.pokerFace ?? false);
  const source = useMemo(() => presenter.source(decision), [presenter, decision]);
  const title = presenter.question(decision);
  const window = windowOf(decision);
  const [dismissed, setDismissed] = useState<string | null>(null);
  useFocus(decision);
  const fault = refused !== null && refused !== dismissed ? refused : null;
  return (
    <Frame
      tone={fault === null ? 'asked' : 'error'}
      sending={ask.sending}
      fresh={useStore(ask.fresh)}
      icon={fault === null ? 'ask' : 'x'}
      source={source}
      title={title}
      question={ask.prompt?.question}
      note={fault ?? presenter.meaning(decision, source)}
      deadline={clock?.deadline}
      bank={clock?.bank}
      foot={window === null ? null : <StopsRow window={window} />}
    >
      <div className="visually-hidden" aria-live="assertive">
        {title}
      </div>
      {fault === null ? null : (
        <div className="prompt-choices">
          <Choice keyHint="Esc" label={T.prompt.backToChoice} best onPick={() => setDismissed(refused)} />
        </div>
      )}
      <Way />
      <Body decision={decision} />
      <WayBack />
      {pokerFace && clock?.deadline ? (
        <button type="button" className="button is-ghost small" onClick={() => void table.moreTime().catch(complain)}>
          {T.prompt.moreTime}
        </button>
      ) : null}
      <AnyTime />
    </Frame>
  );
}

function Body({ decision }: { readonly decision: AskedNow }): ReactNode {
  const { Spread = SpreadBody, Bargain = BargainBody, Some = SomeBody, Verbs } = useTable().pieces;
  const { prompt, settled } = useAsk();
  switch (decision.kind) {
    case 'choose': {
      const act = prompt?.decision;
      if (Verbs && act?.kind === 'act' && settled.length === 0) return <Verbs decision={decision} act={act} />;
      return <ChooseBody decision={decision} />;
    }
    case 'some':
      return <Some decision={decision} />;
    case 'spread':
      return <Spread decision={decision} />;
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
      return <Bargain decision={decision} />;
  }
}

/** What is settled of an act so far: it can be taken back until the whole of it is sent. */
function Way(): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  if (ask.settled.length === 0) return null;
  const said = ask.settled.map(({ question, answer }) => settledText(presenter, question, answer));
  return <p className="prompt-way muted">{said.join(' · ')}</p>;
}

/** One step back on the way to an act: the last row, as where one would pass. */
function WayBack(): ReactNode {
  const ask = useAsk();
  if (ask.settled.length === 0) return null;
  return (
    <div className="prompt-choices is-last">
      <Choice keyHint="Esc" label={T.prompt.back} note={T.prompt.backNote} pass disabled={ask.sending} onPick={ask.back} />
    </div>
  );
}

/** Effects that may be used at any time and lie on nothing that can be clicked. */
function AnyTime(): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const keys = ask.raisable.get('') ?? [];
  if (keys.length === 0) return null;
  return (
    <div className="prompt-anytime">
      <span className="muted">{T.prompt.anyTime}</span>
      {keys.map((key) => (
        <button key={key} type="button" className="button is-quiet" onClick={() => ask.raise(key)}>
          {presenter.use(key)}
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
