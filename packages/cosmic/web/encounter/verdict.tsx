import type { ReactNode } from 'react';
import { Ship } from '../pieces/ship.tsx';
import type { Board } from '../../view/board.ts';
import { leading, mainOn, colourOf, sideOf } from '../model/queries.ts';
import type { Speaker } from '../model/speech.ts';
import { T } from '../text/index.ts';
import { useGame, useProgress } from '@parley/web/shell';
import { useScene } from '../scene/context.ts';
import { dealParties } from '../deal/deal-model.ts';

interface Sentence {
  readonly who: number;
  readonly main: string;
  readonly note: string;
}

/** Who leads and what a tie means, or how it ended, in one sentence. */
export function verdictOf(b: Board, s: Speaker, dealing: readonly number[] | null = null): Sentence | null {
  const e = b.encounter;
  if (!e) return null;
  if (e.outcome) {
    switch (e.outcome.kind) {
      case 'both-lose':
        return { who: -1, main: T.encounter.bothLose, note: '' };
      case 'deal':
        return {
          who: -1,
          main: ((e.success ?? null) === null ? T.encounter.dealing : T.encounter.dealt)({
            who: s.people(dealing ?? [e.offense, e.defense]),
          }),
          note: '',
        };
      case 'won': {
        const winner = mainOn(e, e.outcome.winner);
        const names = e.winners.length > 0 ? e.winners : [winner];
        return {
          who: winner,
          main: T.encounter.wins({ who: s.people(names) }),
          note:
            e.outcome.margin !== null
              ? ''
              : e.outcome.how === 'attack'
                ? T.encounter.attackWins
                : e.outcome.how === 'retreat'
                  ? T.encounter.retreatMeets
                  : '',
        };
      }
    }
  }
  const now = leading(e);
  if (!now) return null;
  const ahead = mainOn(e, now.side);
  const mine = s.viewer === null ? null : sideOf(b, s.viewer);
  const behind = mine !== null && mine !== now.side;
  const need = now.by + (mine === 0 ? 1 : 0);
  return {
    who: ahead,
    main: now.tie ? T.encounter.tieNow({ who: s.people([ahead]) }) : T.encounter.leads({ who: s.people([ahead]), n: now.by }),
    note: [T.encounter.tiesGo, behind && need > 0 ? T.encounter.youNeed({ n: need }) : ''].filter((x) => x !== '').join(', '),
  };
}

export function Verdict(): ReactNode {
  const { board, speaker } = useScene();
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  const v = verdictOf(board, speaker, dealParties(events, upTo));
  if (!v) return null;
  return (
    <div className="verdict" key={v.main}>
      {v.who < 0 ? null : <Ship colour={colourOf(board, v.who)} />}
      {v.main}
      {v.note === '' ? null : <span className="muted">· {v.note}</span>}
    </div>
  );
}
