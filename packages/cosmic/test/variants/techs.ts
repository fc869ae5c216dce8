import { COLOURS, type Asset, type State } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { variantTable } from './variant-table.ts';

export const techTable = variantTable({ technology: true });

const cardsIn = (s: State, kind: string): string[] =>
  s.zones.flatMap((z, i) => (z.kind === kind ? s.cards.in[i].map((c) => s.face[c].replace('tech:', '')) : []));

/** What lies on the discard pile of the techs, bottom first. */
export const discarded = (t: Scenario): string[] => cardsIn(t.state, 'tech-discard');
export const techDeck = (t: Scenario): string[] => cardsIn(t.state, 'tech-deck');

const faceOf = (s: State, x: Asset): string => (s.face[s.cards.in[x.zone][0]] ?? '').replace('tech:', '');

/** The techs in front of a colour: those that are hidden in brackets. */
export const techsOf = (t: Scenario, colour: string): string[] =>
  t.state.assets
    .filter((x) => COLOURS[x.colour] === colour && t.state.cards.in[x.zone].length > 0)
    .map((x) => (x.up ? faceOf(t.state, x) : `(${faceOf(t.state, x)})`))
    .sort();

/** A tech on the table. */
export function techNamed(t: Scenario, id: string): Asset {
  const found = t.state.assets.find((x) => faceOf(t.state, x) === id);
  if (!found) throw new Error(`${id} does not lie on the table\n\n${t.story()}`);
  return found;
}

/** Ships on a tech, of whatever colour. */
export function shipsOn(t: Scenario, id: string): number {
  const { hold } = techNamed(t, id);
  return hold < 0 ? 0 : t.state.ships.at[hold].reduce((a, b) => a + b, 0);
}

/** The name under which ships on a tech can be picked. */
export const placeOf = (t: Scenario, id: string): string => `tech/${techNamed(t, id).id + 1}`;

/** Does something in the technology step: 'research gluon-mines', 'complete qax', 'abandon qax'. */
export const acts = (t: Scenario, colour: string, what: string): void => t.plan(colour, 'technology.action', what);

/** Goes through the technology step of this encounter and says who was asked what. */
export function askedInStep(t: Scenario): string[] {
  const asked: string[] = [];
  t.runWhile(() => {
    for (const x of t.asked()) if (x.endsWith(' technology.action')) asked.push(x.split(' ')[0]);
    return t.state.encounters.length === 0 || ['start-turn', 'regroup'].includes(t.encounter().phase);
  });
  return asked;
}
