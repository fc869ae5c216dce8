import { json } from '@parley/kernel';
import type { Counts } from './tally.ts';

/** What a relay sends and stores for each answer: as much as the server beside it does. */
export type RelayShape = {
  /** Frames to all people of the table together, besides the acknowledgement. */
  readonly frames: number;
  readonly frameBytes: number;
  readonly ackBytes: number;
  readonly lineBytes: number;
};
export const readShape: json.Reader<RelayShape> = json.fields({
  frames: json.number,
  frameBytes: json.number,
  ackBytes: json.number,
  lineBytes: json.number,
});

/** The means of what was counted. */
export function shapeOf({ answers, frames, bytes, ackBytes }: Counts, lineBytes: number): RelayShape {
  const others = frames - answers;
  return {
    frames: answers === 0 ? 0 : others / answers,
    frameBytes: others <= 0 ? 0 : Math.round((bytes - ackBytes) / others),
    ackBytes: answers === 0 ? 0 : Math.round(ackBytes / answers),
    lineBytes: Math.round(lineBytes),
  };
}

/** The message as JSON of so many bytes; as it is where there is no room to fill. */
export function ofSize(message: { readonly [field: string]: string | number }, bytes: number): string {
  const text = JSON.stringify(message);
  const room = bytes - text.length - ',"x":""'.length;
  return room < 0 ? text : `${text.slice(0, -1)},"x":"${'x'.repeat(room)}"}`;
}
