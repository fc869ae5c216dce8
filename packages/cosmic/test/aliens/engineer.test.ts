import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';
import { acts, discarded, shipsOn, techDeck, techNamed, techsOf } from '../variants/techs.ts';

const seats = { red: 'engineer', blue: 'macron', yellow: 'void' };
/** Red loses one ship to blue. The tech deck begins with these. */
const lost = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-01', 'attack-06'], blue: ['attack-20', 'attack-23'], yellow: ['attack-30', 'attack-15'] },
  techs: {},
  techDeck: ['coldsleep-ship', 'qax', 'genesis-bomb', 'warpspace-key'],
  options: { technology: true },
} as const;

type Position = Parameters<typeof table>[1];
type Table = ReturnType<typeof table>;
function beaten(position: Position = lost, aliens: { readonly [colour: string]: string } = seats) {
  const t = table(aliens, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-01');
  return t;
}
/** Red puts this tech on its sheet after the first encounter. */
function equipped(tech: string, position: Position = lost, aliens = seats) {
  const t = beaten(position, aliens);
  t.use('red', 'engineer');
  t.plan('red', 'engineer.keep', `tech:${tech}`);
  t.run();
  return t;
}
const onSheet = (t: Table, tech: string): boolean => techNamed(t, tech).notes.bench === t.sheet('engineer').id;

describe('Engineer', () => {
  it('draws two techs when it has lost and puts one of them facedown on its sheet', () => {
    const t = beaten();
    expect(t.untilOffered('red', 'engineer')).toEqual(['engineer', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:resolution.afterOutcome' } });
    t.answer('red', 'engineer');
    expect(t.question('red')).toMatchObject({ tag: 'engineer.keep' });
    expect(t.options('red')).toEqual(['tech:coldsleep-ship', 'tech:qax', 'none']);
    t.answer('red', 'tech:qax');
    expect(techsOf(t, 'red')).toEqual(['(qax)']);
    expect(onSheet(t, 'qax')).toBe(true);
    expect(discarded(t)).toEqual(['coldsleep-ship']);
    // Nobody else knows which one it is.
    expect(JSON.stringify(t.view('blue'))).not.toContain('tech:qax');
    expect(JSON.stringify(t.view('red'))).toContain('tech:qax');
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('also when it has failed to make a deal, as the defense too, and may keep none', () => {
    const t = table(seats, { ...lost, turn: 'blue', destiny: ['red'], hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.leave('blue');
    t.use('red', 'engineer');
    t.plan('red', 'engineer.keep', 'none');
    t.run();
    expect(techsOf(t, 'red')).toEqual([]);
    expect(discarded(t).sort()).toEqual(['coldsleep-ship', 'qax']);
  });

  it('not when it has won, as an ally, or when it is zapped', () => {
    const won = table(seats, { ...lost, hands: { ...lost.hands, red: ['attack-40', 'attack-06'] } });
    won.select('red', 'attack-40');
    won.neverOffered('red', 'engineer');

    const ally = table({ red: 'void', blue: 'macron', yellow: 'engineer' }, lost);
    ally.select('red', 'attack-01');
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'engineer');

    const zapped = beaten({ ...lost, hands: { ...lost.hands, yellow: ['cosmic-zap'] } });
    zapped.use('red', 'engineer');
    zapped.zap('yellow', 'engineer');
    zapped.run();
    expect(zapped.events('techs-drawn')).toEqual([]);
  });

  it('keeps what lies there when it takes neither of the new ones', () => {
    const t = equipped('qax', { ...lost, destiny: ['blue', 'red'] });
    t.use('red', 'engineer');
    t.until('red', 'engineer.keep');
    t.answer('red', 'none');
    t.until('blue', 'technology.second');
    expect(techsOf(t, 'red')).toEqual(['(qax)']);
    expect(onSheet(t, 'qax')).toBe(true);
    expect(discarded(t).sort()).toEqual(['coldsleep-ship', 'genesis-bomb', 'warpspace-key']);
  });

  it('replaces the tech on its sheet by the new one, and the ships on that go home', () => {
    const t = equipped('qax', { ...lost, destiny: ['blue', 'red'], hands: { ...lost.hands, blue: ['attack-20', 'attack-23'] } });
    // Blue attacks red, which loses again.
    acts(t, 'red', 'research qax');
    t.plan('red', 'technology.ship', { 'red/2': 1 });
    t.until('red', 'alliance.invite');
    expect(shipsOn(t, 'qax')).toBe(1);
    t.use('red', 'engineer');
    t.until('red', 'engineer.keep');
    expect(t.options('red')).toEqual(['tech:genesis-bomb', 'tech:warpspace-key', 'none']);
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.answer('red', 'tech:genesis-bomb');
    t.until('blue', 'technology.second');
    expect(techsOf(t, 'red')).toEqual(['(genesis-bomb)']);
    expect(discarded(t)).toEqual(expect.arrayContaining(['qax', 'warpspace-key']));
    expect(t.ships('red', 'red/3')).toBe(5);
  });

  describe('ships in the warp', () => {
    it('count towards its research, and stay there when it is completed', () => {
      // The Qax takes four: three in the warp and the one that is lost.
      const t = equipped('qax', { ...lost, ships: { red: { warp: 4 } } });
      const before = t.warp('red');
      expect(before).toBe(4);
      t.until('red', 'technology.action');
      expect(t.options('red')).toEqual(['research qax', 'complete qax', 'nothing']);
      t.answer('red', 'complete qax');
      expect(techsOf(t, 'red')).toEqual(['qax']);
      expect(t.warp('red')).toBe(4);
      t.until('red', 'alliance.invite');
      // It lies there no longer.
      expect(techNamed(t, 'qax').notes.bench ?? null).toBeNull();
    });

    it('are added to the ships on it, which return as usual', () => {
      const t = equipped('qax', { ...lost, ships: { red: { warp: 3 } } });
      t.until('red', 'technology.action');
      expect(t.options('red')).toEqual(['research qax', 'nothing']);
      t.answer('red', 'research qax');
      t.answer('red', { 'red/4': 1 });
      t.run();
      // Blue had its turn; one encounter later red may complete it.
      t.until('red', 'technology.action');
      expect(t.options('red')).toEqual(['research qax', 'complete qax', 'nothing']);
      t.plan('red', 'ships.return', { 'red/5': 1 });
      t.answer('red', 'complete qax');
      t.until('yellow', 'launch.aim');
      expect([t.ships('red', 'red/4'), t.ships('red', 'red/5')]).toEqual([3, 5]);
    });

    it('do not count for a tech in front of it', () => {
      const t = table(seats, { ...lost, techDeck: [], techs: { red: { qax: 0 } }, ships: { red: { warp: 5 } } });
      t.until('red', 'technology.action');
      expect(t.options('red')).toEqual(['research qax', 'nothing']);
    });

    it('do not count while the power is lost', () => {
      const t = equipped('qax', { ...lost, destiny: ['blue', 'red'], ships: { red: { 'red/4': 0, 'red/5': 0, warp: 2 } } });
      t.aim('blue', 'red/1');
      t.plan('blue', 'technology.second', 'end');
      // Red loses its third home colony to blue. Now yellow has its turn.
      t.runWhile(() => t.turn() !== 'yellow');
      t.until('red', 'technology.action');
      expect(t.sheet('engineer').down).toBe(true);
      expect(t.warp('red')).toBeGreaterThan(3);
      expect(t.options('red')).toEqual(['research qax', 'nothing']);
    });

    it('may crew a Coldsleep Ship that is completed', () => {
      const t = equipped('coldsleep-ship', { ...lost, ships: { red: { warp: 9 } } });
      acts(t, 'red', 'complete coldsleep-ship');
      t.plan('red', 'coldsleep-ship.now', true);
      t.plan('red', 'coldsleep-ship.planet', 'yellow/2');
      t.until('red', 'coldsleep-ship.ships');
      expect(t.options('red')).toContain('warp');
      t.answer('red', { warp: 4 });
      expect([t.ships('red', 'yellow/2'), t.warp('red')]).toEqual([4, 5]);
      expect(t.events('ships-retrieved')).toContainEqual({ who: 0, n: 4 });
    });

    it('may settle on the Genesis planet', () => {
      const t = equipped('genesis-bomb', { ...lost, techDeck: ['genesis-bomb', 'qax'], ships: { red: { warp: 4 } } });
      expect(t.untilOffered('red', 'tech:genesis-bomb')).toEqual(['tech:genesis-bomb', 'pass']);
      t.answer('red', 'tech:genesis-bomb');
      t.until('red', 'genesis-bomb.ships');
      expect(t.options('red')).toEqual(['warp']);
      t.answer('red', { warp: 2 });
      expect([t.ships('red', 'red/6'), t.warp('red')]).toEqual([2, 2]);
    });

    it('are as good as mines on Gluon Mines', () => {
      const t = equipped(
        'gluon-mines',
        { ...lost, destiny: ['blue', 'red'], techDeck: ['gluon-mines', 'qax'], ships: { red: { warp: 3 } } },
        { ...seats, blue: 'trader' },
      );
      t.send('blue', { 'blue/2': 4 });
      t.use('red', 'tech:gluon-mines');
      t.until('red', 'alliance.invite');
      expect(t.warp('red')).toBe(3);
      t.runWhile(() => t.warp('blue') === 0);
      expect(t.warp('blue')).toBe(3);
    });
  });

  it('loses the tech to whoever gets the sheet; ships on it go home', () => {
    const t = equipped('qax', { ...lost, destiny: ['blue', 'red'] }, { ...seats, blue: 'changeling' });
    acts(t, 'red', 'research qax');
    t.plan('red', 'technology.ship', { 'red/2': 1 });
    t.plan('blue', 'changeling.form', 'swap');
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.until('blue', 'launch.aim');
    expect(t.sheet('engineer').owner).toBe(t.seat('blue'));
    expect([techsOf(t, 'red'), techsOf(t, 'blue')]).toEqual([[], ['(qax)']]);
    expect(t.ships('red', 'red/5')).toBe(5);
    expect(onSheet(t, 'qax')).toBe(true);
    // It passes unseen.
    expect(t.events('asset-given')).toEqual([]);
    expect(JSON.stringify(t.view('yellow'))).not.toContain('tech:qax');
  });

  it('discards the tech with the sheet', () => {
    const t = equipped('qax', { ...lost, destiny: ['blue', 'red'], hands: { ...lost.hands, yellow: ['flare:reincarnator'] } });
    acts(t, 'red', 'research qax');
    t.plan('red', 'technology.ship', { 'red/2': 1 });
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.aim('blue', 'red/1');
    t.use('yellow', 'flare:reincarnator');
    t.plan('blue', 'technology.second', 'end');
    t.runWhile(() => t.turn() !== 'yellow');
    expect(t.state.sheets.find((s) => s.alien === 'engineer')?.owner).toBe(-1);
    expect(techsOf(t, 'red')).toEqual([]);
    expect(discarded(t)).toContain('qax');
    expect(t.ships('red', 'red/5')).toBe(5);
  });

  it('works in a game without technology: it alone researches', () => {
    const { techs: _, techDeck: __, options: ___, ...plain } = lost;
    const t = beaten(plain);
    expect(t.state.face.some((x) => x.startsWith('tech:'))).toBe(false);
    t.use('red', 'engineer');
    t.until('red', 'engineer.keep');
    expect(techDeck(t)).toHaveLength(18);
    const [first] = t.options('red');
    t.answer('red', first);
    const tech = first.slice('tech:'.length);
    t.untilOffered('red', 'engineer');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:encounter.start' } });
    expect(t.turn()).toBe('blue');
    t.answer('red', 'engineer');
    expect(t.options('red')).toContain(`research ${tech}`);
    t.answer('red', `research ${tech}`);
    t.answer('red', { 'red/2': 1 });
    expect(shipsOn(t, tech)).toBe(1);
    // Research is no use of the power.
    expect(t.events('power-used').filter((x) => x.alien === 'engineer')).toHaveLength(1);
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('super: takes any tech of the deck, which is shuffled', () => {
    const t = beaten({ ...lost, hands: { ...lost.hands, red: ['attack-01', 'flare:engineer'] } });
    t.use('red', 'engineer');
    t.boost('red');
    t.until('red', 'engineer.search');
    expect(t.options('red')).toHaveLength(20);
    t.answer('red', 'tech:omega-missile');
    expect(t.options('red')).toEqual(['tech:omega-missile', 'none']);
    t.answer('red', 'tech:omega-missile');
    expect(techsOf(t, 'red')).toEqual(['(omega-missile)']);
    expect(techDeck(t)).toHaveLength(19);
    expect(t.hand('red')).toContain('flare:engineer');
  });

  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'trader', yellow: 'void' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:engineer'] },
    } as const;

    it('turns over cards until one is an artifact; the others are discarded', () => {
      const t = table(aliens, { ...position, deck: ['attack-40', 'negotiate', 'plague', 'quash'] });
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:engineer');
      expect(t.hand('yellow')).toEqual(['plague']);
      // What lies on the discard pile already is of no interest then.
      const both = table(aliens, { ...position, deck: ['attack-40', 'plague'], discard: ['quash', 'force-field'] });
      both.until('red', 'launch.aim');
      both.raise('yellow', 'flare:engineer');
      expect([both.hand('yellow'), both.story().includes('engineer.artifact')]).toEqual([['plague'], false]);
      // Nobody is the Engineer.
      expect(t.pile(Z.discard)).toEqual(
        ['negotiate', 'attack-40', 'flare:engineer'].toSorted((a, b) => t.pile(Z.discard).indexOf(a) - t.pile(Z.discard).indexOf(b)),
      );
    });

    it('needs a card in the deck or an artifact in the discard pile', () => {
      for (const [deck, pile, hand] of [
        [0, [], null],
        [0, ['quash'], ['quash']],
        [0, ['attack-08'], null],
        [1, [], ['plague']],
      ] as const) {
        const t = table(aliens, { ...position, hands: { ...position.hands, red: ['attack-06'] }, deck: ['plague'], discard: pile });
        const { game } = t.table;
        const keep = cardsIn(game, Z.deck)
          .filter((card) => game.s.face[card] === 'plague')
          .slice(0, deck);
        for (const card of cardsIn(game, Z.deck).filter((x) => !keep.includes(x))) moveCard(game, card, Z.removed);
        t.until('red', 'launch.aim');
        expect(t.canRaise('yellow')).toEqual(hand === null ? [] : ['flare:engineer']);
        if (hand === null) continue;
        t.raise('yellow', 'flare:engineer');
        expect(t.hand('yellow')).toEqual(hand);
      }
    });

    it('takes one from the discard pile when there is none in the deck, and goes to the Engineer', () => {
      const all = [
        'card-zap',
        'card-zap',
        'cosmic-zap',
        'cosmic-zap',
        'emotion-control',
        'force-field',
        'ionic-gas',
        'mobius-tubes',
        'mobius-tubes',
      ];
      const t = table(
        { ...aliens, blue: 'engineer' },
        { ...position, hands: { ...position.hands, blue: ['attack-10', ...all] }, discard: ['plague', 'quash'] },
      );
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:engineer');
      t.runWhile(() => t.question('yellow')?.tag !== 'engineer.artifact');
      expect(t.options('yellow').sort()).toEqual(['plague', 'quash']);
      t.answer('yellow', 'quash');
      expect(t.hand('yellow')).toEqual(['quash']);
      expect(t.hand('blue')).toContain('flare:engineer');
      expect(t.pile(Z.deck)).toEqual([]);
    });
  });
});

describe('Engineer where all techs are taken', () => {
  it('is offered nothing without a tech to draw, and what there is of a single one', () => {
    const all = beaten().state.face.flatMap((x) => (x.startsWith('tech:') ? [x.slice('tech:'.length)] : []));
    const taken = (names: readonly string[]): Position => ({
      ...lost,
      techDeck: [],
      techs: { yellow: Object.fromEntries(names.map((x) => [x, 0])) },
    });
    const none = beaten(taken(all));
    none.neverOffered('red', 'engineer');
    const one = beaten(taken(all.filter((x) => x !== 'qax')));
    one.use('red', 'engineer');
    one.until('red', 'engineer.keep');
    expect(one.options('red')).toEqual(['tech:qax', 'none']);
  });
});
