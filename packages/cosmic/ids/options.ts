import { among, either, form, idKinds, slug, textOf, whole, type Decision, type Id, type ReadId } from '@parley/kernel/client';
import { COLOURS } from './colours.ts';
import { cardIds, markedFaces } from './faces.ts';
import { FIXED, placeId, planetId, type PlaceId } from './places.ts';

export const SIDE_NAMES = ['offense', 'defense'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** What carries a text that can be used. */
export const SOURCES = ['sheet', 'card', 'linger', 'asset'] as const;
/** Which text of it. */
export const TEXTS = ['power', 'hidden', 'wild', 'super', 'card', 'asset', 'lingering'] as const;

/** What carries it, which one. The kernel puts the id of the clause behind it. */
export const sourceIds = idKinds({ source: form`${{ on: among(SOURCES) }}${{ n: whole }}` });

/** Everything that stands in the list of a question. */
export const optionIds = idKinds({
  player: form`player:${{ seat: whole }}`,
  place: form`${{ place: placeId }}`,
  /** Ships that are not simply one's own at a place: of another colour, a stack, or each ship by itself. */
  ships: form`${{ place: placeId }}${either(
    form`@${{ colour: among(COLOURS) }}`,
    form`#${{ stack: whole }}`,
    form`@${{ colour: among(COLOURS) }}#${{ stack: whole }}`,
    form`@${{ nth: whole }}`,
    form`@${{ colour: among(COLOURS) }}@${{ nth: whole }}`,
  )}`,
  /** Between two planets. */
  between: form`${{ first: planetId }}+${{ second: planetId }}`,
  card: cardIds.forms.card,
  face: form`${{ face: textOf<'face'>(markedFaces) }}`,
  clause: form`${sourceIds.forms.source}:${{ text: among(TEXTS) }}.${{ clause: slug() }}`,
  asset: form`asset${{ asset: whole }}`,
  /** Something to be done with an asset. */
  deed: form`${{ deed: among(['research', 'complete', 'abandon']) }}:asset${{ asset: whole }}`,
  side: form`${{ side: among(SIDE_NAMES) }}`,
  /** A dial: so many ships for a side, or foreign aid. */
  dial: form`${{ side: among(SIDE_NAMES) }}:${either(form`${{ ships: whole }}`, form`${{ aid: among(['aid']) }}`)}`,
  number: form`${{ n: whole }}`,
  /** A word of the question's own, an alien, a kind of card. */
  word: form`${{ word: slug([...FIXED, ...SIDE_NAMES]) }}`,
});
export type OptionId = string;
export type OptionKind = keyof (typeof optionIds)['forms'];
export type ReadOption = ReadId<(typeof optionIds)['forms']>;
export type ReadClause = Extract<ReadOption, { readonly kind: 'clause' }>;

/** Words are words, whatever else is called like them: 'out' is a place, and a way to pump ships. */
const words = idKinds({ word: form`${{ word: slug() }}` });

/** What an option of a question is. */
export const optionOf = (d: Pick<Decision, 'shows'>, id: string): ReadOption =>
  (d.shows?.kind === 'word' || d.shows?.kind === 'alien' ? words.find(id) : null) ?? optionIds.read(id);

/** Ships at a place, of which colour (left out: one's own), a stack or one of several. */
export interface Ships {
  readonly place: PlaceId;
  readonly colour?: (typeof COLOURS)[number];
  readonly stack?: number;
  readonly nth?: number;
}

/** The ships that an option stands for, where ships are chosen: at a place all of one's own. */
export function shipsOf(id: string): Ships {
  const said = optionIds.read(id);
  if (said.kind !== 'place' && said.kind !== 'ships') throw new Error(`"${id}" is the id of a ${said.kind}, not of ships`);
  return said;
}

/** The same, or null: it is something else. */
export function shipsIn(id: string): Ships | null {
  const said = optionIds.find(id);
  return said?.kind === 'place' || said?.kind === 'ships' ? said : null;
}

/** The id of ships. */
export const shipsId = (ships: Ships): string =>
  ships.colour === undefined && ships.stack === undefined && ships.nth === undefined ? ships.place : optionIds.write.ships(ships);

/** The player that an option stands for. */
export const seatOf = (id: string): number => optionIds.as('player', id).seat;
/** The same, or null: it is no player. */
export function seatIn(id: string): number | null {
  const said = optionIds.find(id);
  return said?.kind === 'player' ? said.seat : null;
}
/** The clause that an option stands for, or null: it is none. */
export function clauseOf(id: string): ReadClause | null {
  const said = optionIds.find(id);
  return said?.kind === 'clause' ? said : null;
}
export type PlayerId = Id<'player'>;
