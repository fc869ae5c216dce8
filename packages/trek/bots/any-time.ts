import { optionIds } from '../ids/index.ts';
import type { CardView, Location, Thing } from '../view/index.ts';
import { factsOf, type Sight } from './see.ts';

/** Whether it is wise to use a text that may be used at any time, by the name of its card. Of others the rookie leaves it. */
const WISE: { readonly [name: string]: (sight: Sight) => boolean } = {
  'Kevin Uxbridge': (sight) => onlyTheirs(sight, (x) => isEvent(x) && !isTreaty(x)),
  'The Devil': (sight) => onlyTheirs(sight, isTreaty),
};

/**
 * What it does of its own accord: hidden agendas are turned up in its own turn, since they work from then on, and cards that take something away
 * from the other player are played when they can take nothing from itself.
 */
export function wantedAtAnyTime(sight: Sight, raisable: readonly string[]): string | null {
  if (sight.board.table.seeding !== null) return null;
  return raisable.find((key) => isWanted(sight, key)) ?? null;
}

function isWanted(sight: Sight, key: string): boolean {
  const said = optionIds.read(key);
  if (said.kind !== 'clause' || said.on !== 'card') return false;
  const { board, seat } = sight;
  if (said.clause === 'turn-up') return board.table.turn.seat === seat && board.attempt === null;
  const name = factsOf(board.cards.get(said.n)?.card)?.name ?? '';
  return Object.hasOwn(WISE, name) && WISE[name](sight);
}

const isEvent = (x: CardView): boolean => factsOf(x.card)?.type === 'Event';
const isTreaty = (x: CardView): boolean => (factsOf(x.card)?.traits ?? []).some((trait) => trait.endsWith('treaty'));

/** Are there such cards of the other player in play, and none of one's own that could be meant as well? */
function onlyTheirs({ board, places, seat }: Sight, such: (x: CardView) => boolean): boolean {
  const found = [...board.seats.flatMap((x) => x.table.cards), ...places.flatMap(playedAt)].filter(such);
  return found.length > 0 && found.every((x) => x.seat !== seat);
}
const playedAt = ({ on, space, surface }: Location): readonly CardView[] => [
  ...on,
  ...[...space.things, ...(surface?.things ?? [])].flatMap(playedOn),
];
const playedOn = ({ on, within }: Thing): readonly CardView[] => [...on, ...within.flatMap(playedOn)];
