import { questionFor, type Bargain } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'parasite', blue: 'healer', purple: 'barbarian' };
const RED = ['attack-08', 'attack-20', 'quash'];
const BLUE = ['attack-06', 'attack-30', 'flare:void'];

interface More {
  readonly seats?: object;
  readonly ships?: object;
  readonly hands?: object;
  readonly options?: object;
  readonly stations?: object;
}
/** Red attacks blue, both negotiate, and the talks begin. `before`: what else is planned. */
function talks(
  more: More = {},
  send: { readonly [place: string]: number } = { 'red/1': 3 },
  blue = 'negotiate',
  before: (t: ReturnType<typeof table>) => void = () => {},
) {
  const hands = { red: ['negotiate', ...RED], blue: ['negotiate', ...BLUE], yellow: ['attack-05'], ...more.hands };
  const t = table(
    { ...seats, ...more.seats },
    {
      turn: 'red',
      destiny: ['blue'],
      hands,
      ships: { ...more.ships },
      options: { ...more.options },
      ...(more.stations ? { stations: { ...more.stations } } : {}),
    },
  );
  t.aim('red', 'blue/1');
  t.send('red', send);
  t.select('red', 'negotiate');
  t.select('blue', blue);
  before(t);
  t.until('red', 'deal');
  return t;
}

const goods = (t: ReturnType<typeof talks>, colour: string): string[] =>
  (questionFor(t.table, t.seat(colour)) as Bargain).goods.map((x) => x.id.replace(/#\d+/, ''));

/** What a party is shown of one kind of goods, with how many there may be at most. */
const shown = (t: ReturnType<typeof talks>, colour: string, start: string): { readonly [good: string]: number } =>
  Object.fromEntries(
    (questionFor(t.table, t.seat(colour)) as Bargain).goods
      .map((x) => [x.id.replace(/#\d+/, ''), x.max] as const)
      .filter(([id]) => id.startsWith(start)),
  );

describe('R12.5 cards that are described', () => {
  it('as many as the other holds, but one highest and one lowest attack', () => {
    const t = talks();
    const ofBlue = shown(t, 'red', 'cards.');
    expect([ofBlue['cards.any:2>0'], ofBlue['cards.highest-attack:2>0'], ofBlue['cards.lowest-attack:2>0']]).toEqual([3, 1, 1]);
    expect([shown(t, 'red', 'attack-08')['attack-08:0>2'], shown(t, 'red', 'colony.')['colony.blue/1:2>0']]).toEqual([1, 1]);
    // Nothing of a hand that is empty.
    const empty = talks({ hands: { blue: ['negotiate'] } });
    expect(Object.keys(shown(empty, 'red', 'cards.')).some((id) => id.endsWith(':2>0'))).toBe(false);
    expect(Object.keys(shown(empty, 'red', 'cards.'))).toContain('cards.any:0>2');
  });

  it('two cards alike that are named are heard of as two', () => {
    const t = talks({ hands: { red: ['negotiate', 'attack-08', 'attack-08'] } });
    t.offer('red', { red: ['attack-08', 'attack-08'] });
    t.runWhile(() => t.events('deal-offer').length === 0);
    expect(t.events('deal-offer')).toEqual([{ by: 0, gives: { 'attack-08:0>2': 2 } }]);
  });

  it('the highest attack is one of the attacks there are', () => {
    const t = talks();
    expect(() => t.answer('red', { do: 'offer', gives: { 'cards.attack:0>2': 2, 'cards.highest-attack:0>2': 1 } })).toThrow(
      'at most 2 of attack cards',
    );
  });

  it('the highest attack is an attack, whatever else counts for more, and so is the lowest', () => {
    const t = talks({ hands: { blue: ['negotiate', 'attack-04', 'attack-01', 'reinforcement-5', 'flare:void'] } });
    t.offer('red', { blue: ['highest-attack', 'lowest-attack'] });
    t.accept('blue');
    t.run();
    expect(t.hand('blue')).toEqual(['flare:void', 'reinforcement-5']);
  });

  it('what was named goes first: the highest attack is the highest of the others', () => {
    const t = talks();
    t.offer('red', { red: ['highest-attack', 'attack-20'] });
    t.accept('blue');
    t.run();
    expect([t.hand('red'), t.hand('blue')]).toEqual([['quash'], [...BLUE, 'attack-08', 'attack-20'].sort()]);
  });

  it('the highest attack goes before any attack, which its giver picks from what is left', () => {
    const t = talks({ hands: { blue: ['negotiate', 'attack-30', 'attack-06', 'attack-14'] } });
    t.offer('red', { blue: ['attack', 'highest-attack'] });
    t.accept('blue');
    t.until('blue', 'deal.give');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-14']);
    t.answer('blue', ['attack-14']);
    expect(t.hand('blue')).toEqual(['attack-06']);
  });

  it('a card of a kind goes before any card, and nobody is asked where nothing is left to pick', () => {
    const t = talks({ hands: { blue: ['negotiate', 'attack-30', 'flare:void', 'plague'] } });
    t.offer('red', { blue: ['any', 'attack'] });
    t.accept('blue');
    t.until('blue', 'deal.give');
    expect(t.options('blue').sort()).toEqual(['flare:void', 'plague']);
    t.answer('blue', ['plague']);
    expect([t.hand('blue'), t.hand('red')]).toEqual([['flare:void'], ['attack-08', 'attack-20', 'attack-30', 'plague', 'quash']]);

    const all = talks();
    all.offer('red', { blue: ['attack*2', 'any'] });
    all.accept('blue');
    all.run();
    expect(all.hand('blue')).toEqual([]);
    expect(all.story()).not.toContain('deal.give');
  });

  it('who picks twice picks another card the second time', () => {
    const t = talks();
    t.offer('red', { blue: ['attack', 'any'] });
    t.accept('blue');
    t.until('blue', 'deal.give');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-30']);
    t.answer('blue', ['attack-06']);
    expect(t.options('blue').sort()).toEqual(['attack-30', 'flare:void']);
    t.answer('blue', ['flare:void']);
    expect(t.hand('blue')).toEqual(['attack-30']);
  });

  it('the giver picks before chance does', () => {
    const t = talks();
    t.offer('red', { blue: ['random', 'any'] });
    t.accept('blue');
    t.until('blue', 'deal.give');
    expect(t.options('blue').sort()).toEqual([...BLUE].sort());
    t.answer('blue', ['attack-06']);
    expect([t.hand('blue').length, t.hand('red').length]).toEqual([1, 5]);
    expect(t.hand('red')).toContain('attack-06');
  });

  it('reward cards are asked for by what they are, where there are any', () => {
    const kinds = ['retreat', 'intimidate', 'kicker', 'rift'];
    const of = (t: ReturnType<typeof talks>) => kinds.filter((kind) => goods(t, 'red').includes(`cards.${kind}:2>0`));
    expect(of(talks())).toEqual([]);
    for (const [kind, card] of [
      ['retreat', 'retreat'],
      ['intimidate', 'intimidate-19'],
      ['kicker', 'kicker-x2-duplicity'],
      ['rift', 'rift-2'],
    ] as const) {
      const t = talks({ hands: { blue: ['negotiate', card, 'plague'] }, options: { rewards: 'dominion' } });
      expect(of(t)).toEqual(kinds);
      t.offer('red', { blue: [kind] });
      t.accept('blue');
      t.run();
      expect([t.hand('red').includes(card), t.hand('blue')]).toEqual([true, ['plague']]);
    }
  });

  it('a card of one’s own that the other has named is shown once', () => {
    const t = talks();
    t.offer('red', { red: ['attack-20'] });
    t.runWhile(() => t.events('deal-offer').length === 0);
    t.offer('blue', { red: ['attack-20'], blue: ['attack-06'] });
    t.runWhile(() => t.events('deal-offer').length < 2);
    const ids = (questionFor(t.table, t.seat('red')) as Bargain).goods.map((x) => x.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('attack-06'))).toHaveLength(1);
  });

  it('each makes three offers at most', () => {
    const t = talks();
    const [card] = t.handKeys('red').filter((key) => key.startsWith('attack-08'));
    const [other] = t.handKeys('blue').filter((key) => key.startsWith('attack-06'));
    for (let i = 0; i < 3; i++) {
      t.answer('red', { do: 'offer', gives: { [`${card}:0>2`]: 1, 'cards.any:2>0': 1 + (i % 2) } });
      t.answer('blue', { do: 'offer', gives: { [`${other}:2>0`]: 1, 'cards.any:0>2': 1 + (i % 2) } });
    }
    expect(t.events('deal-offer')).toHaveLength(6);
    expect(t.question('red')).toMatchObject({ mayOffer: false, acceptable: true });
    expect(() => t.answer('red', { do: 'offer', gives: { [`${card}:0>2`]: 1 } })).toThrow();
  });
});

describe('R12.2 R12.3 new colonies', () => {
  it('not for somebody whose ships are all in the warp', () => {
    const t = talks({ ships: { blue: { warp: 20 } } });
    expect(goods(t, 'red').filter((id) => id.startsWith('colony.'))).toEqual([]);
    const home = talks({ ships: { blue: { warp: 19, 'blue/5': 1 } } });
    expect(goods(home, 'red')).toContain('colony.red/2:0>2');
  });

  it('a single ship in the gate is enough to found one', () => {
    const alone = talks({ ships: { red: { out: 19, 'red/1': 1 } } }, { 'red/1': 1 });
    expect([alone.ships('red', 'gate'), alone.colonies('red')]).toEqual([1, 0]);
    alone.offer('red', { blue: ['colony blue/3'] });
    alone.accept('blue');
    alone.run();
    expect(alone.ships('red', 'blue/3')).toBe(1);
  });

  it('with all ships one has, if one likes', () => {
    const t = talks();
    t.offer('red', { blue: ['colony blue/3'] });
    t.accept('blue');
    expect(t.until('red', 'deal.found')).toMatchObject({ min: 1, max: 20 });
    t.answer('red', { 'red/1': 1, 'red/2': 4, 'red/3': 4, 'red/4': 4, 'red/5': 4, gate: 3 });
    expect(t.ships('red', 'blue/3')).toBe(20);
  });

  it('also on a planet where a single ship still fits', () => {
    const t = talks({ seats: { blue: 'pygmy' }, ships: { yellow: { 'blue/2': 1, 'blue/3': 2 } } });
    expect(goods(t, 'red')).toContain('colony.blue/2:2>0');
    expect(goods(t, 'red')).not.toContain('colony.blue/3:2>0');
  });

  it('R27.5 a space station changes hands where there is only one', () => {
    const t = talks({ options: { stations: 'one' }, stations: { blue: { 'colony-cloak': 'blue/4' } } });
    const [station] = goods(t, 'red').filter((id) => id.startsWith('asset'));
    t.answer('red', { do: 'offer', gives: { [station]: 1 } });
    t.answer('blue', { do: 'accept' });
    t.plan('red', 'stations.attach', 'red/2');
    t.run();
    expect(t.events('station-attached').at(-1)).toMatchObject({ who: t.seat('red'), planet: 'red/2' });
  });
});

describe('what a power adds to deals', () => {
  it('only whoever has the power offers it, and only as long as it works', () => {
    const ships = { blue: { warp: 2 }, red: { warp: 3 } };
    const t = talks({ seats: { blue: 'zombie' }, ships });
    expect(goods(t, 'red').filter((id) => id.startsWith('terms.'))).toEqual(['terms.zombie.free:2>0']);
    const lost = talks({
      seats: { blue: 'zombie' },
      ships: { ...ships, blue: { warp: 2, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0, 'yellow/1': 8 } },
    });
    expect(goods(lost, 'red').filter((id) => id.startsWith('terms.'))).toEqual([]);
  });

  it('who bargains in the place of another pays for failing as that one would', () => {
    // Diplomat’s wild flare: yellow stands for blue, whose card is a Crooked Deal.
    const t = talks(
      {
        hands: {
          red: ['negotiate', ...RED],
          blue: ['negotiate-crooked-deal', ...BLUE],
          yellow: ['attack-05', 'flare:diplomat', 'negotiate'],
        },
        options: { rewards: 'incursion' },
      },
      undefined,
      'negotiate-crooked-deal',
      (x) => {
        x.use('yellow', 'flare:diplomat');
        x.plan('yellow', 'diplomat.replace', 'blue');
      },
    );
    expect(t.asked().sort()).toEqual(['red deal', 'yellow deal']);
    t.answer('red', { do: 'leave' });
    expect(t.question('red')).toMatchObject({ tag: 'deal.penalty', min: 4, max: 4 });
    t.answer('red', { 'red/2': 4 });
    expect(t.question('yellow')).toMatchObject({ tag: 'deal.penalty', min: 2, max: 2 });
  });

  it('so it does with what the kicker of the other makes of it', () => {
    const t = talks(
      {
        hands: {
          red: ['negotiate', 'kicker-x2-duplicity', ...RED],
          blue: ['negotiate', ...BLUE],
          yellow: ['attack-05', 'flare:diplomat', 'negotiate'],
        },
        options: { rewards: 'dominion' },
      },
      undefined,
      undefined,
      (x) => {
        x.use('red', 'kicker-x2-duplicity');
        x.use('yellow', 'flare:diplomat');
        x.plan('yellow', 'diplomat.replace', 'blue');
      },
    );
    t.answer('red', { do: 'leave' });
    expect(t.question('red')).toMatchObject({ tag: 'deal.penalty', min: 3, max: 3 });
    t.answer('red', { 'red/2': 3 });
    expect(t.question('yellow')).toMatchObject({ tag: 'deal.penalty', min: 6, max: 6 });
  });
});

describe('bargains of more than two, and several in a row', () => {
  it('R12.5 the highest attack goes to one party', () => {
    const t = table(
      { red: 'macron', blue: 'healer', yellow: 'diplomat' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10', 'attack-15'], yellow: ['negotiate', 'attack-30', 'attack-01'] },
      },
    );
    t.use('yellow', 'diplomat');
    t.until('yellow', 'deal');
    for (const what of ['highest-attack', 'lowest-attack']) {
      const twice = { [`cards.${what}:2>0`]: 1, [`cards.${what}:2>1`]: 1 };
      expect(() => t.answer('yellow', { do: 'offer', gives: twice })).toThrow('at most 1');
    }
  });

  it('what was promised in one bargain, by name or by description, is not there for the next', () => {
    const bribing = () => {
      const t = table(
        { red: 'diplomat', blue: 'healer', yellow: 'void', purple: 'tripler' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: {
            red: ['attack-00', 'attack-40', 'plague', 'quash', 'flare:diplomat'],
            blue: ['attack-30'],
            yellow: ['attack-01'],
            purple: ['attack-05'],
          },
        },
      );
      t.use('red', 'flare:diplomat');
      t.plan('red', 'diplomat.approach', ['yellow', 'purple']);
      return t;
    };
    const offer = (t: ReturnType<typeof bribing>, gives: { readonly [good: string]: number }) => () =>
      t.answer('red', { do: 'offer', gives });

    // One of two attacks: another one is left, and three cards in all.
    const described = bribing();
    described.offer('red', { red: ['attack'] }, 'diplomat.bribe');
    described.accept('yellow', 'diplomat.bribe');
    described.runWhile(() => described.question('purple') === null);
    expect(offer(described, { 'cards.attack:0>3': 2 })).toThrow('at most 1 of attack cards');
    expect(offer(described, { 'cards.any:0>3': 4 })).toThrow('at most 3 of cards');
    offer(described, { 'cards.attack:0>3': 1, 'cards.artifact:0>3': 1 })();
    described.answer('purple', { do: 'accept' });

    // A card that was named: the other attack is still there.
    const named = bribing();
    named.offer('red', { red: ['attack-40'] }, 'diplomat.bribe');
    named.accept('yellow', 'diplomat.bribe');
    named.runWhile(() => named.question('purple') === null);
    const [card] = named.handKeys('red').filter((key) => key.startsWith('attack-00'));
    expect(offer(named, { 'cards.attack:0>3': 2 })).toThrow('at most 1 of attack cards');
    offer(named, { [`${card}:0>3`]: 1 })();
    expect(named.question('purple')).toMatchObject({ acceptable: true });

    // A colony that was promised takes no cards away.
    const colony = bribing();
    colony.offer('red', { red: ['colony red/2'] }, 'diplomat.bribe');
    colony.accept('yellow', 'diplomat.bribe');
    colony.runWhile(() => colony.question('purple') === null);
    offer(colony, { 'cards.attack:0>3': 2 })();
  });
});
