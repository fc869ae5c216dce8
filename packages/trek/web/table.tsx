import { someTable } from '@parley/web/shell';
import { memo, type ReactNode } from 'react';
import { DesktopTable } from './layout/desktop.tsx';
import { SCENE, type TrekTypes } from './scene.tsx';

/** The table in the layout that fits the window. What changes reaches its parts by itself. */
const Table = memo(function Table(): ReactNode {
  return <DesktopTable />;
});

export const table = someTable<TrekTypes>({ ...SCENE, Table });
