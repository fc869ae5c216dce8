import { bidsLab } from '@parley/bids/lab';
import { cosmicCommands, cosmicLab } from '@parley/cosmic/lab';
import { trekCommands, trekLab } from '@parley/trek/lab';
import { someLab, type SomeLab } from './contract/game-lab.ts';

/** The games the lab knows, a line each. The first is meant where none is named. */
export const GAMES: readonly SomeLab[] = [someLab(cosmicLab, cosmicCommands), someLab(trekLab, trekCommands), someLab(bidsLab)];
