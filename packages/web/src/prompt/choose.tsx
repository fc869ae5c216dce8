import type { Choose, NameOne } from '@parley/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { T } from '../text/index.ts';
import { useTable } from '../table/context.ts';
import { Choice } from './choice.tsx';
import { inOrder, isPass, keyOf } from './keys.ts';
import { OptionLabel, optionNote, OptionResult } from '@parley/cosmic/web/prompt/option-text.tsx';

/** More than this many become a list that can be filtered. */
const MANY = 9;

/** One of a few: buttons with keys. The same things glow on the table. */
export function ChooseBody({ decision }: { readonly decision: Choose }): ReactNode {
  const t = useTable();
  const { ask, speaker, lexicon } = t;
  const [filter, setFilter] = useState('');
  const options = inOrder(decision, lexicon);
  const pick = ask.draft?.kind === 'one' ? ask.draft.pick : null;
  const main = options.filter((o) => !isPass(o));
  const shown = main.filter((o) => filter === '' || speaker.option(decision, o).toLowerCase().includes(filter.toLowerCase()));
  const passes = options.filter(isPass);
  const notes = useMemo(() => new Map(main.map((o) => [o, optionNote(t, decision, o)])), [t, decision, main]);
  const dense = main.length > 5 && main.every((o) => (notes.get(o) ?? '') === '');
  const one = (option: string): ReactNode => (
    <Choice
      key={option}
      option={option}
      keyHint={keyOf(decision, option, lexicon)}
      label={<OptionLabel decision={decision} option={option} />}
      note={notes.get(option)}
      result={<OptionResult decision={decision} option={option} />}
      best={pick === option}
      pass={isPass(option)}
      onPick={() => ask.send(option)}
      onPreview={(on) => ask.setHovered(on ? option : null)}
    />
  );
  return (
    <>
      {main.length > MANY ? (
        <input
          className="inp filter"
          type="search"
          aria-label={T.prompt.filterChoices}
          placeholder={T.prompt.filter}
          value={filter}
          onChange={(e) => setFilter(e.target.value)}
        />
      ) : null}
      <div className={`choices scroll${dense ? ' dense' : ''}`} tabIndex={-1}>
        {shown.length === 0 && filter !== '' ? <p className="mut">{T.prompt.noMatch}</p> : null}
        {shown.map(one)}
      </div>
      {passes.length > 0 ? <div className="choices last">{passes.map(one)}</div> : null}
      {pick === null || isPass(pick) ? null : <p className="mut small">{T.prompt.pieceHint}</p>}
    </>
  );
}

/** How many names are listed at once. */
const LISTED = 8;

/** One name out of a long list: type a few letters. */
export function NameBody({ decision }: { readonly decision: NameOne }): ReactNode {
  const { ask, speaker } = useTable();
  const [query, setQuery] = useState('');
  const names = useMemo(() => decision.options.map((o) => [o, speaker.option(decision, o)] as const), [decision, speaker]);
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '');
  const found = names.filter(([, name]) => words.every((w) => name.toLowerCase().includes(w)));
  const pick = ask.draft?.kind === 'one' ? ask.draft.pick : null;
  return (
    <>
      <input
        className="inp filter"
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
      <div className="choices scroll">
        {found.length === 0 ? <p className="mut">{T.prompt.noMatch}</p> : null}
        {found.slice(0, LISTED).map(([option, name]) => (
          <Choice key={option} option={option} label={name} best={pick === option} onPick={() => ask.send(option)} />
        ))}
        {found.length > LISTED ? <p className="mut">{T.prompt.more(found.length - LISTED)}</p> : null}
      </div>
    </>
  );
}
