export const HELP = `Answer with a number of the list, a name or a part of one. Enter takes what the prompt says.
  several       1 3 or negotiate, card-zap; all; none
  ships         red/1 2, red/3 1; or 3 for three from the fullest colonies; all
  order         2 1 (the rest follows)
  a deal        give attack-08, take colony blue/2; accept; leave; goods; wait
At any time:
  board         the table
  hand          your cards and your alien, with their texts
  log [N]       the last N lines of the story (20)
  why [N]       why the last things happened, or line N
  alien NAME    what an alien does
  cards NAME    what a card does
  raise [N]     effects you may use at any time, or use one
  skip          no further offers to act in this encounter (choices still come)
  hint          what the rookie bot would answer
  undo          back to your last decision
  save FILE     write the game to a file; npm run play -- --load FILE goes on with it
  quit          leave
While you are asked for words, put a slash before a command: /why`;
