import type { Act, ActMove, Step } from '@parley/kernel/client';
import { optionIds, zoneIn } from '../ids/index.ts';
import type { Location } from '../view/index.ts';
import { pointsAt } from './judge.ts';
import { give, offered } from './orders.ts';
import { factsOf, missionOf, type Sight } from './see.ts';

const PASS = optionIds.write.word({ word: 'pass' });
/** More under one mission would only be wasted. */
const ENOUGH = 4;

/** Dilemmas under the best missions of the other player, artifacts and facilities at one's own. */
export function seedMove(sight: Sight, d: Act): ActMove {
  for (const { offer } of offered(d)) {
    const facts = factsOf(typeof offer.data?.card === 'string' ? offer.data.card : undefined);
    const kind = facts?.type ?? '';
    const move = give(offer, (ask) => placeFor(sight, ask, kind === 'Dilemma'));
    if (move !== null) return move;
  }
  return { verb: PASS, steps: [] };
}

function placeFor(sight: Sight, ask: Step['ask'], harms: boolean): string | null {
  if (ask.kind !== 'choose') return null;
  const wrong = Array.isArray(ask.data?.wrong) ? ask.data.wrong : [];
  const at = (option: string): Location | undefined => {
    const said = optionIds.read(option);
    return said.kind === 'zone'
      ? sight.places.find((x) => [x.seeds.zone, x.space.zone, x.surface?.zone].includes(zoneIn(option)))
      : undefined;
  };
  const own = (x: Location): number => x.seeds.cards.filter((card) => card.seat === sight.seat).length;
  const worth = (option: string): number => {
    const x = at(option);
    if (x === undefined) return 0;
    const theirs = x.seat !== sight.seat;
    if (harms) return (theirs ? 100 : 0) + pointsAt(x) - 15 * own(x);
    return (theirs ? 0 : 100) + (missionOf(x)?.attempters.length ?? 0) + pointsAt(x) / 10;
  };
  const fitting = ask.options.filter((x) => {
    if (wrong.includes(x)) return false;
    const place = at(x);
    return !harms || place === undefined || (place.seat !== sight.seat && own(place) < ENOUGH);
  });
  return fitting.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}
