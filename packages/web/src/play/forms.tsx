import { useState, type ReactNode } from 'react';
import { signedIn } from '../client/api.ts';
import { Brand } from '../parts/brand.tsx';
import { T } from '../text/index.ts';

const LONGEST_NAME = 24;

/** A guest needs a name and nothing else. */
export function SignInForm({ onDone }: { readonly onDone?: () => void }): ReactNode {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  return (
    <main className="notice">
      <Brand />
      <h1>{T.lobby.signIn}</h1>
      <p>{T.lobby.signInText}</p>
      <form
        className="page-line"
        onSubmit={(e) => {
          e.preventDefault();
          if (name.trim() === '') return;
          signedIn(name.trim()).then(
            () => onDone?.(),
            (error: unknown) => setFault(error instanceof Error ? error.message : T.errors.server),
          );
        }}
      >
        <input
          className="input-line"
          aria-label={T.lobby.name}
          placeholder={T.lobby.name}
          value={name}
          maxLength={LONGEST_NAME}
          autoFocus
          autoComplete="nickname"
          onChange={(e) => setName(e.target.value)}
        />
        <button type="submit" className="button is-primary">
          {T.lobby.go}
        </button>
      </form>
      {fault === null ? null : (
        <p className="warning-line" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
}

export function PasswordForm({ onEnter }: { readonly onEnter: (password: string) => void }): ReactNode {
  const [text, setText] = useState('');
  return (
    <main className="notice">
      <Brand />
      <h1>{T.lobby.password}</h1>
      <form
        className="page-line"
        onSubmit={(e) => {
          e.preventDefault();
          onEnter(text);
        }}
      >
        <input
          className="input-line"
          type="password"
          aria-label={T.lobby.password}
          value={text}
          autoFocus
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="button is-primary">
          {T.lobby.enter}
        </button>
      </form>
    </main>
  );
}
