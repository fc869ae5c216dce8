import type { ReactNode } from 'react';
import type { PageProps } from '../app.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { WatchPage } from './lobby/watch-page.tsx';

export default function Landing({ route }: PageProps): ReactNode {
  return route.page === 'watch' ? <WatchPage /> : <LandingPage />;
}
