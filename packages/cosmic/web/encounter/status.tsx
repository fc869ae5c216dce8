import type { Spread } from '@parley/kernel';
import type { ReactNode } from 'react';
import { Card, cardFace } from '../pieces/card.tsx';
import { Ship } from '../pieces/ship.tsx';
import { SHELL, sum, useGame, useProgress, type Counts } from '@parley/web/shell';
import type { Board } from '../../view/board.ts';
import { colourOf } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { dealParties } from '../deal/deal-model.ts';
import { LaidRow } from '../things/laid-cards.tsx';
import { verdictOf } from './verdict.tsx';

/** Does the card that destiny turned up lie in the middle? */
export const showsDestiny = ({ encounter, piles }: Board): boolean =>
  (encounter?.phase === 'destiny' || encounter?.phase === 'launch') && piles.destinyDiscard.length > 0;

/** The middle of the map while there are no sums yet: whose turn it is, and what destiny said. */
export function Status(): ReactNode {
  const { board, speaker, lexicon } = useScene();
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  const e = board.encounter;
  if (!e || e.offense < 0) return null;
  if (board.turn.winners) return <GameOver winners={board.turn.winners} />;
  const ended = e.outcome === null ? null : verdictOf(board, speaker, dealParties(events, upTo));
  if (ended)
    return (
      <section className="encounter-status" aria-label={T.table.region} id="encounter">
        <span className="eyebrow">{T.phases[e.phase]}</span>
        <h2>
          {ended.who < 0 ? null : <Ship colour={colourOf(board, ended.who)} size={20} />} {ended.main}
        </h2>
        {ended.note === '' ? null : <p className="muted">{ended.note}</p>}
      </section>
    );
  const who = speaker.people([e.offense]);
  const drawn = showsDestiny(board) ? board.piles.destinyDiscard.at(-1) : undefined;
  const title =
    e.defense >= 0
      ? T.encounter.meets({ who, whom: speaker.people([e.defense]) })
      : e.phase === 'destiny'
        ? T.encounter.destinyFor({ who })
        : e.phase === 'regroup'
          ? T.encounter.regroup({ who })
          : T.encounter.begins({ who });
  return (
    <section className="encounter-status" aria-label={T.table.region} id="encounter">
      <span className="eyebrow">{T.phases[e.phase]}</span>
      <h2>
        <Ship colour={colourOf(board, e.offense)} size={20} /> {title}
      </h2>
      {e.nth > 1 ? <p className="muted">{T.encounter.second}</p> : null}
      {board.turn.planet ? <p className="muted">{T.bonds.planetTurn}</p> : null}
      {drawn !== undefined ? (
        <div className="encounter-turned encounter-destiny" key={drawn}>
          <Card face={cardFace(lexicon, drawn)} />
        </div>
      ) : null}
      <LaidRow />
    </section>
  );
}

/** The end: who has won. */
function GameOver({ winners }: { readonly winners: readonly number[] }): ReactNode {
  const { board, speaker } = useScene();
  return (
    <section className="encounter-status" aria-label={T.table.region} id="encounter">
      <span className="eyebrow">{SHELL.states.over}</span>
      <h2>
        {winners.map((p) => (
          <Ship key={p} colour={colourOf(board, p)} size={20} />
        ))}{' '}
        {SHELL.states.overText({ who: speaker.people(winners) })}
      </h2>
    </section>
  );
}

/** The middle of the map while ships are being chosen: how many, as slots. */
export function SpreadStatus({ decision, counts }: { readonly decision: Spread; readonly counts: Counts }): ReactNode {
  const { board, speaker, seat } = useScene();
  const n = sum(counts);
  const colour = seat === null ? 'white' : colourOf(board, seat);
  const target = board.encounter?.target ?? null;
  const leaving = decision.shows?.role === 'commit' || decision.shows?.role === 'join';
  return (
    <section className="encounter-status" aria-label={T.table.region} id="encounter">
      <span className="eyebrow">{board.encounter ? T.phases[board.encounter.phase] : ''}</span>
      <h2>
        {leaving && target !== null
          ? T.prompt.spreadSumFor({ n, max: decision.max, target: speaker.place(target) })
          : T.prompt.spreadSum({ n, max: decision.max })}
      </h2>
      {decision.max <= 8 ? (
        <div className={`encounter-slots player-${colour}`}>
          {Array.from({ length: decision.max }, (_, i) => (
            <i key={i} className={i < n ? 'is-on' : ''}>
              {i < n ? <Ship colour={colour} size={18} /> : null}
            </i>
          ))}
        </div>
      ) : null}
      <p className="secondary">{speaker.question(decision)}</p>
    </section>
  );
}
