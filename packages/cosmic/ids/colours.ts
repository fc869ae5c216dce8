/** The colours there are, in the order in which everything counts them. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white'] as const;
export type ColourName = (typeof COLOURS)[number];
export const isColour = (x: unknown): x is ColourName => COLOURS.some((colour) => colour === x);
