import { Clock, Icon, SHELL, useGame } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { stepNow } from '../model/steps.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';

/** Where the game stands, and the clock. */
export function PhoneHead({ onMenu }: { readonly onMenu: () => void }): ReactNode {
  const { board, seat } = useScene();
  const deadline = useGame((g) => g.clocks.find((c) => c.seat === seat)?.deadline ?? null);
  return (
    <header className={styles.head}>
      <button type="button" className="icon-button" aria-label={SHELL.table.menu} onClick={onMenu}>
        <Icon name="menu" size={18} />
      </button>
      <span className={styles.nowAt} data-part="steps">
        {stepNow(board).name}
        <small>{useWhose()}</small>
      </span>
      {deadline === null ? null : <Clock deadline={deadline} bank={null} />}
    </header>
  );
}

/** 'Turn 7, yours' */
export function useWhose(): string {
  const { board, seat, player } = useScene();
  const { turn, seeding } = board.table;
  const who = seeding?.seat ?? turn.seat;
  const whose = who === seat ? T.bar.yourTurn : player(who);
  return seeding === null ? T.phone.turnOf({ n: turn.n, whose }) : `${T.table.seeding}, ${whose}`;
}
