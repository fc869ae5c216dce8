import { describe, expect, it } from 'vitest';
import { cosmic } from '@parley/cosmic';
import { openTable, type GameEvent } from '@parley/kernel';
import { playBatch } from '@parley/lab/exhaustive/batch.ts';
import { cosmicLab } from '../../lab/index.ts';
import { biasedOptions } from '../../lab/exhaustive/bias.ts';
import { report } from '@parley/lab/exhaustive/report.ts';
import { allTargets, optionsUsed, targetOf } from '../../lab/exhaustive/targets.ts';

const event = (type: string, data: GameEvent['data']): GameEvent => ({ n: 1, type, data, why: null });

describe('the exhaustive runner', () => {
  it('knows every text, card and option once', () => {
    const targets = allTargets();
    expect(new Set(targets).size).toBe(targets.length);
    for (const t of [
      'power:zombie',
      'wild:zombie',
      'super:zombie',
      'card:attack-40',
      'card:plague',
      'card:destiny:wild',
      'option:planets 4',
      'option:house.noColony "gate"',
      'option:rewards "both"',
    ])
      expect(targets).toContain(t);
  });

  it('reads from events what was used', () => {
    expect(targetOf(event('power-used', { who: 0, alien: 'zombie', clause: 'rise' }))).toBe('power:zombie');
    expect(targetOf(event('card-played', { who: 0, card: 'plague', text: 'card' }))).toBe('card:plague');
    expect(targetOf(event('card-played', { who: 0, card: 'flare:void', text: 'wild' }))).toBe('wild:void');
    expect(targetOf(event('card-played', { who: 0, card: 'flare:void', text: 'super' }))).toBe('super:void');
    expect(targetOf(event('card-revealed', { who: 0, card: 'attack-08' }))).toBe('card:attack-08');
    expect(targetOf(event('destiny-drawn', { who: 0, card: 'destiny:red!' }))).toBe('card:destiny:red!');
    expect(targetOf(event('ships-lost', { who: 0, n: 3, to: 'warp' }))).toBeNull();
  });

  it('counts the options of a game', () => {
    const options = cosmic.parse({ players: 4, planets: 4, flares: false });
    const used = optionsUsed(options);
    expect(used).toEqual(expect.arrayContaining(['option:players 4', 'option:planets 4', 'option:flares false', 'option:aliens "dealt"']));
    expect(used).not.toContain('option:flares true');
    for (const t of used) expect(allTargets()).toContain(t);
  });

  it('gives rare aliens seats and rare flares hands, within the rules', () => {
    const seen = Object.fromEntries(
      allTargets()
        .filter((t) => !t.endsWith(':zombie'))
        .map((t) => [t, 1000]),
    );
    const games = Array.from({ length: 40 }, (_, i) => biasedOptions(`b-${i}`, seen));
    for (const options of games) expect(() => cosmic.parse(options)).not.toThrow();
    const withZombie = games.filter((o) => JSON.stringify(o.seats).includes('"zombie"'));
    expect(withZombie.length).toBeGreaterThan(30);
    expect(games.filter((o) => JSON.stringify(o.position ?? {}).includes('flare:zombie')).length).toBeGreaterThan(20);
  });

  it('puts rare cards of the variants where they will be used, within the rules', () => {
    const rare = ['card:tech:precursor-seed', 'card:hazard:witness', 'card:rift-1'];
    const seen = Object.fromEntries(
      allTargets()
        .filter((t) => !rare.includes(t))
        .map((t) => [t, 1000]),
    );
    const games = Array.from({ length: 120 }, (_, i) => biasedOptions(`r-${i}`, seen));
    for (const [i, options] of games.entries()) expect(() => openTable(cosmic, options, `r-${i}`)).not.toThrow();
    const laid = (test: (o: { readonly [key: string]: unknown }) => boolean, text: string) => {
      const such = games.filter(test);
      return such.filter((o) => JSON.stringify(o.position ?? {}).includes(text)).length / such.length;
    };
    // In every other game of a variant; the others are set up as usual.
    for (const share of [
      laid((o) => o.technology === true && o.planets !== 4, '"precursor-seed":9'),
      laid((o) => o.hazards === true, '"hazardDeck":["witness"'),
      laid((o) => o.rewards === 'dominion' && o.commonRewards !== true, '"rewardDeck":["rift-1"'),
    ]) {
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.8);
    }
  });

  it('counts what a few games used, and lists the rest as never used', () => {
    const { used, failures, answers } = playBatch({ game: 'cosmic', seeds: ['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6'], seen: {} });
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    const targets = allTargets();
    for (const t of Object.keys(used)) expect(targets).toContain(t);
    const reached = targets.filter((t) => used[t] !== undefined);
    const text = report(cosmicLab.targets.kinds, targets, used);
    const counted = [...text.matchAll(/^\S.*? +(\d+) of (\d+) used$/gm)];
    expect(counted.reduce((n, m) => n + Number(m[1]), 0)).toBe(reached.length);
    expect(counted.reduce((n, m) => n + Number(m[2]), 0)).toBe(targets.length);
    const never = targets.filter((t) => !reached.includes(t));
    expect(text.split('\n').at(-1)).toBe(never.length === 0 ? 'Everything was used.' : `NEVER USED: ${never.join(', ')}`);
    console.log(
      text
        .split('\n')
        .filter((line) => line.endsWith(' used'))
        .join('\n'),
    );
  });
});
