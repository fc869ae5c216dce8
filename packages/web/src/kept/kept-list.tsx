import type { KeptLine } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { gameName } from '../client/games.ts';
import { NEW_ITEM, paths } from '../client/router.ts';
import { useKept, type Kept } from '../client/use-kept.ts';
import { sayFailure } from '../client/use-loaded.ts';
import { sinceText } from '../lobby/times.ts';
import { CopyButton } from '../parts/copy.tsx';
import { FieldError } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Empty, NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import type { KindOfThing } from './kept-page.tsx';
import { copyName } from './use-kept-draft.ts';

/** The address that shares something. */
export const linkTo = (token: string): string => `${location.origin}${paths.shared(token)}`;

/** Everything I keep of one kind. */
export function KeptList({ game, info, pages }: KindOfThing): ReactNode {
  const kept = useKept(game, info.id);
  const { items } = kept;
  const [error, setError] = useState<string | undefined>(undefined);
  const act = (what: Promise<unknown>): void => {
    setError(undefined);
    what.catch((e: unknown) => setError(sayFailure(e)));
  };
  const all = items.state === 'ready' ? items.value : [];
  const hrefOf = (id: string): string => paths.keptItem(game, info.id, id);
  return (
    <SitePage at={null} title={T.kept.document({ plural: info.plural, game: gameName(game) })} className="lists">
      <header className="lists-head">
        <div>
          <h1>{info.plural}</h1>
          <p>
            {info.text} {T.kept.room({ n: all.length, most: info.most })}
          </p>
        </div>
        {all.length < info.most ? (
          <Link className="button is-primary" href={hrefOf(NEW_ITEM)}>
            <Icon name="plus" />
            {T.kept.add({ name: info.name })}
          </Link>
        ) : null}
      </header>
      <div className="kept-body">
        <section className="site-box" aria-label={info.plural}>
          {items.state === 'ready' ? null : <NotYet what={info.plural} of={items} />}
          {items.state === 'ready' && all.length === 0 ? <Empty>{T.kept.none}</Empty> : null}
          {pages.with(({ List }) =>
            List ? (
              <List items={all} hrefOf={hrefOf} acts={(item) => <Acts item={item} kept={kept} act={act} />} />
            ) : (
              <ul className="game-rows">
                {all.map((item) => (
                  <li key={item.id} className="game-row">
                    <Icon name={item.shared === null ? 'lock' : 'link'} />
                    <span>
                      <b>
                        <Link href={hrefOf(item.id)}>{item.name}</Link>
                      </b>
                      <small>{[item.text, sinceText(Date.now() - item.updatedAt)].filter((x) => x !== '').join(' · ')}</small>
                    </span>
                    <Acts item={item} kept={kept} act={act} />
                  </li>
                ))}
              </ul>
            ),
          )}
          <FieldError id="kept-error" text={error} />
        </section>
      </div>
    </SitePage>
  );
}

/** What can be done with one of them. */
function Acts(props: { readonly item: KeptLine; readonly kept: Kept; readonly act: (what: Promise<unknown>) => void }): ReactNode {
  const { item, kept, act } = props;
  const [sure, setSure] = useState(false);
  const { shared: token } = item;
  const copy = async (): Promise<void> => {
    const { name, value } = await kept.read(item.id);
    await kept.add(value, copyName(name));
  };
  const named = <span className="visually-hidden">: {item.name}</span>;
  return (
    <span className="kept-acts">
      <button type="button" className="button is-ghost" onClick={() => act(copy())}>
        {T.kept.copy}
        {named}
      </button>
      {token === null ? (
        <button type="button" className="button is-ghost" onClick={() => act(kept.share(item.id))}>
          <Icon name="share" />
          {T.kept.share}
          {named}
        </button>
      ) : (
        <>
          <CopyButton text={() => linkTo(token)}>{T.kept.link}</CopyButton>
          <button type="button" className="button is-ghost" onClick={() => act(kept.unshare(item.id))}>
            {T.kept.unshare}
            {named}
          </button>
        </>
      )}
      <button
        type="button"
        className={sure ? 'button is-primary' : 'button is-ghost'}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? act(kept.remove(item)) : setSure(true))}
      >
        {sure ? T.kept.removeSure : T.kept.remove}
        {named}
      </button>
    </span>
  );
}
