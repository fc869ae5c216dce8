import type { ChooseSome } from '@parley/kernel';
import { Choice, inOrder, keyOf, pickFault, useAsk, usePresenter } from '@parley/web/shell';
import { useCallback, useEffect, type ReactNode } from 'react';
import { stripOf } from '../model/strip.ts';
import { useStanding, Verdict } from '../focus/group-bar.tsx';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import styles from '../styles/prompt.module.css';
import { T } from '../text/index.ts';
import { OptionLabel } from './option.tsx';

/** As many of these as go together: whoever would be too many is left out. */
function mostOf({ options, max, caps = [] }: ChooseSome): readonly string[] {
  const picks: string[] = [];
  for (const option of options) {
    const full = caps.some(({ of, max: most = of.length }) => of.includes(option) && picks.filter((x) => of.includes(x)).length >= most);
    if (!full && picks.length < max) picks.push(option);
  }
  return picks;
}

const GO: { readonly [tag: string]: 'beam' | 'walk' | 'attempt' } = { 'beam.who': 'beam', 'walk.who': 'walk', 'attempt.who': 'attempt' };

/** Who goes: toggles here and in the strip, with how those who are chosen would stand. */
export function SomeBody({ decision }: { readonly decision: ChooseSome }): ReactNode {
  const presenter = usePresenter();
  const ask = useAsk();
  const options = inOrder(presenter, decision);
  const picks = ask.draft?.kind === 'picks' ? ask.draft.picks : [];
  const fault = pickFault(decision, picks);
  const { setDraft } = ask;
  const all = useCallback(() => setDraft({ kind: 'picks', picks: mostOf(decision) }), [setDraft, decision]);
  const none = useCallback(() => setDraft({ kind: 'picks', picks: [] }), [setDraft]);
  useUsualTeam(decision);
  useLetters(all, none);
  const word = GO[decision.tag] ?? 'other';
  return (
    <>
      <div className={styles.tally}>
        <span>{T.ask.chosen({ n: picks.length })}</span>
        <StandingNow />
        <span className="spacer" />
        <button type="button" className="button is-quiet" onClick={all}>
          <kbd>A</kbd> {T.ask.everybody}
        </button>
        <button type="button" className="button is-quiet" disabled={picks.length === 0} onClick={none}>
          <kbd>N</kbd> {T.ask.nobody}
        </button>
      </div>
      <div className="prompt-choices scrolling" tabIndex={-1}>
        {options.map((option) => (
          <Choice
            key={option}
            option={option}
            keyHint={keyOf(presenter, decision, option)}
            label={<OptionLabel decision={decision} option={option} />}
            note={presenter.optionNote(decision, option)}
            best={picks.includes(option)}
            pressed={picks.includes(option)}
            onPick={() => ask.press(presenter.point(option, decision) ?? '')}
          />
        ))}
      </div>
      <div className="prompt-choices is-last">
        <Choice
          keyHint="Enter"
          label={(T.ask.go[word] ?? T.ask.go.other)({ n: picks.length })}
          result={fault ?? undefined}
          best={fault === null}
          disabled={fault !== null}
          onPick={() => ask.send()}
        />
      </div>
    </>
  );
}

/** As many as can go are chosen to begin with, where nobody is the worse for it. */
function useUsualTeam(decision: ChooseSome): void {
  const { draft, setDraft } = useAsk();
  const { tag, fallback } = decision;
  const untouched = draft?.kind === 'picks' && draft.picks.length === 0;
  useEffect(() => {
    if (tag !== 'attempt.who' || !untouched || !Array.isArray(fallback)) return;
    setDraft({ kind: 'picks', picks: fallback.filter((x) => typeof x === 'string') });
    // Only when it is first asked: whoever takes all back means it.
  }, [decision]);
}

/** A takes all, N none, wherever the focus is. */
function useLetters(all: () => void, none: () => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return;
      const key = e.key.toLowerCase();
      if (key === 'a') all();
      else if (key === 'n') none();
      else return;
      e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [all, none]);
}

/** How those who are chosen stand against the mission of the place. */
function StandingNow(): ReactNode {
  const scene = useScene();
  const { focus } = useFocus();
  const strip = focus === null ? null : stripOf(scene, focus);
  return strip === null ? null : <StandingOf strip={strip} />;
}
function StandingOf({ strip }: { readonly strip: NonNullable<ReturnType<typeof stripOf>> }): ReactNode {
  const standing = useStanding(strip);
  return standing === null ? null : <Verdict standing={standing} />;
}
