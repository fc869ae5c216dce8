import type { Contribution, Modifier, Law } from '@parley/kernel';
import type { HouseRule } from '../options/house.ts';
import type { State, Cosmic, CardNo } from '../state/state.ts';
import { eventKey } from '../timing/events.ts';
import { queryKeyOf } from '../timing/queries.ts';
import { windowKey, type WindowName } from '../timing/windows.ts';
import type { Alien, Text } from './alien.ts';
import { type TermsSpec, type AmendSpec, ability, type ClauseSpec, type PlayableSpec } from './clauses.ts';
import type { Face } from './face.ts';
import { faceById, alienById, lingeringById } from './registry.ts';
import { fitsPlainly } from './roles.ts';
import { type CosmicClause, context, type Printed } from './sources.ts';

const byFace = new Map<string, FaceContribution>();
const byAsset = new Map<string, Contribution<State>>();
const byAlien = new Map<string, Contribution<State>>();
const byHidden = new Map<string, Contribution<State>>();
const byLingering = new Map<string, Contribution<State>>();
const terms = new Map<string, readonly TermsSpec[]>();
const amending = new Map<string, readonly AmendSpec[]>();

function remembered<T>(map: Map<string, T>, id: string, make: () => T): T {
  let c = map.get(id);
  if (!c) map.set(id, (c = make()));
  return c;
}

/** What a card does, and what its older printing does in games with the house rule for that. */
interface FaceContribution extends Contribution<State> {
  readonly classic: { readonly rule: HouseRule; readonly does: Contribution<State> } | null;
}

export function faceContribution(g: Cosmic, card: CardNo): Contribution<State> {
  const id = g.s.face[card];
  let c = byFace.get(id);
  if (!c) byFace.set(id, (c = makeFace(faceById(id))));
  return c.classic !== null && g.s.options.house[c.classic.rule] === 'classic' ? c.classic.does : c;
}

function makeFace(face: Face): FaceContribution {
  if (face.alien === undefined) return { ...contribution(face.clauses, 'card', '', []), classic: null };
  const a = alienById(face.alien);
  const classic = a.classic ? { rule: a.classic.rule, does: flareContribution(a, a.classic.wild) } : null;
  return { ...flareContribution(a, a.wild), classic };
}

function flareContribution(a: Alien, wild: Text): Contribution<State> {
  const clauses = (text: Text, printed: 'wild' | 'super') => contribution(text.clauses, printed, a.id, []).clauses ?? [];
  return { clauses: [...clauses(wild, 'wild'), ...clauses(a.super, 'super')] };
}

export const assetContribution = (id: string): Contribution<State> =>
  remembered(byAsset, id, () => contribution(faceById(id).clauses, 'asset', '', []));

export function powerContribution(id: string): Contribution<State> {
  return remembered(byAlien, id, () => contribution(alienById(id).power.clauses, 'power', id, amendments(id)));
}

/** What the controller of a hidden power may do: show it, at any time or by using it. Nothing of it works or is forced by itself. */
export function hiddenContribution(id: string): Contribution<State> {
  return remembered(byHidden, id, () => {
    const shown = (powerContribution(id).clauses ?? []) as readonly CosmicClause[];
    return { clauses: [hiddenClause(clause(SHOW, 'hidden', id, [])), ...shown.map((x) => hiddenClause(x, x))] };
  });
}

const SHOW = ability({ id: 'show', at: 'any.time', *commit() {} });

function hiddenClause(like: CosmicClause, shown?: CosmicClause): CosmicClause {
  return { ...like, must: false, printed: 'hidden', ...(shown ? { shown } : {}) };
}

export const lingeringContribution = (id: string): Contribution<State> =>
  remembered(byLingering, id, () => contribution(lingeringById(id).clauses, 'lingering', '', []));

export const amendments = (alien: string): readonly AmendSpec[] =>
  remembered(amending, alien, () => alienById(alien).super.clauses.filter((x): x is AmendSpec => x.kind === 'amend'));

export const termsOf = (alien: string): readonly TermsSpec[] =>
  remembered(terms, alien, () => alienById(alien).power.clauses.filter((x): x is TermsSpec => x.kind === 'terms'));

function contribution(specs: readonly ClauseSpec[], printed: Printed, alien: string, amends: readonly AmendSpec[]): Contribution<State> {
  const clauses: CosmicClause[] = [];
  const modifiers: Modifier<State>[] = [];
  const laws: Law<State>[] = [];
  for (const spec of specs) {
    if (spec.kind === 'ability' || spec.kind === 'reaction') clauses.push(clause(spec, printed, alien, amends));
    else if (spec.kind === 'modifier')
      modifiers.push({ id: spec.id, query: queryKeyOf(spec.query), value: (v, q, c) => spec.value(v, q, context(c.g, c.source, c.me, q)) });
    else if (spec.kind === 'law') laws.push({ id: spec.id, check: (c) => spec.check(context(c.g, c.source, c.me, null)) });
  }
  return { clauses, modifiers, laws };
}

function clause(spec: PlayableSpec, printed: Printed, alien: string, amends: readonly AmendSpec[]): CosmicClause {
  const windows: WindowName[] = [...spec.at];
  for (const a of amends) {
    if (a.of !== spec.id) continue;
    windows.push(...(a.at ?? []));
    const strange = a.on && [...spec.at, ...spec.on.filter((name) => !a.on?.includes(name))];
    if (strange?.length) throw new Error(`the super flare of ${alien} is not for "${spec.id}" at ${strange.join(', ')}`);
  }
  // A use that only the super flare makes possible is never forced.
  const widened = amends.some((a) => a.of === spec.id && (a.as !== undefined || a.at !== undefined));
  const keys = spec.kind === 'ability' ? windows.map(windowKey) : spec.on.map(eventKey);
  return {
    id: `${printed}.${spec.id}`,
    at: [...new Set(keys)],
    // One hidden class for all clauses, whatever they leave out: windows look at many of them.
    must: spec.must === true && widened ? (c) => fitsPlainly(c.g, spec, c.me, c.ev) : spec.must === true,
    again: spec.per === 'free',
    spec,
    printed,
    alien,
  };
}
