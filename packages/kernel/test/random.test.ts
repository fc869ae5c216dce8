import { createCipheriv } from 'node:crypto';
import { clone, newSeed, randomFrom, reader, streamFrom, type Random } from '@parley/kernel';
import { describe, expect, it } from 'vitest';

const draws = (random: Random, n: number): number[] => Array.from({ length: n }, () => random.below(1_000_000));

describe('a stream', () => {
  it('is the same for the same seed and another for another', () => {
    expect(draws(randomFrom('seed'), 100)).toEqual(draws(randomFrom('seed'), 100));
    expect(draws(randomFrom('seed'), 100)).not.toEqual(draws(randomFrom('seeds'), 100));
  });

  it('goes on where it was when it is restored, at every position of a block', () => {
    for (let n = 0; n < 40; n++) {
      const stream = streamFrom('restored');
      const random = reader({ k: { rng: stream } });
      draws(random, n);
      const copy = JSON.parse(JSON.stringify(stream)) as typeof stream;
      expect(draws(reader({ k: { rng: copy } }), 40)).toEqual(draws(random, 40));
    }
  });

  it('is not disturbed by others that are read in between', () => {
    const [one, other] = [randomFrom('one'), randomFrom('other')];
    const both = Array.from({ length: 40 }, () => [one.below(1_000_000), other.below(1_000_000)]);
    expect(both.map(([a]) => a)).toEqual(draws(randomFrom('one'), 40));
    expect(both.map(([, b]) => b)).toEqual(draws(randomFrom('other'), 40));
  });

  it('can be exchanged under its reader', () => {
    const game = { k: { rng: streamFrom('first') } };
    const random = reader(game);
    const saved = clone(game.k.rng);
    const before = draws(random, 5);
    game.k = { rng: saved };
    expect(draws(random, 5)).toEqual(before);
  });

  it('takes 64 hex digits as its key', () => {
    const seed = newSeed();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(
      streamFrom(seed)
        .key.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
        .join(''),
    ).toBe(seed);
  });
});

describe('numbers', () => {
  it('are uniform within tolerance', () => {
    const random = randomFrom('uniform');
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]++;
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  it('are in range also where the range does not divide a word', () => {
    const random = randomFrom('range');
    for (let i = 0; i < 1000; i++) expect(random.below(3_000_000_000)).toBeLessThan(3_000_000_000);
    expect(random.below(1)).toBe(0);
    expect(random.below(0)).toBe(0);
  });

  it('are not drawn below what a word cannot hold', () => {
    for (const n of [2 ** 32 + 1, Infinity, Number.NaN]) expect(() => randomFrom('big').below(n)).toThrow(RangeError);
  });

  it('come up as often as chance says', () => {
    const random = randomFrom('chance');
    let hits = 0;
    for (let i = 0; i < 10_000; i++) if (random.chance(0.2)) hits++;
    expect(Math.abs(hits - 2000)).toBeLessThan(200);
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });

  it('shuffle into every order equally often, and lose nothing', () => {
    const random = randomFrom('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(200);
  });
});

describe('the cipher', () => {
  const key = Array.from({ length: 8 }, (_, i) => Math.imul(0x01030507, i + 1));
  const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

  it('is known to the test: with twenty rounds it is the ChaCha20 of the library', () => {
    const start = [...constants, ...key, 5, 1, 2, 3];
    const bytes = (words: readonly number[]): Buffer => {
      const out = Buffer.alloc(words.length * 4);
      words.forEach((word, i) => out.writeInt32LE(word | 0, i * 4));
      return out;
    };
    const cipher = createCipheriv('chacha20', bytes(key), bytes(start.slice(12)));
    expect(bytes(chacha(start, 20)).equals(cipher.update(Buffer.alloc(64)))).toBe(true);
  });

  it('is ChaCha8, and its block counter counts blocks of sixteen words', () => {
    const stream = { key, at: 0 };
    const random = reader({ k: { rng: stream } });
    for (let block = 0; block < 5; block++) {
      const words = chacha([...constants, ...key, block, 0, 0x7061726c, 0x65790000], 8);
      for (const word of words) expect(random.below(2 ** 32)).toBe(word >>> 0);
      expect(stream.at).toBe((block + 1) * 16);
    }
  });
});

/** ChaCha as its paper has it. */
function chacha(start: readonly number[], rounds: number): number[] {
  const x = Int32Array.from(start);
  const turn = (to: number, from: number, other: number, bits: number): void => {
    x[to] += x[from];
    const mixed = x[other] ^ x[to];
    x[other] = (mixed << bits) | (mixed >>> (32 - bits));
  };
  const quarter = ([a, b, c, d]: readonly number[]): void => {
    turn(a, b, d, 16);
    turn(c, d, b, 12);
    turn(a, b, d, 8);
    turn(c, d, b, 7);
  };
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < 4; i++) quarter([0, 1, 2, 3].map((row) => row * 4 + (round % 2 === 0 ? i : (i + row) % 4)));
  return start.map((word, i) => (word + x[i]) | 0);
}
