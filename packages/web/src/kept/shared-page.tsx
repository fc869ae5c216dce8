import type { Plain } from '@parley/kernel';
import type { SharedItem } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { gameName } from '../client/games.ts';
import { readShared, shelfOf } from '../client/kept.ts';
import { navigate, paths } from '../client/router.ts';
import { sayFailure, useLoaded } from '../client/use-loaded.ts';
import type { GameKept } from '../game-client.ts';
import { FieldError } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import { KindNotYet, useKind } from './kept-page.tsx';

/** What somebody has shared: to look at, and to keep a copy of. */
export function SharedPage({ token }: { readonly token: string }): ReactNode {
  const shared = useLoaded(`shared ${token}`, () => readShared(token));
  if (shared.state === 'failed') return <Notice title={T.errors.gone} text={shared.message} home={paths.landing} />;
  return shared.state === 'ready' ? <OfKind item={shared.value} /> : <Notice title={T.lobby.loading} text="" />;
}

function OfKind({ item }: { readonly item: SharedItem }): ReactNode {
  const { game, kind, name } = item;
  const of = useKind(game, kind);
  if (of.state !== 'ready') return <KindNotYet game={game} of={of} />;
  if (of.value === null) return <Notice title={T.errors.gone} text={T.errors.goneText} home={paths.landing} />;
  return (
    <SitePage at={null} title={T.kept.document({ plural: name, game: gameName(game) })} className="lists">
      <header className="lists-head">
        <div>
          <h1>{name}</h1>
          <p>
            {item.text} {T.kept.sharedLead}
          </p>
        </div>
        <KeepCopy item={item} />
      </header>
      {of.value.pages.with((pages) => (
        <Looked of={pages} item={item} />
      ))}
    </SitePage>
  );
}

function Looked<V extends Plain>({ of, item }: { readonly of: GameKept<V>; readonly item: SharedItem }): ReactNode {
  let value: V;
  try {
    value = of.read(item.value);
  } catch (error) {
    return <FieldError id="kept-error" text={T.kept.unreadable({ why: sayFailure(error) })} />;
  }
  return <of.Editor value={value} name={item.name} onChange={null} onRename={null} />;
}

function KeepCopy({ item }: { readonly item: SharedItem }): ReactNode {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: string }>({ busy: false });
  const { game, kind, name, value } = item;
  const keep = (): void => {
    setState({ busy: true });
    shelfOf(game, kind)
      .add(value, name)
      .then(
        ({ id }) => navigate(paths.keptItem(game, kind, id)),
        (error: unknown) => setState({ busy: false, error: sayFailure(error) }),
      );
  };
  return (
    <div>
      <button type="button" className="button is-primary" disabled={state.busy} onClick={keep}>
        <Icon name="plus" />
        {T.kept.keepCopy}
      </button>
      <FieldError id="kept-copy-error" text={state.error} />
    </div>
  );
}
