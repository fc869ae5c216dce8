import { answer, fallbackAnswer, hasOptions, openTable, questionFor, waitingFor, type Table } from '@parley/kernel';
import { alienById, ALIENS, COLOURS, cosmic, faceById, Z, type AlienSet, type State } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

/** A table at which everybody has taken the first alien dealt, just before the first question of play. */
function opened(options: object, seed = 'setup'): Table<State> {
  const t = openTable(cosmic, options, seed, { listen: true });
  for (;;) {
    const [seat] = waitingFor(t);
    const d = questionFor(t, seat);
    if (!d?.tag.startsWith('setup.')) return t;
    answer(t, seat, fallbackAnswer(d));
  }
}

const faces = (t: Table<State>, zone: number): string[] => t.game.s.cards.in[zone].map((c) => t.game.s.face[c]);
const flares = (t: Table<State>): string[] => t.game.s.face.filter((f, c) => f.startsWith('flare:') && t.game.s.cards.zone[c] !== Z.unused);
const total = (t: Table<State>): number =>
  t.game.s.face.filter((f, c) => !f.startsWith('destiny:') && t.game.s.cards.zone[c] !== Z.unused).length;
const eventsOf = (t: Table<State>, type: string) => t.game.events.filter((e) => e.type === type);
/** Aliens without Game Setup texts or pieces of their own, so that only the rules are at work. */
const PLAIN = ['macron', 'tripler', 'void', 'healer', 'zombie', 'hacker', 'barbarian', 'parasite'] as const;
const seats = (n: number) => COLOURS.slice(0, n).map((colour, i) => ({ colour, alien: PLAIN[i] }));

describe('R2 setup', () => {
  it.each([3, 4, 5, 6, 7, 8])('R2.1 R33.1 %i players have five planets with four ships each, and no foreign colony', (n) => {
    const { s } = opened({ seats: seats(n) }).game;
    expect(s.players).toBe(n);
    for (const colour of COLOURS.slice(0, n)) {
      const c = COLOURS.indexOf(colour);
      const planets = s.places.flatMap((x, i) => (x.kind === 'planet' && x.colour === c ? [i] : []));
      expect(planets).toHaveLength(5);
      for (const place of planets) expect(s.ships.at[place]).toEqual(COLOURS.map((_, k) => (k === c ? 4 : 0)));
    }
    expect(s.ships.at[0].every((ships) => ships === 0)).toBe(true);
  });

  it('R32.1 the four-planet game has four planets and sixteen ships each', () => {
    const { s } = opened({ seats: seats(4), planets: 4 }).game;
    expect(s.places.filter((x) => x.kind === 'planet' && x.colour === 0)).toHaveLength(4);
    expect(s.ships.at.reduce((sum, row) => sum + row[0], 0)).toBe(16);
  });

  it.each([3, 5, 6, 8])('R2.2 R33.2 the destiny deck of %i players: three cards a colour, two wild, three special', (n) => {
    const t = opened({ seats: seats(n) });
    const deck = [...faces(t, Z.destiny), ...faces(t, Z.destinyDiscard)];
    expect(deck).toHaveLength(3 * n + 5);
    for (const colour of COLOURS) {
      const own = deck.filter((f) => f.startsWith(`destiny:${colour}`));
      expect(own).toHaveLength(COLOURS.indexOf(colour) < n ? 3 : 0);
      expect(own.filter((f) => f.endsWith('!'))).toHaveLength(COLOURS.indexOf(colour) < n ? 1 : 0);
    }
    expect(deck.filter((f) => f === 'destiny:wild')).toHaveLength(2);
  });

  it('R2.3 everybody is dealt two aliens and picks one of them, all at the same time and in secret', () => {
    const t = openTable(cosmic, { players: 4 }, 'two aliens', { listen: true });
    expect(waitingFor(t)).toEqual([0, 1, 2, 3]);
    const dealt = [0, 1, 2, 3].flatMap((seat) => {
      const d = questionFor(t, seat);
      expect(d).toMatchObject({ kind: 'choose', tag: 'setup.alien' });
      return d && hasOptions(d) ? d.options : [];
    });
    expect(new Set(dealt).size).toBe(8);
    for (const seat of [2, 0, 3]) answer(t, seat, dealt[2 * seat + 1]);
    expect(t.game.s.sheets).toEqual([]);
    expect(eventsOf(t, 'alien-revealed')).toEqual([]);
    answer(t, 1, dealt[2]);
    expect(t.game.s.sheets.map((s) => s.alien)).toEqual([dealt[1], dealt[2], dealt[5], dealt[7]]);
    expect(eventsOf(t, 'alien-revealed')).toHaveLength(4);
  });

  it('R2.4 nobody is dealt an alien that may not be in a game with one that is fixed', () => {
    for (let i = 0; i < 40; i++) {
      const options = { seats: [{ alien: 'sorcerer' }, {}, {}], aliens: ['gambler', 'macron', 'void', 'tripler', 'zombie'] };
      const { s } = opened(options, `banned ${i}`).game;
      expect(s.sheets.map((x) => x.alien)).not.toContain('gambler');
    }
  });

  it('R2.4 an alien that is fixed is not driven out by one that is dealt', () => {
    const aliens = ['sorcerer', 'macron', 'void', 'tripler', 'zombie'];
    for (let i = 0; i < 40; i++) {
      const { s } = opened({ seats: [{ alien: 'gambler' }, {}, {}], aliens }, `fixed ${i}`).game;
      expect(s.sheets[0].alien).toBe('gambler');
      expect(s.sheets.map((x) => x.alien)).not.toContain('sorcerer');
    }
  });

  it.each([
    [3, 10, 82],
    [4, 10, 82],
    [5, 10, 82],
    [6, 12, 84],
    [7, 14, 110],
    [8, 16, 112],
  ])('R2.5 R33.2 with %i players there are %i flares among the %i cards of the deck', (players, dealt, cards) => {
    const t = opened({ players });
    expect(flares(t)).toHaveLength(dealt);
    expect(total(t)).toBe(cards);
  });

  it('R2.5 every flare that was dealt is in the deck, of chosen and rejected aliens alike', () => {
    const t = openTable(cosmic, { players: 5 }, 'flares', { listen: true });
    const dealt = waitingFor(t).flatMap((seat) => {
      const d = questionFor(t, seat);
      return d && hasOptions(d) ? [...d.options] : [];
    });
    for (const seat of [0, 1, 2, 3, 4]) answer(t, seat, dealt[2 * seat]);
    expect(flares(t).sort()).toEqual(dealt.map((id) => `flare:${id}`).sort());
  });

  it('R2.6 the other flares form the unused flare deck', () => {
    const t = opened({ players: 4 });
    expect([...flares(t), ...faces(t, Z.unused)].sort()).toEqual(ALIENS.map((a) => `flare:${a.id}`).sort());
  });

  it('R2.5 the 24 cards for large groups are in with seven or eight, and with fewer when asked for', () => {
    const count = (t: Table<State>, face: string): number => t.game.s.face.filter((f) => f === face).length;
    expect(count(opened({ seats: seats(6) }), 'morph')).toBe(1);
    expect(count(opened({ seats: seats(7) }), 'morph')).toBe(2);
    expect(count(opened({ seats: seats(3), largeGroup: true }), 'negotiate')).toBe(20);
  });

  it('R2.7 everybody starts with eight cards, and with all aliens known', () => {
    const t = opened({ seats: seats(5) });
    for (const seat of [0, 1, 2, 3, 4]) expect(t.game.s.cards.in[t.game.s.handOf[seat]].length).toBeGreaterThanOrEqual(8);
    expect(eventsOf(t, 'alien-revealed').map((e) => e.data.alien)).toEqual(PLAIN.slice(0, 5));
  });

  it('R2.8 destiny says who begins, and its deck is whole again', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const t = opened({ seats: seats(4) }, `first ${i}`);
      const [first] = eventsOf(t, 'first-player');
      starters.add(first.data.who as number);
      expect(eventsOf(t, 'turn')[0].data.who).toBe(first.data.who);
    }
    expect(starters.size).toBe(4);
  });

  it('R2.8 the cards that were drawn for it are shuffled back: the first destiny may be any', () => {
    const again: boolean[] = [];
    for (let i = 0; i < 24; i++) {
      const t = opened({ seats: seats(4) }, `again ${i}`);
      const [first] = eventsOf(t, 'first-player');
      const next = [...faces(t, Z.destinyDiscard), ...faces(t, Z.destiny).toReversed()]
        .map((face) => face.slice('destiny:'.length).replace('!', ''))
        .find((name) => COLOURS.some((c) => c === name));
      again.push(next === COLOURS[first.data.who as number]);
    }
    expect(again).toContain(true);
    expect(again.filter((x) => !x).length).toBeGreaterThan(8);
  });

  it('the first turn is the first one, with a first encounter', () => {
    const t = opened({ seats: seats(4) });
    expect(eventsOf(t, 'turn').map((e) => e.data.n)).toEqual([1]);
    expect(eventsOf(t, 'encounter').map((e) => e.data.nth)).toEqual([1]);
  });

  it('R2.7 Game Setup texts are carried out, unless a position says what came of them', () => {
    const clock = { red: 'tick-tock', blue: 'void', yellow: 'healer' };
    expect(table(clock).sheet('tick-tock').tokens).toBe(10);
    expect(table(clock, { tokens: { 'tick-tock': 3 } }).sheet('tick-tock').tokens).toBe(3);
  });

  it('R2.7 nobody chooses a hand that a position names', () => {
    const given = [{ alien: 'aristocrat' }, { alien: 'void' }, { alien: 'healer' }];
    const asked = (position: object): (string | undefined)[] => {
      const t = openTable(cosmic, { seats: given, position: { turn: 'red', ...position } }, 'hand');
      return waitingFor(t).map((seat) => questionFor(t, seat)?.tag.split('.')[0]);
    };
    expect(asked({})).toEqual(['aristocrat']);
    expect(asked({ hands: { blue: ['attack-08'] } })).toEqual(['aristocrat']);
    expect(asked({ hands: { red: ['attack-08'] } })).not.toContain('aristocrat');
    expect(asked({ bare: true })).not.toContain('aristocrat');
  });

  it('R17.1 whom a position leaves too few home colonies has no power from the start', () => {
    const plain = { red: 'macron', blue: 'void', yellow: 'healer' };
    expect(table(plain, { gone: ['red/3', 'red/4', 'red/5'] }).events('power-lost')).toEqual([{ who: 0, alien: 'macron' }]);
    expect(table(plain, { gone: ['red/4', 'red/5'] }).events('power-lost')).toEqual([]);
    const two = table(plain, { ships: { red: { 'red/3': 0, 'red/4': 0, 'red/5': 0 } } });
    expect(two.events('power-lost')).toEqual([{ who: 0, alien: 'macron' }]);
  });

  it('R32.5 the beginner game has no flares', () => {
    const t = opened({ seats: seats(4), flares: false });
    expect(flares(t)).toEqual([]);
    expect(total(t)).toBe(72);
  });
});

/** The aliens of each expansion, as printed. */
const PRINTED = {
  incursion: [
    'bully',
    'chronos',
    'cryo',
    'deuce',
    'disease',
    'ethic',
    'fungus',
    'fury',
    'genius',
    'ghoul',
    'guerrilla',
    'leviathan',
    'locust',
    'magician',
    'mercenary',
    'merchant',
    'plant',
    'seeker',
    'sniveler',
    'symbiote',
  ],
  storm: [
    'arcade',
    'brute',
    'bulwark',
    'converter',
    'coordinator',
    'dervish',
    'grumpus',
    'mouth',
    'neighbor',
    'outlaw',
    'patriot',
    'phantasm',
    'porcupine',
    'roach',
    'scavenger',
    'sloth',
    'sneak',
    'squee',
    'swindler',
    'sycophant',
    'tide',
    'tyrant',
    'vox',
    'worm',
    'wormhole',
  ],
  dominion: [
    'ace',
    'alchemist',
    'angler',
    'aristocrat',
    'bride',
    'daredevil',
    'diplomat',
    'doppelganger',
    'engineer',
    'explorer',
    'greenhorn',
    'host',
    'joker',
    'judge',
    'laser',
    'lizard',
    'love',
    'mesmer',
    'mirage',
    'muckraker',
    'pentaform',
    'pickpocket',
    'pirate',
    'quartermaster',
    'reactor',
    'tourist',
    'usurper',
    'voyager',
    'whirligig',
    'yin-yang',
  ],
};

const ofSet = (set: AlienSet): string[] => ALIENS.filter((a) => a.set === set).map((a) => a.id);

/** Everything dealt in many games that allow all sets, and where a colour is left for aliens that need one. */
function offeredAliens(): Set<string> {
  const out = new Set<string>();
  for (let i = 0; i < 150; i++) {
    const t = openTable(cosmic, { players: 7 }, `sets ${i}`);
    for (const seat of waitingFor(t)) {
      const d = questionFor(t, seat);
      if (d && hasOptions(d)) for (const id of d.options) out.add(id);
    }
  }
  return out;
}

describe('expansions', () => {
  it('[dominion-setup-01] [storm-setup-01] [incursion-components-08] the aliens of a set are among those that can be dealt', () => {
    const offered = offeredAliens();
    for (const set of ['dominion', 'storm', 'incursion'] as const) {
      expect(ofSet(set).length, set).toBeGreaterThan(0);
      expect(ofSet(set).filter((id) => !offered.has(id))).toEqual([]);
    }
    const base = openTable(cosmic, { players: 4, sets: ['base'] }, 'base only');
    for (const seat of waitingFor(base)) {
      const d = questionFor(base, seat);
      for (const id of d && hasOptions(d) ? d.options : []) expect(ofSet('base')).toContain(id);
    }
  });

  it('[dominion-setup-02] [storm-setup-02] [incursion-setup-01] their flares are in the one flare deck', () => {
    const t = opened({ players: 4 });
    const all = [...flares(t), ...faces(t, Z.unused)];
    for (const set of ['dominion', 'storm', 'incursion'] as const)
      for (const id of ofSet(set)) expect(all.filter((f) => f === `flare:${id}`)).toHaveLength(1);
    const base = opened({ players: 4, sets: ['base'] });
    expect([...flares(base), ...faces(base, Z.unused)].sort()).toEqual(
      ofSet('base')
        .map((id) => `flare:${id}`)
        .sort(),
    );
  });

  it('[dominion-components-10] [incursion-components-07] [storm-components-06] every alien and its flare say which set they are of', () => {
    for (const set of ['dominion', 'incursion', 'storm'] as const) {
      const alone = opened({ seats: seats(3), sets: [set] });
      for (const face of faces(alone, Z.unused)) {
        const { alien } = faceById(face);
        expect(alienById(alien ?? '').set).toBe(set);
      }
      expect(faces(alone, Z.unused).length + flares(alone).length - 3).toBe(ofSet(set).length);
      // Without the set none of its cards is there.
      const others = opened({ seats: seats(3), sets: (['base', 'dominion', 'incursion', 'storm'] as const).filter((x) => x !== set) });
      const printed = PRINTED[set].map((id) => `flare:${id}`);
      const there = [...faces(others, Z.unused), ...flares(others)];
      expect(there.filter((face) => printed.includes(face))).toEqual([]);
      expect(there.length).toBeGreaterThan(60);
    }
  });

  it('[dominion-components-10] [incursion-components-07] [storm-components-06] those that are printed with its mark, and no others', () => {
    for (const set of ['dominion', 'incursion', 'storm'] as const) expect(ofSet(set).sort(), set).toEqual(PRINTED[set]);
  });

  it('[dominion-components-10] [incursion-components-07] so do reward cards: each deck is in the game by itself', () => {
    const rewards = (deck: string): string[] => {
      const t = opened({ seats: seats(3), rewards: deck });
      const { first = 0, end = 0 } = t.game.s.rewards ?? {};
      return t.game.s.face.slice(first, end).sort();
    };
    expect(rewards('none')).toEqual([]);
    const [incursion, dominion] = [rewards('incursion'), rewards('dominion')];
    expect([incursion.length, dominion.length]).toEqual([32, 32]);
    expect(rewards('both')).toEqual([...incursion, ...dominion].sort());
    // Retreats, intimidates and variable attacks came with Dominion, negative attacks and Crooked Deals with Incursion.
    const kinds = (list: readonly string[], kind: RegExp): number => list.filter((face) => kind.test(face)).length;
    expect([kinds(incursion, /^(?:retreat|intimidate|attack-\d\d-)/), kinds(dominion, /^attack-m|crooked/)]).toEqual([0, 0]);
    expect(kinds(dominion, /^(?:retreat|intimidate|attack-\d\d-)/)).toBeGreaterThan(8);
    expect(kinds(incursion, /^attack-m|crooked/)).toBeGreaterThan(4);
  });
});

describe('six players', () => {
  const five = seats(5);
  const six = seats(6);

  it('[incursion-sixth-01] three more destiny cards are shuffled in', () => {
    const deck = (t: Table<State>): string[] => [...faces(t, Z.destiny), ...faces(t, Z.destinyDiscard)].sort();
    const more = deck(opened({ seats: six }));
    for (const face of deck(opened({ seats: five }))) more.splice(more.indexOf(face), 1);
    expect(more).toEqual(['destiny:orange', 'destiny:orange', 'destiny:orange!']);
  });

  it('[incursion-sixth-02] the sixth player has the ships and planets of the sixth colour', () => {
    const { s } = opened({ seats: six }).game;
    const orange = COLOURS.indexOf('orange');
    expect(s.colourOf[5]).toBe(orange);
    const planets = s.places.flatMap((x, i) => (x.kind === 'planet' && x.system === orange ? [i] : []));
    expect(planets.map((i) => s.ships.at[i][orange])).toEqual([4, 4, 4, 4, 4]);
    // Nobody else has any there, nor have its ships come anywhere else.
    for (const row of planets.map((i) => s.ships.at[i])) expect(row.reduce((a, b) => a + b)).toBe(4);
    expect(s.ships.at.reduce((n, row) => n + row[orange], 0)).toBe(20);
  });

  it('[incursion-sixth-03] the sixth colony marker stands at 0', () => {
    const t = table(Object.fromEntries(six.map((x) => [x.colour, x.alien])));
    expect(six.map((x) => t.score(x.colour))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.colonies('orange')).toBe(5);
  });

  it('[incursion-sixth-04] all twelve flares that were dealt go into the deck', () => {
    // Whichever of the two everybody plays.
    for (const [seed, which] of [
      ['twelve', 0],
      ['a dozen', 1],
    ] as const) {
      const t = openTable(cosmic, { players: 6 }, seed);
      const dealt = waitingFor(t).flatMap((seat) => {
        const d = questionFor(t, seat);
        return d && hasOptions(d) ? [...d.options] : [];
      });
      expect(dealt).toHaveLength(12);
      for (let seat = 0; seat < 6; seat++) answer(t, seat, dealt[2 * seat + which]);
      expect(flares(t).sort()).toEqual(dealt.map((id) => `flare:${id}`).sort());
    }
  });
});
