import { InputError, openTable, type Table } from '@parley/kernel';
import { cosmic, Z, type State } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'macron', blue: 'void', yellow: 'healer' };
const open = (position: object, options: object = {}): Table<State> =>
  openTable(cosmic, { seats: Object.entries(seats).map(([colour, alien]) => ({ colour, alien })), position, ...options }, 'position');
function refusal(position: object, options: object = {}): string {
  try {
    open(position, options);
  } catch (e) {
    expect(e).toBeInstanceOf(InputError);
    return (e as InputError).message;
  }
  return 'accepted';
}
const hand = ({ game: { s } }: Table<State>, seat: number): string[] => s.cards.in[s.handOf[seat]].map((c) => s.face[c]);
const pile = ({ game: { s } }: Table<State>, zone: number): string[] => s.cards.in[zone].map((c) => s.face[c]);
/** The first cards that would be drawn. */
const top = (t: Table<State>, zone: number, n: number): string[] => pile(t, zone).slice(-n).reverse();

describe('a position names what differs from the usual start', () => {
  it('whose turn it is', () => {
    for (const turn of ['red', 'blue', 'yellow'] as const) expect(table(seats, { turn }).turn()).toBe(turn);
    for (const turn of ['white', 'pink']) expect(refusal({ turn })).toBe(`Nobody plays ${turn}.`);
  });

  it('ships, taken from where their colour has most', () => {
    const t = table(seats, { ships: { red: { 'blue/2': 1, warp: 2, out: 3, 'red/1': 4 } } });
    expect(['blue/2', 'warp', 'out', 'red/1'].map((place) => t.ships('red', place))).toEqual([1, 2, 3, 4]);
    // Six have left four planets with four ships each, beginning with the first.
    expect([2, 3, 4, 5].map((nth) => t.ships('red', `red/${nth}`))).toEqual([2, 2, 3, 3]);
    expect([1, 2, 3, 4, 5].map((nth) => t.ships('blue', `blue/${nth}`))).toEqual([4, 4, 4, 4, 4]);
  });

  it('ships that leave a planet go where their colour has most', () => {
    const t = table(seats, { ships: { red: { 'red/2': 6, 'red/1': 0 } } });
    expect([1, 2, 3, 4, 5].reduce((n, nth) => n + t.ships('red', `red/${nth}`), 0)).toBe(20);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2')]).toEqual([0, 6]);
  });

  it('no more ships than there are, on places that exist, of colours that are played', () => {
    for (const all of [{ warp: 20 }, { warp: 20, 'red/1': 0 }, { 'red/1': 20 }]) expect(refusal({ ships: { red: all } })).toBe('accepted');
    expect(refusal({ ships: { red: { warp: 21 } } })).toBe('red does not have enough ships for this position.');
    // Those that are in the warp are counted already.
    expect(refusal({ ships: { red: { warp: 18, out: 3 } } })).toBe('red does not have enough ships for this position.');
    for (const place of ['red/6', 'green/1', 'moon'])
      expect(refusal({ ships: { red: { [place]: 1 } } })).toBe(
        `There is no place "${place}"; planets are named like red/1, and there are warp and out.`,
      );
    for (const colour of ['white', 'pink']) expect(refusal({ ships: { [colour]: {} } })).toBe(`Nobody plays ${colour}.`);
  });

  it('planets that have gone, whose ships stand elsewhere', () => {
    const t = table(seats, { gone: ['red/2', 'blue/1'] });
    expect([t.colonies('red'), t.colonies('blue'), t.colonies('yellow')]).toEqual([4, 4, 5]);
    // They keep together: the first planet has most of them when the next one is put there.
    expect([1, 3, 4, 5].map((nth) => t.ships('red', `red/${nth}`))).toEqual([8, 4, 4, 4]);
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 0]);
    for (const name of ['warp', 'red/9', 'out'])
      expect(refusal({ gone: [name] })).toBe(`There is no planet "${name}"; they are named like red/1.`);
    expect(refusal({ gone: ['red/2', 'red/2'] })).toContain('There is no planet "red/2"');
    // Somebody who is left with no planet has the ships in the warp.
    const all = table(seats, { gone: [1, 2, 3, 4, 5].map((nth) => `red/${nth}`), turn: 'blue' });
    expect([all.colonies('red'), all.warp('red')]).toEqual([0, 20]);
    // From there they can be placed.
    const abroad = table(seats, { gone: [1, 2, 3, 4, 5].map((nth) => `red/${nth}`), ships: { red: { 'blue/1': 2 } }, turn: 'blue' });
    expect([abroad.ships('red', 'blue/1'), abroad.warp('red')]).toEqual([2, 18]);
  });

  it('R17.1 who has too few home colonies has no power from the start', () => {
    const lost = table(seats, { gone: ['red/3', 'red/4', 'red/5'] });
    expect(lost.events('power-lost')).toEqual([{ who: 0, alien: 'macron' }]);
    expect(table(seats, { gone: ['red/4', 'red/5'] }).events('power-lost')).toEqual([]);
  });

  it('hands: those that are named, and the others as they were dealt', () => {
    const t = open({ hands: { red: ['attack-08', 'morph'], blue: [] }, turn: 'red' });
    expect(hand(t, 0)).toEqual(['attack-08', 'morph']);
    expect([hand(t, 1).length, hand(t, 2).length]).toEqual([0, 8]);
    expect(open({}).game.s.handOf.map((_, seat) => hand(open({}), seat).length)).toEqual([8, 8, 8]);
  });

  it('with bare hands for everybody who is not named', () => {
    const t = open({ hands: { red: ['attack-08'] }, bare: true, turn: 'red' });
    expect([hand(t, 0), hand(t, 1), hand(t, 2)]).toEqual([['attack-08'], [], []]);
    expect(open({ hands: { red: ['attack-08'] }, bare: false, turn: 'red' }).game.s.cards.in[open({}).game.s.handOf[1]]).toHaveLength(8);
  });

  it('a card may be taken from a hand that is not named, never from one that is', () => {
    // There are seven attacks of 8 and one morph in the whole deck.
    expect(refusal({ hands: { red: ['morph'], blue: ['morph'] } })).toBe('There is no further "morph" to place.');
    for (let i = 0; i < 12; i++) {
      const given = { seats: Object.values(seats).map((alien) => ({ alien })), position: { hands: { yellow: ['morph'] } } };
      const t = openTable(cosmic, given, `morph ${i}`);
      const [a, b, c] = [0, 1, 2].map((seat) => hand(t, seat));
      expect([...a, ...b].filter((face) => face === 'morph')).toEqual([]);
      expect(c).toEqual(['morph']);
    }
  });

  it('cards that are put away lie under the deck: what is drawn next is the same', () => {
    const named = open({ hands: { red: ['attack-08'] }, turn: 'red' });
    const bare = open({ hands: { red: ['attack-08'] }, turn: 'red', bare: true });
    expect(pile(bare, Z.deck)).toHaveLength(pile(named, Z.deck).length + 16);
    expect(top(bare, Z.deck, 30)).toEqual(top(named, Z.deck, 30));
  });

  it('what lies on top of the decks, first to be drawn first', () => {
    const t = open({
      deck: ['attack-08', 'morph', 'negotiate'],
      destiny: ['wild', 'blue!', 'red'],
      turn: 'red',
      hands: { red: ['attack-05'] },
      bare: true,
    });
    expect(top(t, Z.deck, 3)).toEqual(['attack-08', 'morph', 'negotiate']);
    // Destiny is drawn when the launch begins: nobody has asked for it yet.
    expect([...pile(t, Z.destinyDiscard), ...top(t, Z.destiny, 3)].slice(0, 3)).toEqual(['destiny:wild', 'destiny:blue!', 'destiny:red']);
    expect(refusal({ deck: ['attack-99'] })).toBe(
      'There is no card "attack-99"; faces are named like attack-08, negotiate, card-zap, flare:zombie.',
    );
    expect(refusal({ destiny: ['green'] })).toContain('There is no further "destiny:green" to place.');
  });

  it('the discard pile and the unused flares', () => {
    const t = open({ discard: ['morph', 'flare:zombie'], unused: ['flare:mind', 'flare:human'], bare: true, turn: 'red' });
    expect(pile(t, Z.discard)).toEqual(['morph', 'flare:zombie']);
    expect(top(t, Z.unused, 2)).toEqual(['flare:mind', 'flare:human']);
  });

  it('reward cards by their name, or as the one of the reward deck where there are two alike', () => {
    const rewards = { rewards: 'dominion' };
    const t = open({ hands: { red: ['reward:morph', 'rift-2', 'morph', 'attack-05'] }, turn: 'red', bare: true }, rewards);
    const { first = 0, end = 0 } = t.game.s.rewards ?? {};
    const cards = t.game.s.cards.in[t.game.s.handOf[0]];
    expect(hand(t, 0).map((face, i) => [face, cards[i] >= first && cards[i] < end])).toEqual([
      ['morph', true],
      ['rift-2', true],
      ['morph', false],
      ['attack-05', false],
    ]);
    expect(refusal({ hands: { red: ['reward:plague'] } }, rewards)).toBe('There is no further reward card "plague" to place.');
    expect(refusal({ hands: { red: ['reward:morph'] } })).toBe('There is no further reward card "morph" to place.');
    expect(refusal({ hands: { red: ['rift-2'] } })).toBe('There is no further "rift-2" to place.');
  });

  it('tokens and cards on sheets of aliens that are played', () => {
    const fury = table({ ...seats, red: 'fury' }, { tokens: { fury: 5 } });
    expect(fury.sheet('fury').tokens).toBe(5);
    expect(refusal({ tokens: { fury: 5 } })).toBe('Nobody plays fury, so it cannot have tokens.');
    const cryo = table({ ...seats, red: 'cryo' }, { sheets: { cryo: { storage: ['morph', 'flare:zombie'] } } });
    expect(cryo.pile(cryo.sheet('cryo').zones.storage)).toEqual(['morph', 'flare:zombie']);
    expect(refusal({ sheets: { fury: { hoard: [] } } })).toBe('Nobody plays fury with a place for cards called "hoard".');
    expect(refusal({ sheets: { macron: { hoard: [] } } })).toBe('Nobody plays macron with a place for cards called "hoard".');
  });

  it('ships on techs, from the planet where their colour has most, and from the warp when it has none', () => {
    const research = (ships: object) =>
      table(seats, { options: { technology: true }, techs: { red: { prometheus: 1 } }, ships: { red: { ...ships } }, turn: 'blue' });
    const home = research({ warp: 9, 'red/3': 5 });
    expect([home.warp('red'), home.ships('red', 'red/3')]).toEqual([9, 4]);
    const single = research({ warp: 19, 'red/2': 1 });
    expect([single.warp('red'), single.ships('red', 'red/2')]).toEqual([19, 0]);
    expect(research({ warp: 20 }).warp('red')).toBe(19);
  });

  it('the reward deck and its pile', () => {
    const t = open(
      { rewardDeck: ['rift-2', 'retreat'], rewardDiscard: ['rift-3'], turn: 'red', hands: { red: ['attack-05'] } },
      { rewards: 'dominion' },
    );
    const { deck = -1, discard = -1 } = t.game.s.rewards ?? {};
    expect([top(t, deck, 2), pile(t, discard)]).toEqual([['rift-2', 'retreat'], ['rift-3']]);
  });

  it('hazards, where there are any', () => {
    const t = table(seats, { options: { hazards: true }, hazards: ['witness'] });
    expect(JSON.stringify(t.view(null))).toContain('witness');
    expect(refusal({ hazards: ['moon'] }, { hazards: true })).toContain('There is no card');
    // What is said about decks that are not in the game is idle.
    expect(refusal({ hazards: ['witness'], rewardDeck: ['retreat'] })).toBe('accepted');
  });

  it('nothing else', () => {
    const sorry =
      'A position has no "cards"; it can have turn, hands, bare, deck, discard, destiny, ships, gone, tokens, unused, techs, completed, techDeck, rewardDeck, rewardDiscard, hazards, hazardDeck, stations, specialShips, teams, sheets.';
    expect(refusal({ cards: [] })).toBe(sorry);
    expect(refusal({ toString: [] })).toContain('A position has no "toString"');
    expect(refusal({ deck: undefined, turn: undefined })).toBe('accepted');
    expect(refusal({ teams: 'red' })).toBe('position.teams must be a list, not "red".');
    expect(refusal({ teams: ['red'] })).toBe('position.teams must be a list, not "red".');
    for (const key of ['discard', 'destiny', 'gone', 'unused', 'techDeck', 'rewardDeck', 'rewardDiscard', 'hazards', 'hazardDeck'])
      expect(refusal({ [key]: [1] })).toBe(`position.${key} must be a list of texts; 1 is not one.`);
    for (const key of ['completed', 'specialShips'])
      expect(refusal({ [key]: { red: [1] } })).toBe(`position.${key}.red must be a list of texts; 1 is not one.`);
    expect(refusal({ techs: { red: { prometheus: 'x' } } })).toBe(
      'position.techs.red.prometheus must be a whole number, 0 or more, not "x".',
    );
    expect(refusal({ stations: { red: { outpost: 1 } } })).toBe('position.stations.red.outpost must be a text, not 1.');
    expect(refusal({ bare: 'yes' })).toBe('position.bare must be true or false, not "yes".');
  });
});
