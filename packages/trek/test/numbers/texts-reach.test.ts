import { describe, expect, it } from 'vitest';
import { parseNeed, type MissionRule, type Standing } from '../../language/index.ts';
import { giveControl, move } from '../../rules/board/move.ts';
import { compatible } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { equipmentWith, groupOf } from '../../rules/numbers/groups.ts';
import { checkLayers } from '../../rules/numbers/layers.ts';
import { fitsMission } from '../../rules/numbers/mission-rules.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { waysFrom } from '../../rules/numbers/spans.ts';
import { whyNotBeam } from '../../rules/orders/beam.ts';
import { relocate } from '../../rules/people/relocate.ts';
import { setAttempt } from '../../rules/people/team.ts';
import { is, mark, putMark } from '../../rules/state/marks.ts';
import { zoneIn, zoneOfLine, zoneOn } from '../../rules/state/zones.ts';
import { query } from '../../rules/timing/timing.ts';
import { aboard, become, BLUE, done, give, RED, scenario, space, surface, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const board = (): Scenario =>
  scenario({
    alpha: [HERE, 'Archanis Dispute', 'Study Pulsar'],
    blue: {
      at: {
        [HERE]: {
          planet: ['Klag', 'Divok', 'Plain Box', 'Plain Crate'],
          space: { [SHIP]: ['Kurak', 'Morka', 'Plain Case'], 'Klingon Outpost': ['Kargan'] },
        },
        'Archanis Dispute': { space: { "I.K.C. Hegh'ta": ['Gowron'] } },
      },
    },
    red: { at: { [HERE]: { planet: ['Tebok', 'Plain Box'] } } },
  });

describe('how far a ban reaches', () => {
  /** The places of which beaming to or from is banned. */
  function banned(source: string, reach: Extract<Standing, { readonly says: 'bans' }>['reach'], on?: string): string[] {
    const t = board();
    if (on !== undefined) move(t.g, t.piece(source), zoneOn(t.piece(on)));
    give(t.g, t.piece(source), { says: 'bans', what: 'beam', reach });
    const places = { planet: surface(t, HERE), ship: aboard(t, SHIP), outpost: aboard(t, 'Klingon Outpost') };
    const ways = [
      ['planet', 'ship'],
      ['ship', 'outpost'],
      ['outpost', 'planet'],
    ] as const;
    return ways.flatMap(([from, to]) => (whyNotBeam(t.g, BLUE, places[from], places[to]) === null ? [] : [`${from} ${to}`]));
  }

  it('T1.8, T13.1 here, where it is present, at what it is aboard of or was played on, everywhere', () => {
    const all = ['planet ship', 'ship outpost', 'outpost planet'];
    expect(banned(HERE, 'here')).toEqual(all);
    expect(banned('Archanis Dispute', 'here')).toEqual([]);
    expect(banned('Gowron', 'everywhere')).toEqual(all);
    expect(banned('Klag', 'present')).toEqual(['planet ship', 'outpost planet']);
    expect(banned('Kurak', 'host')).toEqual(['planet ship', 'ship outpost']);
    expect(banned('Plain Crate', 'aboard', SHIP)).toEqual(['planet ship', 'ship outpost']);
    expect(banned(SHIP, 'self')).toEqual(['planet ship', 'ship outpost']);
  });

  it('T17.2 not if its text may not be used, nor while its condition does not hold', () => {
    const asked = (t: Scenario) => whyNotBeam(t.g, BLUE, surface(t, HERE), aboard(t, SHIP));
    const t = board();
    give(t.g, t.piece('Klag'), { says: 'bans', what: 'beam', reach: 'here' });
    expect(asked(t)).toMatchObject({ tag: 'banned' });
    become(t.g, 'disabled', t.piece('Klag'));
    expect(asked(t)).toBeNull();
    const u = board();
    give(u.g, u.piece('Klag'), { says: 'bans', what: 'beam', reach: 'here', when: { card: 'Kurak' } });
    expect(asked(u)).toBeNull();
    move(u.g, u.piece('Kurak'), surface(u, HERE));
    expect(asked(u)).not.toBeNull();
  });
});

describe('who is with a text', () => {
  const cunning = (t: Scenario, name: string): number => numberOf(t.g, t.piece(name), 'CUNNING');
  /** Does a text on this card work with this need? */
  function works(
    source: string,
    when: Extract<Standing, { readonly says: 'adds' }>['when'],
    before: (t: Scenario) => void = () => undefined,
  ): boolean {
    const t = board();
    before(t);
    const was = cunning(t, 'Gowron');
    give(t.g, t.piece(source), {
      says: 'adds',
      to: ['CUNNING'],
      n: 1,
      of: { card: 'Gowron' },
      reach: 'everywhere',
      ...(when === undefined ? {} : { when }),
    });
    return cunning(t, 'Gowron') === was + 1;
  }
  const onShip = (t: Scenario): void => move(t.g, t.piece('Plain Crate'), zoneOn(t.piece(SHIP)));

  it('T1.8 those of its player present with it, with their equipment, and the ship they are aboard of', () => {
    expect(works('Klag', { card: 'Divok' })).toBe(true);
    expect(works('Klag', { card: 'Tebok' })).toBe(false);
    expect(works('Klag', { card: 'Plain Box' })).toBe(true);
    expect(works('Klag', { card: 'Plain Case' })).toBe(false);
    expect(works('Klag', { card: SHIP })).toBe(false);
    expect(works('Kurak', { card: SHIP })).toBe(true);
    expect(works('Kurak', { card: 'Plain Case' })).toBe(true);
    expect(works('Kargan', { card: 'Klingon Outpost' })).toBe(false); // no ship
  });

  it('T17.2 not those who may not use their skills', () => {
    expect(works('Klag', { card: 'Divok' }, (t) => become(t.g, 'disabled', t.piece('Divok')))).toBe(false);
  });

  it('T56.6 for a card that was played on a ship those aboard it', () => {
    expect(works('Plain Crate', { card: 'Kurak' }, onShip)).toBe(true);
    expect(works('Plain Crate', { card: 'Klag' }, onShip)).toBe(false);
    expect(works('Plain Crate', { card: SHIP }, onShip)).toBe(true);
    expect(works('Plain Crate', { card: 'Plain Case' }, onShip)).toBe(true);
  });

  it('T56.6 for a card that was played on a mission, or lies in space, nobody', () => {
    expect(works('Plain Crate', { card: 'Klag' }, (t) => move(t.g, t.piece('Plain Crate'), zoneOn(t.piece(HERE))))).toBe(false);
    expect(works(SHIP, { card: 'Kurak' })).toBe(false);
    expect(works(HERE, { card: 'Klag' })).toBe(false);
  });

  it('T56.6 what lies on the same ship is not present with it', () => {
    const t = board();
    onShip(t);
    move(t.g, t.piece('Plain Case'), zoneOn(t.piece(SHIP)));
    give(t.g, t.piece('Plain Crate'), { says: 'freezes', of: { type: 'Equipment' }, reach: 'present' });
    const counts = (name: string): boolean => query('countsDown').ask(t.g, true, t.piece(name));
    expect([counts('Plain Crate'), counts('Plain Case')]).toEqual([false, true]);
    expect(query('countsDown').ask(t.g, false, t.piece('Plain Case'))).toBe(false);
  });

  it('T1.8 aboard a facility it is inside, but not inside a ship', () => {
    expect(works('Kargan', { inside: { type: 'Facility' } })).toBe(true);
    expect(works('Kargan', { inside: { type: 'Ship' } })).toBe(false);
    expect(works('Kurak', { inside: { type: 'Ship' } })).toBe(true);
    expect(works('Klag', { hosts: { card: 'Plain Crate' } })).toBe(false);
  });
});

describe('equipment', () => {
  it('T18.1, T19.1 one’s own, artifacts used as such among it, as far as it can be used', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Klag', 'Divok', 'Plain Box', "Croden's Key"] } } },
      red: { at: { [HERE]: { planet: ['Plain Crate'] } } },
    });
    expect(t.names(equipmentWith(t.g, BLUE, surface(t, HERE)))).toEqual(['Plain Box', "Croden's Key"]);
    expect(t.names(equipmentWith(t.g, RED, surface(t, HERE)))).toEqual(['Plain Crate']);
    give(t.g, t.piece(HERE), { says: 'useless', reach: 'here', unless: 'Law' });
    expect(groupOf(t.g, BLUE, [t.piece('Klag')], -1).things).toEqual([]);
  });

  it('T19.1 what it takes to use it is somebody’s own skill or classification, of one’s own side and able to use it', () => {
    const useful = (unless: string, before: (t: Scenario) => void = () => undefined): boolean => {
      const t = board();
      before(t);
      give(t.g, t.piece(HERE), { says: 'useless', reach: 'here', unless });
      return query('mayUse').ask(t.g, null, { piece: t.piece('Plain Crate'), seat: BLUE }) === null;
    };
    expect(useful('Biology')).toBe(true); // Divok
    expect(useful('MEDICAL')).toBe(true); // Divok, by classification
    expect(useful('Diplomacy')).toBe(false); // Tebok is red's
    expect(useful('Biology', (t) => become(t.g, 'disabled', t.piece('Divok')))).toBe(false);
    const t = board();
    give(t.g, t.piece('Archanis Dispute'), { says: 'useless', reach: 'here', unless: 'Law' });
    expect(query('mayUse').ask(t.g, null, { piece: t.piece('Plain Crate'), seat: BLUE })).toBeNull();
  });

  it('T6.9 what it gives is for those who may use it', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Tebok', 'Guarded Manual'] } } } });
    expect(['Klag', 'Tebok'].map((x) => levelOf(t.g, t.piece(x), 'Law'))).toEqual([1, 0]);
  });

  it('T38.9 copies of the two players are each their own', () => {
    const t = board();
    const boxes = t.g.s.card.flatMap((_, x) => (t.names([x])[0] === 'Plain Box' ? [x] : []));
    const before = numberOf(t.g, t.piece('Klag'), 'CUNNING');
    for (const box of boxes) give(t.g, box, { says: 'adds', to: ['CUNNING'], n: 2, of: { card: 'Klag' }, reach: 'present' });
    expect(numberOf(t.g, t.piece('Klag'), 'CUNNING')).toBe(before + 4);
    expect(numberOf(t.g, t.piece('Klag'), 'STRENGTH')).toBe(numberOf(board().g, t.piece('Klag'), 'STRENGTH'));
  });

  it('T38.9 the copy that works is one that reaches', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Plain Box'], space: { [SHIP]: ['Plain Box'] } } } } });
    const boxes = t.g.s.card.flatMap((_, x) => (t.names([x])[0] === 'Plain Box' ? [x] : []));
    const before = numberOf(t.g, t.piece('Klag'), 'CUNNING');
    for (const box of boxes) give(t.g, box, { says: 'adds', to: ['CUNNING'], n: 2, of: { card: 'Klag' }, reach: 'present' });
    move(t.g, boxes[0], aboard(t, SHIP));
    move(t.g, boxes[1], surface(t, HERE));
    expect(numberOf(t.g, t.piece('Klag'), 'CUNNING')).toBe(before + 2);
  });

  it('T42.5 a skill somebody has already goes up by it', () => {
    const t = board();
    give(t.g, t.piece('Klag'), { says: 'gives', skill: 'Biology', n: 2, of: { card: 'Divok' }, reach: 'present' });
    expect(levelOf(t.g, t.piece('Divok'), 'Biology')).toBe(3);
    give(t.g, t.piece('Kurak'), { says: 'gives', skill: 'Biology', n: -9, of: { card: 'Divok' }, reach: 'here' });
    expect(levelOf(t.g, t.piece('Divok'), 'Biology')).toBe(0);
  });
});

describe('other forms', () => {
  it('T11.9 who mixes: both must be those who are named, of its player', () => {
    const t = board();
    give(t.g, t.piece('Klag'), { says: 'mixes', of: { card: 'Klag' }, with: { affil: 'Rom' } });
    expect(compatible(t.g, BLUE, t.piece('Klag'), t.piece('Tebok'))).toBe(true);
    expect(compatible(t.g, RED, t.piece('Klag'), t.piece('Tebok'))).toBe(false);
    expect(compatible(t.g, BLUE, t.piece('Divok'), t.piece('Tebok'))).toBe(false);
    give(t.g, t.piece('Divok'), { says: 'mixes', of: { card: 'Divok' }, with: { card: 'Kurak' }, never: true });
    expect(compatible(t.g, BLUE, t.piece('Divok'), t.piece('Klag'))).toBe(true);
  });

  it('T38.15 protection from everything, in its reach, and what is immune already', () => {
    const t = board();
    const immune = (piece: string, base = false): boolean =>
      query('immune').ask(t.g, base, { piece: t.piece(piece), to: t.piece('Kargan') });
    give(t.g, t.piece('Klag'), { says: 'protects', of: { is: 'anybody' }, reach: 'present' });
    expect([immune('Divok'), immune('Kurak'), immune('Tebok')]).toEqual([true, false, false]);
    expect(immune('Kurak', true)).toBe(true);
  });

  it('T1.8, T18.1 what is with a card are things of its player, artifacts used as such among them', () => {
    const strength = (need: string, planet: readonly string[], red: readonly string[] = []): number => {
      const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet } } }, red: { at: { [HERE]: { planet: red } } } });
      const before = numberOf(t.g, t.piece('Klag'), 'STRENGTH');
      give(t.g, t.piece('Klag'), { says: 'adds', to: ['STRENGTH'], n: 1, of: { card: 'Klag' }, reach: 'self', when: parseNeed(need) });
      return numberOf(t.g, t.piece('Klag'), 'STRENGTH') - before;
    };
    expect([strength('{Plain Box}', ['Klag', 'Plain Box']), strength('{Plain Box}', ['Klag'], ['Plain Box'])]).toEqual([1, 0]);
    expect(strength("{Croden's Key}", ['Klag', "Croden's Key"])).toBe(1);
  });

  it('T4.1 there is no planet at a location that is no mission', () => {
    const t = board();
    move(t.g, t.piece('Plain Crate'), zoneOfLine('Alpha'));
    move(t.g, t.piece(SHIP), zoneIn(t.piece('Plain Crate')));
    give(t.g, t.piece('Kurak'), { says: 'adds', to: ['STRENGTH'], n: 1, of: { is: 'anybody' }, reach: 'planet' });
    const before = board();
    expect(numberOf(t.g, t.piece('Klag'), 'STRENGTH')).toBe(numberOf(before.g, before.piece('Klag'), 'STRENGTH'));
  });

  it('T12.8, T44.7 each text that reaches a ship lets it land, for its RANGE and once or often', () => {
    const t = board();
    const ways = (): readonly unknown[] => query('landing').ask(t.g, [], t.piece(SHIP));
    expect(ways()).toEqual([]);
    give(t.g, t.piece('Kurak'), { says: 'lands', of: { type: 'Ship' }, reach: 'host', range: 2 });
    give(t.g, t.piece(SHIP), { says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 0, often: true });
    expect(ways()).toEqual([
      { range: 0, once: false },
      { range: 2, once: true },
    ]);
    give(t.g, t.piece('Morka'), { says: 'lands', of: { type: 'Personnel' }, reach: 'host', range: 3 });
    expect(ways()).toHaveLength(2);
  });

  it('T3.9 more RANGE within a region is for that ship, while all of the way is in it', () => {
    const t = scenario({
      alpha: ['Refuse Immigration', 'Relocate Settlers', HERE],
      blue: { at: { 'Refuse Immigration': { space: [SHIP] }, [HERE]: { space: ["I.K.C. Hegh'ta"] } } },
    });
    for (const name of [SHIP, "I.K.C. Hegh'ta"]) give(t.g, t.piece(name), { says: 'regional', n: 4 });
    const range = (ship: string, ...way: readonly string[]): number =>
      query('moveRange').ask(t.g, 8, { ship: t.piece(ship), way: way.map((x) => t.piece(x)) });
    expect(range(SHIP, 'Relocate Settlers')).toBe(12);
    expect(range(SHIP, 'Relocate Settlers', HERE)).toBe(8);
    expect(range("I.K.C. Hegh'ta", 'Relocate Settlers')).toBe(8);
    expect(range("I.K.C. Hegh'ta", HERE)).toBe(8); // no region at all
  });

  it('T17.3 stasis that does not end with the mission, for those it names', () => {
    const t = board();
    give(t.g, t.piece(HERE), { says: 'stasis', of: { card: 'Klag' }, reach: 'planet' });
    putMark(t.g, t.piece(HERE), 'solved', 1);
    const can = (name: string): boolean => query('canAct').ask(t.g, null, t.piece(name)) === null;
    expect([can('Klag'), can('Divok')]).toEqual([false, true]);
  });

  it('T15.15 what a mission is worth is what its own text says of it', () => {
    const t = board();
    const points = (mission: string): number => query('missionPoints').ask(t.g, 30, { mission: t.piece(mission), seat: BLUE });
    t.g.s.attempt = { seat: BLUE, mission: t.piece(HERE), ship: -1, team: [t.piece('Klag')], met: [], now: -1 };
    give(t.g, t.piece('Archanis Dispute'), { says: 'worth', n: 5, when: { card: 'Klag' } });
    expect(points(HERE)).toBe(30);
    give(t.g, t.piece(HERE), { says: 'worth', n: 5, when: { card: 'Gowron' } });
    expect(points(HERE)).toBe(30);
    give(t.g, t.piece('Study Pulsar'), { says: 'worth', n: 5, when: { card: 'Klag' } });
    expect(points('Archanis Dispute')).toBe(30);
  });
});

describe('relocation', () => {
  it('T44.9 a ship that had landed is in space, everybody is there since this turn, and whoever took part in an attempt does no longer', () => {
    const t = board();
    become(t.g, 'landed', t.piece(SHIP));
    done(relocate(t.g, [t.piece(SHIP)], space(t, 'Study Pulsar')));
    expect(is(t.g, t.piece(SHIP), 'landed')).toBe(false);
    expect(mark(t.g, t.piece(SHIP), 'since')).toBe(1);
    setAttempt(t.g, { seat: BLUE, mission: t.piece(HERE), ship: -1, team: [t.piece('Klag'), t.piece('Divok')], met: [], now: -1 });
    done(relocate(t.g, [t.piece('Klag')], surface(t, 'Archanis Dispute')));
    expect(t.g.s.attempt?.team).toEqual([t.piece('Divok')]);
  });

  it('T44.9 nobody is relocated to where he is, or out of a pile', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Kurak'], at: { [HERE]: { planet: ['Klag'] } } } });
    expect(done(relocate(t.g, [t.piece('Klag'), t.piece('Kurak')], surface(t, HERE)))).toEqual([]);
    expect(t.where('Kurak')).toBe('hand blue');
  });
});

describe('missions for facilities', () => {
  it.each<[MissionRule, readonly string[]]>([
    ['its-affiliation', [HERE]],
    ['homeworld', ['Expose Covert Supply']],
    ['any', [HERE, 'Study Lonka Pulsar', 'Expose Covert Supply', 'Rescue Founder', 'Relocate Settlers', 'Mineral Survey']],
    ['gamma-not-homeworld', ['Rescue Founder']],
    ['universal', ['Mineral Survey']],
    ['space', ['Study Lonka Pulsar']],
    [{ named: [HERE] }, [HERE]],
    [{ location: 'Nahmi IV' }, [HERE]],
    [{ region: 'Bajor' }, ['Relocate Settlers']],
  ])('T3.23, T51.1 %j', (rule, missions) => {
    const alpha = [HERE, 'Study Lonka Pulsar', 'Expose Covert Supply', 'Cloaked Mission'];
    const t = scenario({
      alpha: [...alpha, 'Relocate Settlers', 'Mineral Survey'],
      gamma: ['Rescue Founder', 'Intelligence Operation'],
      blue: { hand: ['Klingon Outpost'] },
    });
    const all = [
      HERE,
      'Study Lonka Pulsar',
      'Expose Covert Supply',
      'Cloaked Mission',
      'Rescue Founder',
      'Intelligence Operation',
      'Relocate Settlers',
      'Mineral Survey',
    ];
    expect(all.filter((x) => fitsMission(t.g, t.piece('Klingon Outpost'), t.piece(x), rule))).toEqual(missions);
  });

  it('T44.3 the ways from a location are those along its line, the nearest first', () => {
    const t = board();
    expect(waysFrom(t.g, t.piece('Archanis Dispute')).map((x) => t.names(x))).toEqual([[HERE], ['Study Pulsar']]);
    expect(waysFrom(t.g, t.piece('Study Pulsar')).map((x) => t.names(x))).toEqual([['Archanis Dispute', HERE]]);
    expect(waysFrom(t.g, -1)).toEqual([]);
  });
});

describe('texts that depend on themselves', () => {
  const adds = (
    of: Extract<Standing, { readonly says: 'adds' }>['of'],
    when?: Extract<Standing, { readonly says: 'adds' }>['when'],
  ): Standing => ({ says: 'adds', to: ['STRENGTH'], n: 1, of, reach: 'present', ...(when === undefined ? {} : { when }) });
  const gives = (when: Extract<Standing, { readonly says: 'gives' }>['when']): Standing => ({
    says: 'gives',
    skill: 'Law',
    n: 1,
    of: { is: 'anybody' },
    reach: 'self',
    ...(when === undefined ? {} : { when }),
  });
  const number = { attr: 'CUNNING', op: '>', n: 5 } as const;
  const total = { total: ['CUNNING'], op: '>', n: 5 } as const;
  const skill = { skill: 'Law', n: 1 } as const;

  it.each<[string, Standing]>([
    ['an attribute', adds(number)],
    ['a sum of attributes', adds({ sum: ['CUNNING', 'STRENGTH'], op: '>', n: 5 })],
    ['one of several filters', adds({ or: [{ affil: 'Kli' }, { and: [number, { is: 'male' }] }] })],
    ['the opposite', adds({ not: number })],
    ['a total', adds({ is: 'anybody' }, total)],
    ['a part of a need', adds({ is: 'anybody' }, { all: [skill, { any: [{ not: total }] }] })],
    ['a count', adds({ is: 'anybody' }, { count: 1, of: number })],
    ['different personnel', adds({ is: 'anybody' }, { different: [number] })],
    ['those who were picked', adds({ is: 'anybody' }, { them: total })],
    ['the others', adds({ is: 'anybody' }, { others: total })],
    ['a ship', adds({ is: 'anybody' }, { ship: { type: 'Ship' }, aboard: total })],
    ['a card in play', adds({ is: 'anybody' }, { inPlay: number })],
    ['what it is inside of', adds({ is: 'anybody' }, { inside: number })],
    ['what was played there', adds({ is: 'anybody' }, { hosts: number })],
    ['both of two conditions', adds({ is: 'anybody' }, { both: [{ quadrant: 'Alpha' }, { unless: total }] })],
    ['a skill for a skill', gives(skill)],
    ['a number for a skill', gives(total)],
    ['a skill for who mixes', { says: 'mixes', of: { affil: 'Kli' }, with: { skill: 'Law' } }],
    ['a skill for stasis', { says: 'stasis', of: { skill: 'Law' }, reach: 'here' }],
  ])('T42.5 are refused: %s', (_, text) => {
    expect(() => checkLayers(text)).toThrow('come after what it changes');
  });

  it.each<[string, Standing]>([
    ['an odd number', adds({ odd: 'STRENGTH' })],
    ['more of a skill than of another', gives({ more: 'Honor', than: 'Treachery' })],
    ['what the opponent has', gives({ opponentHas: { skill: 'Law' } })],
  ])('T42.5 nor for %s', (_, text) => {
    expect(() => checkLayers(text)).toThrow('come after what it changes');
  });

  it.each<[string, Standing]>([
    ['a skill for a number', adds({ skill: 'Law' }, { all: [skill, { card: 'Klag' }] })],
    ['nothing of the kind', adds({ and: [{ affil: 'Kli' }, { cls: 'OFFICER' }] }, { quadrant: 'Alpha' })],
    ['an empty need', adds({ is: 'anybody' }, { any: [] })],
    ['what somebody is, for a skill', gives({ count: 2, of: { affil: 'Kli' } })],
    ['a number for what changes none', { says: 'worth', n: 5, when: total }],
  ])('T42.5 others are not: %s', (_, text) => {
    expect(() => checkLayers(text)).not.toThrow();
  });
});

describe('control', () => {
  it('T1.3 the text of a card is of whoever may use it', () => {
    const t = board();
    const before = numberOf(t.g, t.piece('Klag'), 'CUNNING');
    give(t.g, t.piece('Plain Crate'), { says: 'adds', to: ['CUNNING'], n: 2, of: { is: 'yours' }, reach: 'present' });
    expect(numberOf(t.g, t.piece('Klag'), 'CUNNING')).toBe(before + 2);
    giveControl(t.g, t.piece('Plain Crate'), RED);
    expect(numberOf(t.g, t.piece('Klag'), 'CUNNING')).toBe(before);
  });
});
