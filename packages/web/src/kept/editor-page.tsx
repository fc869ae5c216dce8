import type { Plain } from '@parley/kernel';
import type { KeptItem } from '@parley/server/protocol';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { gameName } from '../client/games.ts';
import { shelfOf } from '../client/kept.ts';
import { navigate, NEW_ITEM, paths } from '../client/router.ts';
import { sayFailure, useLoaded } from '../client/use-loaded.ts';
import type { GameKept } from '../game-client.ts';
import { FieldError } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import { canSave, freshDraft, storedDraft, type KeptDraft } from './draft.ts';
import type { KindOfThing } from './kept-page.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** One thing that I keep, or a new one. */
export function EditorPage({ id, ...kind }: KindOfThing & { readonly id: string }): ReactNode {
  const { game, info, pages } = kind;
  // What this page has just stored it goes on with, under the new address.
  const made = useRef<string | null>(null);
  const opened = useRef(id);
  if (id !== made.current) opened.current = id;
  const key = opened.current;
  const loaded = useLoaded(`kept item ${game} ${info.id} ${key}`, async (): Promise<Opened> => ({
    key,
    item: key === NEW_ITEM ? null : await shelfOf(game, info.id).read(key),
  }));
  const onMade = (now: string): void => {
    made.current = now;
    navigate(paths.keptItem(game, info.id, now), 'replace');
  };
  const again = (): void => {
    made.current = null;
    loaded.again();
  };
  const ready = loaded.state === 'ready' && loaded.value.key === key ? loaded.value : null;
  return (
    <SitePage at={null} title={T.kept.document({ plural: ready?.item?.name ?? info.name, game: gameName(game) })} className="lists">
      {ready ? (
        pages.with((of) => (
          <Opening key={`${key} ${ready.item?.version}`} {...kind} of={of} item={ready.item} onMade={onMade} again={again} />
        ))
      ) : (
        <NotYet what={info.name} of={loaded.state === 'ready' ? { state: 'loading', again: loaded.again } : loaded} />
      )}
    </SitePage>
  );
}

interface Opened {
  readonly key: string;
  readonly item: KeptItem | null;
}

interface OpeningProps<V extends Plain> extends KindOfThing {
  readonly of: GameKept<V>;
  readonly item: KeptItem | null;
  readonly onMade: (id: string) => void;
  readonly again: () => void;
}

function Opening<V extends Plain>(props: OpeningProps<V>): ReactNode {
  const { of, item } = props;
  let draft: KeptDraft<V>;
  try {
    draft = item === null ? freshDraft(of.fresh) : storedDraft(item, of.read(item.value));
  } catch (error) {
    return <FieldError id="kept-error" text={T.kept.unreadable({ why: sayFailure(error) })} />;
  }
  return <Editing {...props} first={draft} />;
}

/** The bar with its name and its state, and the game's own editor below. */
function Editing<V extends Plain>(props: OpeningProps<V> & { readonly first: KeptDraft<V> }): ReactNode {
  const { game, info, of, first, onMade, again } = props;
  const kept = useKeptDraft({ game, kind: info.id }, first, onMade, of.savesItself ?? false);
  const { draft, busy, rename, change, save, keepCopy } = kept;
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    save();
  };
  return (
    <>
      <h1 className="visually-hidden">{draft.name.trim() === '' ? info.name : draft.name}</h1>
      <form className="kept-bar" onSubmit={submit}>
        <Link className="button is-ghost" href={paths.kept(game, info.id)}>
          <Icon name="prev" />
          {info.plural}
        </Link>
        <input
          className="field-input"
          aria-label={T.kept.name}
          placeholder={T.kept.namePlaceholder}
          value={draft.name}
          maxLength={40}
          onChange={(e) => rename(e.target.value)}
        />
        <span className="kept-state" role="status">
          {T.kept.states[draft.state]}
        </span>
        <button type="submit" className="button is-primary" disabled={busy || !canSave(draft)}>
          <Icon name="check" />
          {T.kept.save}
        </button>
      </form>
      {draft.message === undefined ? null : (
        <div className="kept-trouble">
          <FieldError id="kept-error" text={draft.message} />
          {draft.state === 'outdated' ? (
            <>
              <button type="button" className="button" onClick={again}>
                {T.kept.loadAgain}
              </button>
              <button type="button" className="button" onClick={keepCopy}>
                {T.kept.keepMine}
              </button>
            </>
          ) : null}
        </div>
      )}
      <of.Editor value={draft.value} name={draft.name} onChange={change} onRename={rename} />
    </>
  );
}
