import type { Codex } from '@parley/kernel';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fetchCodex } from '../client/codex.ts';
import { gameIds, offeredGames, gameName, loadGame, usualGame } from '../client/games.ts';
import { navigate, paths } from '../client/router.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { GameCodex } from '../game-client.ts';
import { Segments } from '../parts/chip.tsx';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import { addressOf, refOf } from './address.ts';
import './codex.css';
import { CodexList } from './codex-list.tsx';
import { entriesOf, findEntry, OPTIONS, RULING, rulingsFor, type Entry, type EntryRef } from './entries.ts';
import { OptionArticle } from './option-article.tsx';
import { CodexGame } from './pieces.tsx';
import { PlainArticle } from './plain-article.tsx';
import { RulingArticle } from './ruling-article.tsx';
import type { Filter } from './search.ts';
import { Unknown, Welcome } from './welcome.tsx';

/** Everything there is to know about a game. */
export function CodexPage({ path }: { readonly path: readonly string[] }): ReactNode {
  const { game, rest } = addressOf(path, gameIds(), usualGame());
  const loaded = useLoaded(`codex ${game}`, () => loadCodex(game));
  if (loaded.state !== 'ready' || loaded.value.codex.game !== game)
    return (
      <SitePage at="codex" title={T.codex.document} className="codex-page">
        <div className="codex-wait">
          <NotYet what={T.codex.document} of={loaded} />
        </div>
      </SitePage>
    );
  const { codex, of } = loaded.value;
  return (
    <CodexGame value={game}>
      <Opened key={game} codex={codex} of={of} at={refOf(rest, of)} asked={rest.length > 0} />
    </CodexGame>
  );
}

interface CodexProps {
  readonly codex: Codex;
  readonly of: GameCodex;
}

async function loadCodex(game: string): Promise<CodexProps> {
  const [client, codex] = await Promise.all([loadGame(game), fetchCodex(game)]);
  return { codex, of: (await client.codex?.()) ?? plainCodex(codex) };
}

/** For games that have nothing to add: every section as it is sent, then the options. */
const plainCodex = (codex: Codex): GameCodex => ({
  shelves: [...codex.sections.map(({ kind, title }) => ({ kind, title })), { kind: OPTIONS, title: T.codex.options }],
  search: T.codex.search,
  welcome: '',
  filters: [],
  list: (_kind, entries) => entries,
  leadsTo: () => null,
  mark: () => null,
  note: () => null,
  articles: {},
  Gallery: () => null,
});

function Opened(props: CodexProps & { readonly at: EntryRef | null; readonly asked: boolean }): ReactNode {
  const { codex, of, at, asked } = props;
  const all = useMemo(() => entriesOf(codex, of), [codex, of]);
  const entry = at === null ? undefined : findEntry(all, at);
  const [filter, setFilter] = useState<Filter>(() => ({ text: '', shelf: entry?.kind ?? of.shelves[0]?.kind ?? OPTIONS, chosen: {} }));
  const name = entry?.name ?? (at?.kind === RULING ? at.id : null);
  return (
    <SitePage
      at="codex"
      title={name === null ? T.codex.document : T.codex.documentOf({ name })}
      className={`codex-page${asked ? ' is-reading' : ''}`}
    >
      {offeredGames().length > 1 ? (
        <Segments
          label={T.create.which}
          values={offeredGames()}
          value={codex.game}
          text={gameName}
          onChange={(game) => navigate(paths.codexOf(game))}
        />
      ) : null}
      <div className="codex">
        <CodexList game={codex.game} of={of} all={all} filter={filter} onFilter={setFilter} at={at} />
        <Shown codex={codex} of={of} all={all} at={at} asked={asked} entry={entry} />
      </div>
    </SitePage>
  );
}

function Shown(
  props: CodexProps & {
    readonly all: readonly Entry[];
    readonly at: EntryRef | null;
    readonly asked: boolean;
    readonly entry: Entry | undefined;
  },
): ReactNode {
  const { codex, of, all, at, asked, entry } = props;
  if (entry) return <Article key={`${entry.kind}/${entry.id}`} codex={codex} of={of} all={all} entry={entry} />;
  if (at?.kind === RULING) return <RulingArticle codex={codex} all={all} id={at.id} />;
  return asked ? <Unknown /> : <Welcome codex={codex} of={of} all={all} />;
}

/** One entry with its facts, from its beginning. */
function Article(props: CodexProps & { readonly all: readonly Entry[]; readonly entry: Entry }): ReactNode {
  const { codex, of, all, entry } = props;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, []);
  const One = of.articles[entry.kind] ?? PlainArticle;
  return (
    <div className="codex-entry" ref={top}>
      {entry.option ? (
        <OptionArticle option={entry.option} />
      ) : (
        <One codex={codex} all={all} entry={entry} rulings={rulingsFor(codex, entry)} />
      )}
    </div>
  );
}
