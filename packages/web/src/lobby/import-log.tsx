import { useState, type ReactNode } from 'react';
import { api, signedIn } from '../client/api.ts';
import { session } from '../client/session.ts';
import { navigate, paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { FieldError } from '../parts/fields.tsx';
import { sayFailure } from '../client/use-loaded.ts';

/** Reads a log that was downloaded from a replay and opens it. */
async function openLog(file: File): Promise<void> {
  let log: unknown;
  try {
    log = JSON.parse(await file.text());
  } catch (error) {
    throw new Error(T.lists.importBad, { cause: error });
  }
  if (session.get() === null) await signedIn(T.you);
  const { game } = await api.importLog(log);
  navigate(paths.replay(game, 0));
}

export function ImportLog(): ReactNode {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: string }>({ busy: false });
  const read = (file: File | undefined): void => {
    if (!file) return;
    setState({ busy: true });
    openLog(file).catch((error: unknown) => setState({ busy: false, error: sayFailure(error) }));
  };
  return (
    <section className="site-box" aria-labelledby="import">
      <h2 id="import">{T.lists.importTitle}</h2>
      <p className="site-hint">{T.lists.importText}</p>
      <label className="button lists-file">
        <input
          className="visually-hidden"
          type="file"
          accept="application/json,.json"
          disabled={state.busy}
          onChange={(e) => read(e.target.files?.[0])}
        />
        {state.busy ? T.lists.importing : T.lists.importFile}
      </label>
      <FieldError id="import-error" text={state.error} />
    </section>
  );
}
