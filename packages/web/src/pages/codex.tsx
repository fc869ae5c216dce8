import type { ReactNode } from 'react';
import type { PageProps } from '../app.tsx';
import { CodexPage } from './codex/codex-page.tsx';

export default function Codex({ route }: PageProps): ReactNode {
  return route.page === 'codex' ? <CodexPage kind={route.kind} id={route.id} /> : null;
}
