import '../../content/index.ts';
import { addCards, defineCard } from '../../effects/index.ts';
import * as print from '../../language/define.ts';

/** Missions made for tests of seeding. None of them is at anybody's table. */
addCards([
  defineCard(print.mission('DOM-7001', 'Both Their World', 'planet', ['Fed', 'Car'], 'SCIENCE', { span: 3, points: 30 }), {
    unfinished: 'made for tests',
  }),
]);
