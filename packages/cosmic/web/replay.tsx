import type { SeenEvent } from '@parley/kernel';
import { someReplay, type Eyes, type IconName, type Mark } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { toldNumbers } from '../text/index.ts';
import { StillPhases } from './layout/phase-strip.tsx';
import { isSilent } from './model/log-lines.ts';
import { colourOf, sheetsOf } from './model/queries.ts';
import { Ship } from './pieces/ship.tsx';
import { Hands } from './replay/hands.tsx';
import { ReplayMap } from './replay/replay-map.tsx';
import { SCENE, type CosmicTypes } from './scene.tsx';
import { T, wordFor } from './text/index.ts';
import './styles/tokens.css';
import './styles/pieces.css';
import './styles/table.css';
import './styles/seats.css';
import './styles/map.css';
import './styles/encounter.css';
import './styles/card.css';
import './styles/own.css';
import './styles/things.css';
import './styles/seat-chip.css';
import './styles/deal.css';
import './styles/replay.css';

const mark = (kind: string, icon: IconName): Mark => ({ kind, icon, text: wordFor(T.replay.marks, kind) ?? kind });
const LOST = mark('lost', 'lock');

/** What is worth a sign under the bar. */
const MARKS: { readonly [type: string]: Mark } = {
  'deal-made': mark('deal', 'swap'),
  'power-zapped': mark('zap', 'zap'),
  'power-lost': LOST,
  'power-cut-off': LOST,
  'game-won': { ...mark('end', 'flag'), last: true },
};

function winners(e: SeenEvent): readonly number[] | null {
  return e.type === 'game-won' ? toldNumbers(e.data.who) : null;
}

function Scene({ eyes, onEyes }: { readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }): ReactNode {
  return (
    <>
      <Hands eyes={eyes} onEyes={onEyes} />
      <ReplayMap />
    </>
  );
}

export const replay = someReplay<CosmicTypes>({
  ...SCENE,
  tabs: [
    { id: 'map', name: T.replay.tabs.map },
    { id: 'hands', name: T.replay.tabs.hands },
  ],
  Scene,
  Steps: StillPhases,
  chapterLook: ({ moment }, owner) => {
    const colour = colourOf(moment.board, owner);
    return { className: `player-${colour}`, sign: <Ship colour={colour} size={10} /> };
  },
  about: ({ moment: { board, lexicon } }, seat) => {
    const [sheet] = sheetsOf(board, seat);
    return sheet ? (lexicon.aliens[sheet.alien]?.name ?? sheet.name) : '';
  },
  winners,
  isSilent,
  mark: (e) => MARKS[e.type] ?? null,
  text: {
    chapter: (n) => T.replay.encounter({ n }),
    setup: T.replay.beforeFirst,
    chapters: T.replay.bar,
    chapterOf: (n, name, at) => T.replay.toEncounter({ n, name, at }),
    step: T.replay.step,
  },
});
