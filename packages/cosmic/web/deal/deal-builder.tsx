import type { Bargain } from '@parley/kernel';
import { useState, type ReactNode } from 'react';
import { addGood, canAdd, Icon, isEmpty, SHELL, useAsk, useGame, useServerTime, useTable, type Counts } from '@parley/web/shell';
import { PlayerName } from '../pieces/player-name.tsx';
import { Ship, Ships } from '../pieces/ship.tsx';
import { readGood, type GoodView } from '../model/point.ts';
import { colourOf, shipsOf } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { byGiver, goodsFrom, isDeal } from './deal-model.ts';
import { GoodIcon, goodText } from './goods.tsx';

/** The deal lies inside the ring, so that planets stay clickable. Its draft is mine until I send it. */
export function DealBuilder({ decision }: { readonly decision: Bargain }): ReactNode {
  const { board, speaker, seat } = useScene();
  const ask = useAsk();
  const gives = ask.draft?.kind === 'offer' ? ask.draft.gives : {};
  const set = (next: Counts): void => ask.setDraft({ kind: 'offer', gives: next });
  const others = decision.parties.filter((p) => p !== seat);
  const parties = [...decision.parties.filter((p) => p === seat), ...others];
  const empty = ask.draft ? isEmpty(decision, ask.draft) : true;
  const gate = board.places.find((p) => p.kind === 'gate');
  const inGate = gate && seat !== null ? shipsOf(gate.ships, colourOf(board, seat)) : 0;
  const many = parties.length > 2;
  const title = (isDeal(decision) ? T.deal.title : T.deal.bargain)({ names: SHELL.and(others.map((p) => speaker.player(p))) });
  const heading = (from: number): string => (from === seat ? T.deal.youGive : T.deal.gives({ name: speaker.player(from) }));
  return (
    <section className={many ? 'deal deal-many' : 'deal'} data-part="deal" aria-label={title} id="encounter">
      <header>
        <RingClock />
        <div>
          <h2>{title}</h2>
          <span className="secondary">
            {empty ? (many ? T.deal.noDraftMany : T.deal.noDraft) : decision.offer ? T.deal.counter : T.deal.draft}{' '}
            {inGate > 0 && seat !== null ? (
              <>
                {T.deal.inGate} <Ships colour={colourOf(board, seat)} n={inGate} />
              </>
            ) : null}
          </span>
        </div>
        <span className="spacer" />
        {isDeal(decision) ? (
          <span className="badge is-warn">
            <Icon name="ask" size={12} />
            {T.deal.fails({ parties: parties.length })}
          </span>
        ) : null}
      </header>
      <div className="deal-columns">
        {byGiver(gives, parties).map(({ from, goods }, i) => (
          <div key={from} className={i > 0 ? 'deal-column is-after' : 'deal-column'} role="group" aria-label={heading(from)}>
            <h3>
              <Ship colour={colourOf(board, from)} size={13} /> {heading(from)}
            </h3>
            <div className="deal-tiles">
              {goods.length === 0 ? <p className="deal-nothing">{T.deal.nothingYet}</p> : null}
              {goods.map(({ good, n }) => (
                <Tile
                  key={good.id}
                  good={good}
                  n={n}
                  many={many}
                  fresh={decision.offer?.gives[good.id] !== n}
                  onRemove={() => set(addGood(decision, gives, good.id, -1))}
                />
              ))}
            </div>
            {decision.mayOffer ? (
              <Adder decision={decision} from={from} gives={gives} onAdd={(id) => set(addGood(decision, gives, id, 1))} />
            ) : null}
          </div>
        ))}
      </div>
      <PromiseLine />
    </section>
  );
}

function Tile(props: {
  readonly good: GoodView;
  readonly n: number;
  /** More than one could receive it. */
  readonly many: boolean;
  readonly fresh: boolean;
  readonly onRemove: () => void;
}): ReactNode {
  const { good, n, many, fresh, onRemove } = props;
  const { board, speaker, lexicon } = useScene();
  const { title, note } = goodText(speaker, lexicon, good);
  return (
    <div className={fresh ? 'deal-tile is-new' : 'deal-tile'} data-part="good">
      <GoodIcon good={good} board={board} lexicon={lexicon} />
      <span>
        <b>
          {n > 1 ? `${n} × ` : ''}
          {title}
        </b>
        <small>{many ? <Receiver seat={good.to} /> : note}</small>
      </span>
      <button type="button" aria-label={`${T.deal.remove}: ${title}`} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}

function Receiver({ seat }: { readonly seat: number }): ReactNode {
  const { board, speaker } = useScene();
  return (
    <>
      {T.deal.to} <PlayerName colour={colourOf(board, seat)} name={speaker.player(seat)} />
    </>
  );
}

/** Cards, colonies, and whatever else powers and variants allow: each a list that opens below. */
function Adder(props: {
  readonly decision: Bargain;
  readonly from: number;
  readonly gives: Counts;
  readonly onAdd: (id: string) => void;
}): ReactNode {
  const { decision, from, gives, onAdd } = props;
  const { board, speaker, lexicon } = useScene();
  const giver = speaker.player(from);
  const [open, setOpen] = useState<'cards' | 'colony' | 'terms' | null>(null);
  const receivers = decision.parties.filter((p) => p !== from);
  const [to, setTo] = useState(receivers[0]);
  const goods = goodsFrom(decision, from);
  const kinds = {
    cards: goods.filter((g) => g.kind === 'card' || g.kind === 'face' || g.kind === 'cards'),
    colony: goods.filter((g) => g.kind === 'colony'),
    terms: goods.filter((g) => g.kind === 'terms' || g.kind === 'asset'),
  };
  const addable = (list: readonly GoodView[]): readonly GoodView[] => list.filter((g) => canAdd(decision, gives, g.id));
  const has = (list: readonly GoodView[]): boolean => addable(list).length > 0;
  const button = (kind: keyof typeof kinds, label: string): ReactNode => (
    <button
      type="button"
      className="button"
      disabled={!has(kinds[kind])}
      aria-expanded={open === kind}
      onClick={() => setOpen(open === kind ? null : kind)}
    >
      <Icon name={has(kinds[kind]) ? 'plus' : 'lock'} size={14} /> {label}
    </button>
  );
  return (
    <>
      <div className="deal-add">
        {button('cards', T.deal.card)}
        {button('colony', kinds.colony.length > 0 && !has(kinds.colony) ? T.deal.colonyFull : T.deal.colony)}
        {kinds.terms.length > 0 ? button('terms', T.deal.terms) : null}
      </div>
      {open === null || !has(kinds[open]) ? null : (
        <div className="deal-add-list" role="group" aria-label={T.deal.addTo({ who: giver })}>
          {receivers.length < 2 ? null : (
            <div className="segments" role="group" aria-label={T.deal.receiver({ name: giver })}>
              {receivers.map((p) => (
                <button key={p} type="button" aria-pressed={p === to} onClick={() => setTo(p)}>
                  <Receiver seat={p} />
                </button>
              ))}
            </div>
          )}
          {addable(kinds[open])
            .filter((g) => g.to === to)
            .map((g) => (
              <button
                key={g.id}
                type="button"
                onClick={() => {
                  onAdd(g.id);
                  if (open === 'colony') setOpen(null);
                }}
              >
                <GoodIcon good={g} board={board} lexicon={lexicon} />
                {goodText(speaker, lexicon, readGood(g.id)).title}
              </button>
            ))}
        </div>
      )}
    </>
  );
}

/** The deal's minute, as a ring. */
function RingClock(): ReactNode {
  const { seat } = useScene();
  const deadline = useGame((g) => g.clocks.find((c) => c.seat === seat)?.deadline ?? null);
  const since = useGame((g) => g.waiting.since);
  const now = useServerTime(deadline !== null);
  if (deadline === null) return <Icon name="swap" size={28} />;
  const whole = Math.max(1, deadline - since);
  const left = Math.max(0, Math.min(1, (deadline - now) / whole));
  const length = 2 * Math.PI * 20;
  return (
    <div className="deal-clock">
      <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
        <circle className="deal-clock-back" cx="23" cy="23" r="20" />
        <circle
          className="deal-clock-left"
          cx="23"
          cy="23"
          r="20"
          strokeDasharray={`${length * left} ${length}`}
          transform="rotate(-90 23 23)"
        />
      </svg>
      {Math.max(0, Math.ceil((deadline - now) / 1000))}
    </div>
  );
}

/** Words that bind nobody: they are said to the table. */
function PromiseLine(): ReactNode {
  const { table } = useTable();
  const [text, setText] = useState('');
  return (
    <form
      className="deal-promise"
      onSubmit={(e) => {
        e.preventDefault();
        const said = text.trim();
        if (said === '') return;
        setText('');
        table.say(T.deal.promised({ text: said })).catch(() => setText(said));
      }}
    >
      <Icon name="chat" />
      <label htmlFor="promise">
        <b>{T.deal.promise}</b> <span className="muted">({T.deal.promiseHint})</span>
      </label>
      <input
        id="promise"
        className="input-line small"
        value={text}
        maxLength={300}
        placeholder={T.deal.promisePlaceholder}
        autoComplete="off"
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="icon-button" aria-label={SHELL.chat.send}>
        <Icon name="send" size={14} />
      </button>
    </form>
  );
}
