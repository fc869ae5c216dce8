import { facility } from '../../../language/define.ts';

export const facilities = [facility('SD2-2', 'Ferengi Trading Post', 'Fer', 'Outpost', { shields: 24, traits: ['Trading Post'] })] as const;
