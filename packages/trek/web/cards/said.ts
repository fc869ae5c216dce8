import type { Facts } from '../../language/index.ts';
import { setName } from '../../text/formats/names.ts';
import type { SignName } from '../pieces/sign-drawings.tsx';
import { affiliation } from '../../text/en/cards/words.ts';
import { CARD_WORDS as cards, wordFor } from '../text/cards.ts';
import { staffSign } from './face.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

export const sayType = (type: string): string => wordFor(cards.types, type) ?? type;
export const sayPeople = affiliation;

/** What kind of thing it is, in the line under its name: species, class, place. */
export function sayKind(facts: Facts): readonly string[] {
  const unique = 'unique' in facts ? [cards.uniqueness[facts.unique]] : [];
  switch (facts.type) {
    case 'Personnel':
      return [
        ...facts.species,
        ...(facts.gender === null ? [] : [cards.genders[facts.gender]]),
        ...unique,
        cards.quadrant({ name: facts.native }),
      ];
    case 'Ship':
      return [facts.shipClass, ...unique, cards.quadrant({ name: facts.native })];
    case 'Facility':
      return [...unique, cards.quadrant({ name: facts.native })];
    case 'Mission':
      return [
        ...(facts.location === null ? [] : [facts.location]),
        cards.where[facts.where],
        ...unique,
        cards.quadrant({ name: facts.quadrant }),
        ...(facts.region === null ? [] : [facts.region]),
      ];
    case 'Time Location':
      return [cards.where[facts.where], ...unique, cards.quadrant({ name: facts.quadrant })];
    case 'Dilemma':
      return [cards.where[facts.where ?? 'flash']];
    case 'Site':
      return [facts.section, ...unique];
    default:
      return unique;
  }
}

/** A line at the foot of a large card: a sign where there is one, and words. */
export interface FootLine {
  readonly sign: SignName | null;
  readonly text: string;
}
const line = (text: string, sign: SignName | null = null): FootLine => ({ sign, text });

function iconLine(icon: string): FootLine[] {
  const people = /^Inf:(?<people>\w+)$/.exec(icon)?.groups?.people;
  if (people !== undefined) return [line(cards.infiltrates({ people: sayPeople(people) }), 'infiltrator')];
  if (icon.startsWith('Nem')) return [line(cards.nemesis)];
  const text = wordFor(cards.icons, icon);
  return text === undefined ? [] : [line(text, ICON_SIGNS[icon] ?? staffSign(icon))];
}
const ICON_SIGNS: { readonly [icon: string]: SignName | undefined } = { KW: 'white', HA: 'agenda', GQ: 'gamma' };

/** Everything else that is printed on it, line by line. */
export function footOf(facts: Facts): readonly FootLine[] {
  const icons = facts.icons.filter((x) => x !== 'GQ' && x !== 'DQ').flatMap(iconLine);
  const numbers = [
    ...(facts.points === null || facts.type === 'Mission' ? [] : [line(cards.worth({ n: pointsOf(facts) }))]),
    ...(facts.countdown === null ? [] : [line(cards.countdown({ n: facts.countdown }), 'countdown')]),
  ];
  switch (facts.type) {
    case 'Personnel':
      return [
        ...icons,
        ...fetches(facts.downloads),
        ...(facts.commands.length === 0 ? [] : [line(cards.commands({ cards: and.format(facts.commands) }), 'leader')]),
        ...numbers,
      ];
    case 'Ship':
      return [
        line(
          facts.staffing.length === 0
            ? cards.staffingNone
            : cards.staffing({
                icons: and.format(facts.staffing.map((x) => wordFor(cards.staffingIcons, x) ?? wordFor(cards.icons, x) ?? sayPeople(x))),
              }),
        ),
        ...icons,
        ...fetches(facts.downloads),
        ...(facts.commanders.length === 0 ? [] : [line(cards.commandedBy({ cards: or.format(facts.commanders) }), 'leader')]),
      ];
    case 'Facility':
      return [
        ...icons,
        ...fetches(facts.downloads),
        ...(facts.reverse === null ? [] : [line(cards.reverse({ name: facts.reverse.name }))]),
      ];
    case 'Mission':
      return [
        line(facts.anyone ? cards.attemptedByAll : cards.attemptedBy({ peoples: or.format(facts.attempters.map(sayPeople)) })),
        ...(facts.homeworldOf === null ? [] : [line(cards.homeworld({ people: sayPeople(facts.homeworldOf) }))]),
        ...icons,
      ];
    case 'Site':
      return [line(facts.hosts.length === 0 ? cards.onAnyStation : cards.onStation({ cards: or.format(facts.hosts) })), ...icons];
    default:
      return [...icons, ...numbers];
  }
}
const fetches = (downloads: readonly (readonly string[])[]): FootLine[] =>
  downloads.map((names) => line(cards.fetches({ cards: or.format(names) }), 'fetch'));
const pointsOf = ({ points }: Facts): string => (points === null ? '' : typeof points === 'number' ? String(points) : points.printed);

/** 'The Dominion, 87' */
export const sayNumber = (facts: Facts): string => cards.set({ set: setName(facts), n: facts.id.slice(facts.id.indexOf('-') + 1) });
