import { prefer } from '../../../bots/see/options.ts';
import { optionIds } from '../../../ids/index.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('masochist', {
  like: -1,
  wild: (b) => b.encounter?.offense !== b.me && b.warp[b.me] > 0,
  choose: { 'masochist.who': (b, d) => prefer(d, optionIds.write.player({ seat: b.me })) },
});
