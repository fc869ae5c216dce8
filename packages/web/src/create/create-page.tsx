import type { Codex } from '@parley/kernel';
import type { GameInfo } from '@parley/server/protocol';
import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { api, signedIn } from '../client/api.ts';
import { fetchCodex } from '../client/codex.ts';
import { gameInfo } from '../client/game-info.ts';
import { gameInAddress, gameName, loadGame, offeredGames } from '../client/games.ts';
import { navigate, paths } from '../client/router.ts';
import { useSession } from '../client/session.ts';
import { sayFailure, useLoaded } from '../client/use-loaded.ts';
import type { CreateSection, GameClient, GameCreate } from '../game-client.ts';
import { Segments } from '../parts/chip.tsx';
import { TextField } from '../parts/fields.tsx';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import './create.css';
import { newDraft, type TableDraft } from './draft.ts';
import { createInput, fieldOf } from './input.ts';
import { OptionSection } from './option-section.tsx';
import { problemsOf } from './problems.ts';
import { SeatsSection } from './seats-section.tsx';
import type { SectionProps } from './section.ts';
import { Summary } from './summary.tsx';
import { TableSection } from './table-section.tsx';

export function CreatePage(): ReactNode {
  const [game, setGame] = useState(() => gameInAddress(window.location.search));
  const loaded = useLoaded(`create ${game}`, () => loadForm(game));
  return (
    <SitePage at="play" title={T.create.document} className="create">
      <div className="create-head">
        <h1>{T.create.title}</h1>
        <p>{T.create.lead}</p>
        {offeredGames().length > 1 ? (
          <Segments label={T.create.which} values={offeredGames()} value={game} text={gameName} onChange={setGame} />
        ) : null}
      </div>
      {loaded.state === 'ready' ? (
        <CreateForm key={loaded.value.info.id} {...loaded.value} />
      ) : (
        <NotYet what={T.create.title} of={loaded} />
      )}
    </SitePage>
  );
}

interface FormProps {
  readonly client: GameClient;
  readonly info: GameInfo;
  readonly codex: Codex;
  readonly of: GameCreate;
}

async function loadForm(game: string): Promise<FormProps> {
  const [client, info, codex] = await Promise.all([loadGame(game), gameInfo(game), fetchCodex(game)]);
  return { client, info, codex, of: (await client.create?.()) ?? PLAIN };
}

/** For games that have nothing to add: every group of options under its name. */
const PLAIN: GameCreate = { sections: [] };

/** The sections a game names, and after them groups of options that it does not. */
function sectionsOf({ options }: GameInfo, { sections }: GameCreate): readonly CreateSection[] {
  const groups = [...new Set(options.map((o) => o.group))].filter((g) => !sections.some((s) => s.id === g));
  return [...sections, ...groups.map((id) => ({ id, title: T.capital(id) }))];
}

interface Refusal {
  readonly field: string;
  readonly message: string;
}

function CreateForm({ client, info, codex, of }: FormProps): ReactNode {
  const session = useSession();
  const [draft, setDraft] = useState(() => newDraft(info));
  const [who, setWho] = useState(session?.name ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sections = useMemo(() => sectionsOf(info, of), [info, of]);
  const problems = [...problemsOf(draft), ...(of.problems?.(codex, draft) ?? [])];
  const nameMissing = who.trim() === '';

  const problem: SectionProps['problem'] = (...at) => {
    if (refusal && at.includes(refusal.field)) return refusal.message;
    // What can be seen to be wrong is said at once; what is only not filled in yet, when one tries to go on.
    return problems.find((p) => at.includes(p.at) && (tried || !p.late))?.text;
  };
  const change = (next: TableDraft): void => {
    setDraft(next);
    setRefusal(null);
  };
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await signedIn(who.trim());
      const { table } = await api.create(createInput(info, of, draft));
      navigate(paths.table(table));
    } catch (error) {
      const message = sayFailure(error);
      setRefusal({ field: fieldOf(info, of, message), message });
      setBusy(false);
    }
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    setTried(true);
    if (problems.length === 0 && !nameMissing && !busy) void open();
  };
  const props: SectionProps = { info, codex, draft, onChange: change, problem };
  const options = (last: boolean): ReactNode =>
    sections.filter((s) => (s.last ?? false) === last).map((s) => <OptionSection key={s.id} section={s} {...props} />);

  return (
    <form className="create-form" onSubmit={submit} noValidate>
      <div className="create-body">
        <div className="site-box create-two">
          <TextField
            label={T.create.yourName}
            hint={T.create.yourNameHint}
            error={tried && nameMissing ? T.create.problems.name : undefined}
            value={who}
            maxLength={24}
            autoComplete="nickname"
            onChange={(e) => setWho(e.target.value)}
          />
          <TextField
            label={T.create.name}
            error={refusal?.field === 'name' ? refusal.message : undefined}
            placeholder={T.create.namePlaceholder({ who: who.trim() === '' ? '…' : who.trim() })}
            value={draft.name}
            maxLength={40}
            onChange={(e) => change({ ...draft, name: e.target.value })}
          />
        </div>
        <SeatsSection client={client} {...props} />
        {options(false)}
        <TableSection {...props} />
        {options(true)}
      </div>
      <Summary
        info={info}
        codex={codex}
        client={client}
        of={of}
        draft={draft}
        busy={busy}
        problem={refusal?.message ?? (tried ? problems[0]?.text : undefined)}
      />
    </form>
  );
}
