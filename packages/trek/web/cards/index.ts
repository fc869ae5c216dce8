// The entrance to cards in the browser: how they are drawn in three sizes, from what is printed on them and our words for what they say.
export { CardChip, CardLarge, CardMark, CardMedium, type CardProps, type NumbersNow } from './card.tsx';
export { affiliationsOf, bandOf, numbersOf, typeSign, type FaceNumber, type NumberName } from './face.ts';
export { sayKind, sayNumber, sayPeople, sayType } from './said.ts';
