import { someReplay } from '@parley/web/shell';
import { PaddleMark } from './paddle.tsx';
import { Sale } from './sale.tsx';
import { SCENE, type BidsTypes } from './scene.tsx';

export const replay = someReplay<BidsTypes>({
  ...SCENE,
  tabs: [],
  Scene: Sale,
  Steps: () => null,
  chapterLook: ({ moment }, owner) => ({ className: '', sign: <PaddleMark paddle={moment.board.bidders[owner].paddle} size={10} /> }),
  about: ({ moment }, seat) => moment.board.bidders[seat].paddle,
  winners: () => null,
  isSilent: () => false,
  mark: (e) => (e.type === 'sold' ? { kind: 'sold', icon: 'flag', text: 'Sold' } : null),
  text: { chapter: (n) => `Lot ${n}`, setup: 'Before the first lot', chapters: 'Lots', chapterOf: (n) => `Go to lot ${n}`, step: 'lot' },
});
