import type { Seat } from '@parley/kernel';
import { cardCause } from '../../ids/index.ts';
import type { Affiliation, Filter, Reach, Standing, When } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { holder, inPlay, isHere, isMission, isSolved, locationOf, locationOfZone, regionOf } from '../board/places.ts';
import { factsOf, isType, nameOf } from '../registry/cards.ts';
import { ability, forbid, modifier, type ClauseSpec, type Ctx } from '../registry/clauses.ts';
import { controllerOf, isYours } from '../state/control.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { piecesIn, zoneOf } from '../state/zones.ts';
import type { Play } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { canUseSkills } from './able.ts';
import { fits, isNamed } from './filter.ts';
import { groupOf } from './groups.ts';
import { checkLayers } from './layers.ts';
import { meets } from './needs.ts';
import { affiliationsOf, isPersonnel, traitsOf } from './printed.ts';
import { holds, isUsable, reaches } from './reach.ts';
import { takesReports, usersOf } from './reporting.ts';
import { countUse, usesThisTurn } from './uses.ts';

/** One sort of standing text. */
type Text<Says extends Standing['says']> = Extract<Standing, { readonly says: Says }>;

/** The clauses that do what the standing texts of a card say. Forms that rules look up themselves make none. */
export const clausesOf = (standing: readonly Standing[]): readonly ClauseSpec[] => [
  ...standing.flatMap(clauses),
  ...voids(standing.filter((x): x is Text<'nullifies'> => x.says === 'nullifies')),
];

/** Cards that are played where this reaches: by itself, or if its player wants (T16.4, T38.15). Dilemmas look for themselves when they are met. */
function voids(texts: readonly Text<'nullifies'>[]): readonly ClauseSpec[] {
  return [false, true].flatMap((may) => {
    const some = texts.filter((x) => (x.may === true) === may);
    if (some.length === 0) return [];
    const hit = ({ g, piece, ev }: Ctx<object>): Play | null => {
      if (!isPlay(ev)) return null;
      const reached = (reach: Reach): boolean => reach === 'everywhere' || ev.targets.some((x) => reaches(g, piece, reach, x));
      return some.some((x) => reached(x.reach) && isNullifiedBy(g, piece, x, ev.piece)) ? ev : null;
    };
    return ability({
      id: may ? 'nullify' : 'void',
      at: 'card.played',
      must: !may,
      when: (c) => hit(c) !== null,
      *commit(c) {
        const play = hit(c);
        if (play !== null) play.stopped = true;
      },
    });
  });
}
const isPlay = (ev: object): ev is Play => 'piece' in ev && 'targets' in ev;

function clauses(text: Standing): readonly ClauseSpec[] {
  checkLayers(text);
  switch (text.says) {
    case 'adds':
      return [adds(text)];
    case 'gives':
      return [gives(text)];
    case 'useless':
      return [useless(text)];
    case 'takes':
      return [takesReports(text)];
    case 'frees':
      return frees(text);
    case 'treaty':
      return [treaty(text)];
    case 'mixes':
      return [mixes(text)];
    case 'opens':
      return opens(text);
    case 'shows':
      return [shows(text)];
    case 'bans':
      return [bans(text)];
    case 'stasis':
      return stasis(text);
    case 'immune':
      return [immune(text)];
    case 'protects':
      return [protects(text)];
    case 'worth':
      return [worth(text)];
    case 'freezes':
      return [freezes(text)];
    case 'lands':
      return [lands(text)];
    case 'regional':
      return [regional(text)];
    // The rules that need these look them up: what a card says of itself before it is in play, and what it is.
    case 'use':
    case 'reports':
    case 'free':
    case 'nullifies':
    case 'builds':
    case 'coexists':
    case 'unsettled':
    case 'attracts':
    case 'planetside':
    case 'repairs':
    case 'shields':
    case 'location':
    case 'passage':
    case 'door':
    case 'hosts':
    case 'commands':
    case 'projects':
    case 'spied':
    case 'laid':
    case 'span':
      return [];
  }
}

/** What a text is about: which cards, how far, and when. */
interface Aim {
  readonly of: Filter;
  readonly reach: Reach;
  readonly when?: When;
}
const aimsAt = ({ g, me, piece }: Ctx, { of, reach, when }: Aim, at: Piece): boolean =>
  reaches(g, piece, reach, at) && fits(g, me, at, of) && isUsable(g, piece) && holds(g, piece, when);

/** Equipment for some affiliations is of no use to others (T6.9). */
function mayGain({ g, piece: source }: Ctx, piece: Piece): boolean {
  const only = usersOf(g, source);
  return only === null || !isPersonnel(factsOf(g, piece)) || affiliationsOf(g, piece).some((x) => only.includes(x));
}

/** Where copies do not add, the first of its player's that works for a card is the one that does (T38.9). */
function isFirst(c: Ctx, aim: Aim, at: Piece): boolean {
  const { g, me, piece } = c;
  return !inPlay(g).some(
    (x) => x < piece && g.s.card[x] === g.s.card[piece] && controllerOf(g, x) === me && aimsAt({ ...c, piece: x }, aim, at),
  );
}

function adds(text: Text<'adds'>): ClauseSpec {
  return modifier('number.add', (value, { piece, number }, c) => {
    if (!text.to.includes(number) || !aimsAt(c, text, piece) || !mayGain(c, piece)) return value;
    const cumulative = text.cumulative ?? !isType(c.g, c.piece, 'Equipment');
    return cumulative || isFirst(c, text, piece) ? value + text.n : value;
  });
}

function gives(text: Text<'gives'>): ClauseSpec {
  const { skill, n } = text;
  return modifier('skills', (skills, piece, c) => {
    if (!aimsAt(c, text, piece) || !mayGain(c, piece) || !(text.cumulative === true || isFirst(c, text, piece))) return skills;
    const level = (skills.find((x) => x.skill === skill)?.level ?? 0) + n;
    const others = skills.filter((x) => x.skill !== skill);
    return level > 0 ? [...others, { skill, level }] : others; // T42.5: at the end
  });
}

/** Whether somebody has a skill is judged by what is printed: what equipment gives is what is in question. */
const useless = ({ reach, unless }: Text<'useless'>): ClauseSpec =>
  forbid('mayUse', ({ piece, seat }, { g, piece: source }) => {
    if (!reaches(g, source, reach, piece)) return null;
    const able = piecesIn(g, zoneOf(g, piece)).some((x) => isYours(g, seat, x) && isSkilled(g, x, unless) && canUseSkills(g, x));
    return able ? null : { from: cardCause(g.s.card[source]), tag: 'equipment.useless', data: { skill: unless } };
  });
function isSkilled(g: Trek, piece: Piece, skill: string): boolean {
  const facts = factsOf(g, piece);
  return isPersonnel(facts) && (facts.cls === skill || facts.skills.some((x) => x.skill === skill));
}

function frees({ of, anyone = false, each }: Text<'frees'>): readonly ClauseSpec[] {
  const isFree = (g: Trek, me: Seat, here: Piece, { by, piece, targets: [target] }: Play): boolean =>
    (anyone || by === me) && target >= 0 && isHere(g, target, here) && fits(g, by, piece, of) && usesThisTurn(g, here) < (each ?? Infinity);
  const cost = modifier('playCost', (value, { piece, seat, target }, { g, me, piece: here }) =>
    isFree(g, me, here, { by: seat, piece, targets: [target] }) ? 'free' : value,
  );
  if (each === undefined) return [cost];
  return [
    cost,
    ability({
      id: 'freed',
      at: 'card.played',
      must: true,
      when: ({ g, me, piece, ev }) => isPlay(ev) && isFree(g, me, piece, ev),
      *commit({ g, piece }) {
        countUse(g, piece);
      },
    }),
  ];
}

/** T11.2, T56.2: for its player alone; two treaties do not make a third (T56.3). */
const treaty = ({ between: [one, other] }: Text<'treaty'>): ClauseSpec =>
  modifier('compatible', (value, asked, { me }) => {
    if (value || asked.seat !== me) return value;
    const joins = (x: Affiliation, y: Affiliation): boolean => asked.one.includes(x) && asked.other.includes(y);
    return joins(one, other) || joins(other, one);
  });

/** T11.9 for those who never do. */
const mixes = ({ of, with: other, never = false }: Text<'mixes'>): ClauseSpec =>
  modifier('compatible', (value, { a, b, seat }, { g, me }) => {
    if (seat !== me) return value;
    const joined = (x: Piece, y: Piece): boolean => fits(g, me, x, of) && fits(g, me, y, other);
    return joined(a, b) || joined(b, a) ? !never : value;
  });

const opens = ({ to }: Text<'opens'>): readonly ClauseSpec[] => [
  modifier('attempters', (value, { mission, seat }, { g, me, piece }) =>
    seat === me && holder(g, piece) === mission && !value.includes(to) ? [...value, to] : value,
  ),
  ability({
    id: 'spent',
    at: 'solved',
    must: true,
    when: ({ g, piece, ev }) => 'mission' in ev && ev.mission === holder(g, piece),
    *commit({ g, piece }) {
      discard(g, [piece]);
    },
  }),
];

const shows = ({ mission: name, affil }: Text<'shows'>): ClauseSpec =>
  modifier('attempters', (value, { mission }, { g }) => (isNamed(g, mission, name) ? [...new Set([...value, ...affil])] : value));

function bans({ what, reach, whom, when }: Text<'bans'>): ClauseSpec {
  const bar = (c: Ctx, seat: Seat, hit: boolean): Bar | null => {
    const { g, me, piece } = c;
    if (!hit || (whom === 'opponent' && seat === me) || !isUsable(g, piece) || !holds(g, piece, when)) return null;
    return { from: cardCause(g.s.card[piece]), tag: 'banned', data: { what, card: g.s.card[piece] } };
  };
  const hits = ({ g, piece }: Ctx, at: Piece): boolean => reaches(g, piece, reach, at);
  const hitsZone = (c: Ctx, zone: Zone): boolean => reachesZone(c, reach, zone);
  switch (what) {
    case 'attempt':
      return forbid('mayAttempt', ({ mission, seat }, c) => bar(c, seat, hits(c, mission)));
    case 'beam':
      return forbid('mayBeam', ({ seat, from, to }, c) => bar(c, seat, hitsZone(c, from) || hitsZone(c, to)));
    case 'move':
      return forbid('mayMove', ({ ship }, c) => bar(c, controllerOf(c.g, ship), hits(c, ship)));
    case 'dock':
      return forbid('mayDock', ({ ship, at }, c) => bar(c, controllerOf(c.g, ship), hits(c, at)));
    case 'cloak':
      return forbid('mayCloak', (ship, c) => bar(c, controllerOf(c.g, ship), hits(c, ship)));
    case 'report':
      return modifier('reportPlaces', (places, { seat }, c) =>
        bar(c, seat, true) === null ? places : places.filter(({ zone }) => !hitsZone(c, zone)),
      );
  }
}

/** Does a text reach a place? As far as it reaches whatever lies there. */
function reachesZone({ g, piece }: Ctx, reach: Reach, zone: Zone): boolean {
  const of = g.s.cards.holder[zone];
  if (reach === 'everywhere') return true;
  if (reach === 'here') return locationOfZone(g, zone) === locationOf(g, piece);
  if (reach === 'present') return zone === zoneOf(g, piece);
  return of >= 0 && reaches(g, piece, reach === 'aboard' ? 'host' : reach, of);
}

/** T17.3: it cannot act, has no skills and is not picked. */
function stasis({ of, reach, until }: Text<'stasis'>): readonly ClauseSpec[] {
  const bar = ({ g, me, piece: source }: Ctx, piece: Piece): Bar | null => {
    const over = until === 'solved' && isSolved(g, locationOf(g, source));
    const hit = !over && reaches(g, source, reach, piece) && fits(g, me, piece, of);
    return hit ? { from: cardCause(g.s.card[source]), tag: 'stasis', data: { piece } } : null;
  };
  return [
    forbid('canAct', (piece, c) => bar(c, piece)),
    forbid('canUseSkills', (piece, c) => bar(c, piece)),
    forbid('canBeSelected', ({ piece }, c) => bar(c, piece)),
  ];
}

const immune = ({ to: names }: Text<'immune'>): ClauseSpec =>
  modifier(
    'immune',
    (value, { piece, to }, c) => value || (piece === c.piece && (names === 'everything' || names.includes(nameOf(c.g, to)))),
  );
const protects = (text: Text<'protects'>): ClauseSpec =>
  modifier(
    'immune',
    (value, { piece, to }, c) =>
      value || (isYours(c.g, c.me, piece) && (text.from === undefined || isNamed(c.g, to, text.from)) && aimsAt(c, text, piece)),
  );

/** Of those who solve it: whoever attempts it at this moment. */
const worth = ({ n, when }: Text<'worth'>): ClauseSpec =>
  modifier('missionPoints', (value, { mission, seat }, { g, piece }) => {
    const { attempt } = g.s;
    if (mission !== piece || attempt === null || attempt.mission !== mission || attempt.seat !== seat) return value;
    return meets(g, groupOf(g, seat, attempt.team, attempt.ship), when) ? value + n : value;
  });

const freezes = (text: Text<'freezes'>): ClauseSpec => modifier('countsDown', (value, piece, c) => value && !aimsAt(c, text, piece));

const lands = (text: Text<'lands'>): ClauseSpec =>
  modifier('landing', (ways, ship, c) =>
    isYours(c.g, c.me, ship) && aimsAt(c, text, ship) ? [...ways, { range: text.range, once: text.often !== true }] : ways,
  );

const regional = ({ n }: Text<'regional'>): ClauseSpec =>
  modifier('moveRange', (value, { ship, way }, { g, piece }) => {
    const region = ship === piece ? regionOf(g, locationOf(g, ship)) : null;
    return region !== null && way.every((x) => regionOf(g, x) === region) ? value + n : value;
  });

/** Does a card in play, or one of those who meet it, make this card void by a text that says so (T16.4, T47.1)? */
export const isNullifiedBy = (g: Trek, source: Piece, { card }: Text<'nullifies'>, piece: Piece): boolean =>
  isUsable(g, source) && !isMission(source) && (isNamed(g, piece, card) || traitsOf(g, piece).includes(card));
