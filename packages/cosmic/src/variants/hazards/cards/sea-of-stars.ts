import { modifier } from '../../../powers/clauses.ts';
import { hazard } from '../define.ts';

export const seaOfStars = hazard({
  id: 'sea-of-stars',
  name: 'Sea of Stars',
  count: 2,
  text: 'Allies may take ships they commit out of the warp, within the usual limit. Ships that survive go to colonies.',
  clauses: [
    modifier('ships.fromWarp', (source, { as }) =>
      as === 'ally' && !source.free ? { n: Infinity, free: false } : source,
    ),
  ],
});
