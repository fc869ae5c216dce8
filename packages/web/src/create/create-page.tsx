import { readCodex, type Codex } from '@parley/cosmic/web/codex/read.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api, signedIn } from '../client/api.ts';
import { useSession } from '../client/session.ts';
import { navigate, paths } from '../client/router.ts';
import { fetchCodex } from '../client/codex.ts';
import { TextField } from '../parts/fields.tsx';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { sayFailure, useLoaded } from '../client/use-loaded.ts';
import { T } from '../text/index.ts';
import { AlienPool } from '@parley/cosmic/web/create/alien-pool.tsx';
import './create.css';
import { newDraft, type TableDraft } from './draft.ts';
import { GameSection, HouseSection, VariantSection } from './game-section.tsx';
import { createInput, fieldOf } from './input.ts';
import { problemsOf, type Problem } from './problems.ts';
import { SeatsSection } from './seats-section.tsx';
import { Summary } from './summary.tsx';
import { TableSection } from './table-section.tsx';

export function CreatePage(): ReactNode {
  const codex = useLoaded('codex', async () => readCodex(await fetchCodex('cosmic')));
  return (
    <SitePage at="play" title={T.create.document} className="create">
      <div className="create-head">
        <h1>{T.create.title}</h1>
        <p>{T.create.lead}</p>
      </div>
      {codex.state === 'ready' ? <CreateForm codex={codex.value} /> : <NotYet what={T.create.title} of={codex} />}
    </SitePage>
  );
}

/** What a section of the form gets. */
export interface SectionProps {
  readonly codex: Codex;
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  /** What is wrong here, in words; undefined while all is well. */
  readonly problem: (...of: readonly (Problem | 'form' | 'seats' | 'house' | 'game' | 'variant' | 'clocks')[]) => string | undefined;
}

interface Refusal {
  readonly field: string;
  readonly message: string;
}

function CreateForm({ codex }: { readonly codex: Codex }): ReactNode {
  const session = useSession();
  const [draft, setDraft] = useState(() => newDraft(codex));
  const [who, setWho] = useState(session?.name ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const problems = problemsOf(codex, draft);
  const nameMissing = who.trim() === '';

  const problem: SectionProps['problem'] = (...of) => {
    if (refusal && (of as readonly string[]).includes(refusal.field)) return refusal.message;
    // What can be seen to be wrong is said at once; what is only not filled in yet, when one tries to go on.
    const first = problems.find((p) => of.includes(p) && (tried || p !== 'password'));
    return first === undefined ? undefined : T.create.problems[first];
  };
  const change = (next: TableDraft): void => {
    setDraft(next);
    setRefusal(null);
  };
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await signedIn(who.trim());
      const { table } = await api.create(createInput(codex, draft));
      navigate(paths.table(table));
    } catch (error) {
      const message = sayFailure(error);
      setRefusal({ field: fieldOf(codex, message), message });
      setBusy(false);
    }
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    setTried(true);
    if (problems.length === 0 && !nameMissing && !busy) void open();
  };
  const section = { codex, draft, onChange: change, problem };

  return (
    <form className="create-form" onSubmit={submit} noValidate>
      <div className="create-body">
        <div className="box two-col">
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
            placeholder={T.create.namePlaceholder(who.trim() === '' ? '…' : who.trim())}
            value={draft.name}
            maxLength={40}
            onChange={(e) => change({ ...draft, name: e.target.value })}
          />
        </div>
        <SeatsSection {...section} />
        <AlienPool {...section} />
        <GameSection {...section} />
        <VariantSection {...section} />
        <TableSection {...section} />
        <HouseSection {...section} />
      </div>
      <Summary
        codex={codex}
        draft={draft}
        busy={busy}
        problem={refusal?.message ?? (tried && problems.length > 0 ? T.create.problems[problems[0]] : undefined)}
      />
    </form>
  );
}
