import '../../content/index.ts';
import { addCards, defineCard, type CardText } from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import type { Facts } from '../../language/index.ts';

/** Cards made for tests of the turn and of playing cards. None of them is at anybody's table. */
const add = (facts: Facts, text: CardText): void => addCards([defineCard(facts, { ...text, unfinished: 'made for tests' })]);
const onTable = { play: { to: 'table' } } as const;

add(print.event('DOM-7101', 'Two Turns', { countdown: 2 }), onTable);
add(print.event('DOM-7102', 'Only Mine'), { ...onTable, limit: 'yours' });
add(print.event('DOM-7103', 'Only One'), { ...onTable, limit: 'game' });
