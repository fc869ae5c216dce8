import type { LobbyTable, MyGame } from '@parley/server/protocol';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { offeredGames, gameName, loadGame, usualGame } from '../client/games.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { useSize, type Size } from '../parts/use-size.ts';
import { paths } from '../client/router.ts';
import { Empty, NotYet } from '../parts/not-yet.tsx';
import { useKeptKinds } from '../site/kept-links.tsx';
import { SitePage } from '../site/site-page.tsx';
import { playNow } from '../site/start.ts';
import { sayFailure } from '../client/use-loaded.ts';
import { useMyGames, useTables } from '../lobby/data.ts';
import { GameRow, TableRow } from '../lobby/rows.tsx';
import { isOpenToSit, isRunning, ordered } from '../lobby/sorting.ts';
import { T } from '../text/index.ts';
import { JoinBox } from './join-box.tsx';
import './landing.css';

const L = T.landing;
/** What is played here. */
const games = (): string => T.and(offeredGames().map(gameName));
/** Lists on the first page show this many lines. */
const FEW = 2;

/** What can be counted on, by its sign. */
const PROMISES = ['why', 'check', 'undo', 'mask'] as const;

export function LandingPage(): ReactNode {
  const mine = useMyGames();
  const tables = useTables();
  const keptKinds = useKeptKinds();
  const own = mine?.state === 'ready' ? ordered(mine.value) : null;
  const lobby = tables.state === 'ready' ? tables.value : null;
  const waiting = own?.filter((g) => g.yourMove) ?? [];
  return (
    <SitePage at="play" title={L.document({ games: games() })} waiting={waiting.length} className="landing">
      <section className="landing-hero" aria-labelledby="what">
        <div className="landing-left">
          <h1 id="what">{L.title}</h1>
          <p className="landing-lead">{L.lead({ games: games() })}</p>
          <div className="landing-acts">
            {offeredGames().map((game, i) => (
              <PlayNow key={game} game={game} isMain={i === 0} />
            ))}
            <Act icon="plus" href={paths.create} title={L.create} text={L.createText} />
            <JoinBox />
            <Act
              icon="eye"
              href={paths.watch}
              title={L.watch}
              text={lobby ? L.watchText({ n: lobby.filter(isRunning).length }) : L.watchAny}
            />
            <Act icon="book" href={paths.codex} title={L.codex} text={L.codexText} />
            {keptKinds.map(({ game, kind }) => (
              <Act key={`${game} ${kind.id}`} icon="hand" href={paths.kept(game, kind.id)} title={kind.plural} text={kind.text} wide />
            ))}
            <Act
              icon="clock"
              href={paths.myGames}
              title={L.games}
              text={waiting.length > 0 ? L.gamesWaiting({ name: waiting[0].name }) : L.gamesText({ n: own?.length ?? 0 })}
              waiting={waiting.length}
            />
          </div>
        </div>
        <HeroPicture />
      </section>
      <div className="landing-low">
        <MyGames games={own} of={mine} />
        <OpenTables tables={lobby} of={tables} />
        <section aria-labelledby="promises">
          <h2 id="promises">{L.promises}</h2>
          <ul className="landing-promises">
            {PROMISES.map((icon) => (
              <li key={icon}>
                <Icon name={icon} size={14} />
                {L.promise[icon]}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SitePage>
  );
}

/** A game against bots in one press; the game is named where there are several. */
function PlayNow({ game, isMain }: { readonly game: string; readonly isMain: boolean }): ReactNode {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error: string | null }>({ busy: false, error: null });
  const start = (): void => {
    setState({ busy: true, error: null });
    playNow(game).catch((error: unknown) => setState({ busy: false, error: sayFailure(error) }));
  };
  return (
    <button type="button" className={`landing-act ${isMain ? 'is-main' : 'is-wide'}`} disabled={state.busy} onClick={start}>
      <Icon name="play" size={isMain ? 26 : 20} />
      <span>
        <b>{offeredGames().length > 1 ? L.playGame({ game: gameName(game) }) : L.play}</b>
        <small role="status">{state.error ?? (state.busy ? L.starting : L.playText)}</small>
      </span>
    </button>
  );
}

function Act(props: {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly waiting?: number;
  /** It has a line of its own. */
  readonly wide?: boolean;
}): ReactNode {
  const { icon, href, title, text, waiting, wide = waiting !== undefined } = props;
  return (
    <Link className={`landing-act${wide ? ' is-wide' : ''}`} href={href}>
      <Icon name={icon} size={20} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {waiting !== undefined && waiting > 0 ? <span className="badge is-on">{T.nav.waiting({ n: waiting })}</span> : null}
    </Link>
  );
}

/** A picture of what is played here, from the game's own pieces. It comes after the page. */
const Sample = lazy(async () => ({ default: (await (await loadGame(usualGame())).sample?.()) ?? NoSample }));
const NoSample = (_: { readonly room: Size }): null => null;

function HeroPicture(): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="landing-room" ref={ref}>
      {size.width === 0 ? null : (
        <Suspense fallback={null}>
          <Sample room={size} />
        </Suspense>
      )}
    </div>
  );
}

function MyGames({ games, of }: { readonly games: readonly MyGame[] | null; readonly of: ReturnType<typeof useMyGames> }): ReactNode {
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">
        {T.lists.myGames}
        {games !== null && games.length > FEW ? <Link href={paths.myGames}>{L.all({ n: games.length })}</Link> : null}
      </h2>
      {of !== null && games === null ? <NotYet what={T.lists.myGames} of={of} /> : null}
      {of === null || games?.length === 0 ? <Empty>{T.lists.noGames}</Empty> : null}
      <ul className="game-rows">
        {games?.slice(0, FEW).map((g) => (
          <GameRow key={g.id} game={g} />
        ))}
      </ul>
    </section>
  );
}

function OpenTables({
  tables,
  of,
}: {
  readonly tables: readonly LobbyTable[] | null;
  readonly of: ReturnType<typeof useTables>;
}): ReactNode {
  const open = tables?.filter(isOpenToSit) ?? null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">
        {T.lists.open}
        {open !== null && open.length > FEW ? <Link href={paths.watch}>{L.all({ n: open.length })}</Link> : null}
      </h2>
      {open === null ? <NotYet what={T.lists.open} of={of} /> : null}
      {open?.length === 0 ? <Empty>{T.lists.noOpen}</Empty> : null}
      <ul className="game-rows">
        {open?.slice(0, FEW).map((t) => (
          <TableRow key={t.id} table={t} />
        ))}
      </ul>
    </section>
  );
}
