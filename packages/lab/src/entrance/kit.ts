// What the part of a game that lies in its own folder is made with. It loads no game.
export * from '../contract/game-lab.ts';
export { row, sum, table } from '../coverage/markdown.ts';
export { byRarity } from '../exhaustive/tally.ts';
export { match } from '../play/match.ts';
export * from '../shared/term.ts';
