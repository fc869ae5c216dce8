import { Chat, Icon, Log, pieceState, useAsk, useTableState, type IconName } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { anyTimeItems, AnyTime } from '../own/any-time.tsx';
import { Core } from '../own/core.tsx';
import { HandCard, WhyNotCard } from '../own/hand.tsx';
import { OpponentBar } from '../own/opponent-bar.tsx';
import { affiliationOf, factsOf } from '../model/cards.ts';
import { pieceAt } from '../model/point.ts';
import { leftToSeed } from '../seeding/tray.tsx';
import { SeedForMe } from '../seeding/for-me.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';
import type { CardView } from '../../view/index.ts';

export type Drawer = 'hand' | 'any' | 'log' | 'chat';

/** The cards of the hand, or what is left to seed. */
const heldCards = (scene: Scene): readonly CardView[] => {
  const { board, seat } = scene;
  if (seat === null) return [];
  return board.table.seeding === null ? board.seats[seat].hand.cards : leftToSeed(scene, seat);
};

interface BarProps {
  readonly open: Drawer | null;
  readonly onOpen: (drawer: Drawer) => void;
}

interface Counts {
  readonly held: readonly CardView[];
  readonly any: number;
  readonly unread: number;
  readonly read: () => void;
}

/** How many there are to be looked at behind each button. */
function useCounts(open: Drawer | null): Counts {
  const scene = useScene();
  const ask = useAsk();
  const chat = useTableState((s) => s.chat);
  const [seen, setSeen] = useState(() => chat.at(-1)?.n ?? 0);
  return {
    held: heldCards(scene),
    any: anyTimeItems(scene, ask.raisable).filter((x) => ask.raisable.has(x.point)).length,
    unread: open === 'chat' ? 0 : chat.filter((c) => c.n > seen).length,
    read: () => setSeen(chat.at(-1)?.n ?? 0),
  };
}

/** The row of drawers at the foot of a phone. */
export function DrawerBar({ open, onOpen }: BarProps): ReactNode {
  const { lexicon, seat } = useScene();
  const ask = useAsk();
  const { held, any, unread, read } = useCounts(open);
  return (
    <nav className={styles.drawers} aria-label={T.phone.drawers} data-part="drawers">
      <button
        type="button"
        className={styles.cardFan}
        aria-expanded={open === 'hand'}
        disabled={seat === null}
        onClick={() => onOpen('hand')}
      >
        <span className="visually-hidden">{T.phone.handPeek({ n: held.length })}</span>
        {held.slice(0, 8).map((x, i) => {
          const facts = factsOf(lexicon, x.card);
          const state = x.piece === undefined ? 'plain' : pieceState(ask, pieceAt(x.piece));
          return <i key={x.piece ?? i} aria-hidden="true" data-type={facts?.type} data-affil={affiliationOf(facts)} data-state={state} />;
        })}
        {seat === null ? null : <b aria-hidden="true">{held.length}</b>}
      </button>
      <TalkTabs open={open} onOpen={onOpen} any={any} unread={unread} read={read} />
    </nav>
  );
}

/** What may be used at any time, the log and the chat: in the bar as in the column. */
function TalkTabs({ open, onOpen, any, unread, read }: BarProps & Pick<Counts, 'any' | 'unread' | 'read'>): ReactNode {
  return (
    <>
      <Tab icon="zap" name={T.phone.any} count={any} open={open === 'any'} onPress={() => onOpen('any')} />
      <Tab icon="log" name={T.phone.log} count={0} open={open === 'log'} onPress={() => onOpen('log')} />
      <Tab
        icon="chat"
        name={T.phone.chat}
        count={unread}
        open={open === 'chat'}
        onPress={() => {
          read();
          onOpen('chat');
        }}
      />
    </>
  );
}

/** The same as a column, for a phone on its side. */
export function DrawerColumn({ open, onOpen, onMenu }: BarProps & { readonly onMenu: () => void }): ReactNode {
  const { seat } = useScene();
  const { held, any, unread, read } = useCounts(open);
  return (
    <nav className={styles.rail} aria-label={T.phone.drawers} data-part="drawers">
      <Tab icon="menu" name={T.phone.menu} count={0} open={false} onPress={onMenu} />
      {seat === null ? null : (
        <Tab icon="hand" name={T.phone.hand} count={held.length} open={open === 'hand'} onPress={() => onOpen('hand')} />
      )}
      <TalkTabs open={open} onOpen={onOpen} any={any} unread={unread} read={read} />
    </nav>
  );
}

function Tab(props: {
  readonly icon: IconName;
  readonly name: string;
  readonly count: number;
  readonly open: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { icon, name, count, open, onPress } = props;
  return (
    <button type="button" className={styles.drawerTab} aria-expanded={open} onClick={onPress}>
      <Icon name={icon} size={18} />
      {name}
      {count > 0 ? <em>{count}</em> : null}
    </button>
  );
}

/** What a drawer holds, in the place of the lines: the prompt is never covered. */
export function OpenDrawer({ drawer, onClose }: { readonly drawer: Drawer; readonly onClose: () => void }): ReactNode {
  return (
    <section className={styles.opened} aria-label={T.phone[drawer]} data-part="drawer">
      <button type="button" className={`icon-button ${styles.close}`} aria-label={T.phone.close} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
      {drawer === 'hand' ? <HeldCards /> : null}
      {drawer === 'any' ? (
        <div className={styles.anyDrawer}>
          <OpponentBar />
          <Core />
          <AnyTime />
        </div>
      ) : null}
      {drawer === 'log' ? <Log /> : null}
      {drawer === 'chat' ? <Chat whole /> : null}
    </section>
  );
}

function HeldCards(): ReactNode {
  const scene = useScene();
  const held = heldCards(scene);
  const [asked, setAsked] = useState<number | null>(null);
  const seeding = scene.board.table.seeding !== null;
  return (
    <div className={styles.held} id="hand" tabIndex={-1}>
      <p>
        <b>{seeding ? T.seed.title({ n: held.length }) : T.table.handOf({ n: held.length })}</b>{' '}
        {asked === null ? null : <WhyNotCard piece={asked} />}
      </p>
      {seeding ? <SeedForMe /> : null}
      <div className={styles.heldCards}>
        {held.length === 0 ? <span className="muted">{T.table.emptyHand}</span> : null}
        {held.map((x, i) => (
          <HandCard key={x.piece ?? i} view={x} onWhy={setAsked} />
        ))}
      </div>
    </div>
  );
}
