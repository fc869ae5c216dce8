import './cards.ts';
import { is, mark, type Status } from '../../rules/state/marks.ts';
import { scenario, type Board, type Scenario } from '../../testing/index.ts';

export { scenario, type Board, type Scenario };

/** Blue's people on the planet of World, red's seed cards under it, the first named met first. */
export const onWorld = (seeds: readonly string[], planet: readonly string[], more: Board = {}, seed?: string): Scenario =>
  scenario({ alpha: ['World'], blue: { at: { World: { planet } } }, red: { at: { World: { seeds } } }, ...more }, seed);
/** The same in space, aboard a ship at Void. */
export const atVoid = (seeds: readonly string[], crew: readonly string[], more: Board = {}, seed?: string): Scenario =>
  scenario({ alpha: ['Void'], blue: { at: { Void: { space: { Vessel: crew } } } }, red: { at: { Void: { seeds } } }, ...more }, seed);

export const stopped = (t: Scenario, ...names: readonly string[]): boolean[] => names.map((x) => mark(t.g, t.piece(x), 'stopped') > 0);
export const has = (t: Scenario, status: Status, ...names: readonly string[]): boolean[] => names.map((x) => is(t.g, t.piece(x), status));
/** The events of these types that happened, in their order. */
export const seen = (t: Scenario, ...types: readonly string[]): string[] =>
  t
    .events()
    .filter((e) => types.includes(e.type))
    .map((e) => e.type);
/** The cards that were met, by name. */
export const met = (t: Scenario): string[] => t.events('met').map(({ data }) => t.names([Number(data['piece'])])[0]);
export const living = (t: Scenario, ...names: readonly string[]): string[] => names.filter((x) => !t.where(x).startsWith('discard'));
