import type { ReactNode } from 'react';

export const EncounterPanel = (): ReactNode => null;
