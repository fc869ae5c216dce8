import { ask, because, emit, NOTHING, settle, showing, use, yesOrNo, type Flow, type Use } from '@parley/kernel';
import { useRules, type Begun } from '@parley/kit/content';
import { SHOWS, causeIds, causeParts, faceIds } from '../../ids/index.ts';
import { cardKey } from '../cards/zones.ts';
import { effect, type AmendSpec, type Boost, type CosmicTables, type Ctx } from '../registry/clauses.ts';
import { printing } from '../registry/contributions.ts';
import { fitsPlainly } from '../registry/roles.ts';
import { cardOfAsset, context, type CosmicClause } from '../registry/sources.ts';
import { enc, type Cosmic, type CardNo } from '../state/state.ts';
import { event, type CardPlay, type PowerUse } from '../timing/events.ts';
import { useAsset } from './employ.ts';
import { allowedByZone, announce, cardPlay, cardPlayed, finish, layCard, playCard, putAway, unplay } from './play.ts';
import { isProtected, isZapped, showSheet, zap } from './sheets.ts';
import { carryOut, mark, runPlain } from './steps.ts';
import { isAllowed, superFor } from './usable.ts';

/** Runs a clause that somebody chose, or must. False when nothing came of it. */
export function runClause(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  const { printed, alien } = clause.text;
  switch (printed) {
    case 'power':
      return because(c.g, 'power', alien, c.me, clause.spec.passive ? runPassive(c, clause) : usePower(c, clause));
    case 'hidden':
      return because(c.g, 'rule', 'R32.3', c.me, showAndUse(c, clause));
    case 'wild':
    case 'super':
      if (clause.spec.unshown) return runPlain(c, clause.spec);
      return because(c.g, 'flare', `${alien}.${printed}`, c.me, playCard(c, clause.spec, printed, alien));
    case 'card':
      if (clause.spec.facedown !== undefined) return because(c.g, 'rule', clause.spec.facedown, c.me, layCard(c));
      return because(c.g, 'card', c.g.s.face[c.card], c.me, playCard(c, clause.spec, 'card', ''));
    case 'asset':
      return because(c.g, 'card', c.g.s.face[cardOfAsset(c.g, c.g.s.assets[c.asset])], c.me, useAsset(c, clause));
    case 'lingering':
      return because(c.g, ...startedBy(c), c.me, runPlain(c, clause.spec));
  }
}

/** How clauses are used, as the kernel asks for it. */
export const rulesOfUse = useRules<CosmicTables>(printing, { context, allows: isAllowed, run: runClause });

/** The sheet is turned up, and the power used if it is for that. */
function* showAndUse(c: Ctx<unknown>, { text: { shown } }: CosmicClause): Flow<boolean> {
  showSheet(c.g, c.g.s.sheets[c.sheet]);
  if (shown) yield* runClause(c, shown);
  return true;
}

/** The power or card that started a lingering effect: it is also the reason for what the effect does later. */
function startedBy(c: Ctx<unknown>): [string, string] {
  return causeParts(c.source.effect?.cause ?? '') ?? ['rule', 'R20'];
}

/** A part of a power that works without being used. */
function* runPassive(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  const happened = yield* runPlain(c, clause.spec);
  if (happened) mark(c.g, c, clause);
  return happened;
}

const powerUsed = event('power.used');

/** One use of a power while it lasts. Its code may want to know about the super flare that was played on it. */
export interface PowerInUse {
  readonly c: Ctx<unknown>;
  readonly clause: CosmicClause;
  boost: Boost | null;
  super: CardPlay | null;
}

/** kernel-needs 7.5: amendment, prepare, zap, commit. */
function* usePower(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  const { g, me } = c;
  const { spec } = clause;
  const power: PowerInUse = { c, clause, boost: null, super: null };
  c.inUse = power;
  const needed = !fitsPlainly(g, spec, me, c.ev);
  const offer = superFor(g, c, clause, needed);
  if (offer && !offer.amend.late) power.boost = yield* playSuper(c, offer, power, needed);
  if (needed && power.boost === null) return false;
  const result = yield* use(STEPS, power); // faq-cosmic-zap-5
  if (result === 'nothing') withdrawSuper(g, power);
  yield* settle(g);
  if (result === 'done' && power.super) yield* cardPlayed(g, power.super);
  return result !== 'nothing';
}

/** Everybody sees what will be done; whoever can may zap it. */
function* contestPower({ c, clause }: PowerInUse): Flow<boolean> {
  const { g, me } = c;
  const sheet = g.s.sheets[c.sheet];
  const { id } = clause.spec;
  emit(g, 'power-used', { who: me, alien: clause.text.alien, clause: id });
  mark(g, c, clause);
  if (isProtected(sheet, 'zap')) return false;
  const ev: PowerUse = { by: me, sheet: sheet.id, clause: id, stopped: false };
  yield* powerUsed(g, ev); // faq-cosmic-zap-2, faq-cosmic-zap-3
  if (ev.stopped && !isZapped(g, sheet.id)) zap(g, sheet.id);
  return ev.stopped;
}

function commitPower(power: PowerInUse, begun: Begun<CosmicTables>): Flow {
  const { c, clause } = power;
  // What was chosen for the use was chosen for its super flare too.
  if (power.super) power.super.use = begun;
  return carryOut(c, clause.spec, begun.commit(), () => (power.super ? finish(c.g, power.super, clause.text.alien) : NOTHING));
}

function zapPower(power: PowerInUse, begun: Begun<CosmicTables>): Flow {
  withdrawSuper(power.c.g, power);
  return begun.cancelled();
}

const STEPS: Use<PowerInUse, Begun<CosmicTables>> = {
  prepare: ({ c, clause, boost }) => clause.spec.begin(c, boost),
  contest: contestPower,
  commit: commitPower,
  cancelled: zapPower,
};

/** What a super flare does that changes a use is done by the use. */
const SUPER = effect({ id: 'super', *commit() {} });

/** Asks the owner about the super flare and plays it. Its boost, or null. */
function* playSuper(c: Ctx<unknown>, offer: { amend: AmendSpec; card: CardNo }, power: PowerInUse, needed: boolean): Flow<Boost | null> {
  const { g, me } = c;
  const face = g.s.face[offer.card];
  if (!needed) {
    const yes = yield* ask(
      showing(
        SHOWS.super,
        yesOrNo(me, 'super', causeIds.write.flare({ alien: faceIds.as('flare', face).alien, text: 'super' }), {
          flare: cardKey(g, offer.card),
        }),
      ),
    );
    if (yes !== true) return null;
  }
  if (!(yield* allowedByZone(g, me, offer.card))) return null;
  const play = announce(g, me, offer.card, SUPER, 'super');
  yield* cardPlay(g, play);
  if (play.stopped) {
    yield* putAway(g, play);
    return null;
  }
  // It lies on the table until the use is over (R19.3).
  power.super = play;
  return offer.amend.with;
}

/** For powers whose super flare comes in the middle: offers it at this very moment. Its boost, or null. */
export function* offerSuper(c: Ctx<unknown>): Flow<Boost | null> {
  const found = c.inUse;
  if (found === null) return null;
  const offer = superFor(c.g, c, found.clause, false);
  return offer ? yield* playSuper(c, offer, found, false) : null;
}

/** The super flare that was played on this use, or -1. */
export const playedSuper = (c: Ctx<unknown>): number => c.inUse?.super?.card ?? -1;

/** A zapped owner keeps the flare as if it had not been played. */
function withdrawSuper(g: Cosmic, power: PowerInUse): void {
  const play = power.super;
  if (!play) return;
  power.super = null;
  const { flares } = enc(g);
  flares.faces = flares.faces.filter((f) => f !== g.s.face[play.card]); // faq-cosmic-zap-4
  unplay(g, play); // faq-cosmic-zap-4
}
