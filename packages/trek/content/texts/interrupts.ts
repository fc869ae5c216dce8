import {
  ability,
  answers,
  choosePieces,
  factsOf,
  fits,
  isKnownTo,
  kindOf,
  personnelIn,
  piecesIn,
  putOutOfPlay,
  relocate,
  rival,
  surfaceAt,
  zoneOf,
  zoneOfSeat,
  isEvent,
  isHere,
  isNamed,
  locations,
  canNullify,
  inPlay,
  interrupts,
  locationOf,
  nameOf,
  nullifiesInPlay,
  nullify,
  traitsOf,
  typeOf,
  type CardText,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';
import { answersDilemma, immuneTo, isOneOf } from './interrupt-forms.ts';
import { ODD_INTERRUPTS } from './interrupts-odd.ts';

const isTreaty = (g: Trek, piece: Piece): boolean => traitsOf(g, piece).some((x) => x.endsWith(' treaty'));
const isInterrupt = (g: Trek, piece: Piece): boolean => typeOf(g, piece) === 'Interrupt';

const isMessage = (g: Trek, piece: Piece): boolean => nameOf(g, piece).startsWith('Incoming Message');

/** Events at a location, those on ships there among them; last the location itself, if it is one. */
const eventsAt = (g: Trek, location: Piece, by: Piece): readonly Piece[] =>
  inPlay(g)
    .filter((x) => isEvent(g, x) && isHere(g, x, location) && canNullify(g, by, x))
    .toSorted((a, b) => Number(a === location) - Number(b === location));

const risa = (g: Trek): readonly Piece[] =>
  locations(g).filter((x) => {
    const facts = factsOf(g, x);
    return facts.type === 'Mission' && facts.location === 'Risa';
  });
/** A male on a planet with nobody else. */
const isLonely = (g: Trek, piece: Piece): boolean =>
  fits(g, 0, piece, parseFilter('male personnel')) &&
  kindOf(zoneOf(g, piece)) === 'surface' &&
  personnelIn(g, zoneOf(g, piece)).length === 1 &&
  !risa(g).includes(locationOf(g, piece));

/** Interrupts that make other cards void. */
export const INTERRUPTS: { readonly [id: string]: CardText } = {
  ...ODD_INTERRUPTS,
  // Amanda Rogers
  'PRE-108': {
    clauses: [answers(({ g }, { piece }) => isInterrupt(g, piece))],
    standing: [immuneTo('Amanda Rogers')],
    says: 'Nullifies an interrupt that is just being played.',
  },
  // Kevin Uxbridge
  'PRE-124': {
    clauses: [
      answers(({ g }, { piece }) => isEvent(g, piece) && !isTreaty(g, piece)),
      nullifiesInPlay(({ g }, piece) => isEvent(g, piece) && !isTreaty(g, piece)),
    ],
    standing: [immuneTo('Amanda Rogers')],
    says: 'Nullifies an event that is just being played or in play, but no treaty.',
  },
  // Q2
  'PRE-133': {
    clauses: [
      answers(({ g }, { piece }) => isOneOf(g, piece, 'Amanda Rogers', 'Kevin Uxbridge')),
      answersDilemma((g, dilemma) => traitsOf(g, dilemma).includes('Q-related')),
    ],
    says: 'Nullifies Amanda Rogers or Kevin Uxbridge that is just being played, or a Q-related dilemma that was just met.',
  },
  // Subspace Interference
  'PRE-137': {
    clauses: [
      answers(({ g }, { piece }) => isOneOf(g, piece, 'Hail', 'Subspace Schism') || isMessage(g, piece)),
      nullifiesInPlay(({ g }, piece) => isMessage(g, piece)),
    ],
    says: 'Nullifies an Incoming Message, Hail or Subspace Schism.',
  },
  // The Devil
  'PRE-141': {
    clauses: [
      nullifiesInPlay(({ g }, piece) => isTreaty(g, piece) || isOneOf(g, piece, "Horga'hn", 'Wind Dancer', 'Ressikan Flute')),
      answersDilemma((g, dilemma) => isNamed(g, dilemma, 'Wind Dancer')),
    ],
    says: "Nullifies a treaty, Horga'hn or Ressikan Flute in play, or Wind Dancer.",
  },
  // Countermanda
  'AU-56': {
    clauses: [
      nullifiesInPlay(({ g }, piece) => isNamed(g, piece, 'Telepathic Alien Kidnappers')),
      answers(({ g }, { piece }) => isNamed(g, piece, 'Telepathic Alien Kidnappers')),
      ability({
        id: 'burn',
        at: 'card.played',
        from: 'hand',
        when: ({ g, me, ev }) =>
          'piece' in ev &&
          ev.by === rival(me) &&
          isOneOf(g, ev.piece, 'Res-Q', 'Palor Toff: Alien Trader') &&
          piecesIn(g, zoneOfSeat(ev.by, 'discard')).length > 0,
        *commit({ g, me }) {
          const pile = piecesIn(g, zoneOfSeat(rival(me), 'discard'));
          putOutOfPlay(g, yield* choosePieces(g, me, pile, { min: Math.min(3, pile.length), max: 3 }));
        },
      }),
    ],
    says: 'Nullifies Telepathic Alien Kidnappers. Or, when your opponent has just played Res-Q or Palor Toff: put three cards of that discard pile out of play.',
  },
  // Jamaharon
  'AU-67': {
    clauses: [
      nullifiesInPlay(({ g }, piece) => isOneOf(g, piece, "Horga'hn", 'Parallel Romance')),
      answersDilemma((g, dilemma) => isNamed(g, dilemma, 'Parallel Romance')),
      interrupts({
        targets: ({ g, me }) => (risa(g).length === 0 ? [] : inPlay(g).filter((x) => isKnownTo(g, me, x) && isLonely(g, x))),
        *commit({ g }, who) {
          yield* relocate(g, [who], surfaceAt(risa(g)[0]), true);
        },
      }),
    ],
    says: "Nullifies Horga'hn or Parallel Romance. Or relocates a male who is alone on a planet to Risa.",
  },
  // Kevin Uxbridge: Convergence
  'AU-68': {
    clauses: [
      interrupts({
        targets: ({ g, piece }) => locations(g).filter((x) => eventsAt(g, x, piece).length > 0),
        *commit({ g, piece }, location) {
          for (const x of eventsAt(g, location, piece)) if (locationOf(g, x) === location) yield* nullify(g, x);
        },
      }),
    ],
    says: 'Nullifies all events at one location, those on ships there too.',
  },
};
