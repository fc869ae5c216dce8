import { isLegal, type Answer } from '@parley/kernel/client';
import { useCallback, useMemo, useState } from 'react';
import { connection } from '../client/connection.ts';
import { useSettings } from '../client/settings.ts';
import { createStore, useSelected } from '../client/store.ts';
import type { OpenTable } from '../client/table-store.ts';
import type { GameState, TableState } from '../client/table-state.ts';
import { askedNow, leadsOn, settle, settledBy, stepNow, takeBack, type Progress, type Settled } from './act.ts';
import type { Presenter } from '../game-client.ts';
import { answerOf, emptyDraft, isEmpty, type Draft } from './draft.ts';
import { pointsOf, pressed, type Interaction } from './interaction.ts';
import { complain } from '../client/complaint.ts';
import { useFresh } from './use-fresh.ts';

const NONE: readonly Settled[] = [];
const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

/** Drafts by question: a question that is asked again after an interruption finds its draft as it was. */
export function useInteraction(
  table: OpenTable,
  state: TableState,
  game: GameState | null,
  presenter: Presenter | null,
  busy: boolean,
): Interaction {
  const { oneClick } = useSettings();
  const [drafts, setDrafts] = useState<{ readonly step: string; readonly draft: Draft } | null>(null);
  const [way, setWay] = useState<{ readonly question: string; readonly progress: Progress | null } | null>(null);
  const [hovered] = useState(() => createStore<string | null>(null));
  const [raising, setRaising] = useState<string | null>(null);

  const sending = state.sent !== null && state.sent.state !== 'refused';
  const lost = useSelected(connection.link, (l) => l.status === 'lost');
  const prompt = busy || lost ? null : (game?.prompt ?? null);
  const progress = prompt && way?.question === prompt.question ? way.progress : null;
  const decision = useMemo(() => (prompt ? askedNow(prompt.decision, progress) : null), [prompt, progress]);
  const settled = useMemo(() => (prompt?.decision.kind === 'act' ? settledBy(prompt.decision, progress) : NONE), [prompt, progress]);
  const step = prompt ? `${prompt.question} ${JSON.stringify(progress)}` : '';
  const fresh = useFresh(step);
  const draft = useMemo(() => {
    if (!decision) return null;
    return drafts?.step === step ? drafts.draft : emptyDraft(decision);
  }, [decision, step, drafts]);

  const byPoint = useMemo(
    () => (presenter && decision && !sending ? pointsOf(presenter, decision) : NOTHING),
    [presenter, decision, sending],
  );
  const uses = game?.raisable;
  const raisable = useMemo(() => {
    const out = new Map<string, string[]>();
    if (!presenter || !uses) return out;
    for (const key of uses) {
      const at = presenter.point(key) ?? '';
      out.set(at, [...(out.get(at) ?? []), key]);
    }
    return out;
  }, [presenter, uses]);

  const setDraft = useCallback(
    (next: Draft): void => {
      if (decision && !sending) setDrafts({ step, draft: next });
    },
    [decision, step, sending],
  );
  const ready = useMemo(() => (decision && draft ? answerOf(decision, draft) : null), [decision, draft]);
  const send = useCallback(
    (answer?: Answer): void => {
      const a = answer ?? ready;
      if (!prompt || a === null || sending || fresh.get()) return;
      hovered.set(null);
      const { question, decision: whole } = prompt;
      if (whole.kind !== 'act') {
        table.answer(question, a).catch(complain);
        return;
      }
      if (!isLegal(stepNow(whole, progress), a)) return;
      const act = settle(whole, progress, a);
      if ('on' in act) setWay({ question, progress: act.on });
      else table.answer(question, act.act).catch(complain);
    },
    [prompt, progress, ready, sending, fresh, table, hovered],
  );
  const press = useCallback(
    (point: string, back = false): void => {
      if (fresh.get()) return;
      const options = byPoint.get(point);
      if (!decision || !draft || !options) {
        if (raisable.has(point)) setRaising((now) => (now === point ? null : point));
        return;
      }
      const result = pressed(decision, draft, options, back, oneClick || (prompt !== null && leadsOn(prompt.decision, progress, options)));
      if ('send' in result) send(result.send);
      else setDraft(result.draft);
    },
    [byPoint, prompt, progress, decision, draft, raisable, oneClick, fresh, send, setDraft],
  );
  const clear = useCallback((): void => {
    setRaising(null);
    if (decision) setDrafts({ step, draft: emptyDraft(decision) });
  }, [decision, step]);
  const back = useCallback((): void => {
    if (prompt && !fresh.get()) setWay({ question: prompt.question, progress: takeBack(progress) });
  }, [prompt, progress, fresh]);
  const raise = useCallback(
    (key: string): void => {
      if (fresh.get()) return;
      setRaising(null);
      table.raise(key).catch(complain);
    },
    [table, fresh],
  );

  const empty = !decision || !draft || isEmpty(decision, draft);

  return useMemo(
    () => ({
      prompt,
      decision,
      settled,
      back,
      sending,
      fresh,
      draft,
      setDraft,
      ready,
      empty,
      send,
      clear,
      byPoint,
      raisable,
      raise,
      raising,
      setRaising,
      press,
      hovered,
      setHovered: hovered.set,
    }),
    [
      prompt,
      decision,
      settled,
      back,
      sending,
      fresh,
      draft,
      setDraft,
      ready,
      empty,
      send,
      clear,
      byPoint,
      raisable,
      raise,
      raising,
      press,
      hovered,
    ],
  );
}
