import type { Answer, Choose } from '@parley/kernel';
import { shipsIn, shipsOf, type Board, type Side } from '../see/board.ts';
import { isEncounterCard, readCard, worth, type Card } from '../see/cards.ts';
import { hazardous } from './hazards.ts';
import { kickedAgainst, laidKick, type Kick } from './kickers.ts';
import { beatsAttack, negotiates, winsWith } from './odds.ts';
import { personaOf } from './notes.ts';
import { atRisk, CARD, COLONY, shipCost, stakes, type Stakes } from './stakes.ts';

/** How one's chances look with a card, before the other one is known. */
export interface Prospect {
  readonly card: Card;
  /** How likely this side wins. */
  readonly wins: number;
  /** What playing it comes to, in all. */
  readonly value: number;
}

/** A card kept is worth less to somebody who will soon draw a new hand anyway. */
const keeping = (cards: readonly Card[]): number => Math.min(1, (cards.filter(isEncounterCard).length - 1) / 4);

/**
 * The cards one could play as a main player, best first. `more`: ships that are still to come, less the other side's. `kick`: the
 * kicker that lies there, or that one thinks of.
 */
export function prospects(b: Board, cards: readonly Card[], more = 0, s: Stakes = stakes(b), kick: Kick = laidKick(b)): Prospect[] {
  const e = b.encounter;
  if (!e) return [];
  const side: Side = e.offense === b.me ? 0 : 1;
  const [won, lost] = side === 0 ? [s.offense, s.defense] : [s.defense, s.offense];
  const keep = keeping(b.playable);
  const out = cards.map((card): Prospect => {
    const wins = chance(b, side, card, more, kick);
    const left = wins * won + (1 - wins) * lost;
    const price = worth(card) * keep;
    if (card.type === 'retreat') return { card, wins: 0, value: talking(b, won, lost + atRisk(b)) - price };
    // What meets a negotiate is one itself.
    if (card.type === 'intimidate') return { card, wins, value: left + negotiates() * (agreed(b, won) - lost) - price };
    if (card.type !== 'negotiate') return { card, wins, value: left - price };
    const peace = hasPersona(b, 'peaceful') ? 1 - negotiates() : 0;
    const paid = compensation(b, card) * kick.compensation;
    const talks = peace > 0 ? peace * won + negotiates() * COLONY * 0.5 : talking(b, won, lost + paid);
    return { card, wins: peace, value: talks - price };
  });
  return out.sort((x, y) => y.value - x.value);
}

/** A deal is a colony for a colony, mostly. */
const agreed = (b: Board, won: number): number => Math.max(Math.min(won, COLONY * 0.6), -3 * shipCost(b, b.me));

/** A card that asks for talks meets a negotiate and there is a deal, or is beaten. */
function talking(b: Board, won: number, beaten: number): number {
  const known = across(b);
  const deal = known?.type === 'negotiate' ? 1 : known?.type === 'attack' ? 0 : negotiates();
  return deal * agreed(b, won) + (1 - deal) * beaten;
}

/** What a beaten negotiate brings: cards for ships, and on some cards more than that. */
function compensation(b: Board, card: Card): number {
  const ships = shipsIn(b, b.me);
  if (card.face === 'negotiate-self-defense') return ships * shipCost(b, b.me) * 0.5;
  if (card.face === 'negotiate-epic-oratory') return Math.max(2 * ships * CARD, atRisk(b));
  return (ships + (card.face === 'negotiate-crooked-deal' && ships > 0 ? 1 : 0)) * CARD;
}

/** R26.9: a variable attack counts as what it is after a warning, once there was one. */
export const valueNow = (b: Board, c: Card): number => (b.encounter?.hazard ? c.warned : c.value);

/** The other main player's card, if it lies open. */
function across(b: Board): { type: string; value: number } | null {
  const e = b.encounter;
  const slot = e?.slots[e.offense === b.me ? 1 : 0];
  return slot && slot.up ? slot : null;
}

function chance(b: Board, side: Side, card: Card, more: number, kick: Kick): number {
  const own = shipsIn(b, b.me);
  const rest = shipsOf(b, side) - own - shipsOf(b, side === 0 ? 1 : 0) + more - edges(b, side) - kickedAgainst(b);
  const known = across(b);
  const defense = side === 1;
  if (card.type === 'morph') {
    const lead = total(b, 0, own) + rest;
    const ahead = defense ? lead >= 0 : lead > 0;
    return (ahead ? 0.9 : 0.05) * (1 - negotiates()) + negotiates() * 0.4;
  }
  if (card.type === 'intimidate') return Math.max(0, winsWith(total(b, card.value, own) + rest, defense, b.rewards) - negotiates());
  if (card.type !== 'attack') return 0;
  const value = valueNow(b, card);
  // With both cards negative the lower one wins, but for the ships.
  if (kick.both) return negotiates() + (1 - negotiates()) * (1 - beatsAttack(value - own - rest, !defense, b.rewards));
  const lead = total(b, value, own) + value * (kick.attack - 1) + rest;
  const special = known ? null : hazardous(b, value * kick.attack, lead, defense);
  if (special !== null) return special;
  const crash = defense || known ? 0 : crashes(b, lead);
  if (crash > 0) return Math.min(1, winsWith(lead, defense, b.rewards) + crash);
  if (!known) return b.lasting('loser.upset') ? 1 - beatsAttack(lead, defense, b.rewards) : winsWith(lead, defense, b.rewards);
  if (known.type === 'negotiate') return 1;
  return lead - known.value > (defense ? -1 : 0) ? 0.93 : 0.04;
}

const hasPersona = (b: Board, trait: 'peaceful'): boolean => b.sheetsOf(b.me).some((s) => personaOf(s.alien)[trait]);

/** How likely an attack loses by so much that the power makes it a colony all the same. */
function crashes(b: Board, lead: number): number {
  const crash = b.sheetsOf(b.me).reduce((n, s) => n + (personaOf(s.alien).crash ?? 0), 0);
  return crash === 0 ? 0 : (1 - beatsAttack(lead + crash, true)) * (1 - negotiates()) * 0.9;
}

/** What the card and the own ships make, with the own power. */
function total(b: Board, value: number, ships: number): number {
  for (const sheet of b.sheetsOf(b.me)) {
    const persona = personaOf(sheet.alien);
    if (persona.total) return persona.total(value, ships, sheet.tokens, attacks(b));
  }
  return value + ships;
}

/** The attacks in hand, by value. */
const attacks = (b: Board): number[] => b.hand.filter((c) => c.type === 'attack').map((c) => c.value);

/** What the other main player's power is good for. */
function edges(b: Board, side: Side): number {
  const e = b.encounter;
  const them = side === 0 ? (e?.defense ?? -1) : (e?.offense ?? -1);
  let n = 0;
  if (them >= 0) for (const sheet of b.sheetsOf(them)) n += personaOf(sheet.alien).edge ?? 0;
  return n;
}

/** R9.5: which encounter card to lay down. */
export function selectCard(b: Board, d: Choose): Answer {
  const [best] = prospects(b, d.options.map(readCard));
  return best ? best.card.key : d.options[0];
}

const USUAL = 'attack-12';

/** The best of what is in hand, for judging how the own side will do. */
export function bestProspect(b: Board, more = 0, s?: Stakes, kick?: Kick): Prospect | undefined {
  const cards = b.playable.filter(isEncounterCard);
  // Whoever has none will have others by then.
  return prospects(b, cards.length > 0 ? cards : [readCard(USUAL)], more, s, kick)[0];
}
