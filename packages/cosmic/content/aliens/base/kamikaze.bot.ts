import { upTo } from '../../../bots/judge/common.ts';
import { bestAttack, isEncounterCard } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('kamikaze', {
  use: (b) => bestAttack(b.hand) < 14 || b.hand.filter(isEncounterCard).length < 3,
  spread: { 'kamikaze.cards': upTo(2), 'kamikaze.points': upTo(4) },
});
