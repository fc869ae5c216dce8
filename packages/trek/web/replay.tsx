import { someReplay } from '@parley/web/shell';
import { Steps } from './header/steps.tsx';
import { isSilent } from './model/log-lines.ts';
import { SeatMark } from './pieces/marks.tsx';
import { ReplayScene } from './replay/replay-scene.tsx';
import { peoplesOf } from './own/opponent-bar.tsx';
import { SCENE, type TrekTypes } from './scene.tsx';
import { T } from './text/index.ts';

export const replay = someReplay<TrekTypes>({
  ...SCENE,
  tabs: [
    { id: 'lines', name: T.replay.lines },
    { id: 'hands', name: T.replay.hands },
  ],
  Scene: ReplayScene,
  Steps: () => <Steps still />,
  chapterLook: (_, owner) => ({ className: '', sign: <SeatMark seat={owner} size={10} /> }),
  about: ({ scene }, seat) =>
    peoplesOf(scene, seat)
      .slice(0, 2)
      .map((x) => T.affiliations[x])
      .join(', '),
  winners: (e) => (e.type === 'won' && Array.isArray(e.data.winners) ? e.data.winners.filter((x) => typeof x === 'number') : null),
  isSilent,
  mark: (e) => {
    switch (e.type) {
      case 'solved':
        return { kind: 'solved', icon: 'flag', text: T.replay.solved };
      case 'killed':
        return { kind: 'died', icon: 'x', text: T.replay.died };
      case 'won':
        return { kind: 'won', icon: 'flag', text: T.replay.won, last: true };
      default:
        return null;
    }
  },
  text: {
    chapter: (n) => T.replay.turn({ n }),
    setup: T.replay.before,
    chapters: T.replay.turns,
    chapterOf: (n, name, at) => T.replay.goTo({ n, name, at }),
    step: T.replay.step,
  },
});
