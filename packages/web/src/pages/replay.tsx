import type { ReactNode } from 'react';
import type { PageProps } from '../app.tsx';
import { HintLayer } from '../components/hint.tsx';
import { ReplayPage } from './replay/replay-page.tsx';

export default function Replay({ route }: PageProps): ReactNode {
  if (route.page !== 'replay') return null;
  return (
    <HintLayer>
      <ReplayPage key={route.game} game={route.game} at={route.at} />
    </HintLayer>
  );
}
