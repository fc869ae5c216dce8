import { Link, OPTIONS, paths, type Entry, type GameCodex } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { AFFILIATIONS, TYPES, type CardType } from '../language/index.ts';
import { kindOfType, typeOfKind } from '../text/codex/kinds.ts';
import { affiliationsOf, CardMark, CardMedium, numbersOf, sayPeople } from './cards/index.ts';
import { CardArticle } from './codex/card-article.tsx';
import styles from './codex/codex.module.css';
import { LibraryContext } from './codex/context.ts';
import { RuleArticle } from './codex/rule-article.tsx';
import type { Library } from './decks/model/book.ts';
import { loadLibrary } from './decks/use-library.ts';
import { written } from './model/cards.ts';
import { Emblem } from './pieces/marks.tsx';
import './styles/tokens.css';
import { C } from './text/codex.ts';

/** People and what they fly first, as one looks for them. */
const FIRST: readonly CardType[] = ['Personnel', 'Ship', 'Mission', 'Dilemma', 'Facility'];
const ORDER: readonly CardType[] = [...FIRST, ...TYPES.filter((x) => !FIRST.includes(x))];
/** Shelves whose cards have people. */
const PEOPLED: readonly CardType[] = ['Personnel', 'Ship', 'Mission', 'Facility'];

/** The Codex of this game: shelves by the types of cards, then options and rules. */
export async function codex(): Promise<GameCodex> {
  return codexOf(await loadLibrary());
}

export function codexOf(library: Library): GameCodex {
  const cardOf = ({ kind, id }: Entry) => (typeOfKind(kind) === undefined ? undefined : library.find(id));
  const peopleOf = (entry: Entry): string => {
    const card = cardOf(entry);
    return card === undefined ? '' : (affiliationsOf(card.facts)[0] ?? '');
  };
  return {
    shelves: [
      ...ORDER.map((type) => ({ kind: kindOfType(type), title: C.shelves[type] })),
      { kind: OPTIONS, title: C.shelves.option },
      { kind: 'rule', title: C.shelves.rule },
    ],
    search: C.search,
    welcome: C.welcome,
    filters: [
      ...PEOPLED.map((type) => ({
        shelf: kindOfType(type),
        id: `people-${kindOfType(type)}`,
        label: C.filters.people,
        values: (all: readonly Entry[]) => {
          const here = new Set(all.filter((x) => x.kind === kindOfType(type)).map(peopleOf));
          return AFFILIATIONS.filter((x) => here.has(x));
        },
        valueOf: peopleOf,
        show: showPeople,
      })),
      ...ORDER.map((type) => ({
        shelf: kindOfType(type),
        id: `done-${kindOfType(type)}`,
        label: C.filters.done,
        values: () => ['yes', 'no'],
        valueOf: (entry: Entry) => (cardOf(entry)?.done === true ? 'yes' : 'no'),
        show: (value: string) => (value === 'yes' ? C.done.yes : C.done.no),
      })),
    ],
    list: (kind, entries) =>
      typeOfKind(kind) === undefined ? entries : entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    // A card is named without its type where something speaks of it.
    leadsTo: (kind, id) => {
      const card = kind === 'card' ? library.find(id) : undefined;
      return card === undefined ? null : { kind: kindOfType(card.facts.type), id };
    },
    mark: (entry) => {
      const card = cardOf(entry);
      return card === undefined ? null : (
        <span className={styles.mark} data-done={card.done ? undefined : 'no'}>
          <CardMark entry={card} size={26} />
          {card.done ? null : <span className="visually-hidden">{C.done.no}</span>}
        </span>
      );
    },
    note: (entry) => {
      const card = cardOf(entry);
      const numbers = card === undefined ? [] : numbersOf(card.facts);
      return numbers.length === 0 ? null : <span className={styles.numbers}>{numbers.map((x) => written(x.printed)).join(' ')}</span>;
    },
    articles: {
      ...Object.fromEntries(
        TYPES.map((type) => [
          kindOfType(type),
          (props: Parameters<typeof CardArticle>[0]): ReactNode => (
            <LibraryContext value={library}>
              <CardArticle {...props} />
            </LibraryContext>
          ),
        ]),
      ),
      rule: RuleArticle,
    },
    Gallery: () => <Gallery library={library} />,
  };
}

const showPeople = (value: string): ReactNode => {
  const affil = AFFILIATIONS.find((x) => x === value);
  return affil === undefined ? value : <Emblem of={affil} size={14} name={sayPeople(affil)} />;
};

/** A few cards to begin with: somebody of each people, a ship, a mission, a dilemma. */
function Gallery({ library }: { readonly library: Library }): ReactNode {
  const some = [
    ...AFFILIATIONS.flatMap(
      (affil) =>
        library.all.find(({ facts, done }) => done && facts.type === 'Personnel' && facts.affil[0] === affil && facts.skills.length > 3) ??
        [],
    ),
    ...(['Ship', 'Mission', 'Dilemma'] as const).flatMap(
      (type) => library.all.find(({ facts, done }) => done && facts.type === type) ?? [],
    ),
  ];
  return (
    <ul className={styles.gallery}>
      {some.map((entry) => (
        <li key={entry.facts.id}>
          <Link href={paths.codexEntry('trek', kindOfType(entry.facts.type), entry.facts.id)}>
            <CardMedium entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
