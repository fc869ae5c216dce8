import { parseFilter, parseNeed, type DilemmaText, type Effect, type Measure, type Target } from '../../language/index.ts';
import type { CardText } from '../../effects/index.ts';

/** What dilemmas have in common, so that each says only what is its own. */
export type Texts = { readonly [id: string]: CardText };
type More = Partial<DilemmaText>;

/** Nobody gets past without this, and nothing else happens (T16.10). */
export const wall = (need: string, more: More = {}): CardText => ({
  dilemma: { unless: parseNeed(need), effects: [], after: 'wall', ...more },
});
/** Without this something happens, and whoever is left is stopped; discarded either way (T47.6) unless `more` says that it is a wall. */
export const unless = (need: string, effects: readonly Effect[], more: More = {}): CardText => ({
  dilemma: { unless: parseNeed(need), effects, after: 'discard', ...more },
});
/** Something happens in any case, and they go on (T16.7). */
export const happens = (effects: readonly Effect[], more: More = {}): CardText => ({ dilemma: { effects, after: 'discard', ...more } });

export const random = (of = 'personnel'): Target => ({ one: parseFilter(of), pick: { by: 'random' } });
export const opponents = (of = 'personnel'): Target => ({ one: parseFilter(of), pick: { by: 'opponent' } });
export const yours = (of = 'personnel'): Target => ({ one: parseFilter(of), pick: { by: 'you' } });
/** Ties are the opponent's unless the text says otherwise (T37a). */
export const highest = (measure: Measure, of = 'personnel', ties: 'opponent' | 'you' = 'opponent'): Target => ({
  one: parseFilter(of),
  pick: { by: 'highest', of: measure, ties },
});
export const lowest = (measure: Measure, of = 'personnel'): Target => ({
  one: parseFilter(of),
  pick: { by: 'lowest', of: measure, ties: 'opponent' },
});
export const all = (of = 'personnel'): Target => ({ all: parseFilter(of) });

export const killThem: Effect = { do: 'kill', whom: 'them' };
export const stopThem: Effect = { do: 'stop', whom: 'them' };
export const onShip: Effect = { do: 'place', on: 'ship' };
export const onMission: Effect = { do: 'place', on: 'mission' };
export const onThem: Effect = { do: 'place', on: 'them' };
export const onTable: Effect = { do: 'place', on: 'table' };
export const toPile: Effect = { do: 'place', on: 'pile' };
export const damage: Effect = { do: 'damage' };
export const destroy: Effect = { do: 'destroy' };
/** The sum that decides who is the best or the worst of them. */
export const ALL_ATTRIBUTES = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** Somebody is picked, and dies unless they have this. */
export const kills = (whom: Target, need: string, more: More = {}): CardText => unless(need, [killThem], { targets: [whom], ...more });
/** The ship is damaged unless they have this. */
export const damages = (need: string, more: More = {}): CardText => unless(need, [damage], more);
