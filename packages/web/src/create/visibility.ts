import type { Visibility } from '@parley/server/protocol';

export const VISIBILITY_ORDER: readonly Visibility[] = ['unlisted', 'open', 'password'];
