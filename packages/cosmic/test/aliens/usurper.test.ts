import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const SEATS = { red: 'usurper', blue: 'void', yellow: 'healer', green: 'mind', purple: 'mite' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = {
  red: ['attack-06'],
  blue: ['attack-20', 'attack-01'],
  yellow: ['attack-30', 'attack-08', 'plague'],
  green: ['attack-04', 'negotiate'],
};

type Hands = { readonly [colour: string]: readonly string[] };

/** Red attacks blue with one ship; yellow allies with red, green with blue. */
function alliance(hands: Hands = HANDS, seats: { readonly [colour: string]: string } = SEATS, more: object = {}) {
  const t = table(seats, { ...START, hands, ...more });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.invite('red', 'yellow');
  t.invite('blue', 'green');
  t.ally('yellow', 'offense', { 'yellow/1': 1 });
  t.ally('green', 'defense', { 'green/1': 1 });
  return t;
}

describe('Usurper', () => {
  it('has every ally lay down a card, and may play one of its allies in place of its own', () => {
    const t = alliance();
    t.select('blue', 'attack-20');
    expect(t.untilOffered('red', 'usurper')).toEqual(['usurper', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.laid');
    expect(t.events('card-selected')).toHaveLength(2);
    t.answer('red', 'usurper');
    expect(t.question('yellow')?.tag).toBe('usurper.lay');
    expect(t.options('yellow')).toEqual(['attack-30', 'attack-08']);
    t.answer('yellow', 'attack-30');
    expect(t.options('green')).toEqual(['attack-04', 'negotiate']);
    t.answer('green', 'attack-04');
    // The cards of its own allies it sees; those of the others it knows by their players.
    expect(t.question('red')?.tag).toBe('usurper.own');
    expect(t.options('red')).toEqual(['attack-30', 'keep']);
    t.answer('red', 'attack-30');
    expect(t.question('red')?.tag).toBe('usurper.other');
    expect(t.options('red')).toEqual(['green', 'keep']);
    expect(JSON.stringify(t.view('red'))).not.toContain('attack-04#');
    t.answer('red', 'green');
    expect(t.events('outcome')).toMatchObject([{ totals: [32, 9] }]);
    expect(t.hand('red')).toEqual(['attack-06']);
    expect(t.hand('blue')).toEqual(['attack-01', 'attack-20']);
    expect(t.hand('yellow')).toEqual(['attack-08', 'plague']);
    expect(t.hand('green')).toEqual(['negotiate']);
  });

  it('has nobody to call up after an upset: that has forced the selection of both', () => {
    const t = alliance(HANDS, { ...SEATS, blue: 'loser' });
    t.use('blue', 'loser');
    t.select('blue', 'attack-20');
    t.neverOffered('red', 'usurper');
    expect(t.events('usurper-laid')).toEqual([]);
  });

  it('may leave both cards as they are: all cards return', () => {
    const t = alliance();
    t.select('blue', 'attack-20');
    t.use('red', 'usurper');
    t.plan('red', 'usurper.own', 'keep');
    t.plan('red', 'usurper.other', 'keep');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8, 25] }]);
    expect(t.hand('yellow')).toEqual(['attack-08', 'attack-30', 'plague']);
    expect(t.hand('green')).toEqual(expect.arrayContaining(['attack-04', 'negotiate']));
    expect(t.events('card-replaced')).toEqual([]);
  });

  it('an ally without encounter cards draws a new hand first, but not a Doppelganger', () => {
    const hands = { ...HANDS, yellow: ['plague'] };
    const t = alliance(hands);
    t.use('red', 'usurper');
    t.until('yellow', 'usurper.lay');
    expect(t.events('hand-shown')).toEqual([{ who: t.seat('yellow'), cards: ['plague'] }]);

    const never = alliance(hands, { ...SEATS, yellow: 'doppelganger' });
    never.use('red', 'usurper');
    never.until('red', 'usurper.other');
    expect(never.events('hand-shown')).toEqual([]);
    expect(never.hand('yellow')).toEqual(['plague']);
  });

  it('comes before all else that waits for selected cards', () => {
    const t = alliance(HANDS, { ...SEATS, blue: 'sorcerer' }, { turn: 'red' });
    t.use('red', 'usurper');
    t.untilOffered('blue', 'sorcerer');
    expect(t.events('usurper-laid')).toHaveLength(2);
    const deuce = alliance({ ...HANDS, blue: ['attack-20', 'attack-01', 'attack-10'] }, { ...SEATS, blue: 'deuce' });
    deuce.untilOffered('red', 'usurper');
    expect(deuce.events('cards-laid-aside')).toEqual([]);
  });

  it('leaves out the allies of a main player whose card was forced', () => {
    const oracle = alliance(HANDS, { ...SEATS, blue: 'oracle' });
    oracle.use('red', 'usurper');
    oracle.plan('green', 'usurper.lay', 'attack-04');
    oracle.until('red', 'usurper.other');
    expect(oracle.events('usurper-laid')).toEqual([{ who: oracle.seat('green') }]);

    const magician = alliance({ ...HANDS, red: ['attack-06', 'attack-05'] }, { ...SEATS, blue: 'magician' });
    magician.use('red', 'usurper');
    magician.until('red', 'usurper.other');
    expect(magician.events('usurper-laid')).toEqual([{ who: magician.seat('green') }]);
  });

  it('is not offered without allies, or to an ally; zapped it takes nothing', () => {
    table(SEATS, { ...START, hands: HANDS }).neverOffered('red', 'usurper');
    const ally = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: HANDS });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'usurper');

    const t = alliance({ ...HANDS, blue: ['attack-20', 'attack-01', 'cosmic-zap'] });
    t.use('red', 'usurper');
    t.zap('blue', 'usurper');
    t.run();
    expect(t.events('usurper-laid')).toEqual([]);
  });

  it('the card of an ally is that of the side from then on, and is discarded as such', () => {
    const t = alliance();
    t.use('red', 'usurper');
    t.plan('yellow', 'usurper.lay', 'attack-30');
    t.plan('red', 'usurper.own', 'attack-30');
    t.plan('red', 'usurper.other', 'keep');
    t.run();
    expect(t.events('card-revealed')[0]).toEqual({ who: t.seat('red'), card: 'attack-30' });
    expect(t.events('cards-discarded')).toContainEqual({ who: t.seat('red'), cards: ['attack-30'] });
  });

  it('wild: the ships of allies decide, and no cards are played', () => {
    const seats = { red: 'tripler', blue: 'warpish', yellow: 'healer', green: 'mind', purple: 'mite' };
    const play = (offense: number, defense: number) => {
      const t = table(seats, { ...START, hands: { red: ['attack-06', 'flare:usurper'], blue: ['attack-20'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 4 });
      expect(t.untilOffered('red', 'flare:usurper')).toEqual(['flare:usurper', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:alliance.beforeInvites');
      t.answer('red', 'flare:usurper');
      t.invite('red', 'yellow');
      t.invite('blue', 'green');
      t.ally('yellow', 'offense', { 'yellow/1': offense });
      t.ally('green', 'defense', { 'green/1': defense });
      t.run();
      expect(t.events('card-selected')).toEqual([]);
      expect(t.events('usurper-counted')).toEqual([{ offensive: offense, defensive: defense }]);
      return t.events('won')[0].who;
    };
    expect(play(3, 2)).toEqual([0, 2]);
    expect(play(2, 3)).toEqual([1, 3]);
    // The defense wins ties.
    expect(play(2, 2)).toEqual([1, 3]);
  });

  it('wild: effects that wait for the alliances come first', () => {
    const seats = { red: 'tripler', blue: 'warpish', yellow: 'healer', green: 'philanthropist', purple: 'mite' };
    const t = table(seats, { ...START, hands: { red: ['attack-06', 'flare:usurper'], blue: ['attack-20'], green: ['plague'] } });
    t.use('red', 'flare:usurper');
    t.invite('red', 'green');
    t.ally('green', 'offense', { 'green/1': 1 });
    expect(t.untilOffered('green', 'philanthropist')).toContain('philanthropist');
    expect(t.events('usurper-counted')).toEqual([]);
  });

  it('super: sees the cards of the opposing allies too', () => {
    const t = alliance({ ...HANDS, red: ['attack-06', 'flare:usurper'] });
    t.use('red', 'usurper');
    t.boost('red');
    t.plan('red', 'usurper.own', 'keep');
    t.plan('green', 'usurper.lay', 'negotiate');
    t.until('red', 'usurper.other');
    expect(t.options('red')).toEqual(['negotiate', 'keep']);
    t.answer('red', 'negotiate');
    expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card: 'negotiate' });
    // Without any there is nothing more to see.
    const alone = table(SEATS, { ...START, hands: { ...HANDS, red: ['attack-06', 'flare:usurper'] } });
    alone.aim('red', 'blue/1');
    alone.invite('red', 'yellow');
    alone.ally('yellow', 'offense', { 'yellow/1': 1 });
    alone.use('red', 'usurper');
    alone.neverOffered('red', 'flare:usurper');
  });

  it('a quake leaves alone what allies have laid down already', () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = alliance({ ...HANDS, green: ['quash'] }, SEATS, { seed, options: { flares: false } });
      t.use('red', 'usurper');
      t.until('yellow', 'usurper.lay');
      const { game } = t.table;
      for (const zone of [Z.deck, Z.discard])
        for (const card of cardsIn(game, zone).slice()) moveCard(game, card, game.s.handOf[t.seat('purple')]);
      t.answer('yellow', 'attack-30');
      // Green has no encounter card, and there is no deck to draw a new hand from.
      t.until('red', 'usurper.own');
      expect(t.events('cosmic-quake')).toHaveLength(1);
      expect(t.events('cards-discarded').flatMap((x) => x.cards)).not.toContain('attack-30');
      expect(t.hand('yellow')).toContain('attack-30');
      t.answer('red', 'attack-30');
      expect(t.events('card-replaced')).toEqual([{ who: t.seat('red'), by: t.seat('yellow') }]);
      expect(t.hand('yellow')).toHaveLength(8);
    }
  });
});

describe('Usurper: what it sees and whose card is played', () => {
  const shown = (t: ReturnType<typeof table>) =>
    t.owner.events.filter((e) => e.type === 'cards-seen').map((e) => [e.data.from, e.secret?.data.cards]);

  it('is shown the cards of its allies, and with the flare those of the others', () => {
    for (const boost of [false, true]) {
      const t = alliance(boost ? { ...HANDS, red: ['attack-06', 'flare:usurper'] } : HANDS);
      t.use('red', 'usurper');
      if (boost) t.boost('red');
      t.plan('yellow', 'usurper.lay', 'attack-30');
      t.plan('green', 'usurper.lay', 'attack-04');
      t.runTo('reveal');
      const own = [t.seat('yellow'), ['attack-30']];
      expect(shown(t)).toEqual(boost ? [own, [t.seat('green'), ['attack-04']]] : [own]);
    }
  });

  it('plays the card of an ally of both sides for one of them', () => {
    const t = table({ ...SEATS, yellow: 'yin-yang' }, { ...START, hands: HANDS });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.use('red', 'usurper');
    t.plan('yellow', 'usurper.lay', 'attack-30');
    t.plan('red', 'usurper.own', 'attack-30');
    t.select('blue', 'attack-20');
    t.run();
    expect(t.events('card-replaced')).toEqual([{ who: t.seat('red'), by: t.seat('yellow') }]);
    expect(t.story()).not.toContain('answers usurper.other');
    const other = table({ ...SEATS, yellow: 'yin-yang' }, { ...START, hands: HANDS });
    other.aim('red', 'blue/1');
    other.invite('red', 'yellow');
    other.invite('blue', 'yellow');
    other.use('yellow', 'yin-yang');
    other.use('red', 'usurper');
    other.plan('red', 'usurper.own', 'keep');
    other.plan('red', 'usurper.other', 'yellow');
    other.run();
    expect(other.events('card-replaced')).toEqual([{ who: other.seat('blue'), by: other.seat('yellow') }]);
  });

  it('wild: is for main players, whichever of them', () => {
    const seats = { red: 'tripler', blue: 'warpish', yellow: 'healer', green: 'mind', purple: 'mite' };
    const bystander = table(seats, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], green: ['flare:usurper'] } });
    bystander.neverOffered('green', 'flare:usurper');
    const defense = table(seats, { ...START, hands: { red: ['attack-40'], blue: ['attack-01', 'flare:usurper'] } });
    defense.use('blue', 'flare:usurper');
    defense.run();
    expect(defense.events('usurper-counted')).toEqual([{ offensive: 0, defensive: 0 }]);
    expect(defense.events('card-selected')).toEqual([]);
    expect(defense.events('won')).toMatchObject([{ who: [defense.seat('blue')] }]);
  });
});
