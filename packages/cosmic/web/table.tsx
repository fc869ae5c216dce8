import { someTable, useLayout } from '@parley/web/shell';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { DesktopTable } from './layout/desktop.tsx';
import { PhoneTable } from './layout/phone.tsx';
import { TabletTable } from './layout/tablet.tsx';
import { SCENE, type CosmicTypes } from './scene.tsx';
import './styles/tokens.css';
import './styles/pieces.css';
import './styles/table.css';
import './styles/seats.css';
import './styles/map.css';
import './styles/encounter.css';
import './styles/card.css';
import './styles/own.css';
import './styles/things.css';
import './styles/seat-chip.css';
import './styles/deal.css';
import './styles/tablet.css';
import './styles/phone.css';

/** Only for those who are new here. */
const Coach = lazy(async () => ({ default: (await import('./coach/coach.tsx')).Coach }));

const COACH = (
  <Suspense fallback={null}>
    <Coach />
  </Suspense>
);

/** The table in the layout that fits the window. What changes reaches its parts by itself. */
const Table = memo(function Table(): ReactNode {
  const layout = useLayout();
  if (layout === 'phone') return <PhoneTable hint={COACH} />;
  return (
    <>
      {layout === 'tablet' ? <TabletTable /> : <DesktopTable />}
      {COACH}
    </>
  );
});

export const table = someTable<CosmicTypes>({ ...SCENE, Table });
