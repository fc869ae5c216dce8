import type { Random } from '@parley/kernel';
import type { GameLab } from '@parley/lab/kit';
import type { State } from '../../index.ts';
import { playable } from '../simulation/aliens.ts';

/** Different numbers of players, bots and options, so that a change of the rules is noticed whatever it touches. */
export const golden: GameLab<State>['golden'] = {
  folder: 'packages/cosmic/test/golden',
  plans: [
    { name: '1-three-rookies', players: 3, bot: 'rookie', options: {} },
    { name: '2-four-at-random', players: 4, bot: 'random', options: { planets: 4 } },
    { name: '3-five-rookies', players: 5, bot: 'rookie', options: { largeGroup: true } },
    { name: '4-six-at-random', players: 6, bot: 'random', options: { planets: 4, secondEncounters: false } },
    { name: '5-eight-rookies', players: 8, bot: 'rookie', options: { planets: 4 } },
    {
      name: '6-four-rookies-with-cards',
      players: 4,
      bot: 'rookie',
      options: { planets: 4, rewards: 'both', hazards: true, technology: true },
    },
    {
      name: '7-five-rookies-with-stations',
      players: 5,
      bot: 'rookie',
      options: { planets: 4, stations: 'one', conquest: true, specialShips: 'flagship', dials: true },
    },
  ],
  /** One alien after the other, each once before any comes again. */
  seats(players: number, random: Random) {
    const deck = random.shuffle(playable(players).map((a) => a.id));
    return () => {
      const alien = deck.shift() ?? null;
      if (alien !== null) deck.push(alien);
      return { alien };
    };
  },
};
