import type { Choose, NameOne } from '@parley/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { useAsk, usePresenter, useTable } from '../table/context.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { inOrder, keyOf } from './keys.ts';

/** More than this many become a list that can be filtered. */
const MANY = 9;

/** One of a few: buttons with keys. The same things glow on the table. */
export function ChooseBody({ decision }: { readonly decision: Choose }): ReactNode {
  const { Option, Result } = useTable().pieces;
  const presenter = usePresenter();
  const ask = useAsk();
  const [filter, setFilter] = useState('');
  const pick = ask.draft?.kind === 'one' ? ask.draft.pick : null;
  const options = useMemo(
    () =>
      inOrder(presenter, decision).map((option) => {
        const pass = presenter.isPass(option);
        return { option, pass, key: keyOf(presenter, decision, option), note: pass ? '' : presenter.optionNote(decision, option) };
      }),
    [presenter, decision],
  );
  const main = options.filter((o) => !o.pass);
  const wanted = filter.toLowerCase();
  const shown = main.filter((o) => filter === '' || presenter.option(decision, o.option).toLowerCase().includes(wanted));
  const passes = options.filter((o) => o.pass);
  const dense = main.length > 5 && main.every((o) => o.note === '');
  const one = ({ option, pass, key, note }: (typeof options)[number]): ReactNode => (
    <Choice
      key={option}
      option={option}
      keyHint={key}
      label={<Option decision={decision} option={option} />}
      note={note}
      result={<Result decision={decision} option={option} />}
      best={pick === option}
      pass={pass}
      onPick={() => ask.send(option)}
      onPreview={(on) => ask.setHovered(on ? option : null)}
    />
  );
  return (
    <>
      {main.length > MANY ? (
        <input
          className="input-line prompt-filter"
          type="search"
          aria-label={T.prompt.filterChoices}
          placeholder={T.prompt.filter}
          value={filter}
          onChange={(e) => setFilter(e.target.value)}
        />
      ) : null}
      <div className={`prompt-choices scrolling${dense ? ' is-dense' : ''}`} tabIndex={-1}>
        {shown.length === 0 && filter !== '' ? <p className="muted">{T.prompt.noMatch}</p> : null}
        {shown.map(one)}
      </div>
      {passes.length > 0 ? <div className="prompt-choices is-last">{passes.map(one)}</div> : null}
    </>
  );
}

/** How many names are listed at once. */
const LISTED = 8;

/** One name out of a long list: type a few letters. */
export function NameBody({ decision }: { readonly decision: NameOne }): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const [query, setQuery] = useState('');
  const names = useMemo(() => decision.options.map((o) => [o, presenter.option(decision, o)] as const), [decision, presenter]);
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '');
  const found = names.filter(([, name]) => words.every((w) => name.toLowerCase().includes(w)));
  const pick = ask.draft?.kind === 'one' ? ask.draft.pick : null;
  return (
    <>
      <input
        className="input-line prompt-filter"
        type="search"
        aria-label={T.prompt.name}
        placeholder={T.prompt.filter}
        value={query}
        autoFocus
        onChange={(e) => setQuery(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter' && found[0]) ask.send(found[0][0]);
        }}
      />
      <div className="prompt-choices scrolling">
        {found.length === 0 ? <p className="muted">{T.prompt.noMatch}</p> : null}
        {found.slice(0, LISTED).map(([option, name]) => (
          <Choice key={option} option={option} label={name} best={pick === option} onPick={() => ask.send(option)} />
        ))}
        {found.length > LISTED ? <p className="muted">{T.prompt.more({ n: found.length - LISTED })}</p> : null}
      </div>
    </>
  );
}
