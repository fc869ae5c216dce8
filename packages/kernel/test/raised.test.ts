import { ask, askAll, askOpen, because, occasionKey, raisable, raise, window, type Decision } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { call, clause, give, play, prompts, say, source, yesno, type Stage } from './script.ts';

const HERE = occasionKey('raised.here');

/** Every seat may shout at any time; who whispers is asked what. */
const shouting: Stage = {
  raisable: () => ['shout', 'whisper'],
  *serve(g, seat, key) {
    if (key === 'whisper') yield* ask(yesno(seat, 'what'));
    say(g, `${key} ${seat}`);
  },
};

describe('a raised effect', () => {
  it('is served at once where the table stands at a safe point, and the question is asked again', () => {
    const table = play(function* (g) {
      const answer = yield* askOpen(g, () => yesno(0, `after ${g.s.said.length}`));
      say(g, answer);
    }, shouting);
    expect(prompts(table)).toEqual(['0 after 0']);
    call(table, 2, 'shout');
    expect(table.game.s.said).toEqual(['shout 2']);
    expect(prompts(table)).toEqual(['0 after 1']);
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['shout 2', 'true']);
  });

  it('waits in the middle of an effect for the next safe point', () => {
    const table = play(function* (g) {
      yield* ask(yesno(0, 'inside'));
      say(g, 'effect done');
      yield* ask(yesno(1, 'still inside'));
      yield* askOpen(g, () => yesno(0, 'safe'));
    }, shouting);
    call(table, 2, 'shout');
    expect(prompts(table)).toEqual(['0 inside']);
    give(table, 0, true);
    expect(prompts(table)).toEqual(['1 still inside']);
    expect(table.game.s.said).toEqual(['effect done']);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['effect done', 'shout 2']);
    expect(prompts(table)).toEqual(['0 safe']);
  });

  it('is never served inside an effect, even if its question calls itself open', () => {
    const open: Decision = { ...yesno(0, 'inside'), open: true };
    const table = play(function* (g) {
      say(g, yield* ask(open));
    }, shouting);
    call(table, 2, 'shout');
    expect(prompts(table)).toEqual(['0 inside']);
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['true']);
  });

  it('is served in the order of raising', () => {
    const table = play(function* (g) {
      yield* ask(yesno(0, 'inside'));
      yield* askOpen(g, () => yesno(0, 'safe'));
    }, shouting);
    call(table, 2, 'shout');
    call(table, 1, 'shout');
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['shout 2', 'shout 1']);
  });

  it('happens for its own sake, not because of what it interrupts', () => {
    const causes: (string | undefined)[] = [];
    const table = play(
      (g) =>
        because(
          g,
          'rule',
          'R1',
          0,
          (function* () {
            yield* askOpen(g, () => yesno(0, 'safe'));
            causes.push(g.cause?.id);
          })(),
        ),
      {
        ...shouting,
        *serve(g) {
          causes.push(g.cause?.id);
        },
      },
    );
    call(table, 1, 'shout');
    give(table, 0, true);
    expect(causes).toEqual([undefined, 'R1']);
  });

  it('is forgotten when it can no longer be used', () => {
    const once: Stage = { ...shouting, raisable: (g) => (g.s.said.length === 0 ? ['shout'] : []) };
    const table = play(function* (g) {
      yield* ask(yesno(0, 'inside'));
      yield* askOpen(g, () => yesno(0, 'safe'));
    }, once);
    call(table, 2, 'shout');
    call(table, 1, 'shout');
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['shout 2']);
    expect(table.game.k.raised).toEqual([]);
    expect(raisable(table, 1)).toEqual([]);
  });

  it('may make the question it interrupted pointless', () => {
    const table = play(function* (g) {
      const answer = yield* askOpen(g, () => (g.s.said.length > 0 ? null : yesno(0, 'quiet')));
      say(g, answer);
    }, shouting);
    call(table, 1, 'shout');
    expect(table.game.s.said).toEqual(['shout 1', 'null']);
    expect(table.over).toBe(true);
  });

  it('cannot be raised twice, by nobody, or when there is no such thing', () => {
    const table = play(function* () {
      yield* ask(yesno(0, 'inside'));
    }, shouting);
    call(table, 1, 'shout');
    expect(raise(table, 1, 'shout')).toEqual({ reason: 'cannot-raise', message: 'That is already waiting to be used.' });
    expect(raise(table, 1, 'sing')?.reason).toBe('cannot-raise');
    expect(raise(table, 3, 'shout')?.reason).toBe('no-such-seat');
    expect(raise(table, 1, null)?.reason).toBe('cannot-raise');
    expect(table.entries.length).toBe(1);
  });
});

describe('a raised effect in a window', () => {
  const content: Stage['content'] = [0, 1].map((seat) => [source(`s${seat}`, seat), { clauses: [clause('act', HERE)] }]);
  const stand = () => play((g) => window(g, HERE, {}), { ...shouting, content });

  it('is a change after which earlier passes no longer hold', () => {
    const table = stand();
    give(table, 0, 'pass');
    expect(prompts(table)).toEqual(['1 use s1:act pass']);
    call(table, 2, 'shout');
    expect(prompts(table)).toEqual(['1 use s1:act pass']);
    give(table, 1, 'pass');
    expect(prompts(table)).toEqual(['0 use s0:act pass']);
    give(table, 0, 'pass');
    expect(table.over).toBe(true);
  });

  it('does not undo the pass that is given after it', () => {
    const table = stand();
    call(table, 2, 'shout');
    give(table, 0, 'pass');
    give(table, 1, 'pass');
    expect(table.over).toBe(true);
    expect(table.entries.length).toBe(3);
  });
});

describe('a raised effect while a group is asked', () => {
  const group = (changing: number | null) =>
    play(function* (g) {
      const answers = yield* askAll(g, () =>
        [0, 1, 2].map((seat) => yesno(seat, seat === changing ? `group ${g.s.said.length}` : 'group')),
      );
      say(g, [...answers]);
    }, shouting);

  it('leaves the answers that were given', () => {
    const table = group(null);
    give(table, 1, true);
    call(table, 2, 'shout');
    expect(prompts(table)).toEqual(['0 group', '2 group']);
    give(table, 0, false);
    give(table, 2, true);
    expect(table.game.s.said).toEqual(['shout 2', '[[0,false],[1,true],[2,true]]']);
  });

  it('takes back the answer to a question that it changed, and only that one', () => {
    const table = group(1);
    give(table, 1, true);
    give(table, 0, true);
    call(table, 2, 'shout');
    expect(prompts(table)).toEqual(['1 group 1', '2 group']);
  });

  it('leaves the answers that were given when it asks something itself', () => {
    const table = group(null);
    give(table, 1, true);
    call(table, 2, 'whisper');
    expect(prompts(table)).toEqual(['2 what']);
    give(table, 2, true);
    expect(prompts(table)).toEqual(['0 group', '2 group']);
  });

  it('leaves them through several interruptions', () => {
    const table = group(null);
    give(table, 0, true);
    call(table, 2, 'shout');
    give(table, 1, true);
    call(table, 0, 'whisper');
    call(table, 1, 'shout');
    expect(prompts(table)).toEqual(['0 what']);
    give(table, 0, false);
    expect(prompts(table)).toEqual(['2 group']);
  });

  it('lets the game go on when nobody is left to ask', () => {
    const table = play(function* (g) {
      yield* askAll(g, () => (g.s.said.length > 0 ? [yesno(0, 'group')] : [yesno(0, 'group'), yesno(1, 'group')]));
      say(g, 'done');
    }, shouting);
    give(table, 0, true);
    call(table, 2, 'shout');
    expect(table.over).toBe(true);
    expect(table.game.s.said).toEqual(['shout 2', 'done']);
  });
});
