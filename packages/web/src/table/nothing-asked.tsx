import type { ReactNode } from 'react';
import { AskContext } from './context.ts';
import { NO_QUESTION } from './still-table.ts';

/** For pieces of a table that are only looked at. */
export const NothingAsked = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <AskContext value={NO_QUESTION}>{children}</AskContext>
);
