import { among, dotted, form, idKinds, slug, whole, type ReadId } from '@parley/kernel/client';

/** What can be done in a turn, each with what it is done with: a card, a ship, a mission, or those who are somewhere. */
export const VERBS = [
  'report',
  'play',
  'use',
  'move',
  'dock',
  'undock',
  'beam',
  'walk',
  'land',
  'launch',
  'cloak',
  'decloak',
  'attempt',
  'change',
  'seed',
] as const;
export type VerbName = (typeof VERBS)[number];

/** Everything that stands in the list of a question. */
export const optionIds = idKinds({
  /** A card that whoever is asked may know, by its number at this table. */
  piece: form`piece:${{ piece: whole }}`,
  /** Where cards lie: aboard a ship, on a planet, in space at a mission. */
  zone: form`zone:${{ zone: whole }}`,
  /** One of the cards that lie somewhere, face down for whoever is asked: the how-manieth. */
  hidden: form`hidden:${{ zone: whole }}.${{ nth: whole }}`,
  /** A card at a place: a location of a spaceline, counted from its left end. */
  gap: form`gap:${{ line: whole }}.${{ at: whole }}`,
  player: form`player:${{ seat: whole }}`,
  /** An order, with what it is given to. */
  order: form`${{ verb: among(VERBS) }}:${{ of: whole }}`,
  /** A text of a card, or an effect that lasts, that can be used. */
  clause: form`${{ on: among(['card', 'linger']) }}${{ n: whole }}:${{ clause: dotted }}`,
  number: form`${{ n: whole }}`,
  /** A word of the question's own: 'pass', 'end', an affiliation in small letters. */
  word: form`${{ word: slug() }}`,
});
export type OptionKind = keyof (typeof optionIds)['forms'];
export type ReadOption = ReadId<(typeof optionIds)['forms']>;
export const pieceId = (piece: number): string => optionIds.write.piece({ piece });
export const zoneId = (zone: number): string => optionIds.write.zone({ zone });
export const orderId = (verb: VerbName, of: number): string => optionIds.write.order({ verb, of });
/** The number of a card, by the option that names it. */
export const pieceIn = (option: string): number => optionIds.as('piece', option).piece;
export const zoneIn = (option: string): number => optionIds.as('zone', option).zone;
