import type { Scene } from '@parley/web/e2e';
import { ALIEN_SCENES } from './alien-scenes.ts';
import { DEAL_SCENES } from './deal-scenes.ts';
import { SCENES } from './scenes.ts';
import { VARIANT_SCENES } from './variant-scenes.ts';

/** Every moment of this game that is worth a picture. */
export const scenes: readonly Scene[] = [...SCENES, ...DEAL_SCENES, ...VARIANT_SCENES, ...ALIEN_SCENES];
