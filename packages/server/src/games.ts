import { bidsGame } from '@parley/bids/module';
import { cosmicGame } from '@parley/cosmic/module';
import { trekGame } from '@parley/trek/module';
import { someGame, type SomeGame } from '@parley/kernel';

/** The games this server plays. The first one is meant where none is named. */
export const GAMES: readonly SomeGame[] = [someGame(cosmicGame), someGame(trekGame), someGame(bidsGame)];
