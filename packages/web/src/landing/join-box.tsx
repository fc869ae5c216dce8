import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { api, ApiError } from '../client/api.ts';
import { Icon } from '../parts/icon.tsx';
import { navigate, paths } from '../client/router.ts';
import { codeIn } from '../site/start.ts';
import { sayFailure } from '../client/use-loaded.ts';
import { T } from '../text/index.ts';

/** Type or paste a code or a link. */
export function JoinBox(): ReactNode {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const join = async (): Promise<void> => {
    const code = codeIn(text);
    if (code === null) return setError(T.landing.joinBad);
    setBusy(true);
    try {
      await api.table(code);
      navigate(paths.table(code.toUpperCase()));
    } catch (e) {
      setError(e instanceof ApiError && e.code === 'no-such-table' ? T.landing.joinNone : sayFailure(e));
      setBusy(false);
    }
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void join();
  };
  return (
    <form className="landing-act is-join" onSubmit={submit} noValidate>
      <label htmlFor={id}>
        <b>{T.landing.join}</b>
        <small id={`${id}-text`} className={error === null ? '' : 'is-bad'} role={error === null ? undefined : 'alert'}>
          {error ?? T.landing.joinText}
        </small>
      </label>
      <span className="landing-join">
        <input
          id={id}
          value={text}
          aria-label={T.landing.joinLabel}
          aria-describedby={`${id}-text`}
          aria-invalid={error === null ? undefined : true}
          placeholder="······"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(e) => {
            setText(e.target.value);
            setError(null);
          }}
        />
        <button type="submit" className="icon-button" aria-label={T.landing.joinGo} disabled={busy || text.trim() === ''}>
          <Icon name="arrow" />
        </button>
      </span>
    </form>
  );
}
