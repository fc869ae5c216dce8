import { someReplay } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { Steps } from './header/steps.tsx';
import { Lines } from './lines/lines.tsx';
import { isSilent } from './model/log-lines.ts';
import { SeatMark } from './pieces/marks.tsx';
import { SCENE, type TrekTypes } from './scene.tsx';
import { T } from './text/index.ts';

const Scene = (): ReactNode => <Lines />;

export const replay = someReplay<TrekTypes>({
  ...SCENE,
  tabs: [],
  Scene,
  Steps: () => <Steps still />,
  chapterLook: (_, owner) => ({ className: '', sign: <SeatMark seat={owner} size={10} /> }),
  about: () => '',
  winners: (e) => (e.type === 'won' && Array.isArray(e.data.winners) ? e.data.winners.filter((x) => typeof x === 'number') : null),
  isSilent,
  mark: (e) =>
    e.type === 'solved'
      ? { kind: 'solved', icon: 'flag', text: T.replay.solved }
      : e.type === 'killed'
        ? { kind: 'died', icon: 'x', text: T.replay.died }
        : e.type === 'won'
          ? { kind: 'won', icon: 'flag', text: T.replay.won, last: true }
          : null,
  text: {
    chapter: (n) => T.replay.turn({ n }),
    setup: T.replay.before,
    chapters: T.replay.turns,
    chapterOf: (n, name, at) => T.replay.goTo({ n, name, at }),
    step: T.replay.step,
  },
});
