import { TYPES, type CardType } from '../../language/index.ts';

/** What a shelf of cards is called in addresses: 'time-location'. */
export const kindOfType = (type: CardType): string => type.toLowerCase().replaceAll(' ', '-');
export const typeOfKind = (kind: string): CardType | undefined => TYPES.find((type) => kindOfType(type) === kind);
