import { useMemo, type ReactNode } from 'react';
import type { OpenTable } from '../client/table-store.ts';
import type { GameScene, GameTypes } from '../game-client.ts';
import type { Shown } from '../motion/playback.ts';
import { AskContext, PresenterContext, ProgressContext, ShownContext, TableContext, ViewpointContext } from './context.ts';
import type { Interaction } from './interaction.ts';

interface Props<G extends GameTypes> {
  readonly of: GameScene<G>;
  readonly table: OpenTable;
  readonly seat: number | null;
  readonly nameOf: (seat: number) => string;
  readonly presenter: G['presenter'];
  readonly shown: Shown;
  readonly ask: Interaction;
  readonly children: ReactNode;
}

/** Everything that parts of a table ask for: the shell's contexts, and the game's own inside them. */
export function AtTable<G extends GameTypes>(props: Props<G>): ReactNode {
  const { of, table, seat, nameOf, presenter, shown, ask, children } = props;
  const { pieces, chapters, places, Provider } = of;
  const at = useMemo(() => ({ table, pieces, chapters, places }), [table, pieces, chapters, places]);
  const viewpoint = useMemo(() => ({ seat, nameOf }), [seat, nameOf]);
  const { upTo, busy } = shown;
  const progress = useMemo(() => ({ upTo, busy }), [upTo, busy]);
  return (
    <TableContext value={at}>
      <ViewpointContext value={viewpoint}>
        <ShownContext value={shown}>
          <ProgressContext value={progress}>
            <PresenterContext value={presenter}>
              <AskContext value={ask}>
                <Provider presenter={presenter}>{children}</Provider>
              </AskContext>
            </PresenterContext>
          </ProgressContext>
        </ShownContext>
      </ViewpointContext>
    </TableContext>
  );
}
