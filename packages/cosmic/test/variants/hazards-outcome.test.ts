import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { hazardTable } from './hazards.ts';
import { SEATS } from './variant-table.ts';

describe('Black Hole', () => {
  it('takes ships that would go to the warp out of the game, in this encounter alone', () => {
    const t = hazardTable('black-hole', { hands: { red: ['attack-00'], blue: ['attack-20'] } });
    t.send('red', { 'red/1': 4 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([4, 0]);
    expect(t.events('ships-removed')).toEqual([{ who: 0, n: 4 }]);
  });

  it('also ships that an effect takes, and those cost no compensation', () => {
    const t = hazardTable('black-hole', { hands: { red: ['negotiate'], blue: ['attack-20', 'attack-06'] } });
    t.send('red', { 'red/1': 2 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([2, 0]);
    expect(t.events('compensated')).toEqual([]);
  });

  it('leaves everybody as many ships as it takes foreign colonies to win', () => {
    const t = hazardTable('black-hole', { ships: { red: { out: 13 } }, hands: { red: ['attack-00'], blue: ['attack-20'] } });
    t.send('red', { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([15, 2]);
    const four = hazardTable('black-hole', {
      ships: { red: { out: 9 } },
      hands: { red: ['attack-00'], blue: ['attack-20'] },
      options: { planets: 4 },
    });
    four.send('red', { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 });
    four.run();
    expect([four.out('red'), four.warp('red')]).toEqual([12, 1]);
  });

  it('counts what one loss takes from several places together', () => {
    const t = hazardTable('black-hole', { ships: { red: { out: 13 } }, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.send('red', { 'red/1': 1 });
    t.leave('red');
    t.plan('red', 'deal.penalty', { 'red/2': 1, 'red/3': 1, 'red/4': 1 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([15, 1]);
  });

  it('[faq-hazards-05] does not remove the ships of Zombie, which never go to the warp', () => {
    const t = hazardTable('black-hole', { hands: { red: ['attack-00'], blue: ['attack-20'] } }, { ...SEATS, red: 'zombie' });
    t.send('red', { 'red/1': 4 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([0, 0]);
  });
});

describe('Meteor Storm', () => {
  const storm = (red: string, blue: string, ships: number, seats = SEATS) => {
    const t = hazardTable('meteor-storm', { hands: { red: [red], blue: [blue] } }, seats);
    t.send('red', { 'red/1': ships });
    return t;
  };

  it('[faq-hazards-03] counts the totals of cards and ships: more than 25 together is the ruin of both sides', () => {
    // 10 + 4 and 8 + 4: 26, though the cards alone are 18.
    const t = storm('attack-10', 'attack-08', 4);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'both-lose', totals: [14, 12] }]);
    expect([t.warp('red'), t.warp('blue')]).toEqual([4, 4]);
    // One ship less, and they are at the limit.
    const safe = storm('attack-10', 'attack-08', 3);
    safe.run();
    expect(safe.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, totals: [13, 12] }]);
  });

  it('[faq-hazards-10] the entire totals, also what powers and reinforcements add', () => {
    const t = hazardTable('meteor-storm', { hands: { red: ['attack-08', 'reinforcement-3'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 3 });
    t.use('red', 'reinforcement-3');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'both-lose', totals: [14, 12] }]);
  });

  it('[faq-general-30] needs attacks that were revealed, not a negotiate that has become one', () => {
    const t = hazardTable('meteor-storm', { hands: { red: ['negotiate', 'flare:human'], blue: ['attack-08'] } });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, how: 'totals' }]);
  });

  it('needs two attacks, and spares nobody whatever else decides the outcome', () => {
    const t = storm('attack-20', 'negotiate', 4);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0 }]);
    // The Loser turns who wins into who loses, but here nobody wins.
    const loser = storm('attack-20', 'attack-08', 4, { ...SEATS, blue: 'loser' });
    loser.use('blue', 'loser');
    loser.run();
    expect([loser.warp('red'), loser.warp('blue')]).toEqual([4, 4]);
  });
});

describe('Odd Victory', () => {
  const clash = (red: string, blue: string, seats = SEATS) => hazardTable('odd-victory', { hands: { red: [red], blue: [blue] } }, seats);

  it('gives the encounter to the odd attack card when the other one is even', () => {
    const t = clash('attack-01', 'attack-40');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, how: 'odd-victory' }]);
  });

  it('means nothing for two of a kind, or without two attacks', () => {
    const odd = clash('attack-01', 'attack-23');
    odd.run();
    expect(odd.events('outcome')).toMatchObject([{ winner: 1, how: 'totals' }]);
    const talk = clash('attack-11', 'negotiate');
    talk.run();
    expect(talk.events('outcome')).toMatchObject([{ winner: 0, how: 'attack' }]);
  });

  it('[faq-general-30] means nothing for a negotiate that has become an attack', () => {
    const t = hazardTable('odd-victory', { hands: { red: ['negotiate', 'flare:human'], blue: ['attack-13'] } });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'totals' }]);
  });

  it('R1.12 goes by what the cards count as when the winner is decided', () => {
    // Mirror makes 12 an odd 21 and leaves 40 even: 04.
    const t = clash('attack-12', 'attack-40');
    t.use('blue', 'mirror');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'odd-victory' }]);
  });
});

describe('Odd Victory and kickers', () => {
  it('[faq-general-26] an odd card that a kicker makes even is even', () => {
    const position = { hands: { red: ['attack-01', 'kicker-x2'], blue: ['attack-15'] }, options: { hazards: true, rewards: 'both' } };
    const t = hazardTable('odd-victory', position);
    t.use('red', 'kicker-x2');
    t.run();
    // 2 against 15.
    expect(t.events('outcome')).toMatchObject([{ winner: 1, how: 'odd-victory' }]);
  });
});

describe('Reward Reversal', () => {
  it('winning defensive allies gain a colony on the planet instead of rewards', () => {
    const t = hazardTable('reward-reversal', { hands: { red: ['attack-00'], blue: ['attack-20'] } });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.run();
    expect(t.ships('yellow', 'blue/1')).toBe(2);
    expect(t.foreign('yellow')).toBe(1);
    expect(t.events('rewards')).toEqual([]);
  });

  it('winning offensive allies receive rewards instead of a colony', () => {
    const t = hazardTable('reward-reversal', { hands: { red: ['attack-20'], blue: ['attack-00'] }, deck: ['plague', 'morph'] });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.plan('yellow', 'ships.return', { 'yellow/1': 2 });
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1')]).toEqual([1, 0]);
    expect(t.ships('yellow', 'yellow/1')).toBe(4);
    expect(t.events('rewards')).toEqual([{ who: 2, ships: 0, cards: 2 }]);
    expect(t.hand('yellow')).toEqual(['morph', 'plague']);
  });
});

describe('Sargasso Nets', () => {
  it('cards played in the encounter leave the game instead of being discarded or returned', () => {
    const t = hazardTable('sargasso-nets', {
      hands: { red: ['attack-10', 'reinforcement-2', 'flare:macron'], blue: ['attack-06', 'attack-08'] },
    });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:macron');
    t.use('red', 'reinforcement-2');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.pile(Z.removed).sort()).toEqual(['attack-06', 'attack-10', 'flare:macron', 'reinforcement-2']);
    expect(t.hand('red')).toEqual([]);
    expect(t.events('cards-discarded').flatMap((x) => x.cards)).not.toContain('attack-10');
  });

  it('so do encounter cards that others replace: by a Quark Battery, or a card of the deck', () => {
    const t = hazardTable('sargasso-nets', {
      hands: { red: ['attack-10', 'attack-40'], blue: ['attack-06', 'attack-08'] },
      techs: { red: { 'quark-battery': 3 } },
      options: { technology: true },
    });
    t.plan('red', 'technology.action', 'complete quark-battery');
    t.plan('red', 'quark-battery.card', 'attack-40');
    t.use('red', 'tech:quark-battery');
    t.run();
    expect(t.pile(Z.removed).sort()).toEqual(['attack-06', 'attack-10', 'attack-40']);
    expect(t.pile(Z.discard)).toEqual([]);

    const hands = { red: ['attack-10'], blue: ['attack-06', 'attack-08'] };
    const u = hazardTable('sargasso-nets', { hands, deck: ['attack-20'] }, { ...SEATS, red: 'phantasm' });
    u.plan('red', 'phantasm.side', 'defense');
    u.run();
    expect(u.events('outcome')).toMatchObject([{ winner: 1 }]);
    expect(u.pile(Z.removed).sort()).toEqual(['attack-06', 'attack-10', 'attack-20']);
    expect(u.pile(Z.discard)).toEqual([]);
  });

  it('nothing goes back to a hand: neither what the Clone would keep nor the second card of the Deuce', () => {
    const position = { hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'] } };
    const t = hazardTable('sargasso-nets', position, { ...SEATS, red: 'clone' });
    t.select('red', 'attack-10');
    t.neverOffered('red', 'clone');
    expect([t.pile(Z.removed).sort(), t.hand('red')]).toEqual([['attack-06', 'attack-10'], ['attack-08']]);

    const u = hazardTable('sargasso-nets', position, { ...SEATS, red: 'deuce' });
    u.select('red', 'attack-10');
    u.run();
    expect([u.pile(Z.removed).sort(), u.hand('red')]).toEqual([['attack-06', 'attack-08', 'attack-10'], []]);
  });

  it('an artifact that was stopped was played, too; a new hand is only discarded', () => {
    const t = hazardTable(
      'sargasso-nets',
      { hands: { red: ['attack-10', 'emotion-control'], blue: ['reinforcement-3'], purple: ['card-zap'] } },
      { ...SEATS, yellow: 'vulch' },
    );
    t.use('red', 'emotion-control');
    t.cardZap('purple', 'emotion-control');
    // Nothing is discarded that the Vulch could pick up.
    t.neverOffered('yellow', 'vulch');
    expect(t.pile(Z.removed)).toEqual(expect.arrayContaining(['emotion-control', 'card-zap', 'attack-10']));
    expect(t.events('cards-discarded')).toMatchObject([{ who: 1, cards: ['reinforcement-3'] }]);
  });
});
