import { describe, expect, it } from 'vitest';
import { boardOf } from '../../view/read.ts';
import { lastShip } from '../../web/map/planet-text.ts';
import { speakerFor } from '../../web/model/speech.ts';
import { table } from '../table.ts';
import { viewAt, type Scenario } from './fixtures/alien.ts';
import { lexicon } from './fixtures/game.ts';

const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-06'] } } as const;
const away = { 'red/3': 0, 'red/4': 0, 'red/5': 0 };

/** What red is told when it sends so many ships from a planet. */
function tip(t: Scenario, planet: string, sending: number): string | null {
  const b = boardOf(viewAt(t, 'red'));
  const place = b.places.find((x) => x.name === planet);
  if (!place) throw new Error(`there is no ${planet}`);
  return (
    lastShip(
      b,
      speakerFor(lexicon, b, (seat) => ['Ada', 'Ben', 'Cyd'][seat], 0),
      0,
      place,
      sending,
    )?.text ?? null
  );
}

describe('the last ship of a colony', () => {
  it('is no matter while another one stays', () => {
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, start);
    expect([tip(t, 'red/1', 3), tip(t, 'red/1', 4)]).toEqual([null, 'Send it and your home colony on Red 1 is gone.']);
  });

  it('takes the power with it where that hangs on it', () => {
    const ships = { red: { 'red/4': 0, 'red/5': 0, warp: 8 } };
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, { ...start, ships });
    expect(tip(t, 'red/1', 4)).toBe('Send it and your home colony on Red 1 is gone, and your power with it.');
    const kept = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, { ...start, ships: { red: { ...away, warp: 12 } } });
    expect(tip(kept, 'red/1', 4)).toBe('Send it and your home colony on Red 1 is gone.');
  });

  it('costs what the colony counts for, a half or nothing', () => {
    const t = table({ red: 'tripler', blue: 'pygmy', yellow: 'macron' }, { ...start, ships: { red: { 'blue/1': 1, 'yellow/1': 1 } } });
    expect(tip(t, 'blue/1', 1)).toBe('Send it and the colony on Blue 1 is gone: you fall from 1½ to 1.');
    expect(tip(t, 'yellow/1', 1)).toBe('Send it and the colony on Yellow 1 is gone: you fall from 1½ to ½.');
  });

  it('costs a home colony and a foreign one on a planet of its own in the warp', () => {
    const t = table({ red: 'voyager', blue: 'zombie', yellow: 'macron' }, start);
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/2');
    t.until('red', 'launch.aim');
    expect(tip(t, 'red/2', 4)).toBe('Send it and your home colony on Red 2 is gone. You fall from 1 to 0.');
  });
});
