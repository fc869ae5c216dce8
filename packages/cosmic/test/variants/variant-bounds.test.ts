import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { discardedHazards, hazardDeck, hazardTable, inPlay } from './hazards.ts';
import { techDeck, techTable } from './techs.ts';

/** Numbers and conditions of dials, decks and gifts between partners. */

describe('R30 alliance dials', () => {
  const seats = { red: 'macron', blue: 'void', yellow: 'tripler', purple: 'warpish', green: 'hacker' };
  const start = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-05'], purple: ['attack-07'] },
    options: { dials: true },
  } as const;

  it('whoever has no ship to commit has nothing to dial, and one ship is enough', () => {
    const t = table(seats, { ...start, ships: { yellow: { warp: 20 }, purple: { 'purple/1': 1, warp: 19 } } });
    t.invite('red', 'yellow', 'purple');
    t.until('purple', 'alliance.dial');
    expect(t.asked()).toEqual(['purple alliance.dial']);
    expect(t.options('purple')).toEqual(['decline', 'offense:1', 'defense:aid']);
  });

  it('an only card is enough for foreign aid, and the main player who looks at it remembers it', () => {
    const t = table(seats, start);
    t.plan('purple', 'alliance.dial', 'defense:aid');
    t.plan('purple', 'alliance.aid', 'attack-07');
    t.until('blue', 'alliance.accept');
    t.answer('blue', false);
    const seen = (t.view('blue').lingering as { seen?: { from: number; cards: string[] } }[]).flatMap((x) => x.seen ?? []);
    expect(seen).toContainEqual(expect.objectContaining({ from: 3, cards: ['attack-07'] }));
    const other = (t.view('red').lingering as { seen?: { from: number } }[]).flatMap((x) => x.seen ?? []);
    expect(other.filter((x) => x.from === 3)).toEqual([]);
  });
});

describe('the hazard deck', () => {
  it('drives away rivals alone: a sworn alliance stays when the Guardian comes for the Witness', () => {
    const t = hazardTable('cosmic-guardian', { hazards: ['alliance', 'witness'] });
    expect(inPlay(t)).toEqual(['alliance', 'cosmic-guardian']);
    expect(discardedHazards(t)).toEqual(['witness']);
  });

  it('a hazard of another kind drives nothing away', () => {
    const t = hazardTable('sea-of-stars', { hazards: ['witness'] });
    expect(inPlay(t)).toEqual(['witness', 'sea-of-stars']);
  });

  it('a hazard for one encounter does nothing in the next of the same turn', () => {
    const t = hazardTable('black-hole', {
      destiny: ['blue!', 'yellow'],
      hands: { red: ['attack-40', 'attack-01'], blue: ['attack-00'], yellow: ['attack-20'] },
      ships: { blue: { 'blue/1': 2 } },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.out('blue'), t.warp('blue')]).toEqual([2, 0]);
    t.send('red', { 'red/1': 1 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([0, 1]);
  });

  it('what has been discarded stays there while the deck lasts', () => {
    const t = hazardTable('sea-of-stars', {
      destiny: ['blue!', 'yellow!'],
      hazardDeck: ['sea-of-stars', 'meteor-storm'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-00'], yellow: ['attack-01'] },
    });
    t.plan('red', 'encounter.second', true);
    t.run();
    t.runTo('launch');
    expect(inPlay(t)).toEqual(['meteor-storm']);
    expect(discardedHazards(t)).toEqual(['sea-of-stars']);
    expect(hazardDeck(t)).toHaveLength(26);
    expect(t.events('hazard-deck-reshuffled')).toEqual([]);
  });

  it('what a hazard does is caused by it, and what follows is not', () => {
    const t = hazardTable('witness', { ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0, 'blue/1': 2 } } });
    expect(t.why('power-regained')).toContain('card:hazard:witness');
    t.run();
    expect(t.why('outcome')).not.toContain('card:hazard:witness');
  });
});

describe('the tech deck', () => {
  it('is shuffled, another way in another game', () => {
    const [a, b] = ['one', 'two'].map((seed) => techDeck(techTable({ techs: {}, seed })));
    expect([...a].sort()).toEqual([...b].sort());
    expect(a).not.toEqual(b);
  });

  it('R24.9 with no tech left anywhere there is none to have in place of an encounter', () => {
    const position = { techs: {}, hands: { red: ['attack-40', 'attack-30'], blue: ['attack-00'] } };
    const t = techTable(position);
    expect(t.until('red', 'technology.second')).toMatchObject({ seat: 0 });
    const none = techTable(position);
    const { cards, zones } = none.state;
    const deck = zones.findIndex((z) => z.kind === 'tech-deck');
    const removed = zones.findIndex((z) => z.kind === 'removed');
    for (const card of cards.in[deck].splice(0)) {
      cards.in[removed].push(card);
      cards.zone[card] = removed;
    }
    none.until('red', 'encounter.second');
    expect(none.story()).not.toContain('technology.second');
  });

  it('R24.3 one colony is enough to send a ship from, and with none there is nothing to do', () => {
    const one = techTable({ techs: { red: { qax: 0 } }, ships: { red: { 'red/1': 2, warp: 18 } } });
    one.until('red', 'technology.action');
    expect(one.options('red')).toEqual(['research qax', 'nothing']);
    const none = techTable({ techs: { yellow: { qax: 0 } }, ships: { yellow: { warp: 20 } } });
    none.runTo('launch');
    expect(none.story()).not.toContain('technology.action');
  });
});

describe('R29.4 gifts between partners', () => {
  const four = { red: 'macron', yellow: 'tripler', blue: 'void', purple: 'warpish' };
  const position = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-20'], blue: ['attack-00'], purple: ['attack-05'], yellow: ['attack-06'] },
    teams: [
      ['red', 'yellow'],
      ['blue', 'purple'],
    ],
    options: { teams: true },
  } as const;

  it('are offered for each colony by itself: one may be given though another cannot', () => {
    // Red and yellow gain a colony on the same planet, where the partner of red has one already.
    const t = table(
      { ...four, green: 'hacker', orange: 'mirror' },
      {
        ...position,
        teams: [
          ['red', 'green'],
          ['blue', 'purple'],
          ['yellow', 'orange'],
        ],
        ships: { green: { 'blue/1': 1 } },
      },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.until('yellow', 'teams.give');
    expect(t.story()).not.toContain('red answers teams.give');
  });

  it('are offered in each encounter, not only in the first', () => {
    const t = table(four, { ...position, destiny: ['blue', 'blue'], hands: { ...position.hands, red: ['attack-40', 'attack-30'] } });
    t.plan('red', 'teams.give', false);
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.until('red', 'teams.give')).toMatchObject({ data: { to: t.seat('yellow') } });
  });

  it('not with nowhere to go for the ships that would leave', () => {
    const t = table(four, { ...position, ships: { red: { 'red/1': 1, out: 19 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(1);
    expect(t.story()).not.toContain('teams.give');
  });
});
