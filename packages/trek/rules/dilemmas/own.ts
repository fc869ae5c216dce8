import type { Flow } from '@parley/kernel';
import { registry } from '@parley/kit/content';
import type { Trek } from '../state/state.ts';
import type { Strike } from './strike.ts';

/** What a dilemma does that no word of the language says: `{ do: 'own' }`. By the id of the card. */
export interface OwnEffect {
  readonly id: string;
  readonly strike: (g: Trek, s: Strike) => Flow;
}
const own = registry<OwnEffect>('effect of a dilemma');
export const addOwnEffects = own.add;
export const ownEffect = (card: string): OwnEffect => own.get(card);
