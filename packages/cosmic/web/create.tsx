import type { Plain } from '@parley/kernel';
import type { GameCreate } from '@parley/web/shell';
import { AlienPool } from './create/alien-pool.tsx';
import { poolText } from './create/pool-text.ts';
import { PICKED, pickedIn, poolNamed, poolNeeded, poolOf, problems } from './create/pool.ts';
import { T } from './text/index.ts';
import './styles/tokens.css';
import './styles/pieces.css';
import './styles/alert.css';
import './styles/create.css';

export const create: GameCreate = {
  sections: [
    { id: 'aliens', title: T.create.aliens, Body: AlienPool },
    { id: 'game', title: T.create.game },
    { id: 'variant', title: T.create.variants, hint: T.create.variantsHint },
    { id: 'house', title: T.create.house, hint: T.create.houseHint, folded: true, last: true },
  ],
  problems,
  summary: (codex, d) => [poolText(poolOf(codex, d).length, poolNeeded(d))],
  // A named pool stands for its sets and levels; aliens that are picked stand for themselves.
  counts: (d, o) => o.id !== 'pool' && !(o.group === 'aliens' && poolNamed(d) === PICKED),
  more: (d): { readonly [key: string]: Plain } => (poolNamed(d) === PICKED ? { aliens: [...pickedIn(d)] } : {}),
  about: (message) => (/\baliens?\b/i.test(message) ? 'aliens' : null),
};
