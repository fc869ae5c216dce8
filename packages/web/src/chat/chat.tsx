import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { T } from '../text/index.ts';
import { useTable, useTableState, useViewpoint } from '../table/context.ts';

const LONGEST = 500;

/** Table talk: players speak, all hear. The last lines of it, or the whole in all the room there is. */
export function Chat({ whole = false }: { readonly whole?: boolean }): ReactNode {
  const { table, pieces } = useTable();
  const { seat } = useViewpoint();
  const said = useTableState((s) => s.chat);
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.n;
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [last]);
  const send = (): void => {
    const words = text.trim();
    if (words === '') return;
    setText('');
    setFailed(null);
    table.say(words).catch((error: unknown) => {
      setText(words);
      setFailed(error instanceof Error ? error.message : T.chat.failed);
    });
  };
  return (
    <section className={whole ? 'chat is-whole' : 'chat'} aria-label={T.chat.title} id="chat">
      <div className="chat-lines" ref={ref} role="log" aria-live="polite" tabIndex={0}>
        {said.map((line) => (
          <div key={line.n}>
            {line.seat === null ? <b className="muted">{line.name}</b> : <pieces.Player seat={line.seat} name={line.name} />} {line.text}
          </div>
        ))}
      </div>
      <form
        className="chat-input"
        onSubmit={(e) => {
          e.preventDefault();
          send();
        }}
      >
        <input
          id="chat-input"
          aria-label={seat === null ? T.chat.watchers : T.chat.say}
          placeholder={seat === null ? T.chat.watchers : T.chat.say}
          maxLength={LONGEST}
          value={text}
          autoComplete="off"
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="icon-button" aria-label={T.chat.send}>
          <Icon name="send" size={14} />
        </button>
      </form>
      {failed === null ? null : (
        <p className="warning-line" role="status">
          {failed}
        </p>
      )}
    </section>
  );
}
