import { swindlerNotes } from '../../content/aliens/storm/swindler.ts';
import { bestSide } from './alliance.ts';
import { favourite } from './artifacts.ts';
import { hopeless, ownChance } from './base-answers.ts';
import { isMain, otherMain, sum, type Board } from './board.ts';
import { bestAttack, isEncounterCard, readCard, worth } from './cards.ts';
import { behindBy, leader, outlook, ownSlot } from './outlook.ts';
import { reversed, WORTH_REVERSING } from './personas.ts';
import { spareShips } from './planets.ts';
import { bestProspect } from './select.ts';
import { SET_USES, SET_WILDS, type Rule } from './set-uses.ts';
import { disaster } from './zaps.ts';

const notWinning: Rule = (b) => outlook(b) !== 'winning';
const isAhead = (b: Board, p: number, by: number): boolean => p >= 0 && b.score[p] >= b.score[b.me] + by;

/** The own attack while it lies facedown, or -1. */
function ownAttack(b: Board): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'attack' ? card.value : -1;
}

/** Attacks in value between the two that lie open. */
function fodder(b: Board): (value: number) => boolean {
  const [x, y] = (b.encounter?.slots ?? []).map((slot) => slot?.value ?? 0);
  return (value) => value > Math.min(x, y) && value < Math.max(x, y);
}

/** Do such attacks of mine turn the encounter my way? */
function turnsWith(b: Board, fits: (value: number) => boolean): boolean {
  const side = favourite(b);
  if (side === null || leader(b) === side || leader(b) === 'deal') return false;
  const low = b.hand.filter((c) => c.type === 'attack' && fits(c.value)).map((c) => c.value);
  return sum(low) >= behindBy(b, side);
}

/** Is the hand across the table likely to be better than mine? */
const envies = (b: Board): boolean =>
  sum(b.hand.map(worth)) < b.handSize(otherMain(b)) * 1.05 || (bestAttack(b.hand) < 8 && b.handSize(otherMain(b)) > 2);

/** Powers that are not simply used whenever they can be. */
export const POWER_USES: { readonly [alien: string]: Rule } = {
  ...SET_USES,
  mirror: (b) => reversed(ownAttack(b)) >= WORTH_REVERSING,
  calculator: (b) => ownAttack(b) >= 5 && ownAttack(b) <= 12,
  sorcerer: (b) => ownAttack(b) <= 8,
  loser: (b) => b.playable.some((c) => c.type === 'attack' && c.value <= 6) && (bestProspect(b)?.wins ?? 0) < 0.6,
  trader: envies,
  amoeba: (b) => hopeless(b) || (ownChance(b) > 0.2 && ownChance(b) < 0.8),
  citadel: (b, _sheet, clause) => (clause === 'build' ? b.hand.filter((c) => c.type === 'attack').length > 2 : favourite(b) === 1),
  fodder: (b) => outlook(b) === 'losing' && turnsWith(b, fodder(b)),
  kamikaze: (b) => bestAttack(b.hand) < 14 || b.hand.filter(isEncounterCard).length < 3,
  // Whoever reinforces while I am ahead does not do so for me.
  reserve: (b, _sheet, clause) => (clause === 'cancel' ? outlook(b) === 'winning' : turnsWith(b, (value) => value <= 6)),
  chronos: notWinning,
  chosen: notWinning,
  // A negotiate that was met by an attack has nothing to lose; an attack that met one has won already.
  empath: notWinning,
  clone: (b) => ownAttack(b) < 0 || ownAttack(b) >= 8,
  // The own side is likely to lose: ships on the other one get something out of it all the same.
  lunatic: (b) => (bestProspect(b)?.wins ?? 1) < 0.35 && spareShips(b) > 0,
  // The last encounter card given away brings a whole new hand.
  philanthropist: (b) => isMain(b, b.me) && b.hand.filter(isEncounterCard).length === 1 && bestAttack(b.hand) <= 8,
  parasite: (b) => bestSide(b, [0, 1]) !== null,
  machine: (b) => bestAttack(b.playable) >= 9,
  host: (_b, sheet) => sheet.zones.guests.n < 3,
  diplomat: (b) => leader(b) === 0 && disaster(b),
  pretender: (b) => b.order.some((p) => isAhead(b, p, 1)),
  swindler: (b, sheet, clause) => clause !== 'use' || isAhead(b, swindlerNotes.mark.of(sheet) ?? -1, 2),
};

/** Wild flares that cost more than they bring, as a rule, and when they do not. */
export const WILD_USES: { readonly [alien: string]: (b: Board) => boolean } = {
  ...SET_WILDS,
  loser: (b) => (bestProspect(b)?.wins ?? 1) < 0.15 && b.encounter?.defense === b.me,
  philanthropist: () => false,
  schizoid: (b) => b.homes[b.me] < b.forPower,
  sorcerer: () => false,
  // Four ships and a planet less for everybody are worth it only to keep somebody from winning.
  locust: (b) => b.score.some((s, p) => p !== b.me && s >= b.toWin - 1 && s > b.score[b.me]),
  calculator: () => false,
  fido: () => false,
  plant: (b) => b.sheetsOf(b.me).length === 0,
  masochist: (b) => b.encounter?.offense !== b.me && b.warp[b.me] > 0,
};
