import { broughtByAsset, drawPowerFor, station, takeSheet } from '../../effects/index.ts';

export const alienOutpost = station({
  id: 'alien-outpost',
  name: 'Alien Outpost',
  text:
    'Once you have it: turn over unused flares until one names an alien that can join, which is neither one with a Game Setup text nor one with ' +
    'a way of its own to win. Its flare leaves the game. You have its power besides your own as long as this station works for you.',
  *received(g, asset) {
    const before = broughtByAsset(g, asset);
    if (before && g.s.options.house.outpostAlien === 'same') return;
    if (before) takeSheet(g, before);
    drawPowerFor(g, asset);
  },
  leaves(g, asset) {
    const sheet = broughtByAsset(g, asset);
    if (sheet) takeSheet(g, sheet);
  },
  clauses: [],
});
