import type { MyGame } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Empty, NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { useMyGames } from './data.ts';
import './lists.css';
import { GameRow } from './rows.tsx';
import { ordered } from './sorting.ts';
import { T } from '../text/index.ts';
import { ImportLog } from './import-log.tsx';
import { PlayButton } from './play-button.tsx';

export function MyGamesPage(): ReactNode {
  const mine = useMyGames();
  const games = mine?.state === 'ready' ? ordered(mine.value) : [];
  const over = games.filter((g) => g.status === 'over');
  const alive = games.filter((g) => g.status !== 'over');
  return (
    <SitePage at="games" title={T.lists.myGames} className="lists" waiting={games.filter((g) => g.yourMove).length}>
      <header className="lists-head">
        <div>
          <h1>{T.lists.myGames}</h1>
          <p>{T.lists.gamesLead}</p>
        </div>
        <PlayButton />
      </header>
      {mine !== null && mine.state !== 'ready' ? <NotYet what={T.lists.myGames} of={mine} /> : null}
      <div className="lists-cols">
        <Some id="alive" title={T.lists.status.playing} empty={T.lists.noGames} games={alive} />
        <div className="lists-stack">
          <Some id="over" title={T.lists.over} empty={T.lists.noOver} games={over} />
          <ImportLog />
        </div>
      </div>
    </SitePage>
  );
}

function Some(props: {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  readonly games: readonly MyGame[];
}): ReactNode {
  const { id, title, empty, games } = props;
  return (
    <section className="site-box" aria-labelledby={id}>
      <h2 id={id} className="lists-capital">
        {title}
      </h2>
      {games.length === 0 ? <Empty>{empty}</Empty> : null}
      <ul className="game-rows">
        {games.map((g) => (
          <GameRow key={g.id} game={g} />
        ))}
      </ul>
    </section>
  );
}
