import {
  ATTRIBUTES,
  SHIP_NUMBERS,
  type Attribute,
  type CardType,
  type Filter,
  type MissionRule,
  type Reach,
  type ShipNumber,
  type Standing,
  type When,
} from '../../../language/index.ts';
import { sayFilter, sayMany, sayNeed } from './needs.ts';
import { affiliation, and, count, or, plural, signed, stop } from './words.ts';

const WHERE: { readonly [R in Reach]: string } = {
  self: '',
  present: ' present with it',
  here: ' at this location',
  host: '',
  aboard: ' aboard',
  planet: ' on this planet',
  everywhere: '',
};

function sayWhen(when: When): string {
  if ('inPlay' in when) return when.yours ? `you have ${sayFilter(when.inPlay)} in play` : `${sayFilter(when.inPlay)} is in play`;
  if ('inside' in when) return `it is aboard ${sayFilter(when.inside, 'ship')}`;
  if ('hosts' in when) return `${sayFilter(when.hosts, 'card')} was played there`;
  if ('quadrant' in when) return `it is in the ${when.quadrant} Quadrant`;
  if ('both' in when) return and(when.both.map(sayWhen));
  if ('unless' in when) return `it is not so that ${sayWhen(when.unless)}`;
  return `it is with ${sayNeed(when)}`;
}
function given(when: When | undefined): string {
  if (when === undefined) return '';
  return 'unless' in when ? ` unless ${sayWhen(when.unless)}` : ` while ${sayWhen(when)}`;
}

function sayMissions(at: MissionRule | undefined): string {
  switch (at) {
    case undefined:
    case 'any':
      return 'at any mission';
    case 'its-affiliation':
      return 'at a mission that shows its affiliation';
    case 'homeworld':
      return 'at its homeworld';
    case 'gamma-not-homeworld':
      return 'at a Gamma Quadrant mission that is no homeworld';
    case 'universal':
      return 'at a universal mission';
    case 'space':
      return 'at a space mission';
    case 'planet':
      return 'on a planet';
    case 'solved-planet':
      return 'on a planet whose mission you have solved';
    default:
      if ('named' in at) return `at ${or(at.named)}`;
      return 'location' in at ? `at ${at.location}` : `in the ${at.region} region`;
  }
}

/** What is kept from doing something, where a text reaches several. */
const SUBJECTS = { attempt: 'missions', beam: 'places', move: 'ships', dock: 'facilities', cloak: 'ships', report: 'places' } as const;
const BANNED = {
  attempt: 'be attempted',
  beam: 'be beamed to or from',
  move: 'move',
  dock: 'be docked at',
  cloak: 'cloak',
  report: 'be reported to',
} as const;

/** What a card lies on or is aboard of, as its texts call it. */
export type Host = (what: string) => string;
const ABOARD: readonly CardType[] = ['Personnel', 'Equipment', 'Artifact'];
/** Those that move about are aboard of something, the others were played on it. */
const hostOf = (type: CardType): Host =>
  ABOARD.includes(type) ? (what) => `the ${what} it is aboard of` : (what) => `the ${what} it was played on`;

/** Whom a number or skill of a text concerns, and whether that is one or several. */
function whose(reach: Reach, of: Filter, host: Host): [who: string, isOne: boolean] {
  if (reach === 'self') return ['it', true];
  if (reach === 'host') return [host(sayFilter(of)), true];
  return [`${sayMany(of)}${WHERE[reach]}`, false];
}

/** What the standing texts of a card say, as sentences. What it makes void is said at once. */
export function sayStandings(texts: readonly Standing[], type: CardType): string[] {
  const out: string[] = [];
  texts.forEach((text, at) => {
    if (text.says !== 'nullifies') return void out.push(stop(phrase(text, hostOf(type))));
    const isAlike = (x: Standing): x is Of<'nullifies'> => x.says === 'nullifies' && x.reach === text.reach && x.may === text.may;
    if (texts.findIndex(isAlike) === at) out.push(stop(sayNullifies(texts.filter(isAlike))));
  });
  return out;
}
/** The same for one text, where it is known what its card lies on. */
export const sayStandingOn = (text: Standing, host: string): string => stop(phrase(text, () => host));

/** All three of a kind are said at once. */
const sayNumbers = (names: readonly (Attribute | ShipNumber)[]): string =>
  [ATTRIBUTES, SHIP_NUMBERS].some((all) => all.every((x) => names.includes(x))) ? 'attributes all' : and(names);

type Of<Says extends Standing['says']> = Extract<Standing, { readonly says: Says }>;
function sayNullifies(texts: readonly Of<'nullifies'>[]): string {
  const [{ may, reach }] = texts;
  const names = texts.map(({ card }) => (card.endsWith('-related') ? `${card} cards` : card));
  return `${may ? 'may nullify' : 'nullifies'} ${and(names)}${reach === 'present' ? ' where it is present' : WHERE[reach]}`;
}

function sayPlaces(to: Of<'reports'>['to']): string {
  if ('with' in to) return `where you have ${sayFilter(to.with)}`;
  return 'planet' in to ? `at the planet ${to.planet}` : 'in space at any location';
}

function phrase(text: Standing, host: Host): string {
  switch (text.says) {
    case 'adds': {
      const copies = text.cumulative === true ? ' (copies add)' : text.cumulative === false ? ' (copies do not add)' : '';
      const [who, isOne] = whose(text.reach, text.of, host);
      return `${who} ${isOne ? 'is' : 'are'} ${sayNumbers(text.to)} ${signed(text.n)}${given(text.when)}${copies}`;
    }
    case 'gives': {
      const [who, isOne] = whose(text.reach, text.of, host);
      const verb = text.n < 0 ? (isOne ? 'loses' : 'lose') : isOne ? 'has' : 'have';
      const level = Math.abs(text.n) === 1 ? '' : ` ×${Math.abs(text.n)}`;
      return `${who} ${verb} ${text.skill}${level}${given(text.when)}${text.cumulative === true ? ' (copies add)' : ''}`;
    }
    case 'use':
      return `only ${or(text.only.map(affiliation))} personnel may use it`;
    case 'useless':
      return `equipment${WHERE[text.reach]} works only with ${text.unless}`;
    case 'reports':
      return `it may report ${sayPlaces(text.to)}${text.free ? ' for free' : ''}`;
    case 'takes': {
      const who = text.each === undefined ? sayMany(text.of) : `${count(text.each)} ${sayFilter(text.of)}`;
      const how = [...(text.free ? ['for free'] : []), ...(text.each === undefined ? [] : ['each turn'])].map((x) => ` ${x}`).join('');
      return `${who} may report here${how}${text.any === true ? ', whatever their affiliation' : ''}${text.anyQuadrant ? ', from any quadrant' : ''}`;
    }
    case 'free':
      return `plays for free${given(text.when)}${text.there === undefined ? '' : ` where you have ${sayFilter(text.there)}`}`;
    case 'frees':
      return text.each === undefined
        ? `${text.anyone === true ? '' : 'your '}${sayFilter(text.of, 'cards')} may be played here for free`
        : `or ${count(text.each)} ${sayFilter(text.of, 'card')} may be played here for free instead`;
    case 'commands':
      return `is a matching commander of any ${sayFilter(text.of, 'ship')}`;
    case 'treaty':
      return `your ${and(text.between.map(affiliation))} cards are compatible`;
    case 'mixes':
      return `your ${sayFilter(text.of)} and ${sayFilter(text.with)} ${text.never ? 'are never' : 'are'} compatible`;
    case 'opens':
      return `your ${affiliation(text.to)} personnel may attempt this ${affiliation(text.of)} mission`;
    case 'shows':
      return `${text.mission} may be attempted by ${and(text.affil.map(affiliation))} as well`;
    case 'bans': {
      const who = text.whom === 'opponent' ? ' by your opponent' : '';
      const what = text.reach === 'self' ? 'it' : text.reach === 'host' ? host('card') : `${SUBJECTS[text.what]}${WHERE[text.reach]}`;
      return `${what} cannot ${BANNED[text.what]}${who}${given(text.when)}`;
    }
    case 'stasis':
      return `${sayFilter(text.of)}${WHERE[text.reach]} are in stasis${text.until === undefined ? '' : ' until the mission is solved'}`;
    case 'nullifies':
      return sayNullifies([text]);
    case 'immune':
      return text.to === 'everything' ? 'cannot be nullified' : `immune to ${and(text.to)}`;
    case 'protects':
      return `${sayMany(text.of, 'card')}${WHERE[text.reach]} cannot be nullified${text.from === undefined ? '' : ` by ${text.from}`}`;
    case 'worth':
      return `${signed(text.n)} ${plural(Math.abs(text.n), 'point')} if solved with ${sayNeed(text.when)}`;
    case 'freezes':
      return `countdowns of ${sayFilter(text.of, 'cards')}${WHERE[text.reach]} stand still`;
    case 'builds':
      return `may be built ${sayMissions(text.at)}${sayNeed(text.with) === '' ? '' : ` where you have ${sayNeed(text.with)}`}`;
    case 'coexists':
      return `${sayFilter(text.with)} may stand here as well`;
    case 'unsettled':
      return 'no outposts or stations may stand here';
    case 'attracts':
      return `whoever ${text.card} takes away comes here, from any quadrant`;
    case 'planetside':
      return 'stands on the planet';
    case 'repairs':
      return text.turns === 0 ? 'repairs nothing' : `repairs ships docked for ${count(text.turns)} full ${plural(text.turns, 'turn')}`;
    case 'shields':
      return `docked ships get ${text.share === 2 ? 'half' : 'a quarter'} of its SHIELDS`;
    case 'location':
      return `a location of span ${text.span}${text.region === undefined ? '' : `, in the ${text.region} region`}${text.regionIn === undefined ? '' : ` while it is in the ${text.regionIn} Quadrant`}`;
    case 'projects':
      return 'holograms are active on this planet';
    case 'spied':
      return `espionage on ${affiliation(text.on)} may be played here`;
    case 'passage':
      return `ships move from here to ${text.to}${text.stops ? ' and are stopped there' : ''}`;
    case 'hosts':
      return `${text.many === undefined ? '' : `up to ${count(text.many)} of your `}${sayMany(text.of)} may be seeded here`;
    case 'laid':
      return `it may be laid ${and([...(text.anyQuadrant ? ['in any quadrant'] : []), ...(text.between ? ['between any two locations'] : [])])}`;
    case 'span':
      return `its span is ${text.n}, and ${text.perUniversal} more for each universal location beside it`;
    case 'door':
      return `${text.each === undefined ? 'your' : `${count(text.each)} of your`} alternate universe cards may enter play${text.each === undefined ? '' : ' each turn'}`;
    case 'lands':
      return `${text.reach === 'self' ? 'it' : `your ${sayMany(text.of, 'ship')}`} may land and take off${text.often === true ? '' : ' once each turn'}${text.range === 0 ? '' : ` for ${text.range} RANGE`}`;
    case 'regional':
      return `RANGE ${signed(text.n)} for moves within one region`;
  }
}
