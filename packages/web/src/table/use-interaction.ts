import type { Answer, Decision } from '@parley/kernel';
import { useCallback, useMemo, useState } from 'react';
import { connection } from '../client/connection.ts';
import { useSettings } from '../client/settings.ts';
import { useSelected } from '../client/store.ts';
import type { OpenTable } from '../client/table-store.ts';
import type { GameState, TableState } from '../client/table-state.ts';
import type { Board } from '../model/board.ts';
import type { Draft } from '../model/draft.ts';
import { pointKey, pointOf, type Point } from '../model/point.ts';
import { answerOf, emptyDraft, isEmpty, pointsOf, pressed, type Interaction } from './interaction.ts';
import { complain } from '../client/complaint.ts';

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

/** Drafts by question: a question that is asked again after an interruption finds its draft as it was. */
export function useInteraction(
  table: OpenTable,
  state: TableState,
  game: GameState | null,
  board: Board | null,
  busy: boolean,
): Interaction {
  const { oneClick } = useSettings();
  const [drafts, setDrafts] = useState<{ readonly question: string; readonly draft: Draft } | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [raising, setRaising] = useState<string | null>(null);

  const sending = state.sent !== null && state.sent.state !== 'refused';
  const lost = useSelected(connection.link, (l) => l.status === 'lost');
  const prompt = busy || lost ? null : (game?.prompt ?? null);
  const decision: Decision | null = prompt?.decision ?? null;
  const draft = useMemo(() => {
    if (!prompt) return null;
    return drafts?.question === prompt.question ? drafts.draft : emptyDraft(prompt.decision);
  }, [prompt, drafts]);

  const byPoint = useMemo(
    () => (board && decision && !sending ? pointsOf(board, decision) : NOTHING),
    [board, decision, sending],
  );
  const raisable = useMemo(() => {
    const out = new Map<string, string[]>();
    if (!board || !game) return out;
    for (const key of game.raisable) {
      const point = pointOf(board, key);
      const at = point ? pointKey(point) : 'none';
      out.set(at, [...(out.get(at) ?? []), key]);
    }
    return out;
  }, [board, game]);

  const setDraft = useCallback(
    (next: Draft): void => {
      if (prompt && !sending) setDrafts({ question: prompt.question, draft: next });
    },
    [prompt, sending],
  );
  const ready = decision && draft ? answerOf(decision, draft) : null;
  const send = useCallback(
    (answer?: Answer): void => {
      const a = answer ?? ready;
      if (!prompt || a === null || sending) return;
      setHovered(null);
      table.answer(prompt.question, a).catch(complain);
    },
    [prompt, ready, sending, table],
  );
  const press = useCallback(
    (point: Point, back = false): void => {
      const key = pointKey(point);
      const options = byPoint.get(key);
      if (!decision || !draft || !options) {
        if (raisable.has(key)) setRaising((now) => (now === key ? null : key));
        return;
      }
      const result = pressed(decision, draft, options, back, oneClick);
      if ('send' in result) send(result.send);
      else setDraft(result.draft);
    },
    [byPoint, decision, draft, raisable, oneClick, send, setDraft],
  );
  const clear = useCallback((): void => {
    setRaising(null);
    if (prompt) setDrafts({ question: prompt.question, draft: emptyDraft(prompt.decision) });
  }, [prompt]);
  const raise = useCallback(
    (key: string): void => {
      setRaising(null);
      table.raise(key).catch(complain);
    },
    [table],
  );

  return {
    prompt,
    decision,
    sending,
    draft,
    setDraft,
    ready,
    empty: !decision || !draft || isEmpty(decision, draft),
    send,
    clear,
    byPoint,
    raisable,
    raise,
    raising,
    setRaising,
    press,
    hovered,
    setHovered,
  };
}
