import { modifier } from '../../registry/clauses.ts';
import { lingering } from '../../registry/lingering.ts';
import { clockwise } from '../../state/people.ts';
import type { Cosmic, Player } from '../../state/state.ts';

// What hazards leave behind for the rest of the game, and the table shows beside their cards.

type Partners = { readonly a: Player; readonly b: Player };

/** For the rest of the game neither of two players can leave the other out. */
export const bond = lingering<Partners>('hazard.alliance.bond', (dataOf) => [
  modifier('ally.mustInvite', (guests, { by }, c) => {
    const { a, b } = dataOf(c);
    if (by !== a && by !== b) return guests;
    const partner = by === a ? b : a;
    return guests.includes(partner) ? guests : [...guests, partner];
  }),
]);

/** Who is allied for the rest of the game. */
export const partners = (g: Cosmic): readonly Partners[] => bond.all(g);

/** Only the order of turns runs the other way round, nothing else that goes clockwise (R21.5). */
export const backwards = lingering('turn.backwards', [
  modifier('turn.next', (_left, { after }, { g }) => {
    const round = clockwise(g, after);
    return round[round.length - 1]; // faq-hazards-02, faq-hazards-12
  }),
]);

/** Does the turn go round the other way? */
export const turnsBackwards = (g: Cosmic): boolean => backwards.all(g).length > 0;
