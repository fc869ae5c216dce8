import { someTable } from '@parley/web/shell';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { DesktopTable } from './layout/desktop.tsx';
import { LandscapeTable, PhoneTable } from './layout/phone.tsx';
import { TabletTable } from './layout/tablet.tsx';
import { useShape } from './layout/use-shape.ts';
import { SCENE, type TrekTypes } from './scene.tsx';

/** Only for those who are new here. */
const Coach = lazy(async () => ({ default: (await import('./coach/coach.tsx')).TrekCoach }));
const HINT = (
  <Suspense fallback={null}>
    <Coach />
  </Suspense>
);

/** The table in the layout that fits the window. What changes reaches its parts by itself. */
const Table = memo(function Table(): ReactNode {
  switch (useShape()) {
    case 'phone':
      return <PhoneTable hint={HINT} />;
    case 'landscape':
      return <LandscapeTable hint={HINT} />;
    case 'tablet':
      return (
        <>
          <TabletTable />
          {HINT}
        </>
      );
    case 'desktop':
      return (
        <>
          <DesktopTable />
          {HINT}
        </>
      );
  }
});

export const table = someTable<TrekTypes>({ ...SCENE, Table });
