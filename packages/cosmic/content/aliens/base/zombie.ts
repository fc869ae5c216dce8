import {
  ability,
  alien,
  alliesOn,
  asker,
  because,
  canTakeHome,
  chooseAmong,
  choosePlanet,
  chooseShips,
  type Cosmic,
  countShips,
  doomed,
  emit,
  GATE,
  homesFor,
  inWarp,
  kinds,
  leaveWarp,
  mainSide,
  moveShips,
  OFFENSE,
  type Player,
  reaction,
  retrieve,
  saveShips,
  SIDE,
  takeHome,
  terms,
  timing,
  tookBack,
  warpPlaces,
} from '../../../effects/index.ts';

/** Allies of this main player who have ships in the warp, in timing order. */
function buriedAllies(g: Cosmic, me: Player): Player[] {
  const allies = alliesOn(g, mainSide(g, me));
  return timing(g).filter((p) => p !== me && allies.includes(p) && inWarp(g, p) > 0);
}

export const zombie = alien({
  id: 'zombie',
  name: 'Zombie',
  set: 'base',
  alert: 'green',
  summary: 'Never goes to the warp',
  asks: {
    'zombie.rise': 'Where do you put {n, plural, one {# ship} other {# ships}}?',
    'zombie.which': 'Which ship do you save?',
    'zombie.save': 'To which colony does the saved ship return?',
    'zombie.join': 'Do you bring a ship from the warp into the encounter?',
  },
  power: {
    text:
      'Your ships never go to the warp: when you would lose any, they return to your colonies instead. In a deal you may also free ships of ' +
      'the other player from the warp.',
    clauses: [
      reaction<'ships.save'>({
        id: 'rise',
        on: 'ships.save',
        must: true,
        when: ({ g, me, ev }) => canTakeHome(g, ev, me),
        commit: ({ g, me, ev }) => takeHome(g, ev, me, { tag: 'zombie.rise', from: asker(g) }),
      }),
      terms('zombie.free', {
        most: (c, to) => inWarp(c.g, to),
        *give(c, to, n) {
          yield* because(c.g, 'power', 'zombie', c.me, retrieve(c.g, to, n, 'power:zombie'));
        },
      }),
    ],
  },
  wild: {
    text: 'When you lose ships to the warp, one of them returns to a colony of yours instead.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        when: ({ g, me, ev }) => canTakeHome(g, ev, me),
        *commit({ g, me, ev }) {
          const one = { tag: 'zombie.which', from: asker(g), min: 1, max: 1 };
          const [ship] = yield* chooseAmong(
            g,
            me,
            kinds(doomed(ev, me)).map(([x]) => x),
            one,
          );
          const home = yield* choosePlanet(g, me, homesFor(g, ev, me), { tag: 'zombie.save' });
          saveShips(ev, me, [[home, 1]], (x) => x.colour === ship.colour && x.stack === ship.stack);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player, once alliances are formed: each of your allies may add a ship from the warp, beyond the usual limit.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g, me }) => buriedAllies(g, me).length > 0,
        *commit({ g, me }) {
          const to = mainSide(g, me) === OFFENSE ? GATE : SIDE;
          for (const p of buriedAllies(g, me)) {
            const how = { tag: 'zombie.join', from: asker(g), min: 0, max: 1 };
            const ships = yield* leaveWarp(g, p, yield* chooseShips(g, p, warpPlaces(g), how));
            if (countShips(ships) === 0) continue;
            emit(g, 'ships-retrieved', { who: p, n: 1 });
            moveShips(g, ships, to);
            yield* tookBack(g, p, 1);
          }
        },
      }),
    ],
  },
});
