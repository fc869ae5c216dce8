import { useEffect, useState, type ReactNode } from 'react';
import { lexiconOf } from '../client/api.ts';
import { connection } from '../client/connection.ts';
import { loadGame } from '../client/games.ts';
import { paths } from '../client/router.ts';
import { useSession } from '../client/session.ts';
import { useSelected, useStore } from '../client/store.ts';
import { openTable, type OpenTable } from '../client/table-store.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { HintLayer } from '../parts/hint.tsx';
import { Notice } from '../parts/notice.tsx';
import { T } from '../text/index.ts';
import { PasswordForm, SignInForm } from './forms.tsx';
import { RunningGame } from './running-game.tsx';

/** A table: signs in where needed, opens it, and shows its lobby or its game. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const me = useSession();
  const fatal = useSelected(connection.link, (l) => l.fatal);
  const [password, setPassword] = useState<string | undefined>(undefined);
  const [table, setTable] = useState<OpenTable | null>(null);
  const token = me?.token;
  useEffect(() => {
    if (token === undefined) return undefined;
    const opened = openTable(id, password);
    setTable(opened);
    return () => opened.close();
  }, [id, password, token]);
  if (!me) return <SignInForm />;
  if (fatal !== null) return <Notice title={T.errors.title} text={fatal === 'version' ? T.errors.version : T.errors.session} reload />;
  if (!table) return <Notice title={T.lobby.loading} text="" />;
  return (
    <HintLayer>
      <Opened key={id} table={table} onPassword={setPassword} />
    </HintLayer>
  );
}

function Opened({ table, onPassword }: { readonly table: OpenTable; readonly onPassword: (p: string) => void }): ReactNode {
  const { phase, fault, meta, game } = useStore(table.store);
  if (phase === 'closed') {
    if (fault?.code === 'wrong-password') return <PasswordForm onEnter={onPassword} />;
    return <Notice title={T.errors.noTable} text={fault?.message ?? ''} home={paths.landing} />;
  }
  if (phase === 'opening' || !meta) return <Notice title={T.lobby.loading} text="" />;
  // A table with a poker face shows its game a moment after it was opened.
  if (!game && meta.status !== 'lobby') return <Notice title={T.lobby.loading} text="" />;
  if (!game) return <WaitingRoom table={table} />;
  return <Playing table={table} game={meta.game} />;
}

/** The game's own part comes when there is a game to show. */
function Playing({ table, game }: { readonly table: OpenTable; readonly game: string }): ReactNode {
  const client = useLoaded(`table of ${game}`, async () => {
    // The texts come at the same time.
    const [part] = await Promise.all([loadGame(game).then((c) => c.table()), lexiconOf(game)]);
    return part;
  });
  if (client.state === 'failed') return <Notice title={T.errors.title} text={client.message} reload />;
  if (client.state === 'loading') return <Notice title={T.lobby.loading} text="" />;
  return client.value.with((of) => <RunningGame of={of} table={table} />);
}
