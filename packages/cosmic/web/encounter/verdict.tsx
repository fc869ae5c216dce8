import type { ReactNode } from 'react';
import { Ship } from '../pieces/ship.tsx';
import type { Board } from '../../view/board.ts';
import { leading, mainOn, colourOf, sideOf } from '../model/queries.ts';
import type { Speaker } from '../model/speech.ts';
import { T } from '../text/index.ts';
import { SHELL, useGame, useProgress } from '@parley/web/shell';
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
  const you = (p: number): boolean => p === s.viewer;
  if (e.outcome) {
    switch (e.outcome.kind) {
      case 'both-lose':
        return { who: -1, main: T.encounter.bothLose, note: '' };
      case 'deal':
        return {
          who: -1,
          main: ((e.success ?? null) === null ? T.encounter.dealing : T.encounter.dealt)(
            SHELL.and((dealing ?? [e.offense, e.defense]).map((p) => s.player(p))),
          ),
          note: '',
        };
      case 'won': {
        const winner = mainOn(e, e.outcome.winner);
        const names = e.winners.length > 0 ? e.winners : [winner];
        return {
          who: winner,
          main: T.encounter.wins(SHELL.and(names.map((p) => s.player(p))), names.length > 1 || you(winner)),
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
    main: now.tie ? T.encounter.tieNow(s.player(ahead), you(ahead)) : T.encounter.leads(s.player(ahead), now.by, you(ahead)),
    note: [T.encounter.tiesGo, behind && need > 0 ? T.encounter.youNeed(need) : ''].filter((x) => x !== '').join(', '),
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
