import {
  alien,
  asker,
  canRetrieve,
  chooseOption,
  type Cosmic,
  drawCards,
  type Flow,
  type FoundingEvent,
  longInWarp,
  type Player,
  reaction,
  retrievable,
  retrieve,
  retrieveOld,
} from '../../../effects/index.ts';

/** How many colonies others have just founded. */
const foundedByOthers = (ev: FoundingEvent, me: Player): number => ev.founded.filter((x) => x.who !== me).length;

/** A card from the deck or any ship out of the warp: the limit to ships lost earlier is the power's own. */
function* cardOrShip(g: Cosmic, me: Player): Flow {
  const ship = retrievable(g, me) > 0;
  const what = yield* chooseOption(g, me, ship ? ['card', 'ship'] : ['card'], { tag: 'remora.share' });
  if (what === 'ship') yield* retrieve(g, me, 1, asker(g));
  else yield* drawCards(g, me, 1);
}

export const remora = alien({
  id: 'remora',
  name: 'Remora',
  set: 'base',
  alert: 'yellow',
  summary: 'Gets ships and cards along with others',
  asks: {
    'remora:power.ship': 'Take back a ship, too',
    'remora:power.card': 'Draw a card, too',
    'remora.share': 'What do you get out of the new colony?',
    'remora.share:card': 'A card from the deck',
    'remora.share:ship': 'A ship from the warp',
  },
  power: {
    text:
      'When another player takes ships back from the warp you may take back one of yours, unless it went there in this encounter. When another ' +
      'player draws from the deck you may draw a card.',
    clauses: [
      reaction<'ships.retrieved'>({
        id: 'ship',
        on: 'ships.retrieved',
        when: ({ g, me, ev }) => ev.who !== me && longInWarp(g, me) > 0 && canRetrieve(g, me),
        *commit({ g, me }) {
          yield* retrieveOld(g, me, 1, asker(g));
        },
      }),
      reaction<'cards.drawn'>({
        id: 'card',
        on: 'cards.drawn',
        when: ({ me, ev }) => ev.who !== me,
        *commit({ g, me }) {
          yield* drawCards(g, me, 1);
        },
      }),
    ],
  },
  wild: {
    text: 'When another player has played a flare, for either side of it: draw a card.',
    clauses: [
      reaction<'card.played'>({
        on: 'card.played',
        when: ({ me, ev }) => ev.by !== me && ev.text !== 'card',
        *commit({ g, me }) {
          yield* drawCards(g, me, 1);
        },
      }),
    ],
  },
  super: {
    text: 'When other players gain colonies: for each of those who do so at the same time, draw a card or take a ship back from the warp.',
    clauses: [
      reaction<'colonies.gained'>({
        on: 'colonies.gained',
        when: ({ me, ev }) => foundedByOthers(ev, me) > 0,
        *commit({ g, me, ev }) {
          for (let n = foundedByOthers(ev, me); n > 0; n--) yield* cardOrShip(g, me);
        },
      }),
    ],
  },
});
