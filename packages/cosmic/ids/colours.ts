export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white'] as const;
export type ColourName = (typeof COLOURS)[number];
