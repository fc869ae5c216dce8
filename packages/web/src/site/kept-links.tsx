import type { GameInfo, KeptInfo } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { gameInfo } from '../client/game-info.ts';
import { offeredGames } from '../client/games.ts';
import { paths } from '../client/router.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { GameClient } from '../game-client.ts';
import { Link } from '../parts/link.tsx';
import { T } from '../text/index.ts';

/** The ways to what is kept for a game that has pages for it. */
export function KeptLinks({
  client,
  info,
}: {
  readonly client: Pick<GameClient, 'kept'>;
  readonly info: Pick<GameInfo, 'id' | 'kept'>;
}): ReactNode {
  const kinds = info.kept.filter((kind) => client.kept?.[kind.id] !== undefined);
  if (kinds.length === 0) return null;
  return (
    <nav className="site-kept" aria-label={T.kept.links}>
      {kinds.map((kind) => (
        <Link key={kind.id} className="button is-ghost" href={paths.kept(info.id, kind.id)}>
          {kind.plural}
        </Link>
      ))}
    </nav>
  );
}

/** What can be kept for the games that people are offered. Nothing until that is known. */
export function useKeptKinds(): readonly { readonly game: string; readonly kind: KeptInfo }[] {
  const games = offeredGames();
  const infos = useLoaded(`kept for ${games.join(' ')}`, () => Promise.all(games.map(gameInfo)));
  return infos.state === 'ready' ? infos.value.flatMap(({ id, kept }) => kept.map((kind) => ({ game: id, kind }))) : [];
}
