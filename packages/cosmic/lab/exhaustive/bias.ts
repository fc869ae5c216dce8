import { alienById, COLOURS, COSMIC_DECK, faceById } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import { randomVariants, type Draft } from '../../testing/index.ts';
import { playable, withColours } from '../random/options.ts';
import { rareCards } from './rare-cards.ts';
import { randomFrom, type Plain, type Random } from '@parley/kernel';
import { byRarity, type Tally } from '@parley/lab/kit';
import { faceIds } from '../../ids/index.ts';

/** Variants and house rules have to be met, and met together, so half of the games have some. */
const UNUSUAL = 0.3;

/** Options of a random game in which what was seldom used is more likely to be: rare aliens, rare flares in hands, rare cards where they are used. */
export function biasedOptions(seed: string, seen: Tally): { readonly [key: string]: Plain } {
  const r = randomFrom(`${seed}:options`);
  const n = Math.min(r.pick([3, 4, 4, 5, 5, 6, 7, 8]), Math.max(3, playable(8).length));
  const colours = r.shuffle([...COLOURS]).slice(0, n);
  const dealt = r.chance(0.1) && playable(n).length >= 2 * n;
  const rare = byRarity(r, playable(n), (a) => times(seen, a)).map((a) => a.id);
  const aliens = dealt ? [] : withColours(rare, [], n).slice(0, n).map(alienById);
  const flares = !r.chance(0.05);
  const given = { seats: colours.map((colour, i) => ({ colour, alien: aliens[i]?.id ?? null })) };
  const options: Draft = { ...randomVariants(r, given, UNUSUAL), flares };
  const position: Draft = {
    ...(flares && !dealt && r.chance(0.8) ? { hands: hands(r, colours, aliens, seen) } : {}),
    ...rareCards(r, options, colours, seen),
  };
  return Object.keys(position).length === 0 ? options : { ...options, position };
}

const times = (seen: Tally, a: Alien): number =>
  Math.min(...(['power', 'wild', 'super'] as const).map((p) => (a[p].unimplemented ? Infinity : (seen[`${p}:${a.id}`] ?? 0))));

const HAND = 8;
const FLARES = 3;

/** Hands with an attack, a negotiate and rare flares: one's own for the super text, those of others for the wild one. */
function hands(r: Random, colours: readonly string[], aliens: readonly Alien[], seen: Tally): Draft {
  const deck = r.shuffle(COSMIC_DECK.flatMap(([face, n]) => Array.from({ length: n }, () => face)));
  const draw = (fits: (face: string) => boolean): string[] => {
    const at = deck.findIndex(fits);
    return at < 0 ? [] : deck.splice(at, 1);
  };
  const placed = new Set<string>();
  const own = aliens.map((a) => wantSuper(r, a, seen) && placed.add(a.id) && faceIds.write.flare({ alien: a.id }));
  const free = playable(3).filter((a) => !placed.has(a.id) && !a.wild.unimplemented);
  const wilds = byRarity(r, free, (a) => seen[`wild:${a.id}`] ?? 0);
  return Object.fromEntries(
    colours.map((colour, i) => {
      const cards: string[] = own[i] ? [own[i]] : [];
      while (cards.length < FLARES) {
        // A wild flare is for somebody who is not that alien.
        const at = wilds.findIndex((w) => w.id !== aliens[i]?.id);
        if (at < 0) break;
        cards.push(faceIds.write.flare({ alien: wilds.splice(at, 1)[0].id }));
      }
      cards.push(...draw((f) => faceById(f).type === 'attack'), ...draw((f) => f === 'negotiate'));
      while (cards.length < HAND && deck.length > 0) cards.push(...deck.splice(0, 1));
      return [colour, cards];
    }),
  );
}

const wantSuper = (r: Random, a: Alien, seen: Tally): boolean =>
  !alienById(a.id).super.unimplemented && r.chance((seen[`super:${a.id}`] ?? 0) < 5 ? 0.8 : 0.2);
