import {
  ability,
  cardsInPlay,
  fits,
  forbid,
  factsOf,
  fitsAboard,
  groupOf,
  hasPlanet,
  holder,
  isCrew,
  isEvent,
  isNamed,
  isSolved,
  isType,
  knownInPlay,
  kill,
  inPlay,
  mark,
  meets,
  missions,
  modifier,
  ownerOf,
  peopleOf,
  zoneIn,
  zoneOf,
  controllerOf,
  type CardText,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter, parseNeed, SPECIAL_STAFFING, type Standing } from '../../language/index.ts';

const onTable = { to: 'table' } as const;
const nullifies = (...cards: readonly string[]): readonly Standing[] =>
  cards.map((card) => ({ says: 'nullifies', card, reach: 'everywhere' }));

/** Soong-type androids and exocomps. */
const isMade = (g: Trek, piece: Piece): boolean => fits(g, 0, piece, parseFilter('Soong-type android/{Exocomp}'));
/** Those who serve at headquarters. */
const STAFF = parseFilter('OFFICER/SECURITY/<personnel with Leadership>/<personnel with Resistance>');

export const PEOPLE_EVENTS: { readonly [id: string]: CardText } = {
  // Anti-Time Anomaly
  'PRE-67': {
    play: onTable,
    clauses: [
      ability({
        at: 'turn.end',
        must: true,
        // The turn in which it was played was no full one: the third after it is six turns later, and then it is over.
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === me && g.s.turn.n === mark(g, piece, 'since') + 6,
        *commit({ g }) {
          yield* kill(
            g,
            inPlay(g).filter((x) => isType(g, x, 'Personnel')),
          );
        },
      }),
    ],
    says: 'Kills all personnel in play at the end of your third full turn.',
  },
  // Genetronic Replicator
  'PRE-76': {
    play: onTable,
    clauses: [
      ability({
        at: 'dying',
        must: true,
        when: (c) => 'scene' in c.ev && kept(c.g, c.me, c.ev.pieces).length > 0,
        *commit({ g, me, ev }) {
          if (!('scene' in ev)) return;
          const safe = kept(g, me, ev.pieces);
          ev.pieces = ev.pieces.filter((x) => !safe.includes(x));
        },
      }),
    ],
    says: 'Nobody of your Away Teams is killed where 2 MEDICAL are present.',
  },
  // Holo-Projectors
  'PRE-78': { play: { to: 'target', aims: missions((g, mission) => hasPlanet(g, mission)) }, standing: [{ says: 'projects' }] },
  // Lore's Fingernail
  'PRE-81': {
    play: onTable,
    clauses: [modifier('affiliations', (value, piece, { g }) => (isMade(g, piece) && !value.includes('Bor') ? ['NA'] : value))],
    says: 'All Soong-type androids and exocomps are Non-Aligned.',
  },
  // Mot's Advice
  'AU-43': {
    play: { to: 'target', aims: knownInPlay(parseFilter('personnel')) },
    standing: [{ says: 'gives', skill: 'Barbering', n: 1, of: { is: 'anybody' }, reach: 'host' }],
  },
  // The Mask of Korgano
  'AU-48': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('yours personnel')) },
    clauses: [
      modifier('icons', (value, piece, { g, piece: card }) => {
        if (piece !== holder(g, card)) return value;
        return value.includes('AU') ? value.filter((x) => x !== 'AU') : [...value, 'AU'];
      }),
    ],
    says: 'Played on a personnel of yours: it has an alternate universe icon, or has it no longer.',
  },
  'AU-49': { play: onTable, standing: nullifies('Firestorm', 'Thought Fire', 'Plasma Fire', 'Fire Sculptor', 'Phaser Burns') },
  // Yellow Alert
  'AU-51': {
    play: onTable,
    standing: [
      ...nullifies('Red Alert!'),
      { says: 'adds', to: ['CUNNING'], n: 1, of: parseFilter('yours personnel'), reach: 'everywhere', cumulative: false },
    ],
  },
  // Rishon Uxbridge
  'AU-46': {
    play: { to: 'target', aims: (g) => inPlay(g).filter((x) => isEvent(g, x)) },
    clauses: [
      modifier(
        'immune',
        (value, { piece, to }, { g, piece: card }) => value || (piece === holder(g, card) && isNamed(g, to, 'Kevin Uxbridge')),
      ),
    ],
    says: 'Played on an event in play, which is immune to Kevin Uxbridge.',
  },
  // HQ: War Room
  'DS9-68': {
    play: {
      to: 'target',
      aims: missions((g, mission) => {
        const facts = factsOf(g, mission);
        return facts.type === 'Mission' && facts.homeworldOf !== null;
      }),
    },
    clauses: [
      modifier('number.add', (value, { piece, number }, { g, me, piece: card }) => {
        if (number !== 'CUNNING' && number !== 'STRENGTH') return value;
        const home = factsOf(g, holder(g, card));
        const own = home.type === 'Mission' ? home.homeworldOf : null;
        if (own === null || controllerOf(g, piece) !== me || !isType(g, piece, 'Personnel')) return value;
        return fits(g, me, piece, { affil: own }) && fits(g, me, piece, STAFF) ? value + 2 : value;
      }),
    ],
    says: 'Played on a homeworld. CUNNING +2 and STRENGTH +2 for your personnel of its affiliation who are OFFICER or SECURITY or have Leadership or Resistance.',
  },
  // System 5 Disruptors
  'DS9-72': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('yours Freighter/Transport/Merchant vessel')) },
    standing: [
      { says: 'adds', to: ['WEAPONS'], n: 4, of: { type: 'Ship' }, reach: 'host' },
      { says: 'adds', to: ['SHIELDS'], n: -1, of: { type: 'Ship' }, reach: 'host' },
    ],
    clauses: [
      modifier('traits', (value, piece, { g, piece: card }) =>
        piece === holder(g, card) ? value.filter((x) => !PEACEFUL.includes(x)) : value,
      ),
    ],
    says: 'The ship is no longer a freighter, transport or merchant vessel.',
  },
  // Crew Reassignment
  'DOM-20': {
    play: onTable,
    clauses: [
      modifier('staffs', (value, { piece }, { g, me }) =>
        controllerOf(g, piece) === me && value.includes('Ent-E') ? [...value, 'Stf'] : value,
      ),
      modifier('reportPlaces', (places, { piece, seat, as }, { g, me, piece: card }) => {
        if (seat !== me || !isType(g, piece, 'Personnel')) return places;
        const icons = SPECIAL_STAFFING.filter((x) => factsOf(g, piece).icons.includes(x));
        const ships = inPlay(g).filter((x) => {
          const facts = factsOf(g, x);
          return (
            facts.type === 'Ship' &&
            controllerOf(g, x) === me &&
            facts.staffing.some((y) => icons.includes(y)) &&
            fitsAboard(g, me, zoneIn(x), piece, as)
          );
        });
        return [...places, ...ships.map((x) => ({ zone: zoneIn(x), cost: 'normal', by: `card:${g.s.card[card]}` }) as const)];
      }),
    ],
    says: 'Your Enterprise-E icons also staff ships as staff icons, and your personnel with a special staffing icon may report aboard a ship of yours that asks for that icon.',
  },
  // Fair Play
  'DOM-24': {
    seeds: { phase: 'any', on: 'table' },
    play: onTable,
    standing: [{ says: 'immune', to: 'everything' }],
    clauses: [
      forbid('maySolve', ({ mission, seat }, { g, piece }) => {
        const facts = factsOf(g, mission);
        const points = typeof facts.points === 'number' ? facts.points : (facts.points?.base ?? 0);
        const isBarred =
          ownerOf(g, mission) !== seat && 'unique' in facts && facts.unique === 'unique' && points < 40 && !isSolved(g, mission);
        return isBarred ? { from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } } : null;
      }),
    ],
    says: "Nobody may solve an opponent's unique mission that shows fewer than 40 points.",
  },
};
const PEACEFUL: readonly string[] = ['Freighter', 'Transport', 'Merchant vessel'];
/** Those on a planet whom 2 MEDICAL with them keep alive. */
const kept = (g: Trek, seat: number, dying: readonly Piece[]): readonly Piece[] =>
  dying.filter(
    (x) =>
      controllerOf(g, x) === seat &&
      !isCrew(g, x) &&
      meets(g, groupOf(g, seat, peopleOf(g, seat, zoneOf(g, x)), -1), parseNeed('2 MEDICAL')),
  );
