import { openTable } from '@parley/kernel';
import { cosmic, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hands, start, type Position, attack, beside } from './reactor.ts';

/** Flares on the sheet. */
const stored = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('reactor').zones.flares).sort();

describe('Reactor', () => {
  it('begins with the flares of all others on its sheet, open to all, before hands are dealt', () => {
    const options = { seats: [{ alien: 'macron' }, { alien: 'trader' }, { alien: 'reactor' }, { alien: 'void' }] };
    for (let i = 0; i < 10; i++) {
      const { game } = openTable(cosmic, options, `reactor-${i}`);
      const { s } = game;
      const [sheet] = s.sheets.filter((x) => x.alien === 'reactor');
      const there = s.cards.in[sheet.zones.flares].map((c) => s.face[c]).sort();
      expect(there).toEqual(['flare:macron', 'flare:trader', 'flare:void']);
      // Its own flare and the other ones that were dealt are in the deck or in hands, of eight cards each.
      expect(s.handOf.map((zone) => s.cards.in[zone].length)).toEqual([8, 8, 8, 8]);
      expect(s.cards.in[Z.unused].map((c) => s.face[c])).not.toContain('flare:reactor');
    }
  });

  it('takes no flare that would tell what a hidden power is', () => {
    const options = { hiddenPowers: true, seats: [{ alien: 'macron' }, { alien: 'warrior' }, { alien: 'reactor' }, { alien: 'swindler' }] };
    const { game } = openTable(cosmic, options, 'hidden');
    const [sheet] = game.s.sheets.filter((x) => x.alien === 'reactor');
    expect(game.s.cards.in[sheet.zones.flares].map((c) => game.s.face[c])).toEqual(['flare:swindler']);
  });

  it('is open to all and cannot play what lies there', () => {
    const t = attack({ ...start, sheets: { reactor: { flares: ['flare:host', 'flare:macron'] } } });
    const zone = `zone:${t.sheet('reactor').zones.flares}`;
    for (const seat of ['red', 'yellow', null]) expect(t.view(seat)[zone]).toHaveLength(2);
    t.until('red', 'launch.aim');
    expect(t.canRaise('yellow')).toEqual([]);
    expect(t.hand('yellow')).toEqual(['attack-06']);
  });

  describe('as an ally on the winning side', () => {
    function allied(position: Position = start) {
      const t = attack(position);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      return t;
    }

    it('has to give its main player the matching flare', () => {
      const t = allied();
      t.run();
      expect(t.events('power-used')).toContainEqual({ who: t.seat('yellow'), alien: 'reactor', clause: 'give' });
      expect(t.hand('red')).toEqual(['flare:macron']);
      expect(stored(t)).toEqual(['flare:trader', 'flare:void']);
    });

    it('keeps it when it is zapped', () => {
      const t = allied({ ...start, hands: { ...hands, purple: ['cosmic-zap'] } });
      t.zap('purple', 'reactor');
      t.run();
      expect(stored(t)).toContain('flare:macron');
    });

    it('keeps it when its side has lost', () => {
      const t = allied({ ...start, hands: { red: ['attack-01'], blue: ['attack-30'] } });
      t.run();
      expect(t.events('flare-given')).toEqual([]);
    });
  });

  describe('when neither main player has invited it and one of them loses', () => {
    it('may take the flare of the loser from its sheet', () => {
      const t = attack();
      expect(t.untilOffered('yellow', 'reactor')).toEqual(['reactor', 'pass']);
      expect(t.question('yellow')).toMatchObject({ data: { at: 'window:resolution.afterOutcome' } });
      // There is nothing else to choose.
      t.answer('yellow', 'reactor');
      expect(t.hand('yellow')).toEqual(['attack-06', 'flare:trader']);
      expect(stored(t)).toEqual(['flare:macron', 'flare:void']);
      // It is no use of the power.
      expect(t.events('power-used').filter((e) => e.alien === 'reactor')).toEqual([]);
    });

    it('or discard it from its hand, or take its own', () => {
      const position = {
        ...start,
        hands: { ...hands, yellow: ['attack-06', 'flare:trader'] },
        sheets: { reactor: { flares: ['flare:macron', 'flare:reactor'] } },
      } as const;
      const t = attack(position);
      t.use('yellow', 'reactor');
      t.until('yellow', 'reactor.choice');
      expect(t.options('yellow')).toEqual(['discard', 'own']);
      t.answer('yellow', 'discard');
      // Its own discards do not come to the sheet.
      expect(t.pile(Z.discard)).toContain('flare:trader');
      expect(stored(t)).toEqual(['flare:macron', 'flare:reactor']);

      const own = attack(position);
      own.use('yellow', 'reactor');
      own.plan('yellow', 'reactor.choice', 'own');
      own.run();
      expect(own.hand('yellow')).toEqual(['attack-06', 'flare:reactor', 'flare:trader']);
    });

    it('not when one of them has invited it, even if it stays out', () => {
      const t = attack();
      t.invite('blue', 'yellow');
      t.neverOffered('yellow', 'reactor');
    });

    it('not when nobody has lost', () => {
      const t = attack({ ...start, hands: { red: ['negotiate'], blue: ['negotiate'] } });
      t.leave('red');
      t.neverOffered('yellow', 'reactor');
    });
  });

  describe('flares that are discarded', () => {
    // Red has no encounter card and discards its hand at the start of its turn.
    const position = {
      ...start,
      hands: { ...hands, red: ['flare:void', 'flare:reactor', 'flare:zombie', 'quash'] },
      sheets: { reactor: { flares: [] } },
    } as const;

    it('come to the sheet if they match a player', () => {
      const t = table(seats, position);
      t.until('red', 'launch.aim');
      expect(stored(t)).toEqual(['flare:reactor', 'flare:void']);
      expect(t.events('cards-discarded')[0]).toMatchObject({ cards: ['flare:zombie', 'quash'] });
      expect(t.events('power-used')[0]).toMatchObject({ alien: 'reactor', clause: 'catch' });
    });

    it('go to the pile when the power is zapped', () => {
      const t = table(seats, { ...position, hands: { ...position.hands, purple: ['cosmic-zap'] } });
      t.zap('purple', 'reactor');
      t.until('red', 'launch.aim');
      expect(stored(t)).toEqual([]);
      expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['flare:reactor', 'flare:void']));
    });

    it('[faq-reactor-1] a flare that comes into the game later goes to the sheet only when somebody else discards it', () => {
      // Red becomes a Tripler. That flare and another one are shuffled into the deck, in which there is no artifact.
      const artifacts = [
        'card-zap',
        'card-zap',
        'cosmic-zap',
        'cosmic-zap',
        'emotion-control',
        'force-field',
        'ionic-gas',
        'mobius-tubes',
        'mobius-tubes',
        'plague',
        'quash',
      ];
      const t = attack({
        ...start,
        hands: { red: ['attack-30', 'flare:pentaform'], blue: ['attack-04', 'flare:engineer'], purple: artifacts },
        unused: ['flare:tripler', 'flare:clone'],
      });
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:pentaform');
      t.runWhile(() => t.question('red')?.tag !== 'pentaform.become');
      t.answer('red', 'tripler');
      t.until('red', 'launch.aim');
      expect(t.pile(Z.deck)).toEqual(expect.arrayContaining(['flare:tripler', 'flare:clone']));
      expect(stored(t)).toEqual(['flare:macron', 'flare:trader', 'flare:void']);
      // Blue looks for an artifact and discards the whole deck.
      t.raise('blue', 'flare:engineer');
      t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
      expect(stored(t)).toContain('flare:tripler');
      // A flare that matches nobody is none of its business.
      expect(t.pile(Z.discard)).toContain('flare:clone');
    });
  });
});

describe('Reactor and a main player who has allied against itself', () => {
  it('has the flare of the main player who has lost, not of one whose allied ships were lost', () => {
    const sheets = { reactor: { flares: ['flare:lunatic'] } };
    for (const [card, lost] of [
      ['attack-40', false],
      ['attack-00', true],
    ] as const) {
      const t = attack({ ...start, sheets, hands: { ...hands, red: [card], blue: ['attack-20'] } }, { ...seats, red: 'lunatic' });
      t.use('red', 'lunatic');
      t.plan('red', 'alliance.ships', { 'red/2': 2 });
      if (lost) t.use('yellow', 'reactor');
      if (lost) t.run();
      else t.neverOffered('yellow', 'reactor');
      expect(stored(t)).toEqual(lost ? [] : ['flare:lunatic']);
    }
  });
});

describe('Reactor: when and for whom', () => {
  const repelled = { ...start, hands: { red: ['attack-01'], blue: ['attack-30', 'attack-40'], yellow: ['attack-06'] } };

  it('gives the flare to a defense it has helped as well, once the ships have landed', () => {
    const t = beside('defense', repelled);
    t.until('blue', 'launch.aim');
    expect(t.hand('blue')).toContain('flare:trader');
    const told = t.story();
    expect(told.indexOf('flare-given')).toBeGreaterThan(told.indexOf('rewards {'));
    expect(told.indexOf('flare-given')).toBeLessThan(told.indexOf('cards-discarded'));
  });

  it('gives nothing as a main player who wins', () => {
    const t = attack(
      { ...repelled, sheets: { reactor: { flares: ['flare:reactor', 'flare:macron'] } } },
      { ...seats, blue: 'reactor', yellow: 'trader' },
    );
    t.run();
    expect(t.events('flare-given')).toEqual([]);
    expect(t.events('power-used').filter((x) => x.alien === 'reactor')).toEqual([]);
  });

  it('gives nothing when both sides make a deal', () => {
    const t = beside('offense', { ...start, hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate'] } });
    t.offer('red', { red: ['attack-06'] });
    t.accept('blue');
    t.run();
    expect(t.events('deal-made')).toHaveLength(1);
    expect(t.events('flare-given')).toEqual([]);
  });

  it('gives nothing when there is no matching flare on the sheet', () => {
    const t = beside('offense', { ...start, sheets: { reactor: { flares: ['flare:void', 'flare:trader'] } } });
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'reactor')).toEqual([]);
  });

  it('deals with the defeat of one of two losers, as it likes', () => {
    const t = attack({ ...start, hands: { red: ['morph'], blue: ['morph'], yellow: [] }, options: { largeGroup: true } });
    t.use('yellow', 'reactor');
    t.until('yellow', 'reactor.loser');
    expect(t.options('yellow')).toEqual(['red', 'blue']);
    t.answer('yellow', 'red');
    expect(t.hand('yellow')).toEqual(['flare:macron']);
    // With nothing to be done about red, blue is the one.
    const one = attack({
      ...start,
      hands: { red: ['morph'], blue: ['morph'], yellow: [] },
      sheets: { reactor: { flares: ['flare:trader'] } },
      options: { largeGroup: true },
    });
    one.use('yellow', 'reactor');
    one.run();
    expect(one.story()).not.toContain('answers reactor.loser');
    expect(one.hand('yellow')).toContain('flare:trader');
  });

  it('says whose defeat it is', () => {
    const t = attack({ ...start, sheets: { reactor: { flares: ['flare:trader', 'flare:reactor'] } } });
    t.use('yellow', 'reactor');
    expect(t.until('yellow', 'reactor.choice')).toMatchObject({ data: { who: t.seat('blue') }, options: ['take', 'own'] });
  });

  it('does not deal with a defeat as a main player', () => {
    const defense = { ...seats, blue: 'reactor', yellow: 'trader' };
    const won = attack({ ...repelled, sheets: { reactor: { flares: ['flare:macron'] } } }, defense);
    won.neverOffered('blue', 'reactor');
    const offense = { ...seats, red: 'reactor', yellow: 'macron' };
    const beat = attack({ ...start, sheets: { reactor: { flares: ['flare:trader'] } } }, offense);
    beat.neverOffered('red', 'reactor');
  });

  it('[faq-reactor-1] catches a single flare, and none that it discards itself', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: ['flare:void', 'quash'] }, sheets: { reactor: { flares: [] } } });
    t.until('red', 'launch.aim');
    expect(stored(t)).toEqual(['flare:void']);
    const own = table(seats, {
      ...start,
      turn: 'yellow',
      hands: { ...hands, yellow: ['flare:void', 'quash'] },
      sheets: { reactor: { flares: [] } },
    });
    own.until('yellow', 'launch.aim');
    expect([stored(own), own.pile(Z.discard)]).toEqual([[], expect.arrayContaining(['flare:void'])]);
  });

  it('the flare of a power that nobody has seen yet matches nobody', () => {
    const position = { ...start, hands: { ...hands, red: ['flare:void', 'quash'] }, sheets: { reactor: { flares: [] } } };
    const t = table(seats, { ...position, options: { hiddenPowers: true } });
    t.until('red', 'launch.aim');
    expect([stored(t), t.pile(Z.discard)]).toEqual([[], expect.arrayContaining(['flare:void'])]);
  });

  it('somebody with two powers has two flares that match', () => {
    const t = table(
      { red: 'macron+zombie', blue: 'trader+healer', yellow: 'reactor+tripler', purple: 'void+oracle' },
      { ...start, options: { powers: 2 }, sheets: { reactor: { flares: ['flare:trader', 'flare:healer', 'flare:void'] } } },
    );
    t.aim('red', 'blue/1');
    t.use('yellow', 'reactor');
    t.run();
    expect(t.hand('yellow')).toEqual(expect.arrayContaining(['flare:healer', 'flare:trader']));
    expect(stored(t)).toEqual(['flare:void']);
  });
});
