import { textOf, textPart } from '@parley/kernel/sentence';
import { optionIds, placeIds } from '../ids/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part, PlaceKind } from './parts.ts';
import { alienPart, cardPart, phrase, strangerTo, word, wordText, type Speech } from './things.ts';

/** A place as players say it: 'Blue 2', 'the warp'. */
export function sayPlace(s: Speech, id: string): Part[] {
  const place = placeIds.find(id);
  return place === null ? [textPart(id)] : [{ kind: 'place', place: placeKind(id), id, text: textOf(nameOf(s, id)) }];
}

/** Ships at a place, perhaps those that can be told from the others: 'Blue 2, Flagship'. */
export function sayShips(s: Speech, id: string): Part[] {
  const said = optionIds.find(id);
  if (said?.kind === 'between') return s.locale.list([said.first, said.second].map((x) => sayPlace(s, x)));
  if (said?.kind !== 'ships') return sayPlace(s, id);
  const { colour, nth, stack } = said;
  const place = phrase(sayPlace(s, said.place));
  if (stack !== undefined) {
    const { face, ships = 0 } = s.names.stack?.(stack) ?? {};
    return face === undefined
      ? word(s, 'place.stack', { place, n: ships })
      : word(s, 'place.marked', { place, card: phrase([cardPart(s, face)]) });
  }
  if (nth !== undefined) return word(s, 'place.nth', { place, n: nth });
  return word(s, 'place.colour', { place, colour: colour === undefined ? '' : wordText(s, `colour.${colour}`) });
}

/** A place in words, for somebody who knows nothing else of the table. */
export const placeText = (lexicon: Lexicon, id: string): string => textOf(sayShips(strangerTo(lexicon), id));

export function placeKind(id: string): PlaceKind {
  const place = placeIds.find(id);
  if (place === null) return 'hold';
  switch (place.kind) {
    case 'fixed':
      return place.place;
    case 'captives':
    case 'reserve':
      return 'sheet';
    default:
      return place.kind;
  }
}

function nameOf(s: Speech, id: string): Part[] {
  const place = placeIds.read(id);
  switch (place.kind) {
    case 'planet':
      return word(s, 'place.planet', { colour: wordText(s, `name.${place.colour}`), n: place.nth });
    case 'fixed':
      return word(s, `place.${place.place}`);
    case 'vessel':
      return word(s, `place.vessel.${place.name}`);
    case 'captives':
    case 'reserve': {
      const alien = s.names.sheet(place.sheet);
      return alien === undefined ? word(s, 'place.sheet') : word(s, 'place.sheet.known', { alien: phrase([alienPart(s, alien)]) });
    }
    case 'asset': {
      const face = s.names.asset?.(place.asset);
      return face === undefined ? word(s, 'place.asset') : [cardPart(s, face)];
    }
    case 'hazard': {
      const face = s.names.card(place.card);
      return face === undefined ? word(s, 'place.hazard') : [cardPart(s, face)];
    }
    case 'hold':
      return word(s, 'place.hold');
  }
}
