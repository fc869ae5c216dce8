import type { Lexicon } from '@parley/cosmic/texts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lexicon as fetchLexicon } from '../client/api.ts';
import { connection } from '../client/connection.ts';
import { useSession } from '../client/session.ts';
import { useSelected, useStore } from '../client/store.ts';
import { openTable, type OpenTable } from '../client/table-store.ts';
import { HintLayer } from '../parts/hint.tsx';
import { useLayout } from '../parts/use-media.ts';
import { readBoard } from '@parley/cosmic/web/model/model.ts';
import { speakerFor } from '@parley/cosmic/web/model/speech.ts';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { useAlerts } from '../client/alerts.ts';
import { TableContext, type TableView } from '../table/context.ts';
import { DesktopTable } from '@parley/cosmic/web/layout/desktop.tsx';
import { PhoneTable } from '@parley/cosmic/web/layout/phone.tsx';
import { TabletTable } from '@parley/cosmic/web/layout/tablet.tsx';
import { PasswordForm, SignInForm } from './forms.tsx';
import { Notice } from '../parts/notice.tsx';
import { motion } from '@parley/cosmic/web/motion/motion.ts';
import { usePlayback } from '../motion/use-playback.ts';
import { useKeys } from '../prompt/use-keys.ts';
import { useInteraction } from '../table/use-interaction.ts';

/** Only for those who are new here. */
const Coach = lazy(async () => ({ default: (await import('@parley/cosmic/web/coach/coach.tsx')).Coach }));

/** A table: signs in where needed, opens it, and shows its lobby or its game. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const me = useSession();
  const fatal = useSelected(connection.link, (l) => l.fatal);
  const [password, setPassword] = useState<string | undefined>(undefined);
  const [table, setTable] = useState<OpenTable | null>(null);
  const [words, setWords] = useState<Lexicon | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const token = me?.token;
  useEffect(() => {
    if (token === undefined) return undefined;
    const opened = openTable(id, password);
    setTable(opened);
    return () => opened.close();
  }, [id, password, token]);
  useEffect(() => {
    fetchLexicon().then(setWords, (error: unknown) => setFailed(error instanceof Error ? error.message : T.errors.server));
  }, []);
  if (!me) return <SignInForm />;
  if (fatal !== null) return <Notice title={T.errors.title} text={fatal === 'version' ? T.errors.version : T.errors.session} reload />;
  if (failed !== null) return <Notice title={T.errors.title} text={failed} reload />;
  if (!table || !words) return <Notice title={T.lobby.loading} text="" />;
  return (
    <HintLayer>
      <Opened key={id} table={table} lexicon={words} onPassword={setPassword} />
    </HintLayer>
  );
}

function Opened({
  table,
  lexicon,
  onPassword,
}: {
  readonly table: OpenTable;
  readonly lexicon: Lexicon;
  readonly onPassword: (p: string) => void;
}): ReactNode {
  const state = useStore(table.store);
  if (state.phase === 'closed') {
    if (state.fault?.code === 'wrong-password') return <PasswordForm onEnter={onPassword} />;
    return <Notice title={T.errors.noTable} text={state.fault?.message ?? ''} home={paths.landing} />;
  }
  if (state.phase === 'opening' || !state.meta) return <Notice title={T.lobby.loading} text="" />;
  // A table with a poker face shows its game a moment after it was opened.
  if (!state.game && state.meta.status !== 'lobby') return <Notice title={T.lobby.loading} text="" />;
  if (!state.game) return <WaitingRoom table={table} />;
  return <Game table={table} lexicon={lexicon} />;
}

function Game({ table, lexicon }: { readonly table: OpenTable; readonly lexicon: Lexicon }): ReactNode {
  const state = useStore(table.store);
  const playback = usePlayback(table.store, motion);
  const shown = useStore(playback.shown);
  const layout = useLayout();
  const { game } = state;
  const { seat } = state.you;
  const now = shown.view ?? game?.view ?? null;
  const board = useMemo(() => now && readBoard(now), [now]);
  const { seats } = state;
  const nameOf = useCallback((p: number): string => seats[p]?.name ?? T.nobody, [seats]);
  const ask = useInteraction(table, state, game, board, shown.busy);
  const speaker = useMemo(() => (board ? speakerFor(lexicon, board, nameOf, seat) : null), [lexicon, board, nameOf, seat]);
  const view: TableView | null =
    game && board && speaker ? { table, state, game, board, shown, lexicon, speaker, seat, nameOf, ask } : null;
  useKeys(view, playback.jump);
  const question = ask.prompt?.question ?? null;
  useAlerts(question, ask.decision && speaker ? speaker.question(ask.decision) : '', state.meta?.name ?? T.brand);
  if (!view) return null;
  const coach = (
    <Suspense fallback={null}>
      <Coach />
    </Suspense>
  );
  return (
    <TableContext value={view}>
      {layout === 'phone' ? (
        <PhoneTable hint={coach} />
      ) : (
        <>
          {layout === 'tablet' ? <TabletTable /> : <DesktopTable />}
          {coach}
        </>
      )}
    </TableContext>
  );
}
