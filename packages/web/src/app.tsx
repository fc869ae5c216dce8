import { Component, lazy, Suspense, type ReactNode } from 'react';
import { paths, useRoute, type Route } from './client/router.ts';
import { Notice } from './parts/notice.tsx';
import { T } from './text/index.ts';

const TablePage = lazy(async () => ({ default: (await import('./play/table-page.tsx')).TablePage }));
const LandingPage = lazy(async () => ({ default: (await import('./landing/landing-page.tsx')).LandingPage }));
const WatchPage = lazy(async () => ({ default: (await import('./lobby/watch-page.tsx')).WatchPage }));
const CreatePage = lazy(async () => ({ default: (await import('./create/create-page.tsx')).CreatePage }));
const MyGamesPage = lazy(async () => ({ default: (await import('./lobby/my-games-page.tsx')).MyGamesPage }));
const CodexPage = lazy(async () => ({ default: (await import('./codex/codex-page.tsx')).CodexPage }));
const KeptPage = lazy(async () => ({ default: (await import('./kept/kept-page.tsx')).KeptPage }));
const SharedPage = lazy(async () => ({ default: (await import('./kept/shared-page.tsx')).SharedPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));

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

/** Each page is fetched when somebody goes there. */
function Page({ route }: { readonly route: Route }): ReactNode {
  switch (route.page) {
    case 'table':
      return <TablePage key={route.table} id={route.table} />;
    case 'landing':
      return <LandingPage />;
    case 'watch':
      return <WatchPage />;
    case 'create':
      return <CreatePage />;
    case 'my-games':
      return <MyGamesPage />;
    case 'codex':
      return <CodexPage path={route.path} />;
    case 'replay':
      return <ReplayPage key={route.game} game={route.game} at={route.at} />;
    case 'kept':
      return <KeptPage key={`${route.game} ${route.kind}`} {...route} />;
    case 'shared':
      return <SharedPage key={route.token} token={route.token} />;
    case 'unknown':
      return <Notice title={T.errors.gone} text={T.errors.goneText} home={paths.landing} />;
  }
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
