import { type Seat, InputError, askAll, type Choose, type ChooseSome, type Flow, showing, oneOf, someOf, ask } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { SHOWS } from '../../ids/shows.ts';
import { parseOptions, type Options } from '../options/options.ts';
import { addSheet } from '../powers/sheets.ts';
import { type Alien, clash } from '../registry/alien.ts';
import { alienById, alienIds, allAliens } from '../registry/registry.ts';
import type { Cosmic } from '../state/state.ts';

/** R2.5: flares in the deck, unless there are more because two were dealt to each of many players. */
const FLARES_AT_LEAST = 10;

/** The aliens that seats have fixed beforehand. */
const fixedFor = (options: Options, seat: Seat): string[] => {
  const { alien, second } = options.seats[seat];
  return [alien, second].filter((x) => x !== null && x !== undefined);
};
/** How many powers have still to be dealt to a seat. */
const missing = (options: Options, seat: Seat): number => options.powers - fixedFor(options, seat).length;
const allMissing = (options: Options): number => options.seats.reduce((n, _, seat) => n + missing(options, seat), 0);

/** Colours that nobody plays, for aliens that need a further one. */
const spareColours = (options: Options): number => COLOURS.length - options.seats.length;
const countNeedy = (ids: readonly string[]): number => ids.filter((id) => alienById(id).needsColour).length;
/** Are there colours left at a table of so many for those of these aliens that need a further one? */
export const haveColours = (ids: readonly string[], players: number): boolean => countNeedy(ids) <= COLOURS.length - players;

/** The aliens that may be dealt in this game. Tables with the same options share them, and nobody changes those: looked for once. */
export function pool(options: Options): readonly string[] {
  const known = pools.get(options);
  if (known !== undefined && known.among === allAliens()) return known.ids;
  const ids = findPool(options);
  pools.set(options, { among: allAliens(), ids });
  return ids;
}
const pools = new WeakMap<Options, { readonly among: readonly Alien[]; readonly ids: readonly string[] }>();

function findPool(options: Options): string[] {
  const taken = options.seats.flatMap((_, seat) => fixedFor(options, seat));
  const chosen = allAliens().filter((a) => {
    if (taken.some((id) => id === a.id || clash(alienById(id), a))) return false;
    if (a.needsColour && countNeedy(taken) >= spareColours(options)) return false;
    if (options.aliens) return options.aliens.includes(a.id);
    const isOfSet = options.sets.includes(a.set); // dominion-setup-01, storm-setup-01, incursion-components-08
    return isOfSet && options.alerts.includes(a.alert);
  });
  return chosen.filter((a) => !a.power.unimplemented).map((a) => a.id);
}

/** Options a person wrote, if a game can be set up with them. Throws InputError with a sentence that says what to change. */
export function readOptions(input: unknown): Options {
  const options = parseOptions(input, alienIds());
  checkPool(options);
  return options;
}

/** Are there enough aliens to deal? Says what to do if not. */
function checkPool(options: Options): void {
  if (countNeedy(options.seats.flatMap((_, seat) => fixedFor(options, seat))) > spareColours(options))
    throw new InputError('An alien here needs a colour that nobody plays, and there is none left for it; take another one or fewer seats.');
  const n = pool(options).length;
  const needed = allMissing(options);
  if (n < needed)
    throw new InputError(`Only ${n} aliens fit these sets, alert levels and lists, but ${needed} seats need one; allow more of them.`);
}

/**
 * R2.3, R2.4: two flares for each power, of which as many aliens are chosen in secret as everybody has powers (R32.4). Whoever is
 * banned by another takes another one dealt, or a new one.
 */
export function* chooseAliens(g: Cosmic): Flow<string[]> {
  const { options } = g.s;
  const deck = g.random.shuffle([...pool(options)]);
  const dealt: string[] = [];
  // A pool too small for two each is a hand-picked one: everybody gets one of it.
  const each = deck.length >= 2 * allMissing(options) ? 2 : 1;
  const hands = options.seats.map((_, seat): string[] => deck.splice(0, each * missing(options, seat)));
  hands.forEach((hand, seat) => dealt.push(...fixedFor(options, seat), ...hand)); // incursion-sixth-04
  const answers = yield* askAll(g, () => hands.flatMap((hand, seat) => question(hand, seat, missing(options, seat))));
  const chosen = hands.map((hand, seat) => {
    const answer = answers.get(seat);
    const picked = typeof answer === 'string' ? [answer] : answer;
    return [...fixedFor(options, seat), ...(picked ?? hand)];
  });
  for (let seat = 0; seat < chosen.length; seat++) {
    const rejected = hands[seat].filter((x) => !chosen[seat].includes(x));
    const fixed = fixedFor(options, seat).length;
    const unfit = (): number => Math.max(bannedAt(chosen, seat, fixed), colourlessAt(options, chosen, seat, fixed));
    for (let at = unfit(); at >= 0; at = unfit()) {
      const next = yield* replacement(seat, rejected.shift(), deck);
      if (next === undefined) break;
      if (!dealt.includes(next)) dealt.push(next);
      chosen[seat][at] = next; // faq-general-48
    }
  }
  chosen.forEach((ids, seat) => ids.forEach((id) => addSheet(g, id, seat)));
  return [...dealt, ...deck.slice(0, Math.max(0, FLARES_AT_LEAST - dealt.length))];
}

/** Nobody is asked who has no choice. */
function question(hand: readonly string[], seat: Seat, n: number): (Choose | ChooseSome)[] {
  if (hand.length <= n) return [];
  if (n === 1) return [showing(SHOWS.alien, oneOf(seat, 'setup.alien', 'rule:R2.3', hand))];
  return [showing(SHOWS.alien, someOf(seat, 'setup.aliens', 'rule:R2.3', hand, n, n))];
}

/** Whoever cannot be the chosen alien takes the other one dealt, or a new one from the unused flares. */
function* replacement(seat: Seat, second: string | undefined, deck: string[]): Flow<string | undefined> {
  if (second === undefined || deck.length === 0) return second ?? deck.shift();
  const answer = yield* ask(showing(SHOWS.alien, oneOf(seat, 'setup.replacement', 'rule:R2.4', [second, 'draw'])));
  return answer === 'draw' ? deck.shift() : second; // faq-general-48
}

/** Which of the aliens dealt to a seat may not be in a game with one that somebody has chosen, or -1. Whoever names it may have it (faq-gambler-1). */
const bannedAt = (chosen: readonly (readonly string[])[], seat: Seat, fixed: number): number =>
  chosen[seat].findIndex((id, i) => i >= fixed && alienById(id).bans?.some((x) => chosen.some((ids) => ids.includes(x))));

/** Which of the aliens dealt to a seat needs a colour that is not left for it, or -1: those before it come first. */
function colourlessAt(options: Options, chosen: readonly (readonly string[])[], seat: Seat, fixed: number): number {
  const later = chosen.slice(seat + 1).flatMap((_, i) => fixedFor(options, seat + 1 + i));
  const before = countNeedy([...chosen.slice(0, seat).flat(), ...later]);
  return chosen[seat].findIndex(
    (id, i) => i >= fixed && alienById(id).needsColour && before + countNeedy(chosen[seat].slice(0, i)) >= spareColours(options),
  );
}
