import { describe, expect, it } from 'vitest';
import { parseFilter, parseNeed, type Effect, type Target } from '../../language/index.ts';
import type { Holding } from '../../testing/index.ts';
import { atVoid, has, living, onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { dilemma, thing } from './cards.ts';
import { putStatus } from '../../rules/state/marks.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of = 'personnel'): Target => ({ one: parseFilter(of), pick: { by: 'random' } });
/** A dilemma that only does something. */
const does = (name: string, ...effects: readonly Effect[]): string => dilemma(name, 'either', { effects, after: 'discard' });

dilemma('Mine', 'space', { unless: parseNeed('SCIENCE'), effects: [{ do: 'damage' }], after: 'discard' });
dilemma('String', 'space', { unless: parseNeed('SCIENCE'), effects: [{ do: 'destroy' }], after: 'discard' });
does('Thief', {
  do: 'when',
  need: parseNeed('Equipment card'),
  does: [{ do: 'discard', whom: { one: { type: 'Equipment' }, pick: { by: 'random' } } }],
  otherwise: [{ do: 'kill', whom: { one: parseFilter('personnel with STRENGTH+CUNNING<12'), pick: { by: 'opponent' } } }],
});
does('Reboot', { do: 'discard-from-hand', n: 'all', of: { not: EVERYBODY }, pick: 'random', redraw: true });
does('Tribute', { do: 'discard-from-hand', n: 1, pick: 'you' });
does('Elopement', { do: 'relocate', whom: random('female'), to: 'furthest-planet' });
does('Errand', { do: 'relocate', whom: random('MEDICAL'), to: 'nearest-planet' });
dilemma('Slingshot', 'space', { effects: [{ do: 'relocate', whom: 'ship', to: 'spaceline-end' }], after: 'discard' });
dilemma('Guard', 'planet', {
  unless: parseNeed('personnel with CUNNING>8'),
  effects: [
    {
      do: 'first',
      of: [[{ do: 'relocate', whom: { all: EVERYBODY }, to: 'ship' }, { do: 'end-attempt' }], [{ do: 'kill', whom: { all: EVERYBODY } }]],
    },
  ],
  after: 'wall',
});
does('Windfall', { do: 'score', n: 4 }, { do: 'opponent-scores', n: { each: EVERYBODY, times: 2 } }, { do: 'draw', n: 2 });
dilemma('Heavy Door', 'planet', { unless: parseNeed('STRENGTH>27 from 3'), effects: [], after: 'wall' });
dilemma('Split Command', 'planet', { unless: parseNeed('Leadership + ship carrying OFFICER-class'), effects: [], after: 'wall' });
thing('Booster', { standing: [{ says: 'adds', to: ['STRENGTH'], n: 5, of: EVERYBODY, reach: 'present' }] });

const attempt = (t: Scenario, ...who: readonly string[]): void =>
  who.length === 0 ? t.order('blue', 'attempt', 'World') : t.order('blue', 'attempt', 'World', who);

describe('what it does to ships, hands and scores', () => {
  it('T16.17 a dilemma met in space applies to the ship whose crew attempts', () => {
    const t = atVoid(['Mine'], ['Eve']);
    t.order('blue', 'attempt', 'Vessel');
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
    // Who fails is stopped with the ship (T16.6): others who come aboard do not get it away.
    expect(stopped(t, 'Eve', 'Vessel')).toEqual([true, true]);
    expect(t.events('stopped').map(({ data }) => data['pieces'])).toEqual([undefined, [t.piece('Vessel')]]);
    const past = atVoid(['Mine'], ['Eve', 'Dot']);
    past.order('blue', 'attempt', 'Vessel');
    expect(stopped(past, 'Eve', 'Vessel')).toEqual([false, false]);
  });

  it('T47.8 damage to a ship that is damaged destroys it, with everybody aboard', () => {
    const t = atVoid(['Mine'], ['Eve']);
    putStatus(t.g, t.piece('Vessel'), 'damaged', true);
    t.order('blue', 'attempt', 'Vessel');
    expect([t.where('Vessel'), t.where('Eve')]).toEqual(['discard blue', 'discard blue']);
    const gone = atVoid(['String'], ['Eve', 'Ann']);
    gone.order('blue', 'attempt', 'Vessel');
    expect(living(gone, 'Vessel', 'Eve', 'Ann')).toEqual([]);
    expect(seen(gone, 'attempt-over', 'solved')).toEqual(['attempt-over']);
  });

  it('equipment is discarded, or else somebody who is weak dies', () => {
    const robbed = onWorld(['Thief'], ['Cy', 'Gadget']);
    attempt(robbed);
    expect([robbed.where('Gadget'), robbed.where('Cy')]).toEqual(['discard blue', 'planet World']);
    const dead = onWorld(['Thief'], ['Cy', 'Bob']);
    attempt(dead);
    expect(living(dead, 'Cy', 'Bob')).toEqual(['Bob']);
  });

  it('cards of the hand are discarded, all of a kind and drawn again, or as their player likes', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { hand: ['Gadget', 'Ann', 'Blaster'], deck: ['Dot', 'Eve', 'Cy'], at: { World: { planet: ['Bob'] } } },
      red: { at: { World: { seeds: ['Reboot'] } } },
    });
    attempt(t);
    expect([t.where('Gadget'), t.where('Blaster'), t.where('Ann')]).toEqual(['discard blue', 'discard blue', 'hand blue']);
    expect([t.where('Dot'), t.where('Eve'), t.where('Cy')]).toEqual(['hand blue', 'hand blue', 'deck blue']);
    const one = scenario({
      alpha: ['World'],
      blue: { hand: ['Gadget', 'Ann'], at: { World: { planet: ['Bob'] } } },
      red: { at: { World: { seeds: ['Tribute'] } } },
    });
    one.plan('blue', 'discard.which', ['Ann']);
    attempt(one);
    expect([one.where('Gadget'), one.where('Ann')]).toEqual(['hand blue', 'discard blue']);
  });

  it('points and draws, so many for each of them', () => {
    const t = onWorld(['Windfall'], ['Bob', 'Cy', 'Gus']);
    attempt(t);
    expect([t.score('blue'), t.score('red')]).toEqual([4, 6]);
    expect(t.events('drew').at(-1)?.data['n']).toBe(2);
  });
});

describe('relocation', () => {
  const line = (seeds: string, planet: readonly string[], alpha: readonly string[]): Scenario =>
    scenario({ alpha, blue: { at: { World: { planet } } }, red: { at: { World: { seeds: [seeds] } } } });

  it('T47.10 somebody runs off to the furthest planet, alone and unstopped', () => {
    const t = line('Elopement', ['Ann', 'Bob'], ['Outer World', 'World', 'Void', 'Open World']);
    attempt(t);
    // Five to the left, three and three to the right.
    expect(t.where('Ann')).toBe('planet Open World');
    expect([t.where('Bob'), ...stopped(t, 'Ann')]).toEqual(['planet World', false]);
  });

  it("T38.12 the nearest is by spans, not by how many locations; ties are the opponent's", () => {
    const near = line('Errand', ['Cy', 'Bob'], ['Outer World', 'World', 'Open World']);
    attempt(near);
    expect(near.where('Cy')).toBe('planet Open World');
    const far = line('Errand', ['Cy', 'Bob'], ['Free World', 'World', 'Outer World']);
    attempt(far);
    expect(far.where('Cy')).toBe('planet Free World');
    const tie = line('Errand', ['Cy', 'Bob'], ['Free World', 'World', 'Open World']);
    tie.plan('red', 'relocate.where', 'Free World');
    attempt(tie);
    expect(tie.where('Cy')).toBe('planet Free World');
  });

  it('T4.4 on its own line, to planets alone; where there is no other nobody goes', () => {
    const alone = line('Elopement', ['Ann', 'Bob'], ['Void', 'World', 'Void']);
    attempt(alone);
    expect([alone.where('Ann'), ...seen(alone, 'relocated')]).toEqual(['planet World']);
    const right = line('Elopement', ['Ann', 'Bob'], ['World', 'Open World', 'Outer World', 'Void']);
    attempt(right);
    expect(right.where('Ann')).toBe('planet Outer World');
    // Three and three to the left, five to the right.
    const left = line('Elopement', ['Ann', 'Bob'], ['Free World', 'Open World', 'World', 'Outer World']);
    attempt(left);
    expect(left.where('Ann')).toBe('planet Free World');
  });

  it('up to a ship of their own that is there and would take all of them, as they choose', () => {
    const board = (planet: readonly string[], here: Holding, elsewhere: Holding = {}): Scenario =>
      scenario({
        alpha: ['World', 'Void'],
        blue: { at: { World: { planet, space: here }, Void: { space: elsewhere } } },
        red: { at: { World: { seeds: ['Guard'], space: { Tender: [] } } } },
      });
    const away = board(['Ann'], {}, { Vessel: [] });
    attempt(away);
    expect(away.where('Ann')).toBe('discard blue');
    const foreign = board(['Ann'], { Raider: [] });
    attempt(foreign);
    expect(foreign.where('Ann')).toBe('discard blue');
    const two = board(['Ann', 'Nan'], { Vessel: [], Tender: [] });
    two.plan('blue', 'relocate.where', 'Tender');
    attempt(two);
    expect([two.where('Ann'), two.where('Nan')]).toEqual(['aboard Tender', 'aboard Tender']);
  });

  it('a ship is put at either end of its line, as the opponent likes', () => {
    const t = scenario({
      alpha: ['World', 'Void', 'Outer World'],
      blue: { at: { Void: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Slingshot'] } } },
    });
    t.plan('red', 'relocate.where', 'Outer World');
    t.order('blue', 'attempt', 'Vessel');
    expect([t.where('Vessel'), t.where('Eve')]).toEqual(['space Outer World', 'aboard Vessel']);
    expect(t.events('solved')).toHaveLength(0);
  });

  it('T16.6 whoever it has put elsewhere for failing is stopped there; without a ship to go to they die', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Ann', 'Bob'], space: { Vessel: [] } } } },
      red: { at: { World: { seeds: ['Guard'] } } },
    });
    attempt(t);
    expect([t.where('Ann'), t.where('Bob'), ...stopped(t, 'Ann', 'Vessel')]).toEqual(['aboard Vessel', 'aboard Vessel', true, false]);
    expect(t.where('Guard')).toBe('seeds World');
    const dead = onWorld(['Guard'], ['Ann', 'Bob']);
    attempt(dead);
    expect(living(dead, 'Ann', 'Bob')).toEqual([]);
  });
});

describe('what helps to meet conditions', () => {
  it('T38.7 a sum from up to so many personnel: the best of them', () => {
    const strong = onWorld(['Heavy Door'], ['Bob', 'Gus', 'Fay', 'Cy']);
    attempt(strong);
    expect(seen(strong, 'overcome', 'failed')).toEqual(['overcome']);
    const many = onWorld(['Heavy Door'], ['Bob', 'Ann', 'Fay', 'Dot', 'Eve']);
    attempt(many);
    expect(seen(many, 'overcome', 'failed')).toEqual(['failed']);
  });

  it('T47.2 equipment helps to fulfil conditions', () => {
    const t = onWorld(['Heavy Door'], ['Ann', 'Eve', 'Dot', 'Booster']);
    attempt(t);
    expect(seen(t, 'overcome', 'failed')).toEqual(['overcome']);
  });

  it('T16.16, T47.3 present is the team that attempts, no other team of the same player', () => {
    const t = onWorld(['Heavy Door'], ['Bob', 'Gus', 'Fay', 'Cy']);
    attempt(t, 'Bob', 'Gus', 'Cy');
    expect(seen(t, 'overcome', 'failed')).toEqual(['failed']);
    expect(stopped(t, 'Fay')).toEqual([false]);
  });

  it('some ask for a crew as well: theirs, at the same location', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot', 'Ann'], space: { Raider: ['Kang'] } } } },
      red: { at: { World: { seeds: ['Split Command'] } } },
    });
    attempt(t);
    expect(seen(t, 'overcome', 'failed')).toEqual(['overcome']);
    const foreign = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot', 'Ann'], space: { Vessel: [] } } } },
      red: { at: { World: { seeds: ['Split Command'], space: { Raider: ['Kang'] } } } },
    });
    attempt(foreign);
    expect(seen(foreign, 'overcome', 'failed')).toEqual(['failed']);
  });
});
