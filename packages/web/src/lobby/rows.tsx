import type { LobbyTable, MyGame } from '@parley/server/protocol';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { isRunning, seatedAt } from './sorting.ts';
import { clocksText, sinceText } from './times.ts';
import { useGameClient } from './use-game.ts';

/** The seats of a table as their marks; seats without one yet are dots. */
function SeatShapes({ table }: { readonly table: LobbyTable }): ReactNode {
  const client = useGameClient(table.game);
  return (
    <span className="game-shapes" aria-hidden="true">
      {table.seats.map((s, i) => {
        const mark = s.kind === 'open' ? null : client?.seatMark(s.choice, 14);
        return mark ? <Fragment key={i}>{mark}</Fragment> : <i key={i} className={`game-${s.kind}`} />;
      })}
    </span>
  );
}

function notes(table: LobbyTable): string {
  const { decision, bank } = table.clocks;
  return [
    decision === null && bank === null ? '' : clocksText(decision, bank),
    table.visibility === 'password' ? T.lists.password : '',
    table.pokerFace ? T.lists.pokerFace : '',
  ]
    .filter((x) => x !== '')
    .join(' · ');
}

/** A game of mine. */
export function GameRow({ game }: { readonly game: MyGame }): ReactNode {
  const over = game.status === 'over';
  return (
    <li className="game-row">
      <SeatShapes table={game} />
      <span>
        <b>{game.name}</b>
        <small>{aboutGame(game)}</small>
      </span>
      <Link className={`button${game.yourMove ? ' is-primary' : ''}`} href={over ? paths.replay(game.id) : paths.table(game.id)}>
        {game.yourMove ? T.lists.yourMove : over ? T.lists.replay : T.lists.lookIn}
        <span className="visually-hidden">: {game.name}</span>
      </Link>
    </li>
  );
}

function aboutGame(game: MyGame): string {
  const ago = sinceText(Date.now() - game.updatedAt);
  if (game.status === 'over') {
    const winners = game.result?.winners.map((w) => (w === game.seat ? T.you : (game.seats[w]?.name ?? ''))) ?? [];
    return `${winners.length === 0 ? T.lists.noWinner : T.lists.won({ names: T.and(winners) })} · ${ago}`;
  }
  if (game.status === 'lobby') return T.lists.seated({ n: seatedAt(game), of: game.seats.length });
  return `${T.lists.opponents({ n: game.seats.length - 1 })} · ${game.status === 'frozen' ? T.lists.status.frozen : ago}`;
}

/** A table somebody has opened to everybody. */
export function TableRow({ table }: { readonly table: LobbyTable }): ReactNode {
  const running = isRunning(table);
  const first = running ? sinceText(Date.now() - table.updatedAt) : T.lists.seated({ n: seatedAt(table), of: table.seats.length });
  const more = [first, T.lists.host({ name: table.host }), notes(table)].filter((x) => x !== '').join(' · ');
  return (
    <li className="game-row">
      <SeatShapes table={table} />
      <span>
        <b>{table.name}</b>
        <small>{more}</small>
      </span>
      <Link className="button" href={paths.table(table.id)}>
        {running ? T.lists.watch : T.lists.sit}
        <span className="visually-hidden">: {table.name}</span>
      </Link>
    </li>
  );
}
