import { ability, drawCards, station } from '../../effects/index.ts';

const CARDS = 2;

export const tacticalSatellite = station({
  id: 'tactical-satellite',
  name: 'Tactical Satellite',
  text: 'As the defense, in the launch phase: you may draw two cards from the deck.',
  clauses: [
    ability({
      at: 'launch.after',
      as: 'defense',
      per: 'encounter',
      *commit({ g, me }) {
        yield* drawCards(g, me, CARDS);
      },
    }),
  ],
});
