import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useRoute, type Route } from './router.ts';
import { Notice } from './table/lobby/notice.tsx';
import { TablePage } from './table/table-page.tsx';
import { paths } from './router.ts';
import { T } from './text.ts';

const Landing = lazy(() => import('./pages/landing.tsx'));
const Create = lazy(() => import('./pages/create.tsx'));
const MyGames = lazy(() => import('./pages/my-games.tsx'));
const CodexPage = lazy(() => import('./pages/codex.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));

/** What every page is given: where it stands. */
export interface PageProps {
  readonly route: Route;
}

const PAGES: { readonly [P in Exclude<Route['page'], 'table' | 'unknown'>]: ComponentType<PageProps> } = {
  landing: Landing,
  watch: Landing,
  create: Create,
  'my-games': MyGames,
  codex: CodexPage,
  replay: Replay,
};

export function App(): ReactNode {
  const route = useRoute();
  return (
    <Fence key={route.page}>
      <Suspense fallback={<Notice title={T.lobby.loading} text="" />}>
        <Page route={route} />
      </Suspense>
    </Fence>
  );
}

function Page({ route }: PageProps): ReactNode {
  if (route.page === 'table') return <TablePage key={route.table} id={route.table} />;
  if (route.page === 'unknown') return <Notice title={T.errors.gone} text={T.errors.goneText} home={paths.landing} />;
  const Shown = PAGES[route.page];
  return <Shown route={route} />;
}

/** A fault in one page says so, and what is safe. */
class Fence extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <Notice title={T.errors.crashed} text={T.errors.crashedText} reload /> : this.props.children;
  }
}
