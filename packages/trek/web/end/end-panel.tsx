import type { ReactNode } from 'react';

export const EndPanel = (): ReactNode => null;
