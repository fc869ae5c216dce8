import {
  ability,
  announceColonies,
  asker,
  choosePlayer,
  chooseShips,
  type ClauseSpec,
  clockwise,
  colonies,
  type Cosmic,
  countShips,
  DEFENSE,
  enc,
  type Face,
  type Flow,
  type Founding,
  homePlanets,
  kinds,
  land,
  lingering,
  mayBeRewarded,
  modifier,
  type Player,
  receiveRewards,
  rewardsForShips,
  type ShipGroup,
  shipsOn,
  splitShips,
  spreadOver,
} from '../../effects/index.ts';
import { omniZap } from './omni-zap.ts';
import { zapShip } from './ship-zap.ts';

/** What these artifacts ask. */
const ASKS: { readonly [tag: string]: string } = {
  rebirth: 'Who may move ships home?',
  'rebirth.ships': 'Which ships do you move to planets of your home system?',
  'rebirth.homes': 'To which of your home planets do your {n, plural, one {# ship} other {# ships}} go?',
  'ship-zap': 'Which ship do you send to the warp?',
};

const artifact = (id: string, name: string, text: string, ...clauses: ClauseSpec[]): Face => ({
  asks: ASKS,
  id,
  name,
  type: 'artifact',
  value: 0,
  text,
  clauses,
});

/** Whoever has ships on planets and planets at home. */
const settlers = (g: Cosmic, me: Player): Player[] =>
  clockwise(g, me).filter((p) => colonies(g, p).length > 0 && homePlanets(g, p).length > 0);

const rebirth = artifact(
  'rebirth',
  'Rebirth',
  'At the start of an encounter: a player of your choice, even you, may move ships from colonies to planets of the own home system, whoever is there.',
  ability<Player>({
    at: 'encounter.start',
    when: ({ g, me }) => settlers(g, me).length > 0,
    prepare: ({ g, me }) => choosePlayer(g, me, settlers(g, me), { tag: 'rebirth' }),
    commit: ({ g }, who) => comeHome(g, who),
  }),
);

function* comeHome(g: Cosmic, p: Player): Flow {
  const how = { tag: 'rebirth.ships', from: asker(g), min: 0, max: Infinity };
  const ships = yield* chooseShips(g, p, colonies(g, p), how);
  const founded: Founding[] = [];
  for (const alike of kinds(ships)) {
    let left: readonly ShipGroup[] = alike;
    for (const [planet, n] of yield* spreadOver(g, p, countShips(alike), homePlanets(g, p), 'rebirth.homes', asker(g))) {
      const [now, later] = splitShips(left, n);
      yield* land(g, p, now, planet, founded);
      left = later;
    }
  }
  yield* announceColonies(g, founded);
}

const shipZap = artifact(
  'ship-zap',
  'Ship Zap',
  'At any time: one ship goes to the warp, whosever it is and wherever it stands, even one that has left the game. An offense without ships goes on with none.',
  zapShip,
);

/** What winning allies get is exchanged between the sides, and back if it was. */
const exchanged = lingering('solar-wind', [modifier('allies.exchanged', (before) => !before)]);

const solarWind = artifact(
  'solar-wind',
  'Solar Wind',
  'Once cards are revealed: winning allies exchange benefits. Those of the defense land on the planet, those of the offense get rewards. ' +
    'If they were exchanged already, everything is as usual.',
  ability({
    at: 'reveal.revealed',
    when: ({ g }) => enc(g).allies.some((side) => side.length > 0),
    *commit({ g, me }) {
      exchanged.start(g, me, {});
    },
  }),
);

/** Ships of the defense in an encounter that it has won. */
function victors(g: Cosmic): number {
  const { outcome, defense } = enc(g);
  return outcome?.kind === 'won' && outcome.winner === DEFENSE ? countShips(shipsOn(g, DEFENSE, defense)) : 0;
}

const victoryBoon = artifact(
  'victory-boon',
  'Victory Boon',
  'When the defense has won: it gets a reward for each of its own ships in the encounter.',
  ability({
    at: 'resolution.start',
    when: ({ g }) => victors(g) > 0 && mayBeRewarded(g, enc(g).defense),
    commit({ g }) {
      const { defense } = enc(g);
      return receiveRewards(g, defense, rewardsForShips(g, defense, victors(g)), 'effect');
    },
  }),
);

/** The artifacts of the reward deck of Cosmic Dominion. */
export const ARTIFACTS_DOMINION: readonly Face[] = [omniZap, rebirth, shipZap, solarWind, victoryBoon];
