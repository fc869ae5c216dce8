import type { Answer, Choose } from '@parley/kernel';
import { readCard } from '../../../bots/see/cards.ts';
import type { Board } from '../../../bots/see/board.ts';
import { ownSlot } from '../../../bots/judge/outlook.ts';
import { best } from '../../../bots/judge/launch.ts';
import { prefer } from '../../../bots/see/options.ts';
import { winChance } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

const attack = (key: string): number => (readCard(key).type === 'attack' ? readCard(key).value : -1);

/** Usurper: an ally's attack if it is higher than mine. */
const usurp = (b: Board, d: Choose): Answer => {
  const own = attack(ownSlot(b)?.card ?? '');
  return best(d.options, (o) => (o === 'keep' ? own : attack(o)));
};

notes('usurper', {
  edge: 2,
  wild: (b) => b.encounter?.defense === b.me && winChance(b) < 0.4,
  choose: {
    // Whoever plays it, it is played for the side I am on.
    'usurper.lay': (_b, d) => best(d.options, attack),
    'usurper.own': usurp,
    'usurper.other': (_b, d) => prefer(d, 'keep'),
  },
});
