import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue'] } as const;
const fight = { red: ['attack-08'], blue: ['attack-06', 'attack-07'], yellow: ['attack-05'], purple: ['attack-09'] };

describe('where a card goes when it has worked', () => {
  it('R16.3 a reinforcement lies open until the encounter is over, an artifact is discarded at once (R20.1)', () => {
    const hands = { ...fight, red: ['attack-08', 'reinforcement-3', 'force-field'], blue: ['attack-06', 'reinforcement-2'] };
    const t = table(seats, { ...start, hands });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'force-field');
    t.plan('red', 'force-field', ['yellow']);
    t.until('red', 'planning.select');
    expect(t.pile(Z.discard)).toEqual(['force-field']);
    t.use('red', 'reinforcement-3');
    t.plan('red', 'reinforce.side', 'offense');
    t.runWhile(() => t.events('card-played').length < 2);
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.pile(Z.discard)).toEqual(['force-field']);
    expect(t.pile(Z.table)).toContain('reinforcement-3');
    t.run();
    expect(t.pile(Z.discard)).toContain('reinforcement-3');
  });

  it('R19.3 a flare returns to the hand; one that says so goes to its alien, or to the pile where nobody is', () => {
    const played = (people: object, face: string) => {
      const t = table({ ...seats, ...people }, { ...start, hands: { ...fight, yellow: ['attack-05', face] } });
      t.use('yellow', face);
      t.run();
      return t;
    };
    const given = played({ purple: 'sorcerer' }, 'flare:sorcerer');
    expect(given.events('flare-given')).toEqual([{ card: 'flare:sorcerer', to: 3 }]);
    expect(given.hand('purple')).toContain('flare:sorcerer');
    const gone = played({}, 'flare:sorcerer');
    expect(gone.events('cards-discarded')).toContainEqual({ who: 2, cards: ['flare:sorcerer'] });
    expect(gone.events('flare-given')).toEqual([]);
  });

  it('R17.3 whoever plays the own flare without the power keeps it, though it says to give it away', () => {
    const few = { 'yellow/1': 0, 'yellow/2': 0, 'yellow/3': 0, warp: 12 };
    const t = table(
      { ...seats, yellow: 'sorcerer' },
      { ...start, hands: { ...fight, yellow: ['attack-05', 'flare:sorcerer'] }, ships: { yellow: few } },
    );
    t.use('yellow', 'flare:sorcerer');
    t.run();
    expect(t.events('card-played')).toEqual([{ who: 2, card: 'flare:sorcerer', text: 'wild' }]);
    expect(t.hand('yellow')).toContain('flare:sorcerer');
    expect(t.events('flare-given')).toEqual([]);
  });

  it('a flare that was played leaves the game if an effect says so', () => {
    const t = hazardTable(
      'sargasso-nets',
      { hands: { ...fight, yellow: ['attack-05', 'flare:sorcerer'] } },
      { ...seats, purple: 'sorcerer' },
    );
    t.use('yellow', 'flare:sorcerer');
    t.run();
    expect(t.pile(Z.removed)).toContain('flare:sorcerer');
    expect(t.hand('purple')).not.toContain('flare:sorcerer');
  });

  it('a flare from a sheet that lets nothing else be played is discarded where it would return', () => {
    const t = table({ ...seats, red: 'host' }, { ...start, hands: fight, sheets: { host: { guests: ['flare:macron', 'flare:clone'] } } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:macron');
    t.run();
    expect(t.events('cards-discarded')).toContainEqual({ who: 0, cards: ['flare:macron'] });
    expect(t.pile(t.sheet('host').zones.guests)).toEqual(['flare:clone']);
  });
});

describe('a card that is stopped', () => {
  it('R18.6 has no effect and is discarded, and one that nothing can stop is not offered to be', () => {
    const hands = { ...fight, red: ['attack-08', 'plague'], yellow: ['attack-05', 'card-zap'] };
    const t = table(seats, { ...start, hands });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.cardZap('yellow', 'plague');
    t.run();
    expect(t.events('ships-lost').filter((x) => x.who === 1)).toEqual([]);
    expect(t.events('card-cancelled')).toEqual([{ who: 0, card: 'plague' }]);

    const people = { ...seats, red: 'symbiote' };
    const sure = table(people, { ...start, hands: { ...hands, red: ['attack-08', 'flare:symbiote'] }, ships: { red: { warp: 3 } } });
    sure.use('red', 'flare:symbiote');
    sure.neverOffered('yellow', 'card-zap');
    expect(sure.events('card-played')).toEqual([{ who: 0, card: 'flare:symbiote', text: 'super' }]);
  });

  it('R18.4 a card on a sheet stays there when playing it is zapped, and is not laid down either', () => {
    const hands = { ...fight, blue: ['attack-06', 'cosmic-zap'] };
    const position = { ...start, hands, options: { rewards: 'both' } };
    const people = { ...seats, red: 'miser' };
    const hoard = ['kicker-x2', 'plague', 'flare:chosen'];
    const laid = table(people, { ...position, sheets: { miser: { hoard } } });
    laid.use('red', 'kicker-x2');
    laid.zap('blue', 'miser');
    laid.run();
    expect(laid.events('card-laid')).toEqual([]);
    expect(laid.pile(laid.sheet('miser').zones.hoard)).toContain('kicker-x2');
    expect(laid.events('power-zapped')).toEqual([{ who: 0, alien: 'miser' }]);
    // An artifact as well; and nothing else from there in this encounter.
    const played = table(people, { ...position, sheets: { miser: { hoard } } });
    played.use('red', 'plague');
    played.plan('red', 'plague', 'blue');
    played.zap('blue', 'miser');
    played.neverOffered('red', 'kicker-x2');
    expect(played.warp('blue')).toBe(0);
    expect(played.pile(played.sheet('miser').zones.hoard).sort()).toEqual([...hoard].sort());
    // Nobody zaps: it is played and discarded.
    const free = table(people, { ...position, sheets: { miser: { hoard } } });
    free.use('red', 'plague');
    free.plan('red', 'plague', 'purple');
    free.runTo('launch');
    expect(free.events('power-used')).toContainEqual({ who: 0, alien: 'miser', clause: 'play' });
    expect(free.pile(Z.discard)).toContain('plague');
  });
});
