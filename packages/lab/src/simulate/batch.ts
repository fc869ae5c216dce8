import { labOf } from '../game/command.ts';
import { playOne } from './game.ts';
import type { SimulateOptions } from './options.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** Games number `from` up to, not including, `to`. */
export interface Batch {
  readonly options: SimulateOptions;
  readonly from: number;
  readonly to: number;
}

/** Plays some games one after the other. A game that breaks is noted and does not stop the others. */
export const playBatch = ({ options, from, to }: Batch): Tally =>
  labOf(options.game).with((lab) => {
    const t = emptyTally();
    for (let n = from; n < to; n++) {
      try {
        addGame(t, playOne(lab, options, n), options.bots);
      } catch (error) {
        t.failures.push({ n, message: error instanceof Error ? error.message : String(error) });
      }
    }
    return t;
  });
