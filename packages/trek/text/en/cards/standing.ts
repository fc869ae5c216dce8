import type { MissionRule, Reach, Standing, When } from '../../../language/index.ts';
import { sayFilter, sayNeed } from './needs.ts';
import { affiliation, and, count, or, plural, signed, stop } from './words.ts';

const WHERE: { readonly [R in Reach]: string } = {
  self: '',
  present: 'where it is present',
  here: 'at this location',
  host: 'here',
  aboard: 'aboard',
  planet: 'on this planet',
  everywhere: 'everywhere',
};

function sayWhen(when: When): string {
  if ('inPlay' in when) return `${when.yours ? 'you have' : 'there is'} ${sayFilter(when.inPlay)} in play`;
  if ('inside' in when) return `it is aboard ${sayFilter(when.inside, 'ship')}`;
  if ('hosts' in when) return `${sayFilter(when.hosts, 'card')} was played there`;
  if ('quadrant' in when) return `it is in the ${when.quadrant} Quadrant`;
  if ('both' in when) return and(when.both.map(sayWhen));
  if ('unless' in when) return `not: ${sayWhen(when.unless)}`;
  return `with ${sayNeed(when)}`;
}
const given = (when: When | undefined): string => (when === undefined ? '' : ` while ${sayWhen(when)}`);

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

const BANNED = {
  attempt: 'be attempted',
  beam: 'be beamed to or from',
  move: 'move',
  dock: 'be docked at',
  cloak: 'cloak',
  report: 'be reported to',
} as const;

/** Whom a number or skill of a text concerns. */
const whose = (reach: Reach, of: string, host: string): string =>
  reach === 'self' ? 'it' : reach === 'host' ? host : `${of} ${WHERE[reach]}`;

/** What a standing text says, as a sentence. */
export const sayStanding = (text: Standing): string => sayStandingOn(text, 'what it is aboard of or was played on');
/** The same where it is known what its card lies on. */
export const sayStandingOn = (text: Standing, host: string): string => stop(phrase(text, host));

function phrase(text: Standing, host: string): string {
  switch (text.says) {
    case 'adds': {
      const copies = text.cumulative === true ? ' (copies add)' : text.cumulative === false ? ' (copies do not add)' : '';
      return `${and(text.to)} ${signed(text.n)} for ${whose(text.reach, sayFilter(text.of), host)}${given(text.when)}${copies}`;
    }
    case 'gives':
      return `${whose(text.reach, sayFilter(text.of), host)} ${text.n < 0 ? 'loses' : 'gets'} ${text.skill}${Math.abs(text.n) === 1 ? '' : ` ×${Math.abs(text.n)}`}${given(text.when)}`;
    case 'use':
      return `only ${or(text.only.map(affiliation))} may use it`;
    case 'useless':
      return `equipment ${WHERE[text.reach]} works only with ${text.unless}`;
    case 'reports':
      return `it may ${text.free ? 'for free ' : ''}report ${'with' in text.to ? `where you have ${sayFilter(text.to.with)}` : `on the planet ${text.to.planet}`}`;
    case 'takes': {
      const often = text.each === undefined ? '' : `${count(text.each)} each turn: `;
      const whom = text.any === true ? ', whatever their affiliation' : '';
      return `${often}${sayFilter(text.of, 'cards')} may ${text.free ? 'for free ' : ''}report here${whom}${text.anyQuadrant ? ', from any quadrant' : ''}`;
    }
    case 'free':
      return `plays for free${given(text.when)}${text.there === undefined ? '' : ` where you have ${sayFilter(text.there)}`}`;
    case 'frees':
      return `${text.anyone === true ? '' : 'your '}${sayFilter(text.of, 'cards')} play for free here`;
    case 'commands':
      return `is a matching commander of ${sayFilter(text.of, 'ships')}`;
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
      return `${text.reach === 'self' ? 'it' : text.reach === 'host' ? host : `what is ${WHERE[text.reach]}`} cannot ${BANNED[text.what]}${who}${given(text.when)}`;
    }
    case 'stasis':
      return `${sayFilter(text.of)} ${WHERE[text.reach]} are in stasis${text.until === undefined ? '' : ' until the mission is solved'}`;
    case 'nullifies':
      return `${text.may ? 'may nullify' : 'nullifies'} ${text.card} ${WHERE[text.reach]}`;
    case 'immune':
      return text.to === 'everything' ? 'cannot be nullified' : `immune to ${and(text.to)}`;
    case 'protects':
      return `${sayFilter(text.of, 'cards')} ${WHERE[text.reach]} cannot be nullified${text.from === undefined ? '' : ` by ${text.from}`}`;
    case 'worth':
      return `${signed(text.n)} ${plural(Math.abs(text.n), 'point')} if solved with ${sayNeed(text.when)}`;
    case 'freezes':
      return `countdowns of ${sayFilter(text.of, 'cards')} ${WHERE[text.reach]} stand still`;
    case 'builds':
      return `may be built ${sayMissions(text.at)} where you have ${sayNeed(text.with)}`;
    case 'planetside':
      return 'stands on the planet';
    case 'repairs':
      return text.turns === 0 ? 'repairs nothing' : `repairs ships docked for ${count(text.turns)} full ${plural(text.turns, 'turn')}`;
    case 'shields':
      return `docked ships get ${text.share === 2 ? 'half' : 'a quarter'} of its SHIELDS`;
    case 'location':
      return `a location of span ${text.span}${text.region === undefined ? '' : ` in the ${text.region} region`}`;
    case 'passage':
      return `ships move from here to ${text.to}${text.stops ? ' and are stopped there' : ''}`;
    case 'hosts':
      return `${text.many === undefined ? '' : `up to ${count(text.many)} of your `}${sayFilter(text.of, 'cards')} may be seeded here`;
    case 'laid':
      return `it may be laid ${and([...(text.anyQuadrant ? ['in any quadrant'] : []), ...(text.between ? ['between any two locations'] : [])])}`;
    case 'span':
      return `its span is ${text.n}, and ${text.perUniversal} more for each universal location beside it`;
    case 'door':
      return `${text.each === undefined ? 'your' : `${count(text.each)} of your`} alternate universe cards may enter play${text.each === undefined ? '' : ' each turn'}`;
    case 'lands':
      return `your ${sayFilter(text.of, 'ships')} may land and take off once each turn for ${text.range} RANGE`;
    case 'regional':
      return `RANGE ${signed(text.n)} for moves within one region`;
  }
}
