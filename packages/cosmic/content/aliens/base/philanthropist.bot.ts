import { isMain } from '../../../bots/see/board.ts';
import { bestAttack, isEncounterCard } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('philanthropist', {
  // The last encounter card given away brings a whole new hand.
  use: (b) => isMain(b, b.me) && b.hand.filter(isEncounterCard).length === 1 && bestAttack(b.hand) <= 8,
  wild: () => false,
});
