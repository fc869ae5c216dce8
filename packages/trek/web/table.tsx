import { someTable } from '@parley/web/shell';
import { memo, type ReactNode } from 'react';
import { DesktopTable } from './layout/desktop.tsx';
import { LandscapeTable, PhoneTable } from './layout/phone.tsx';
import { TabletTable } from './layout/tablet.tsx';
import { useShape } from './layout/use-shape.ts';
import { SCENE, type TrekTypes } from './scene.tsx';

/** The table in the layout that fits the window. What changes reaches its parts by itself. */
const Table = memo(function Table(): ReactNode {
  switch (useShape()) {
    case 'phone':
      return <PhoneTable />;
    case 'landscape':
      return <LandscapeTable />;
    case 'tablet':
      return <TabletTable />;
    case 'desktop':
      return <DesktopTable />;
  }
});

export const table = someTable<TrekTypes>({ ...SCENE, Table });
