import { among, flag, form, idKinds, slug, textOf, whole, type Id } from '@parley/kernel/client';
import { COLOURS } from './colours.ts';
import { FIXED } from './places.ts';

/** What a card shows. */
export const faceIds = idKinds(
  {
    flare: form`flare:${{ alien: slug() }}`,
    tech: form`tech:${{ tech: slug() }}`,
    station: form`station:${{ station: slug() }}`,
    ship: form`ship:${{ ship: slug() }}`,
    hazard: form`hazard:${{ hazard: slug() }}`,
    /** A destiny card that names a colour, perhaps with a hazard warning, and one that says something else. */
    destiny: form`destiny:${{ colour: among(COLOURS) }}${{ warns: flag('!') }}`,
    special: form`destiny:${{ special: slug(COLOURS) }}`,
    plain: form`${{ name: slug(FIXED) }}`,
  },
  'face',
);
export type FaceId = Id<'face'>;
const isFaceId = (text: string): text is FaceId => faceIds.find(text) !== null;
/** The face of this name, as states keep it. What is no face is a fault. */
export function faceNamed(text: string): FaceId {
  if (!isFaceId(text)) throw new Error(`"${text}" is no face`);
  return text;
}

/** A face that says by itself that it is one. */
const { plain: _, ...marked } = faceIds.forms;
export const markedFaces = idKinds(marked);

/** A card: its face and its number. */
export const cardIds = idKinds({ card: form`${{ face: textOf<'face'>(faceIds) }}#${{ card: whole }}` });
export type CardId = Id<'card'>;

/** The number of a card, by its id. */
export const cardNumber = (id: string): number => cardIds.read(id).card;
/** The face of a card, by its id. */
export const faceOf = (id: string): FaceId => cardIds.read(id).face;
/** The face, by the id of a card or of a face. */
export const faceIn = (id: string): string => cardIds.find(id)?.face ?? id;
/** The alien whose flare this is, by its face; null: it is no flare. */
export function alienOfFlare(face: string): string | null {
  const said = faceIds.find(face);
  return said?.kind === 'flare' ? said.alien : null;
}
