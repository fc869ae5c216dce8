import {
  asker,
  bond,
  choosePlayer,
  chooseShips,
  colonies,
  emit,
  enc,
  hazard,
  moveShips,
  nameOf,
  newHold,
  others,
  touch,
} from '../../effects/index.ts';

export const alliance = hazard({
  id: 'alliance',
  name: 'Alliance',
  count: 1,
  stays: true,
  text:
    'The offense takes a ship from a colony, puts it on this card and hands the card to somebody. From then on to the end of the game each of ' +
    'the two, as a main player, has to invite the other one.',
  asks: {
    'hazard-alliance.ship': 'Which ship seals the alliance? It stays on the card for good.',
    'hazard-alliance.partner': 'Whom do you make your ally for the rest of the game?',
  },
  *drawn(g, card) {
    const { offense } = enc(g);
    const how = { tag: 'hazard-alliance.ship', from: asker(g), min: 1, max: 1 };
    const ships = yield* chooseShips(g, offense, colonies(g, offense), how);
    if (ships.length === 0) return;
    const partner = yield* choosePlayer(g, offense, others(g, offense), { tag: 'hazard-alliance.partner' });
    moveShips(g, ships, newHold(g, nameOf.hazard({ card })));
    bond.start(g, -1, { a: offense, b: partner }, 'game');
    touch(g, 'hazards');
    emit(g, 'alliance-sworn', { a: offense, b: partner });
  },
});
