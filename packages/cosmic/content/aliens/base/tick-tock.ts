import {
  ability,
  alien,
  asker,
  choosePlanet,
  chooseShips,
  type Cosmic,
  countDown,
  DEFENSE,
  enc,
  hasColony,
  hasSucceededAsMain,
  homePlanets,
  land,
  loseChosen,
  NORMAL_LIMIT,
  normalWinners,
  placeName,
  type Player,
  players,
  reaction,
  roomOn,
  sacrificePlaces,
  setTokens,
  sheetOf,
  shipPlaces,
} from '../../../effects/index.ts';

/** Tokens at the start: two for each planet of a home system. */
const PER_PLANET = 2;

/** Has time passed: did the defense win, or was a deal made? */
const ticks = (g: Cosmic): boolean => {
  const { outcome, dealt } = enc(g);
  return dealt.length > 0 || (outcome?.kind === 'won' && outcome.winner === DEFENSE);
};

/** Home planets of others on which this player could found a colony. */
const freePlanets = (g: Cosmic, me: Player): number[] =>
  players(g)
    .filter((p) => p !== me)
    .flatMap((p) => homePlanets(g, p))
    .filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0);

export const tickTock = alien({
  id: 'tick-tock',
  name: 'Tick-Tock',
  set: 'base',
  alert: 'yellow',
  winsItsWay: true,
  summary: 'Wins when its time has run out',
  asks: {
    'tick-tock.price': 'Which ship do you send to the warp for a token?',
    'tick-tock.planet': 'On which planet do you found a colony?',
    'tick-tock.ships': 'Which ships found the colony on {planet}?',
  },
  *setup(g, _me, sheet) {
    setTokens(g, sheet, PER_PLANET * g.s.options.planets);
  },
  power: {
    text:
      'You start with ten tokens, with four planets each with eight. Each time a defense wins or a deal is made, whoever it is, you discard ' +
      'one. When none is left you win at once. You can win in the normal way too.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        must: true,
        when: ({ g }) => ticks(g),
        // Those who have just won by colonies win with it (faq-tick-tock-1).
        commit: ({ g, sheet }) => countDown(g, g.s.sheets[sheet], normalWinners(g)),
      }),
    ],
  },
  wild: {
    text: 'When the discard pile has become a new deck: found a colony on a home planet of another player with up to four of your ships.',
    clauses: [
      reaction<'deck.remade', number>({
        on: 'deck.remade',
        when: ({ g, me }) => freePlanets(g, me).length > 0 && shipPlaces(g, me, 'outside').length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, freePlanets(g, me), { tag: 'tick-tock.planet' }),
        *commit({ g, me }, planet) {
          const ships = yield* chooseShips(g, me, shipPlaces(g, me, 'outside'), {
            tag: 'tick-tock.ships',
            from: asker(g),
            min: 1,
            max: Math.min(NORMAL_LIMIT, roomOn(g, planet)),
            data: { planet: placeName(g, planet) },
          });
          yield* land(g, me, ships, planet);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player who won or made a deal: give up a ship to the warp, and a token goes as well, besides any your power discards.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasSucceededAsMain(g, me) && sacrificePlaces(g, me, 'anywhere').length > 0,
        *commit({ g, me }) {
          yield* loseChosen(g, me, 1, { tag: 'tick-tock.price', from: asker(g), kind: 'sent', cause: me });
          const sheet = sheetOf(g, 'tick-tock');
          if (sheet) yield* countDown(g, sheet, normalWinners(g));
        },
      }),
    ],
  },
});
