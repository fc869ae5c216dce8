import { mainSide } from '../board/encounter.ts';
import type { Face } from '../registry/face.ts';
import { enc, type Cosmic, type Player, type Slot } from '../state/state.ts';
import { faceOf } from './zones.ts';

/** The encounter card in front of a main player. */
export const slotOf = (g: Cosmic, p: Player): Slot => enc(g).slots[mainSide(g, p)];

// What a card is depends on who asks (R1.12). Whatever has to do with how the encounter goes (cards, totals, who wins, deals,
// compensation, rewards, what becomes of the ships in it) asks what was revealed once morphs were done, and what that counts as by now. Everything
// else knows the card that was turned up, as it is printed.

/** The cards that a main player has revealed, as they are printed: whatever they copy or have become. A card that was only claimed to be one is none. */
export const printedCards = (g: Cosmic, p: Player): Face[] => slotOf(g, p).revealed?.cards.map((card) => faceOf(g, card)) ?? [];
/** Has this main player revealed a card of this type, as printed? (faq-general-26) */
export const printedAs = (g: Cosmic, p: Player, type: Face['type']): boolean => printedCards(g, p).some((face) => face.type === type);
/** For how the encounter goes: what a main player revealed, morphs done, before any effect changed it. */
export const revealedAs = (g: Cosmic, p: Player): Slot['type'] => slotOf(g, p).revealed?.type ?? 'none';
/** For how the encounter goes: what the card of a main player is by now. */
export const countsAs = (g: Cosmic, p: Player): Slot['type'] => slotOf(g, p).type;
/** Revealed as this, and still that. */
export const standsAs = (g: Cosmic, p: Player, type: Slot['type']): boolean => revealedAs(g, p) === type && countsAs(g, p) === type;
/** Both main players revealed attacks, whatever their cards count as by now (faq-general-30). */
export const attacksRevealed = (g: Cosmic): boolean => enc(g).slots.every((s) => s.revealed?.type === 'attack');
/** Both cards count as attacks. */
export const bothAttack = (g: Cosmic): boolean => enc(g).slots.every((s) => s.type === 'attack');
/** Both main players revealed attacks, and attacks they still are. */
export const attacksStand = (g: Cosmic): boolean => attacksRevealed(g) && bothAttack(g);
