import type { Act, Answer, Decision, Step } from '@parley/kernel';
import { optionIds } from '../../ids/index.ts';
import type { Affiliation, Facts } from '../../language/index.ts';
import type { Location } from '../../view/index.ts';
import { placeOf } from '../model/atlas.ts';
import { affiliationOf, factsOf, missionFacts } from '../model/cards.ts';
import { textsIn } from '../model/data.ts';
import { readOrder } from '../model/orders.ts';
import type { Scene } from '../scene/context.ts';

/** A card that can be seeded, with its places. */
interface Offer {
  readonly verb: string;
  readonly first: Step | undefined;
  readonly facts: Facts | null;
  readonly card: string | undefined;
  readonly places: readonly string[];
  readonly wrong: readonly string[];
}

function offersOf({ board, lexicon }: Scene, { verbs }: Act): readonly Offer[] {
  return verbs.flatMap(({ id, first }): Offer[] => {
    const order = readOrder(id);
    if (order?.verb !== 'seed') return [];
    const card = board.cards.get(order.of)?.card;
    const ask = first?.ask;
    return [
      {
        verb: id,
        first,
        card,
        facts: factsOf(lexicon, card),
        places: ask?.kind === 'choose' && ask.tag === 'seed.place' ? ask.options : [],
        wrong: textsIn(ask?.data?.wrong),
      },
    ];
  });
}

const locationOf = ({ atlas }: Scene, option: string): Location | null => {
  const said = optionIds.find(option);
  const place = said?.kind === 'zone' ? placeOf(said.zone) : null;
  return place === null || place.at === 'elsewhere' || place.at === 'in' ? null : (atlas.locations.get(place.location) ?? null);
};

/**
 * The next card of a simple plan, as an answer; null: it has nothing to say to this question. Missions go to the end of their line; dilemmas are spread
 * over the missions of the other player, where they fit and fewest lie; a facility stands at a mission of one's own that shows its people. What would be
 * a mis-seed everywhere stays out.
 */
export function planSeed(scene: Scene, d: Decision): Answer | null {
  if (d.kind === 'choose' && d.tag === 'seed.mission') return d.options.at(-1) ?? null;
  if (d.kind !== 'act' || d.tag !== 'seed') return null;
  for (const offer of offersOf(scene, d)) {
    if (offer.places.length === 0) return { verb: offer.verb, steps: stepsWith(offer.first, null) };
    const place = bestPlace(scene, offer);
    if (place !== null) return { verb: offer.verb, steps: stepsWith(offer.first, place) };
  }
  return { verb: 'pass', steps: [] };
}

/** The place, and for whatever else has to be settled the first that will do. */
function stepsWith(first: Step | undefined, place: string | null): readonly string[] {
  const steps: string[] = [];
  for (let step = first; step?.ask.kind === 'choose';) {
    const answer: string = place !== null && step.ask.options.includes(place) ? place : step.ask.options[0];
    steps.push(answer);
    step = step.after?.[answer] ?? step.next;
  }
  return steps;
}

function bestPlace(scene: Scene, { places, wrong, facts, card }: Offer): string | null {
  const fitting = places.filter((x) => !wrong.includes(x));
  const rated = fitting.flatMap((option) => {
    const location = locationOf(scene, option);
    if (location === null) return [{ option, worth: 0 }];
    const worth =
      facts?.type === 'Facility' ? worthOfHome(scene, location, affiliationOf(facts)) : worthOfSeed(scene, location, facts, card);
    return worth === null ? [] : [{ option, worth }];
  });
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.option ?? null;
}

/** Where a dilemma would be met by the other player, and fewest lie. An artifact belongs where one goes oneself. Null: not here. */
function worthOfSeed({ lexicon, seat }: Scene, location: Location, facts: Facts | null, card: string | undefined): number | null {
  const isOwn = location.seat === seat;
  const mine = location.seeds.cards.filter((x) => x.seat === seat);
  if (mine.some((x) => x.card === card)) return null;
  if (facts?.type === 'Artifact') return isOwn && mine.every((x) => factsOf(lexicon, x.card)?.type !== 'Artifact') ? 10 : null;
  // One's own missions are for oneself to solve.
  return isOwn ? null : 10 - mine.length;
}

/** A mission of one's own that shows its people, with a planet to go to. */
function worthOfHome({ lexicon, seat }: Scene, location: Location, affil: Affiliation | undefined): number {
  const facts = missionFacts(lexicon, location.card);
  if (facts === null) return 0;
  const shows = affil !== undefined && facts.attempters.includes(affil);
  return (shows ? 4 : 0) + (location.seat === seat ? 2 : 0) + (facts.where === 'space' ? 0 : 1);
}
