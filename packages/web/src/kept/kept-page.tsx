import type { KeptInfo } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { gameInfo } from '../client/game-info.ts';
import { gameName, loadGame } from '../client/games.ts';
import { paths } from '../client/router.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';
import type { SomeKept } from '../game-client.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { Notice } from '../parts/notice.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import { EditorPage } from './editor-page.tsx';
import '../lobby/lists.css';
import './kept.css';
import { KeptList } from './kept-list.tsx';

/** A kind of thing that is kept for a game, and the game's pages for it. Null: there are none. */
export interface KindOfThing {
  readonly game: string;
  readonly info: KeptInfo;
  readonly pages: SomeKept;
}

async function loadKind(game: string, kind: string): Promise<KindOfThing | null> {
  const [client, { kept }] = await Promise.all([loadGame(game), gameInfo(game)]);
  const info = kept.find((k) => k.id === kind);
  const pages = await client.kept?.[kind]?.();
  return info === undefined || pages === undefined ? null : { game, info, pages };
}
export const useKind = (game: string, kind: string): Loaded<KindOfThing | null> =>
  useLoaded(`kind ${game} ${kind}`, () => loadKind(game, kind));

/** What I keep of one kind: the list, or one of them. */
export function KeptPage({ game, kind, id }: { readonly game: string; readonly kind: string; readonly id: string | null }): ReactNode {
  const of = useKind(game, kind);
  if (of.state !== 'ready') return <KindNotYet game={game} of={of} />;
  if (of.value === null) return <Notice title={T.errors.gone} text={T.errors.goneText} home={paths.landing} />;
  return id === null ? <KeptList {...of.value} /> : <EditorPage {...of.value} id={id} />;
}

export function KindNotYet({ game, of }: { readonly game: string; readonly of: Loaded<unknown> }): ReactNode {
  return (
    <SitePage at={null} title={gameName(game)} className="lists">
      <div className="lists-head">
        <NotYet what={gameName(game)} of={of} />
      </div>
    </SitePage>
  );
}
