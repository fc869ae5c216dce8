import type { Contribution } from '@parley/kernel';
import { contributionWords, oncePerId, type Moments, type PrintedContribution } from '@parley/kit/content';
import type { HouseRule } from '../options/house.ts';
import type { State, Cosmic, CardNo } from '../state/state.ts';
import { timing } from '../timing/timing.ts';
import type { Alien, Text } from './alien.ts';
import { ability, type ClauseSpec, type CosmicTables, type PlayableSpec, type PrintedText } from './clauses.ts';
import type { Face } from './face.ts';
import { faceById, alienById, lingeringById } from './registry.ts';
import { fitsPlainly } from './roles.ts';
import { type CosmicClause, context, type Printed } from './sources.ts';

const {
  contribution: made,
  clause: madeClause,
  isPrinted,
} = contributionWords<CosmicTables>({
  keys: timing.keys,
  context,
  clauseId: (spec, { printed }) => `${printed}.${spec.id}`,
  again: (spec) => spec.per === 'free',
  moments,
});
export const printing = { isPrinted };

/** The part of a text that works in the course of play: amendments and terms are looked up where they are needed. */
const contribution = (specs: readonly ClauseSpec[], printed: Printed, alien: string): PrintedContribution<CosmicTables> =>
  made(
    specs.filter((x) => x.kind !== 'amend' && x.kind !== 'terms'),
    { printed, alien },
  );

/** What a card does, and what its older printing does in games with the house rule for that. */
interface FaceContribution extends Contribution<State> {
  readonly classic: { readonly rule: HouseRule; readonly does: Contribution<State> } | null;
}

const byFace = oncePerId((id) => makeFace(faceById(id)));

export function faceContribution(g: Cosmic, card: CardNo): Contribution<State> {
  const c = byFace(g.s.face[card]);
  return c.classic !== null && g.s.options.house[c.classic.rule] === 'classic' ? c.classic.does : c;
}

function makeFace(face: Face): FaceContribution {
  if (face.alien === undefined) return { ...contribution(face.clauses, 'card', ''), classic: null };
  const a = alienById(face.alien);
  const classic = a.classic ? { rule: a.classic.rule, does: flareContribution(a, a.classic.wild) } : null;
  return { ...flareContribution(a, a.wild), classic };
}

function flareContribution(a: Alien, wild: Text): Contribution<State> {
  const clauses = (text: Text, printed: 'wild' | 'super') => contribution(text.clauses, printed, a.id).clauses;
  return { clauses: [...clauses(wild, 'wild'), ...clauses(a.super, 'super')] };
}

export const assetContribution = oncePerId((id) => contribution(faceById(id).clauses, 'asset', ''));

export const powerContribution = oncePerId((id) => contribution(alienById(id).power.clauses, 'power', id));

/** What the controller of a hidden power may do: show it, at any time or by using it. Nothing of it works or is forced by itself. */
export const hiddenContribution = oncePerId((id): Contribution<State> => {
  const show = madeClause(SHOW, { printed: 'hidden', alien: id });
  return { clauses: [show, ...powerContribution(id).clauses.map(hiddenClause)] };
});

const SHOW = ability({ id: 'show', at: 'any.time', *commit() {} });

const hiddenClause = (shown: CosmicClause): CosmicClause => ({ ...shown, must: false, text: { ...shown.text, printed: 'hidden', shown } });

export const lingeringContribution = oncePerId((id) => contribution(lingeringById(id).clauses, 'lingering', ''));

export const amendments = oncePerId((alien) => alienById(alien).super.clauses.filter((x) => x.kind === 'amend'));

export const termsOf = oncePerId((alien) => alienById(alien).power.clauses.filter((x) => x.kind === 'terms'));

/** A power can be used where its text says, and where its super flare does. */
function moments(spec: PlayableSpec, { printed, alien }: PrintedText): Moments<CosmicTables> {
  const { at, on } = spec;
  const amends = printed === 'power' ? amendments(alien).filter((a) => a.of === spec.id) : [];
  for (const a of amends) {
    const strange = a.on && [...at, ...on.filter((name) => !a.on?.includes(name))];
    if (strange?.length) throw new Error(`the super flare of ${alien} is not for "${spec.id}" at ${strange.join(', ')}`);
  }
  // A use that only the super flare makes possible is never forced.
  const widened = amends.some((a) => a.as !== undefined || a.at !== undefined);
  return {
    at: [...at, ...(spec.kind === 'ability' ? amends.flatMap((a) => a.at ?? []) : [])],
    on,
    must: spec.must === true && widened ? (c) => fitsPlainly(c.g, spec, c.me, c.ev) : spec.must === true,
  };
}
