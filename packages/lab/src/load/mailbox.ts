import { json } from '@parley/kernel';
import type { ChildProcess } from 'node:child_process';

/** What a process can be asked by the one that has started it. Questions and replies travel as JSON texts. */
export type Replies = { readonly [question: string]: (about: json.Json) => json.Json | Promise<json.Json> };

interface Question {
  readonly id: number;
  readonly question: string;
  readonly about: json.Json;
}
const readQuestion: json.Reader<Question> = json.fields({ id: json.number, question: json.text, about: json.anything });

interface Reply {
  readonly id: number;
  readonly value?: json.Json | undefined;
  readonly error?: string | undefined;
}
const readReply: json.Reader<Reply> = json.fields({
  id: json.number,
  value: json.optional(json.anything),
  error: json.optional(json.text),
});

/** In the process that was started: says that it is ready, with what whoever started it must know, and replies from then on. */
export function answerQuestions(ready: json.Json, replies: Replies): void {
  const say = (reply: Reply): void => void process.send?.(JSON.stringify(reply));
  process.on('message', (text) => {
    const { id, question, about } = json.read(readQuestion, String(text), 'a question');
    Promise.resolve()
      .then(() => replies[question](about))
      .then(
        (value) => say({ id, value }),
        (error: unknown) => say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
  // Nobody is left to ask, nor to stop it.
  process.once('disconnect', () => process.exit(0));
  say({ id: 0, value: ready });
}

export interface Asker {
  /** What the process said when it was ready. */
  readonly ready: Promise<json.Json>;
  ask<T>(reader: json.Reader<T>, question: string, about?: json.Json): Promise<T>;
}

/** In the process that has started the other one. */
export function asker(child: ChildProcess): Asker {
  const waiting = new Map<number, PromiseWithResolvers<json.Json>>();
  let next = 0;
  let gone = false;
  const expect = (id: number): Promise<json.Json> => {
    const promised = Promise.withResolvers<json.Json>();
    if (gone) promised.reject(new Error('the process has ended'));
    else waiting.set(id, promised);
    return promised.promise;
  };
  child.on('message', (text) => {
    if (typeof text !== 'string') return;
    const { id, value, error } = json.read(readReply, text, 'a reply');
    if (error !== undefined) waiting.get(id)?.reject(new Error(error));
    else waiting.get(id)?.resolve(value ?? null);
    waiting.delete(id);
  });
  child.once('exit', (code, signal) => {
    gone = true;
    for (const { reject } of waiting.values()) reject(new Error(`the process ended with ${code ?? signal}`));
    waiting.clear();
  });
  return {
    ready: expect(next++),
    async ask(reader, question, about = null) {
      const id = next++;
      const reply = expect(id);
      if (!gone) child.send(JSON.stringify({ id, question, about } satisfies Question));
      return reader(await reply, question);
    },
  };
}
