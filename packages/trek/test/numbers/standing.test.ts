import { describe, expect, it } from 'vitest';
import type { Standing } from '../../language/index.ts';
import { canAct, canUseSkills, compatible } from '../../rules/numbers/able.ts';
import { changesOf, numberOf } from '../../rules/numbers/attributes.ts';
import { groupOf } from '../../rules/numbers/groups.ts';
import { attemptersOf, pointsOf } from '../../rules/numbers/missions.ts';
import { meets } from '../../rules/numbers/needs.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { clausesOf } from '../../rules/numbers/standing.ts';
import { giveControl, move } from '../../rules/board/move.ts';
import { putMark } from '../../rules/state/marks.ts';
import { zoneOn } from '../../rules/state/zones.ts';
import { query, window } from '../../rules/timing/timing.ts';
import { aboard, become, BLUE, done, give, halt, RED, scenario, surface, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const THERE = 'Archanis Dispute';
const SHIP = "I.K.C. K'Vort";

/** Klag and others on the planet and aboard, and some of the other player. */
const board = (): Scenario =>
  scenario({
    alpha: [HERE, THERE],
    blue: {
      at: {
        [HERE]: {
          planet: ['Klag', 'Divok', 'Taul', 'Plain Box', 'Plain Crate'],
          space: { [SHIP]: ['Kurak', 'Gowron'], 'Klingon Outpost': [] },
        },
        [THERE]: { planet: ['Kargan'], space: { "I.K.C. Hegh'ta": ['Morka'] } },
      },
    },
    red: { at: { [HERE]: { planet: ['Tebok'], space: { "D'deridex": [] } } } },
  });
const strength = (t: Scenario, name: string): number => numberOf(t.g, t.piece(name), 'STRENGTH');
/** Whose STRENGTH a text on this card changes. */
function strengthened(source: string, text: Partial<Extract<Standing, { readonly says: 'adds' }>>): string[] {
  const names = ['Klag', 'Divok', 'Taul', 'Kurak', 'Gowron', 'Kargan', 'Tebok'];
  const t = board();
  const before = names.map((x) => strength(t, x));
  give(t.g, t.piece(source), { says: 'adds', to: ['STRENGTH'], n: 2, of: { is: 'yours' }, reach: 'present', ...text });
  return names.filter((x, i) => strength(t, x) === before[i] + 2);
}

describe('numbers', () => {
  it('T1.8, T19.1 self, present, here, everywhere, and what it is aboard of', () => {
    expect(strengthened('Klag', { reach: 'self' })).toEqual(['Klag']);
    expect(strengthened('Klag', {})).toEqual(['Klag', 'Divok', 'Taul']);
    expect(strengthened('Klag', { reach: 'here' })).toEqual(['Klag', 'Divok', 'Taul', 'Kurak', 'Gowron']);
    expect(strengthened('Klag', { reach: 'everywhere' })).toEqual(['Klag', 'Divok', 'Taul', 'Kurak', 'Gowron', 'Kargan']);
    expect(strengthened(HERE, { reach: 'planet' })).toEqual(['Klag', 'Divok', 'Taul']);
    expect(strengthened('Klag', { of: { is: 'opposing' } })).toEqual(['Tebok']);
    expect(strengthened('Klag', { of: { affil: 'Rom' } })).toEqual(['Taul', 'Tebok']);
  });

  it('T62.1 the ship it is aboard of, or that it was played on, and those aboard', () => {
    const t = board();
    give(t.g, t.piece('Kurak'), { says: 'adds', to: ['RANGE'], n: 1, of: { type: 'Ship' }, reach: 'host' });
    expect(numberOf(t.g, t.piece(SHIP), 'RANGE')).toBe(9);
    expect(numberOf(t.g, t.piece("D'deridex"), 'RANGE')).toBe(8);
    move(t.g, t.piece('Plain Crate'), zoneOn(t.piece(SHIP)));
    const before = strength(t, 'Gowron');
    const outside = strength(t, 'Klag');
    give(t.g, t.piece('Plain Crate'), { says: 'adds', to: ['STRENGTH'], n: 1, of: { is: 'anybody' }, reach: 'aboard' });
    expect(strength(t, 'Gowron')).toBe(before + 1);
    expect(strength(t, 'Klag')).toBe(outside);
  });

  it('T19.1, T38.9 copies of equipment add only if they say so', () => {
    const pair = (cumulative?: boolean): number => {
      const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Plain Case', 'Plain Case'] } } } });
      const before = strength(t, 'Klag');
      const kits = t.g.s.card.flatMap((_, x) => (t.names([x])[0] === 'Plain Case' ? [x] : []));
      const text = { says: 'adds', to: ['STRENGTH'], n: 2, of: { is: 'yours' }, reach: 'present' } as const;
      for (const kit of kits) give(t.g, kit, cumulative === undefined ? text : { ...text, cumulative });
      return strength(t, 'Klag') - before;
    };
    expect(pair(true)).toBe(4);
    expect(pair(false)).toBe(2);
    expect(pair()).toBe(2);
  });

  it('T38.9 what is no equipment adds unless it says not', () => {
    const pair = (cumulative?: boolean): number => {
      const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok', 'Divok'] } } } });
      const before = strength(t, 'Klag');
      const text = { says: 'adds', to: ['STRENGTH'], n: 2, of: { card: 'Klag' }, reach: 'present' } as const;
      for (const x of t.g.s.card.flatMap((_, i) => (t.names([i])[0] === 'Divok' ? [i] : [])))
        give(t.g, x, cumulative === undefined ? text : { ...text, cumulative });
      return strength(t, 'Klag') - before;
    };
    expect(pair()).toBe(4);
    expect(pair(false)).toBe(2);
  });

  it('T17.2 the text of a disabled personnel is off, that of a stopped one is not (T17.1)', () => {
    const t = board();
    const before = strength(t, 'Divok');
    give(t.g, t.piece('Klag'), { says: 'adds', to: ['STRENGTH'], n: 2, of: { card: 'Divok' }, reach: 'present' });
    halt(t.g, t.piece('Klag'));
    expect(strength(t, 'Divok')).toBe(before + 2);
    expect(changesOf(t.g, t.piece('Divok'), 'STRENGTH').changes).toMatchObject([{ n: 2 }]);
    become(t.g, 'disabled', t.piece('Klag'));
    expect(strength(t, 'Divok')).toBe(before);
  });

  it.each<[string, Extract<Standing, { readonly says: 'adds' }>['when'], boolean]>([
    ['with somebody', { card: 'Divok' }, true],
    ['with somebody who is elsewhere', { card: 'Kurak' }, false],
    ['with an opponent', { card: 'Tebok' }, false],
    ['by a skill present', { skill: 'Biology', n: 1 }, true],
    ['in play anywhere, whosoever', { inPlay: { card: 'Tebok' } }, true],
    ['in play of the same player', { inPlay: { card: 'Tebok' }, yours: true }, false],
    ['aboard a ship', { inside: { type: 'Ship' } }, false],
    ['unless aboard a ship', { unless: { inside: { type: 'Ship' } } }, true],
    ['in a quadrant', { quadrant: 'Alpha' }, true],
    ['in another quadrant', { quadrant: 'Gamma' }, false],
    ['both of two', { both: [{ card: 'Divok' }, { card: 'Kurak' }] }, false],
  ])('T42.5 a text works while its condition holds: %s', (_, when, holds) => {
    const t = board();
    const before = strength(t, 'Klag');
    give(t.g, t.piece('Klag'), {
      says: 'adds',
      to: ['STRENGTH'],
      n: 3,
      of: { is: 'anybody' },
      reach: 'self',
      ...(when === undefined ? {} : { when }),
    });
    expect(strength(t, 'Klag') - before).toBe(holds ? 3 : 0);
  });

  it('T62.1 a ship by its state, its commander and what was played on it', () => {
    const t = board();
    const range = (): number => numberOf(t.g, t.piece(SHIP), 'RANGE');
    give(t.g, t.piece('Kurak'), { says: 'adds', to: ['RANGE'], n: 1, of: { is: 'cloaked' }, reach: 'host' });
    expect(range()).toBe(8);
    become(t.g, 'cloaked', t.piece(SHIP));
    expect(range()).toBe(9);
    give(t.g, t.piece('Gowron'), {
      says: 'adds',
      to: ['RANGE'],
      n: 3,
      of: { type: 'Ship' },
      reach: 'host',
      when: { hosts: { card: 'Plain Box' } },
    });
    expect(range()).toBe(9);
    move(t.g, t.piece('Plain Box'), zoneOn(t.piece(SHIP)));
    expect(range()).toBe(12);
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Toreth'], space: { Khazara: ['Taul'] } } } } });
    give(u.g, u.piece('Taul'), { says: 'adds', to: ['WEAPONS'], n: 3, of: { is: 'commanded' }, reach: 'everywhere' });
    const before = numberOf(u.g, u.piece('Khazara'), 'WEAPONS');
    move(u.g, u.piece('Toreth'), aboard(u, 'Khazara'));
    expect(numberOf(u.g, u.piece('Khazara'), 'WEAPONS')).toBe(before + 3);
  });
});

describe('skills', () => {
  const kit: Standing = { says: 'gives', skill: 'MEDICAL', n: 1, of: { and: [{ is: 'yours' }, { cls: 'OFFICER' }] }, reach: 'present' };

  it('T19.1, T42.5 equipment gives a skill to those of a classification where present', () => {
    const t = board();
    give(t.g, t.piece('Plain Box'), kit);
    expect(levelOf(t.g, t.piece('Klag'), 'MEDICAL')).toBe(1); // OFFICER
    expect(levelOf(t.g, t.piece('Taul'), 'MEDICAL')).toBe(0); // SECURITY
    expect(levelOf(t.g, t.piece('Kargan'), 'MEDICAL')).toBe(0); // elsewhere
    expect(levelOf(t.g, t.piece('Tebok'), 'MEDICAL')).toBe(0); // the opponent's
    expect(meets(t.g, groupOf(t.g, BLUE, [t.piece('Klag'), t.piece('Divok')], -1), { skill: 'MEDICAL', n: 2 })).toBe(true); // T15.12
  });

  it('T19.1, T38.9 a second copy gives no second level; a loss takes one away', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok', 'Plain Case', 'Plain Case'] } } } });
    for (const x of t.g.s.card.flatMap((_, i) => (t.names([i])[0] === 'Plain Case' ? [i] : []))) give(t.g, x, kit);
    expect(levelOf(t.g, t.piece('Klag'), 'MEDICAL')).toBe(1);
    give(t.g, t.piece('Klag'), { says: 'gives', skill: 'Biology', n: -1, of: { card: 'Divok' }, reach: 'present' });
    expect(levelOf(t.g, t.piece('Divok'), 'Biology')).toBe(0);
  });

  it('T19.1 equipment is of no use where a skill is lacking that it takes there', () => {
    const t = board();
    give(t.g, t.piece('Plain Box'), kit);
    give(t.g, t.piece(HERE), { says: 'useless', reach: 'here', unless: 'Computer Skill' });
    expect(levelOf(t.g, t.piece('Klag'), 'MEDICAL')).toBe(0);
    move(t.g, t.piece('Kurak'), surface(t, HERE)); // has it
    expect(levelOf(t.g, t.piece('Klag'), 'MEDICAL')).toBe(1);
  });

  it('T42.5 a text that asks for what it changes is refused', () => {
    expect(() => clausesOf([{ says: 'gives', skill: 'Honor', n: 1, of: { skill: 'Law' }, reach: 'present' }])).toThrow('skills');
    expect(() => clausesOf([{ says: 'adds', to: ['STRENGTH'], n: 1, of: { attr: 'CUNNING', op: '>', n: 6 }, reach: 'present' }])).toThrow(
      'numbers',
    );
    expect(() => clausesOf([{ says: 'mixes', of: { skill: 'Law' }, with: { affil: 'Kli' } }])).toThrow('skills');
    expect(clausesOf([{ says: 'adds', to: ['STRENGTH'], n: 1, of: { skill: 'Honor' }, reach: 'present' }])).toHaveLength(1);
  });
});

describe('permissions and bans', () => {
  it('T15.1 espionage opens the mission it was played on to another affiliation of its player, until it is solved', () => {
    const t = board();
    move(t.g, t.piece('Plain Crate'), zoneOn(t.piece(HERE)));
    give(t.g, t.piece('Plain Crate'), { says: 'opens', of: 'Kli', to: 'Rom' });
    expect(attemptersOf(t.g, BLUE, t.piece(HERE))).toContain('Rom');
    expect(attemptersOf(t.g, RED, t.piece(HERE))).not.toContain('Rom');
    expect(attemptersOf(t.g, BLUE, t.piece(THERE))).not.toContain('Rom');
    done(window('solved').open(t.g, { by: BLUE, mission: t.piece(THERE), team: [], ship: -1 }));
    expect(t.where('Plain Crate')).toBe(`on ${HERE}`);
    done(window('solved').open(t.g, { by: RED, mission: t.piece(HERE), team: [], ship: -1 }));
    expect(t.where('Plain Crate')).toBe('discard blue');
  });

  it('T15.1 a mission of another name shows more affiliations, for everybody', () => {
    const t = board();
    give(t.g, t.piece(THERE), { says: 'shows', mission: HERE, affil: ['Car', 'Kli'] });
    expect(attemptersOf(t.g, RED, t.piece(HERE))).toEqual(['Kli', 'Car']);
    expect(attemptersOf(t.g, RED, t.piece(THERE))).not.toContain('Car');
  });

  it('T46.3 a mission may not be attempted from the opposite side', () => {
    const mayAttempt = query('mayAttempt');
    const t = board();
    give(t.g, t.piece(HERE), { says: 'bans', what: 'attempt', reach: 'self', whom: 'opponent' });
    const asked = (mission: string, seat: number) => mayAttempt.ask(t.g, null, { mission: t.piece(mission), seat, team: [] });
    expect(asked(HERE, RED)).toMatchObject({ from: 'card:PRE-160', tag: 'banned' });
    expect(asked(HERE, BLUE)).toBeNull();
    expect(asked(THERE, RED)).toBeNull();
  });

  it('T17.3 some are in stasis on a planet until its mission is solved', () => {
    const t = board();
    give(t.g, t.piece(HERE), { says: 'stasis', of: { not: { affil: 'NA' } }, reach: 'planet', until: 'solved' });
    const klag = t.piece('Klag');
    expect(canAct(t.g, klag)).toBe(false);
    expect(canUseSkills(t.g, klag)).toBe(false);
    expect(query('canBeSelected').ask(t.g, null, { piece: klag, by: -1 })).not.toBeNull();
    expect(canAct(t.g, t.piece('Kurak'))).toBe(true); // aboard
    putMark(t.g, t.piece(HERE), 'solved', BLUE + 1);
    expect(canAct(t.g, klag)).toBe(true);
  });

  it('T38.15 immune cards, and cards that others protect', () => {
    const immune = query('immune');
    const t = board();
    const asked = (piece: string, to: string): boolean => immune.ask(t.g, false, { piece: t.piece(piece), to: t.piece(to) });
    give(t.g, t.piece('Plain Box'), { says: 'immune', to: ['Klag'] });
    expect(asked('Plain Box', 'Klag')).toBe(true);
    expect(asked('Plain Box', 'Divok')).toBe(false);
    expect(asked('Plain Crate', 'Klag')).toBe(false);
    give(t.g, t.piece('Taul'), { says: 'immune', to: 'everything' });
    expect(asked('Taul', 'Divok')).toBe(true);
    give(t.g, t.piece('Klag'), { says: 'protects', of: { card: 'Plain Crate' }, from: 'Divok', reach: 'everywhere' });
    expect(asked('Plain Crate', 'Divok')).toBe(true);
    expect(asked('Plain Crate', 'Taul')).toBe(false);
    giveControl(t.g, t.piece('Plain Crate'), RED);
    expect(asked('Plain Crate', 'Divok')).toBe(false);
  });

  it('T15.15 a mission is worth more to those who solve it with what it names', () => {
    const t = board();
    const before = pointsOf(t.g, BLUE, t.piece(HERE));
    give(t.g, t.piece(HERE), { says: 'worth', n: 5, when: { count: 1, of: { card: 'Plain Crate' } } });
    expect(pointsOf(t.g, BLUE, t.piece(HERE))).toBe(before);
    const attempt = { seat: BLUE, mission: t.piece(HERE), ship: -1, team: [t.piece('Klag')], met: [], now: -1 };
    t.g.s.attempt = attempt;
    expect(pointsOf(t.g, BLUE, t.piece(HERE))).toBe(before + 5);
    expect(pointsOf(t.g, RED, t.piece(HERE))).toBe(before);
    t.g.s.attempt = { ...attempt, mission: t.piece(THERE) };
    expect(pointsOf(t.g, BLUE, t.piece(HERE))).toBe(before);
  });

  it('T35.1 a text may keep countdowns from going down', () => {
    const t = board();
    const counts = (name: string): boolean => query('countsDown').ask(t.g, true, t.piece(name));
    give(t.g, t.piece(HERE), { says: 'freezes', of: { card: 'Plain Box' }, reach: 'planet' });
    expect(counts('Plain Box')).toBe(false);
    expect(counts('Plain Crate')).toBe(true);
    move(t.g, t.piece('Plain Box'), aboard(t, SHIP));
    expect(counts('Plain Box')).toBe(true);
  });

  it('T11.2 a treaty of the opponent joins none of one’s own', () => {
    const t = board();
    give(t.g, t.piece("D'deridex"), { says: 'treaty', between: ['Kli', 'Rom'] });
    expect(compatible(t.g, BLUE, t.piece('Klag'), t.piece('Taul'))).toBe(false);
    expect(compatible(t.g, RED, t.piece('Klag'), t.piece('Taul'))).toBe(true);
  });
});
