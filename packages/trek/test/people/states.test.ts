import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { spaceAt, surfaceAt } from '../../rules/board/places.ts';
import { bind, boundBy, bondLaw, isBound, unbind } from '../../rules/people/bonds.ts';
import { release, stop, unstop } from '../../rules/people/stop.ts';
import { discard } from '../../rules/board/leave.ts';
import { mark, putStatus } from '../../rules/state/marks.ts';
import { zoneOn } from '../../rules/state/zones.ts';
import { has, onWorld, scenario, stopped, type Scenario } from '../dilemmas/board.ts';
import { dilemma } from '../dilemmas/cards.ts';

dilemma('Curse', 'either', { effects: [{ do: 'place', on: 'mission' }], after: 'discard', placed: { cure: parseNeed('9 Youth') } });
dilemma('Spell', 'either', { effects: [{ do: 'place', on: 'mission' }], after: 'discard', placed: { cure: parseNeed('9 Youth') } });

/** Both lie on World. */
function cursed(): Scenario {
  const t = onWorld(['Curse', 'Spell'], ['Ann', 'Bob', 'Dot']);
  for (const name of ['Curse', 'Spell']) move(t.g, t.piece(name), zoneOn(t.piece('World')));
  return t;
}
const settle = (t: Scenario): boolean => bondLaw(t.g).next().value === true;

describe('stopped', () => {
  it('T5.8, T17.1 until the end of the turn, or of as many turns as a text says', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    stop(t.g, [t.piece('Ann')]);
    stop(t.g, [t.piece('Bob')], false, 3);
    release(t.g);
    expect(stopped(t, 'Ann', 'Bob')).toEqual([false, true]);
    release(t.g);
    expect(stopped(t, 'Bob')).toEqual([true]);
    release(t.g);
    expect(stopped(t, 'Bob')).toEqual([false]);
  });

  it('T5.8 a shorter stop does not shorten a longer one', () => {
    const t = onWorld([], ['Bob']);
    stop(t.g, [t.piece('Bob')], false, 2);
    stop(t.g, [t.piece('Bob')]);
    expect(mark(t.g, t.piece('Bob'), 'stopped')).toBe(2);
  });

  it("T5.8, T36.9 at the end of every turn, also of the opponent's, before or after its texts", () => {
    for (const order of ['before', 'after'] as const) {
      const t = onWorld([], ['Ann'], { house: { release: order } });
      stop(t.g, [t.piece('Ann')]);
      t.endTurn();
      expect(stopped(t, 'Ann')).toEqual([false]);
      stop(t.g, [t.piece('Ann')]);
      t.endTurn();
      expect(stopped(t, 'Ann')).toEqual([false]);
    }
  });

  it('T17.1 who is stopped already is not told of again, and who is not is not let go', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    const from = t.g.events.length;
    stop(t.g, [t.piece('Ann')]);
    stop(t.g, [t.piece('Ann')]);
    unstop(t.g, [t.piece('Ann'), t.piece('Bob')]);
    expect(t.g.events.slice(from).map(({ type, data }) => [type, data['n'], 'pieces' in data])).toEqual([
      ['stopped', 1, false],
      ['released', 1, false],
    ]);
  });

  it('T8.12 whoever has walked may walk again in the next turn', () => {
    const t = onWorld([], ['Ann']);
    putStatus(t.g, t.piece('Ann'), 'walked', true);
    release(t.g);
    expect(has(t, 'walked', 'Ann')).toEqual([false]);
  });

  it('whoever is let go earlier is, unless a card keeps them so', () => {
    const t = cursed();
    stop(t.g, [t.piece('Ann')]);
    bind(t.g, t.piece('Curse'), [t.piece('Bob')], 'stopped');
    unstop(t.g, [t.piece('Ann'), t.piece('Bob')]);
    release(t.g);
    expect(stopped(t, 'Ann', 'Bob')).toEqual([false, true]);
    unbind(t.g, t.piece('Curse'));
    expect(stopped(t, 'Bob')).toEqual([false]);
  });
});

describe('kept so by a card', () => {
  it.each(['disabled', 'stasis', 'quarantined'] as const)('T17.2 to T17.4 %s until the card has left, whatever took it away', (state) => {
    const t = cursed();
    bind(t.g, t.piece('Curse'), [t.piece('Ann'), t.piece('Bob')], state);
    expect(has(t, state, 'Ann', 'Bob', 'Dot')).toEqual([true, true, false]);
    discard(t.g, [t.piece('Curse')]);
    expect(settle(t)).toBe(true);
    expect(has(t, state, 'Ann', 'Bob')).toEqual([false, false]);
    expect(settle(t)).toBe(false);
  });

  it('T1.6 two cards that do the same: one that leaves does not end what the other does', () => {
    const t = cursed();
    bind(t.g, t.piece('Curse'), [t.piece('Ann')], 'disabled');
    bind(t.g, t.piece('Spell'), [t.piece('Ann')], 'disabled');
    unbind(t.g, t.piece('Curse'));
    expect(has(t, 'disabled', 'Ann')).toEqual([true]);
    unbind(t.g, t.piece('Spell'));
    expect(has(t, 'disabled', 'Ann')).toEqual([false]);
  });

  it('T1.6 whoever leaves play is a new card when it comes again', () => {
    const t = cursed();
    const ann = t.piece('Ann');
    bind(t.g, t.piece('Curse'), [ann], 'disabled');
    discard(t.g, [ann]);
    settle(t);
    move(t.g, ann, surfaceAt(t.piece('World')));
    expect([isBound(t.g, ann, 'disabled'), ...has(t, 'disabled', 'Ann'), boundBy(t.g, t.piece('Curse'))]).toEqual([false, false, []]);
  });

  it('T17.5 held: off to the side, back to where it was; without a ship to return to nobody stays in space', () => {
    const t = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Vessel: ['Eve', 'Bob'] } } } },
      red: { at: { Void: { seeds: ['Curse'] } } },
    });
    move(t.g, t.piece('Curse'), zoneOn(t.piece('Void')));
    bind(t.g, t.piece('Curse'), [t.piece('Eve'), t.piece('Bob')], 'held');
    expect([t.where('Eve'), ...has(t, 'held', 'Eve')]).toEqual(['on Void', true]);
    unbind(t.g, t.piece('Curse'), (x) => x === t.piece('Eve'));
    expect([t.where('Eve'), t.where('Bob')]).toEqual(['aboard Vessel', 'on Void']);
    discard(t.g, [t.piece('Vessel')]);
    unbind(t.g, t.piece('Curse'));
    expect(t.where('Bob')).toBe('discard blue');
  });

  it('T17.5 of two ships there it is the one whose crew they were', () => {
    const t = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Tender: [], Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Curse'] } } },
    });
    move(t.g, t.piece('Curse'), zoneOn(t.piece('Void')));
    bind(t.g, t.piece('Curse'), [t.piece('Eve')], 'held');
    unbind(t.g, t.piece('Curse'));
    expect(t.where('Eve')).toBe('aboard Vessel');
  });

  it('T1.6 nobody is freed who has left play with the card', () => {
    const t = cursed();
    bind(t.g, t.piece('Curse'), [t.piece('Ann')], 'held');
    discard(t.g, [t.piece('Ann'), t.piece('Curse')]);
    const from = t.g.events.length;
    settle(t);
    expect([t.where('Ann'), t.g.events.slice(from).map(({ type }) => type)]).toEqual(['discard blue', []]);
  });

  it('one card may do two things to somebody, and each thing once', () => {
    const t = cursed();
    const [ann, curse] = [t.piece('Ann'), t.piece('Curse')];
    bind(t.g, curse, [ann], 'disabled');
    bind(t.g, curse, [ann], 'quarantined');
    const told = t.g.events.length;
    bind(t.g, curse, [ann], 'disabled');
    expect(t.g.events).toHaveLength(told);
    expect([...has(t, 'disabled', 'Ann'), ...has(t, 'quarantined', 'Ann'), boundBy(t.g, curse)]).toEqual([true, true, [ann]]);
    expect([isBound(t.g, ann, 'disabled'), isBound(t.g, ann, 'stasis'), boundBy(t.g, t.piece('Spell'))]).toEqual([true, false, []]);
    unbind(t.g, curse);
    expect([...has(t, 'disabled', 'Ann'), ...has(t, 'quarantined', 'Ann')]).toEqual([false, false]);
  });

  it('T1.6 what other cards do, and to others, goes on when one has left', () => {
    const t = cursed();
    bind(t.g, t.piece('Curse'), [t.piece('Ann'), t.piece('Bob')], 'disabled');
    bind(t.g, t.piece('Spell'), [t.piece('Dot')], 'disabled');
    discard(t.g, [t.piece('Ann')]);
    expect(settle(t)).toBe(true);
    expect([boundBy(t.g, t.piece('Curse')), boundBy(t.g, t.piece('Spell'))]).toEqual([[t.piece('Bob')], [t.piece('Dot')]]);
    discard(t.g, [t.piece('Curse')]);
    settle(t);
    expect(has(t, 'disabled', 'Bob', 'Dot')).toEqual([false, true]);
    expect(t.g.events.at(-1)).toMatchObject({ type: 'freed', why: { kind: 'card', id: t.g.s.card[t.piece('Curse')] } });
  });

  it('nobody is bound who is not in play', () => {
    const t = cursed();
    discard(t.g, [t.piece('Ann')]);
    bind(t.g, t.piece('Curse'), [t.piece('Ann')], 'disabled');
    expect([boundBy(t.g, t.piece('Curse')), ...has(t, 'disabled', 'Ann')]).toEqual([[], false]);
  });

  it('T17.5 whoever was held aboard a ship that has left returns to the planet, or to another ship of the same player', () => {
    const planet = scenario({
      alpha: ['Twin', 'Void'],
      blue: { at: { Twin: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Twin: { seeds: ['Curse'] } } },
    });
    move(planet.g, planet.piece('Curse'), zoneOn(planet.piece('Twin')));
    bind(planet.g, planet.piece('Curse'), [planet.piece('Eve')], 'held');
    move(planet.g, planet.piece('Vessel'), spaceAt(planet.piece('Void')));
    unbind(planet.g, planet.piece('Curse'));
    expect(planet.where('Eve')).toBe('planet Twin');
    const space = scenario({
      alpha: ['Void', 'World'],
      blue: { at: { Void: { space: { Vessel: ['Eve'], Tender: [] } } } },
      red: { at: { Void: { seeds: ['Curse'], space: { Raider: [] } } } },
    });
    move(space.g, space.piece('Curse'), zoneOn(space.piece('Void')));
    bind(space.g, space.piece('Curse'), [space.piece('Eve')], 'held');
    move(space.g, space.piece('Vessel'), spaceAt(space.piece('World')));
    unbind(space.g, space.piece('Curse'));
    expect(space.where('Eve')).toBe('aboard Tender');
  });

  it('T65.6 everybody hears how many, their player who', () => {
    const t = cursed();
    const from = t.g.events.length;
    bind(t.g, t.piece('Curse'), [t.piece('Ann')], 'disabled');
    bind(t.g, t.piece('Curse'), [t.piece('Bob')], 'disabled', true);
    const [hidden, shown] = t.g.events.slice(from).filter((e) => e.type === 'disabled');
    expect([hidden.data['pieces'], hidden.secret?.data['pieces']]).toEqual([undefined, [t.piece('Ann')]]);
    expect(shown.data['pieces']).toEqual([t.piece('Bob')]);
  });
});
