import { useCallback, useMemo, type ReactNode } from 'react';
import { useAlerts } from '../client/alerts.ts';
import { lexiconOf } from '../client/api.ts';
import { useStore } from '../client/store.ts';
import type { OpenTable } from '../client/table-store.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { GameTable, GameTypes } from '../game-client.ts';
import { usePlayback } from '../motion/use-playback.ts';
import { Notice } from '../parts/notice.tsx';
import { Keys } from '../prompt/keyboard.ts';
import { AtTable } from '../table/at-table.tsx';
import { useInteraction } from '../table/use-interaction.ts';
import { T } from '../text/index.ts';

interface Props<G extends GameTypes> {
  readonly of: GameTable<G>;
  readonly table: OpenTable;
}

/** A game that has begun, once its texts are there. */
export function RunningGame<G extends GameTypes>({ of, table }: Props<G>): ReactNode {
  const lexicon = useLoaded(`lexicon of ${of.game}`, () => lexiconOf<G['lexicon']>(of.game));
  if (lexicon.state === 'failed') return <Notice title={T.errors.title} text={lexicon.message} reload />;
  if (lexicon.state === 'loading') return <Notice title={T.lobby.loading} text="" />;
  return <Game of={of} table={table} lexicon={lexicon.value} />;
}

function Game<G extends GameTypes>({ of, table, lexicon }: Props<G> & { readonly lexicon: G['lexicon'] }): ReactNode {
  const state = useStore(table.store);
  const playback = usePlayback(table.store, of.motion);
  const shown = useStore(playback.shown);
  const { game, seats } = state;
  const { seat } = state.you;
  const now = shown.view ?? game?.view ?? null;
  const board = useMemo(() => (now === null ? null : { it: of.board(now) }), [of, now]);
  const nameOf = useCallback((p: number): string => seats[p]?.name ?? T.nobody, [seats]);
  const presenter = useMemo(
    () => (board === null ? null : of.present({ board: board.it, lexicon, seat, viewer: seat, nameOf })),
    [of, board, lexicon, seat, nameOf],
  );
  const ask = useInteraction(table, state, game, presenter, shown.busy);
  const question = ask.prompt?.question ?? null;
  useAlerts(question, ask.decision && presenter ? presenter.question(ask.decision) : '', state.meta?.name ?? T.brand);
  if (!presenter) return null;
  return (
    <AtTable of={of} table={table} seat={seat} nameOf={nameOf} presenter={presenter} shown={shown} ask={ask}>
      <Keys jump={playback.jump} />
      <of.Table />
    </AtTable>
  );
}
