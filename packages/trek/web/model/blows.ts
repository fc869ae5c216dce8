import type { SeenCause, SeenEvent } from '@parley/kernel';
import type { LogLine } from '@parley/web/shell';
import type { Scene } from '../scene/context.ts';
import { factsOf } from './cards.ts';
import { logLines } from './log-lines.ts';

/** What a card has just done to somebody's people, ships and cards. */
export interface Blow {
  readonly card: string;
  /** What came of it, a sentence each, and why. */
  readonly lines: readonly LogLine[];
  readonly why: readonly SeenCause[];
}

/** What happens to cards that nobody would wish for. */
const HITS: ReadonlySet<string> = new Set([
  'killed',
  'destroyed',
  'damaged',
  'stopped',
  'disabled',
  'stasis',
  'quarantined',
  'held',
  'worn',
  'returned',
  'relocated',
  'discarded',
  'nullified',
]);

/** The card that strikes: a dilemma, whoever meets it, or a card of the other player. What one does to oneself is no blow. */
function strikingCard({ lexicon }: Scene, seat: number, e: SeenEvent): string | null {
  const cause = e.why.find((x) => x.kind === 'card');
  if (cause === undefined) return null;
  return factsOf(lexicon, cause.id)?.type === 'Dilemma' || (cause.by !== undefined && cause.by !== seat) ? cause.id : null;
}

/** Are they this player's cards to whom it happens? */
function isHit({ board }: Scene, seat: number, { type, data }: SeenEvent): boolean {
  if (!HITS.has(type)) return false;
  const { by, piece } = data;
  if (type !== 'worn') return by === seat;
  const ship = typeof piece === 'number' ? board.cards.get(piece) : undefined;
  return ship !== undefined && (ship.controller ?? ship.seat) === seat;
}

/** Everything that has struck the viewer after the event of this number, card by card. */
export function blowsAfter(scene: Scene, events: readonly SeenEvent[], since: number): readonly Blow[] {
  const { seat, speech } = scene;
  if (seat === null) return [];
  const struck = new Map<string, SeenEvent[]>();
  for (const e of events) {
    if (e.n <= since || !isHit(scene, seat, e)) continue;
    const card = strikingCard(scene, seat, e);
    // A card that is done and goes to the pile strikes nobody.
    if (card === null || (Array.isArray(e.data.cards) && e.data.cards.every((x) => x === card))) continue;
    struck.set(card, [...(struck.get(card) ?? []), e]);
  }
  return [...struck].map(([card, of]) => ({ card, lines: logLines(of, speech), why: of[0].why }));
}
