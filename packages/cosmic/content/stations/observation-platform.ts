import {
  ability,
  asker,
  chooseOption,
  type Cosmic,
  drawCards,
  isInvolved,
  type Player,
  retrievable,
  retrieve,
  station,
} from '../../effects/index.ts';

type Find = 'card' | 'ship';
const finds = (g: Cosmic, me: Player): Find[] => (retrievable(g, me) > 0 ? ['card', 'ship'] : ['card']);

export const observationPlatform = station({
  id: 'observation-platform',
  name: 'Observation Platform',
  text: 'At the time alliances are formed in an encounter that does not involve you: draw a card, or take back one ship from the warp.',
  asks: {
    'observation-platform.find': 'What does your platform bring you?',
    'observation-platform.find:card': 'A card',
    'observation-platform.find:ship': 'A ship from the warp',
  },
  clauses: [
    ability<Find>({
      at: 'alliance.formed', // faq-space-stations-5
      per: 'encounter',
      when: ({ g, me }) => !isInvolved(g, me),
      prepare: ({ g, me }) => chooseOption(g, me, finds(g, me), { tag: 'observation-platform.find' }),
      *commit({ g, me }, find) {
        if (find === 'ship') yield* retrieve(g, me, 1, asker(g));
        else yield* drawCards(g, me, 1);
      },
    }),
  ],
});
