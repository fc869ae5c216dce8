import { answer, bargain, fallbackAnswer, questionFor, type BargainTerms, type Decision, type Seat } from '@parley/kernel';
import { playOut, randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { give, play, prompts, say } from './script.ts';

const goods = [0, 1, 2].flatMap((from) =>
  [0, 1, 2].filter((to) => to !== from).map((to) => ({ id: `card${from}${to}`, from, to, max: 1 })),
);

const terms: BargainTerms = {
  tag: 'deal',
  from: 'rule:deal',
  parties: [0, 1, 2],
  goodsFor: () => goods,
  limits: {},
  canKeep: () => true,
  rounds: 2,
};

const table = (more: Partial<BargainTerms> = {}) =>
  play(function* (g) {
    say(g, yield* bargain({ ...terms, ...more }));
  });

const offer = (...given: string[]) => ({ do: 'offer', gives: Object.fromEntries(given.map((id) => [id, 1])) });
const ACCEPT = { do: 'accept' };
const LEAVE = { do: 'leave' };

function question(t: ReturnType<typeof table>, seat: Seat): Extract<Decision, { kind: 'bargain' }> {
  const d = questionFor(t, seat);
  if (d?.kind !== 'bargain') throw new Error(`seat ${seat} is not in a bargain`);
  return d;
}

describe('a bargain', () => {
  it('of three is made when all three agree', () => {
    const t = table();
    expect(prompts(t)).toEqual(['0 deal', '1 deal', '2 deal']);
    give(t, 1, offer('card10', 'card02'));
    expect(prompts(t)).toEqual(['0 deal', '2 deal']);
    give(t, 2, ACCEPT);
    expect(prompts(t)).toEqual(['0 deal']);
    give(t, 0, ACCEPT);
    expect(t.game.s.said).toEqual(['{"card10":1,"card02":1}']);
  });

  it('starts anew with a counter offer: who accepted the old one has not accepted the new one', () => {
    const t = table();
    give(t, 1, offer('card10'));
    give(t, 2, ACCEPT);
    give(t, 0, offer('card21'));
    expect(prompts(t)).toEqual(['1 deal', '2 deal']);
    expect(question(t, 1).offer).toEqual({ by: 0, gives: { card21: 1 } });
    give(t, 1, ACCEPT);
    give(t, 2, ACCEPT);
    expect(t.game.s.said).toEqual(['{"card21":1}']);
  });

  it('fails when anybody walks away', () => {
    const t = table();
    give(t, 1, offer('card10'));
    give(t, 2, ACCEPT);
    give(t, 0, LEAVE);
    expect(t.game.s.said).toEqual(['null']);
    expect(t.over).toBe(true);
  });

  it('has nothing to accept before there is an offer', () => {
    const t = table();
    expect(answer(t, 0, ACCEPT)?.reason).toBe('not-legal');
    expect(question(t, 0).offer).toBeNull();
  });

  it('lets nobody accept what they could not keep', () => {
    const t = table({ canKeep: (seat) => seat !== 2 });
    give(t, 0, offer('card20'));
    expect(question(t, 1).acceptable).toBe(true);
    expect(question(t, 2).acceptable).toBe(false);
    expect(answer(t, 2, ACCEPT)?.message).toBe('there is no offer on the table that you can accept');
  });

  it('ends for those who have used up their offers in accepting or leaving', () => {
    const t = table({ parties: [0, 1], rounds: 1 });
    give(t, 0, offer('card01'));
    give(t, 1, offer('card10'));
    expect(question(t, 0)).toMatchObject({ mayOffer: false, acceptable: true });
    expect(answer(t, 0, offer('card01'))?.message).toBe('no further offers: accept or leave');
    give(t, 0, ACCEPT);
    expect(t.game.s.said).toEqual(['{"card10":1}']);
  });

  it('shows each party what it may know of the goods', () => {
    const t = table({ goodsFor: (seat) => goods.filter((good) => good.from === seat), data: { clock: 60 } });
    expect(question(t, 1).goods.map((good) => good.id)).toEqual(['card10', 'card12']);
    expect(question(t, 1).data).toEqual({ clock: 60 });
  });

  it('tells each party its own limits, and the goods as they are under the offer that lies there', () => {
    const t = table({
      limits: (seat) => ({ gifts: seat }),
      goodsFor: (_seat, standing) => (standing === null ? goods.slice(0, 1) : goods),
    });
    expect([question(t, 1).limits, question(t, 2).limits]).toEqual([{ gifts: 1 }, { gifts: 2 }]);
    expect(question(t, 1).goods).toHaveLength(1);
    give(t, 0, offer('card01'));
    expect(question(t, 1).goods).toHaveLength(goods.length);
  });

  it('reports every offer', () => {
    const heard: unknown[] = [];
    const t = table({ told: (x) => heard.push(x) });
    give(t, 0, offer('card01'));
    give(t, 1, offer('card10'));
    expect(heard).toEqual([
      { by: 0, gives: { card01: 1 } },
      { by: 1, gives: { card10: 1 } },
    ]);
  });

  it('is left by those whose time has run out', () => {
    const t = table();
    give(t, 0, fallbackAnswer(question(t, 0)));
    expect(t.game.s.said).toEqual(['null']);
  });

  it('comes to an end whatever is answered', () => {
    for (let i = 0; i < 200; i++) expect(playOut(table(), randomPlayer(`deal ${i}`), 13)).toBeGreaterThan(0);
  });
});
