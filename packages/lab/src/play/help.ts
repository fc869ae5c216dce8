import type { GameLab } from '../contract/game-lab.ts';

export const helpOf = <S>({
  terminal,
  game,
}: GameLab<S>): string => `Answer with a number of the list, a name or a part of one. Enter takes what the prompt says.
${terminal.answering}
At any time:
  board         the table
  hand          what you hold, with its texts
  log [N]       the last N lines of the story (20)
  why [N]       why the last things happened, or line N
${Object.entries(terminal.about)
  .map(([word, { help }]) => `  ${`${word} NAME`.padEnd(13)} ${help}`)
  .join('\n')}
  raise [N]     effects you may use at any time, or use one
  skip          no further offers to act for now (choices still come)
  hint          what the ${game.usualBot} bot would answer
  undo          back to your last decision
  save FILE     write the game to a file; npm run play -- --load FILE goes on with it
  quit          leave
While you are asked for words, put a slash before a command: /why`;
