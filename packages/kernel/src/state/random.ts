import { hashText, mix } from './plain.ts';

/**
 * Randomness is a value in the state: a key and a position in its ChaCha8 stream. Nobody can work out the key from the
 * numbers that players see, and a restored game goes on with the same numbers.
 */
export interface Stream {
  key: number[];
  at: number;
}

export interface Random {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number;
  shuffle<T>(items: T[]): T[];
  pick<T>(items: readonly T[]): T;
  chance(p: number): boolean;
}

/** A stream from a seed: 64 hex digits are taken as the 256-bit key itself, any other text is stretched to one. */
export function streamFrom(seed: string): Stream {
  const key: number[] = [];
  if (/^[0-9a-f]{64}$/i.test(seed)) for (let i = 0; i < 8; i++) key.push(Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  else for (let i = 0; i < 8; i++) key.push(mix(hashText(`${i}:${seed}`), hashText(seed, 0x51ed270b + i)));
  return { key, at: 0 };
}

/** A fresh seed of 256 random bits. The only place that asks the machine for randomness; rules never call it. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(words, (w) => w.toString(16).padStart(8, '0')).join('');
}

/** Whatever has a stream: a game, whose stream is part of its state. */
export interface Streaming {
  readonly k: { readonly rng: Stream };
}

/** The block that was worked out last, and of which key: one for all, since games take many numbers in a row. */
const words = new Int32Array(16);
let block = -1;
let owner: readonly number[] | null = null;

/** Reads a stream. Only the stream's position moves. */
class Reader implements Random {
  private readonly of: Streaming;
  constructor(of: Streaming) {
    this.of = of;
  }

  private next(): number {
    const s = this.of.k.rng;
    const b = s.at >>> 4;
    if (b !== block || s.key !== owner) {
      chacha8(s.key, b, words);
      block = b;
      owner = s.key;
    }
    return words[s.at++ & 15] >>> 0;
  }

  below(n: number): number {
    if (n <= 1) return 0;
    if (!(n <= 4294967296)) throw new RangeError(`cannot draw a number below ${n}`);
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const x = this.next();
      // A small integer to the machine as well, not a double that happens to be whole.
      if (x < limit) return n <= 0x40000000 ? (x % n) | 0 : x % n;
    }
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const t = items[i];
      items[i] = items[j];
      items[j] = t;
    }
    return items;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  chance(p: number): boolean {
    return this.next() < p * 4294967296;
  }
}

export const reader = (of: Streaming): Random => new Reader(of);

/**
 * Shuffles numbers. Apart from the other shuffle, so that its stores see one elements kind: in code that has stored other things too, an
 * array of small integers would be generalised to any elements, and code compiled for it would be deoptimised.
 */
export function shuffleNumbers(random: Random, items: number[]): number[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const n = items[i];
    items[i] = items[j];
    items[j] = n;
  }
  return items;
}

/** Randomness for anything outside a game (bots, samplers, tests). */
export function randomFrom(seed: string): Random {
  return reader({ k: { rng: streamFrom(seed) } });
}

function chacha8(key: readonly number[], block: number, out: Int32Array): void {
  let a0 = 0x61707865,
    a1 = 0x3320646e,
    a2 = 0x79622d32,
    a3 = 0x6b206574;
  let b0 = key[0],
    b1 = key[1],
    b2 = key[2],
    b3 = key[3];
  let c0 = key[4],
    c1 = key[5],
    c2 = key[6],
    c3 = key[7];
  let d0 = block | 0,
    d1 = 0,
    d2 = 0x7061726c,
    d3 = 0x65790000;
  for (let round = 0; round < 4; round++) {
    a0 = (a0 + b0) | 0;
    d0 ^= a0;
    d0 = (d0 << 16) | (d0 >>> 16);
    c0 = (c0 + d0) | 0;
    b0 ^= c0;
    b0 = (b0 << 12) | (b0 >>> 20);
    a0 = (a0 + b0) | 0;
    d0 ^= a0;
    d0 = (d0 << 8) | (d0 >>> 24);
    c0 = (c0 + d0) | 0;
    b0 ^= c0;
    b0 = (b0 << 7) | (b0 >>> 25);
    a1 = (a1 + b1) | 0;
    d1 ^= a1;
    d1 = (d1 << 16) | (d1 >>> 16);
    c1 = (c1 + d1) | 0;
    b1 ^= c1;
    b1 = (b1 << 12) | (b1 >>> 20);
    a1 = (a1 + b1) | 0;
    d1 ^= a1;
    d1 = (d1 << 8) | (d1 >>> 24);
    c1 = (c1 + d1) | 0;
    b1 ^= c1;
    b1 = (b1 << 7) | (b1 >>> 25);
    a2 = (a2 + b2) | 0;
    d2 ^= a2;
    d2 = (d2 << 16) | (d2 >>> 16);
    c2 = (c2 + d2) | 0;
    b2 ^= c2;
    b2 = (b2 << 12) | (b2 >>> 20);
    a2 = (a2 + b2) | 0;
    d2 ^= a2;
    d2 = (d2 << 8) | (d2 >>> 24);
    c2 = (c2 + d2) | 0;
    b2 ^= c2;
    b2 = (b2 << 7) | (b2 >>> 25);
    a3 = (a3 + b3) | 0;
    d3 ^= a3;
    d3 = (d3 << 16) | (d3 >>> 16);
    c3 = (c3 + d3) | 0;
    b3 ^= c3;
    b3 = (b3 << 12) | (b3 >>> 20);
    a3 = (a3 + b3) | 0;
    d3 ^= a3;
    d3 = (d3 << 8) | (d3 >>> 24);
    c3 = (c3 + d3) | 0;
    b3 ^= c3;
    b3 = (b3 << 7) | (b3 >>> 25);
    a0 = (a0 + b1) | 0;
    d3 ^= a0;
    d3 = (d3 << 16) | (d3 >>> 16);
    c2 = (c2 + d3) | 0;
    b1 ^= c2;
    b1 = (b1 << 12) | (b1 >>> 20);
    a0 = (a0 + b1) | 0;
    d3 ^= a0;
    d3 = (d3 << 8) | (d3 >>> 24);
    c2 = (c2 + d3) | 0;
    b1 ^= c2;
    b1 = (b1 << 7) | (b1 >>> 25);
    a1 = (a1 + b2) | 0;
    d0 ^= a1;
    d0 = (d0 << 16) | (d0 >>> 16);
    c3 = (c3 + d0) | 0;
    b2 ^= c3;
    b2 = (b2 << 12) | (b2 >>> 20);
    a1 = (a1 + b2) | 0;
    d0 ^= a1;
    d0 = (d0 << 8) | (d0 >>> 24);
    c3 = (c3 + d0) | 0;
    b2 ^= c3;
    b2 = (b2 << 7) | (b2 >>> 25);
    a2 = (a2 + b3) | 0;
    d1 ^= a2;
    d1 = (d1 << 16) | (d1 >>> 16);
    c0 = (c0 + d1) | 0;
    b3 ^= c0;
    b3 = (b3 << 12) | (b3 >>> 20);
    a2 = (a2 + b3) | 0;
    d1 ^= a2;
    d1 = (d1 << 8) | (d1 >>> 24);
    c0 = (c0 + d1) | 0;
    b3 ^= c0;
    b3 = (b3 << 7) | (b3 >>> 25);
    a3 = (a3 + b0) | 0;
    d2 ^= a3;
    d2 = (d2 << 16) | (d2 >>> 16);
    c1 = (c1 + d2) | 0;
    b0 ^= c1;
    b0 = (b0 << 12) | (b0 >>> 20);
    a3 = (a3 + b0) | 0;
    d2 ^= a3;
    d2 = (d2 << 8) | (d2 >>> 24);
    c1 = (c1 + d2) | 0;
    b0 ^= c1;
    b0 = (b0 << 7) | (b0 >>> 25);
  }
  out[0] = (a0 + 0x61707865) | 0;
  out[1] = (a1 + 0x3320646e) | 0;
  out[2] = (a2 + 0x79622d32) | 0;
  out[3] = (a3 + 0x6b206574) | 0;
  out[4] = (b0 + key[0]) | 0;
  out[5] = (b1 + key[1]) | 0;
  out[6] = (b2 + key[2]) | 0;
  out[7] = (b3 + key[3]) | 0;
  out[8] = (c0 + key[4]) | 0;
  out[9] = (c1 + key[5]) | 0;
  out[10] = (c2 + key[6]) | 0;
  out[11] = (c3 + key[7]) | 0;
  out[12] = (d0 + block) | 0;
  out[13] = d1;
  out[14] = (d2 + 0x7061726c) | 0;
  out[15] = (d3 + 0x65790000) | 0;
}
