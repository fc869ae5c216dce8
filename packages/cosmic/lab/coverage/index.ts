import { row, sum, table, type GameCoverage } from '@parley/lab/kit';
import { cardRows, setRows, windowRows } from './content.ts';
import { isMet } from './needs.ts';

/** What of Cosmic Encounter is done: aliens, cards, windows. */
export const coverage: GameCoverage = {
  documents: {
    faq: 'Cosmic Encounter FAQ',
    errata: 'Cosmic Encounter FAQ',
    dominion: 'Cosmic Dominion',
    incursion: 'Cosmic Incursion',
    storm: 'Cosmic Storm',
  },
  isMet,
  summary() {
    const sets = setRows();
    const printed = sum(sets, (s) => s.printed);
    return [
      ['Aliens', sum(sets, (s) => s.power), printed],
      ['Alien texts (power, wild, super)', sum(sets, (s) => s.power + s.wild + s.super), printed * 3],
    ];
  },
  page: () => [...aliens(), ...cards(), ...windows()],
};

function aliens(): string[] {
  const sets = setRows();
  const total = (value: (s: (typeof sets)[number]) => number): number => sum(sets, value);
  const missing = sets.flatMap((s) => s.missing);
  return [
    '## Aliens',
    '',
    ...table(
      ['set', 'printed', 'powers', 'wild flares', 'super flares', 'marked unimplemented'],
      [
        ...sets.map((s) => row(s.set, s.printed, s.power, s.wild, s.super, s.missing.length)),
        row(
          '**all**',
          total((s) => s.printed),
          total((s) => s.power),
          total((s) => s.wild),
          total((s) => s.super),
          missing.length,
        ),
      ],
    ),
    '',
    ...sets.filter((s) => s.names.length > 0).map((s) => `- ${s.set}: ${s.names.join(', ')}`),
    ...(missing.length > 0 ? ['', `Not done yet: ${missing.join(', ')}.`] : []),
    '',
  ];
}

const cards = (): string[] => [
  '## Cards',
  '',
  ...cardRows().map(({ type, names }) => `- ${type} (${names.length}): ${names.join(', ')}`),
  '',
];

function windows(): string[] {
  const rows = windowRows();
  const idle = rows.filter((w) => w.users === 0).map((w) => `\`${w.name}\``);
  return [
    '## Windows',
    '',
    `${rows.length} windows of a turn, in which this many texts can be used:`,
    '',
    rows
      .filter((w) => w.users > 0)
      .map((w) => `\`${w.name}\` ${w.users}`)
      .join(', '),
    '',
    ...(idle.length > 0 ? [`Not used by any text yet: ${idle.join(', ')}.`, ''] : []),
  ];
}
