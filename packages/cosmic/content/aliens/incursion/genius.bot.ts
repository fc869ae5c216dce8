import { optionIds } from '../../../ids/index.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('genius', {
  like: 2,
  some: { 'genius.who': (b, d) => [d.options.find((o) => o === optionIds.write.player({ seat: b.me })) ?? d.options[0]] },
  number: {
    // Within three of most attacks.
    'genius.guess': (_b, d) => Math.min(d.max, 8),
  },
});
