import { COLOURS, cosmic, enc, Z } from '@parley/cosmic';
import { openTable } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const ALIENS = ['macron', 'void', 'tripler', 'warpish', 'hacker', 'fodder', 'kamikaze', 'mirror'];
const seats = (n: number): { [colour: string]: string } => Object.fromEntries(ALIENS.slice(0, n).map((alien, i) => [COLOURS[i], alien]));
const stateOf = (n: number) => {
  const aliens = ALIENS.slice(0, n).map((alien, i) => ({ colour: COLOURS[i], alien }));
  return openTable(cosmic, { seats: aliens }, `n${n}`).game.s;
};
const destiny = (n: number): string[] => {
  const s = stateOf(n);
  return [...s.cards.in[Z.destiny], ...s.cards.in[Z.destinyDiscard]].map((c) => s.face[c].slice('destiny:'.length).replace('!', ''));
};

describe('R33 six, seven and eight players', () => {
  it('[incursion-components-04] a sixth player has five planets of an own colour', () => {
    const s = stateOf(6);
    expect(COLOURS[5]).toBe('orange');
    expect(s.places.filter((x) => x.kind === 'planet' && x.colour === 5 && x.system === 5)).toHaveLength(5);
  });

  it('[incursion-components-05] and twenty ships, four on each planet', () => {
    for (const n of [6, 7, 8]) {
      const s = stateOf(n);
      const own = s.places.flatMap((x, i) => (x.kind === 'planet' && x.colour === n - 1 ? [s.ships.at[i][n - 1]] : []));
      expect(own).toEqual([4, 4, 4, 4, 4]);
      expect(s.ships.at.reduce((sum, row) => sum + row[n - 1], 0)).toBe(20);
    }
  });

  it('[incursion-components-03] and a colony marker, which counts its foreign colonies', () => {
    const t = table(seats(6), {
      turn: 'orange',
      destiny: ['blue'],
      hands: { orange: ['attack-20'], blue: ['attack-00'] },
      ships: { orange: { 'red/1': 1 } },
    });
    expect(t.score('orange')).toBe(1);
    t.send('orange', { 'orange/1': 2 });
    t.run();
    expect(t.score('orange')).toBe(2);
  });

  it('R33.2 the destiny deck has three cards of each colour and five others', () => {
    for (const n of [3, 5, 6, 7, 8]) {
      const deck = destiny(n);
      expect(deck).toHaveLength(3 * n + 5);
      for (const colour of COLOURS) expect(deck.filter((x) => x === colour)).toHaveLength(COLOURS.indexOf(colour) < n ? 3 : 0);
    }
  });

  it('[faq-general-19] no game for two, nor for nine', () => {
    expect(() => cosmic.parse({ players: 2 })).toThrow('A game has 3 to 8 players, not 2');
    expect(() => cosmic.parse({ players: 9 })).toThrow('A game has 3 to 8 players, not 9');
    for (const n of [3, 4, 5, 6, 7, 8]) expect(() => cosmic.parse({ players: n })).not.toThrow();
  });

  it('all eight take their turns, clockwise', () => {
    const t = table(seats(8), { turn: 'orange', destiny: ['red', 'red', 'red', 'red'] });
    const owners: string[] = [];
    for (let i = 0; i < 4; i++) {
      owners.push(t.turn());
      expect(enc(t.table.game).offense).toBe(t.seat(t.turn()));
      const { number } = t.state.turn;
      t.runWhile(() => t.state.turn.number === number);
    }
    expect(owners).toEqual(['orange', 'black', 'white', 'red']);
  });
});
