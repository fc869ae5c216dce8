import { describe, expect, it } from 'vitest';
import { deckFaults, EMPTY_DECK, type Deck } from '../../language/index.ts';
import { coverageOf, missionLines, pointsOf, reportingIn, spreadOf } from '../../web/decks/model/advice.ts';
import { standIns, starterLike } from '../../web/decks/model/book.ts';
import { faultRows, notesOn, type FaultRow } from '../../web/decks/model/check.ts';
import { addCard, copiesOf, moveCard, takeCard, without } from '../../web/decks/model/edit.ts';
import { EVERYTHING, findCards, skillsIn, toggledIn, typeCounts, type CardFilter } from '../../web/decks/model/find.ts';
import { back, NO_HISTORY, onAgain, stepped, type History } from '../../web/decks/model/history.ts';
import { countIn, kindsIn, rowsIn } from '../../web/decks/model/rows.ts';
import { idOf, ids, LEGAL, LIBRARY, libraryWithout, namesIn } from './library.ts';

const names = (filter: Partial<CardFilter>): string[] => findCards(LIBRARY, { ...EVERYTHING, ...filter }).map((x) => x.name);

describe('the search for cards', () => {
  it('finds words on names, skills and kinds, names first', () => {
    expect(names({ text: 'founder' })[0]).toBe('Founder');
    expect(names({ text: 'qapla' })).toEqual(["Qapla'!"]);
    expect(names({ text: "JEM'HADAR warship" })).toEqual(["Jem'Hadar Warship"]);
    expect(names({ text: 'no card is called so' })).toEqual([]);
  });

  it('narrows down by type, people, skill, number, set and what is there', () => {
    const found = findCards(LIBRARY, { ...EVERYTHING, types: ['Personnel'], peoples: ['Dom'], skills: ['MEDICAL', 'Diplomacy'] });
    expect(found.map((x) => x.name)).toEqual(expect.arrayContaining(['Weyoun', 'Borath', 'Eris', 'Keevan', 'Kilana']));
    for (const { facts } of found) expect(facts).toMatchObject({ type: 'Personnel', affil: expect.arrayContaining(['Dom']) });
    expect(names({ types: ['Personnel'], peoples: ['Dom'], least: { name: 'CUNNING', n: 10 } })).toContain('Keevan');
    expect(names({ types: ['Personnel'], peoples: ['Dom'], least: { name: 'CUNNING', n: 10 } })).not.toContain('Weyoun');
    expect(findCards(LIBRARY, { ...EVERYTHING, set: 'EFC' }).every(({ facts }) => facts.id.startsWith('EFC-'))).toBe(true);
    expect(names({ text: 'weyoun' })).toEqual(['Weyoun']);
    expect(findCards(libraryWithout('Weyoun'), { ...EVERYTHING, text: 'weyoun', doneOnly: true })).toEqual([]);
  });

  it('finds missions by who may attempt them', () => {
    expect(names({ types: ['Mission'], peoples: ['Dom'] })).toContain('Rescue Founder');
    expect(names({ types: ['Mission'], peoples: ['Kli'] })).not.toContain('Rescue Founder');
  });

  it('sorts by a number, the highest first', () => {
    const cunning = findCards(LIBRARY, { ...EVERYTHING, types: ['Personnel'], peoples: ['Dom'], sort: 'CUNNING' }).map(({ facts }) =>
      facts.type === 'Personnel' ? facts.attributes.CUNNING : null,
    );
    expect(cunning[0]).toBe(10);
    expect(cunning).toEqual(cunning.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('counts the types for all other filters, and knows every skill', () => {
    const counts = typeCounts(LIBRARY, { ...EVERYTHING, peoples: ['Dom'], types: ['Ship'] });
    expect(counts.get('Personnel')).toBe(names({ peoples: ['Dom'], types: ['Personnel'] }).length);
    expect(counts.has('Interrupt')).toBe(false);
    expect(skillsIn(LIBRARY)).toEqual(expect.arrayContaining(['Diplomacy', 'MEDICAL', 'V.I.P.', 'Treachery']));
    expect(toggledIn(toggledIn(['a'], 'b'), 'a')).toEqual(['b']);
  });
});

describe('a deck that is built', () => {
  it('gains, loses and moves cards, and the one before stays as it was', () => {
    const planet = idOf('Planet');
    const one = addCard(EMPTY_DECK, planet, 'missions', 3);
    const two = moveCard(takeCard(one, planet, 'missions'), planet, 'missions', 'reserve');
    expect([one.missions.length, two.missions.length, two.reserve.length, copiesOf(two, planet)]).toEqual([3, 1, 1, 2]);
    expect(moveCard(two, planet, 'draw', 'seeds')).toBe(two);
    expect(without(two, [planet])).toEqual(EMPTY_DECK);
    expect(takeCard({ ...EMPTY_DECK, draw: ['a', 'b', 'a'] }, 'a', 'draw').draw).toEqual(['a', 'b']);
  });

  it('goes back and on again, until something else is done', () => {
    let history: History<string> = NO_HISTORY;
    history = stepped(stepped(history, 'a'), 'b');
    const first = back(history, 'c');
    expect(first).toMatchObject({ value: 'b', history: { past: ['a'], future: ['c'] } });
    const second = first && back(first.history, first.value);
    expect(second?.value).toBe('a');
    expect(second && back(second.history, second.value)).toBeNull();
    const again = second && onAgain(second.history, second.value);
    expect(again).toMatchObject({ value: 'b', history: { past: ['a'], future: ['c'] } });
    expect(again && onAgain(stepped(again.history, again.value), 'x')).toBeNull();
  });

  it('shows its parts by type and name with their limits', () => {
    const deck = { ...LEGAL, draw: ids('Galor', 'Weyoun', 'Telle', 'Telle', 'Cardassian PADD') };
    expect(rowsIn(LIBRARY, deck, 'draw', []).map((x) => `${x.n} ${x.name}`)).toEqual([
      '2 Telle',
      '1 Weyoun',
      '1 Galor',
      '1 Cardassian PADD',
    ]);
    expect(kindsIn(LIBRARY, deck, 'draw')[0]).toEqual(['Personnel', 3]);
    expect(countIn(deck, 'missions')).toEqual({ n: 6, most: 6, least: 6, bad: false });
    expect(countIn(deck, 'seeds')).toMatchObject({ n: 9, most: 30, bad: false });
    expect(countIn(deck, 'draw')).toMatchObject({ n: 5, least: 30, bad: true });
  });
});

describe('the check of a deck', () => {
  const rows = (part: Partial<Deck>, library = LIBRARY): readonly FaultRow[] => faultRows(library, { ...LEGAL, ...part });
  const repaired = (row: FaultRow | undefined): Deck => {
    if (row?.repair?.kind === undefined || row.repair.kind === 'look') throw new Error(`nothing is repaired: ${row?.tag}`);
    return row.repair.deck;
  };

  it('finds nothing in a legal one', () => {
    expect(rows({})).toEqual([]);
  });

  it('takes one out of a mission that is in twice, and marks it', () => {
    const missions = [...LEGAL.missions, LEGAL.missions[0]];
    const found = rows({ missions });
    expect(found.map((x) => x.tag)).toEqual(['missions', 'mission-twice']);
    expect(repaired(found[1])).toEqual(LEGAL);
    const marked = rowsIn(LIBRARY, { ...LEGAL, missions }, 'missions', found).filter((x) => x.fault !== undefined);
    expect(marked.map((x) => x.name)).toEqual(['Verify Evidence']);
    expect(countIn({ ...LEGAL, missions }, 'missions').bad).toBe(true);
  });

  it('takes out what is not at this table yet, wherever it lies', () => {
    const found = rows({ seeds: [...LEGAL.seeds, idOf("Croden's Key")] }, libraryWithout("Croden's Key"));
    expect(found.map((x) => x.tag)).toEqual(['unfinished']);
    expect(repaired(found[0])).toEqual(LEGAL);
    expect(rowsIn(LIBRARY, { ...LEGAL, seeds: ['ZZZ-1'] }, 'seeds', rows({ seeds: ['ZZZ-1'] }))[0]).toMatchObject({
      name: 'ZZZ-1',
      entry: undefined,
      fault: { tag: 'unknown' },
    });
  });

  it('moves what lies in the wrong part to where it belongs', () => {
    const wrong = {
      ...LEGAL,
      draw: [...LEGAL.draw, idOf('Archer')],
      seeds: [...LEGAL.seeds, idOf('Weyoun')],
      missions: [...LEGAL.missions.slice(1), idOf('Ops')],
    };
    const tags = faultRows(LIBRARY, wrong).map((x) => x.tag);
    expect(tags).toEqual(['not-a-mission', 'not-a-seed', 'not-a-draw']);
    let deck: Deck = wrong;
    for (const tag of tags) deck = repaired(faultRows(LIBRARY, deck).find((x) => x.tag === tag));
    expect(namesIn(deck, 'sites')).toEqual(['Ops']);
    expect(namesIn(deck, 'seeds').filter((x) => x === 'Archer')).toHaveLength(2);
    expect(namesIn(deck, 'draw')).toContain('Weyoun');
    expect(faultRows(LIBRARY, deck).map((x) => x.tag)).toEqual(['missions']);
  });

  it('keeps two universal missions in reserve, and leads to cards where some are missing', () => {
    const planet = idOf('Planet');
    const reserve = [idOf('Rescue Founder'), planet, planet, planet];
    expect(repaired(rows({ reserve })[0]).reserve).toEqual([planet, planet]);
    expect(rows({ missions: [] })[0].repair).toMatchObject({ kind: 'look', filter: { types: ['Mission'] } });
    expect(rows({ draw: LEGAL.draw.slice(1) })[0].repair).toMatchObject({
      kind: 'look',
      filter: { types: ['Personnel'], peoples: ['Car'] },
    });
    expect(rows({ seeds: Array.from({ length: 25 }, () => idOf('Archer')) })[0]).toMatchObject({ tag: 'seeds', repair: null });
  });

  it('every repair makes what it repairs good', () => {
    const bad: Deck = {
      ...LEGAL,
      missions: [...LEGAL.missions, LEGAL.missions[0], idOf('Weyoun')],
      reserve: ids('Rescue Founder', 'Planet', 'Planet', 'Planet'),
      seeds: [...LEGAL.seeds, idOf('Weyoun'), 'ZZZ-1'],
      sites: [idOf('Weyoun')],
      draw: [...LEGAL.draw, idOf('Archer'), idOf('Verify Evidence')],
    };
    for (const row of faultRows(LIBRARY, bad)) {
      if (row.repair === null || row.repair.kind === 'look') continue;
      expect(deckFaults(row.repair.deck, true, LIBRARY.find).map((x) => x.tag)).not.toContain(row.tag);
    }
  });

  it('tells what one should know: unique ones twice, no ship, points, where people report', () => {
    const deck = { ...LEGAL, draw: [...LEGAL.draw, ...ids('Weyoun', 'Weyoun')] };
    const { know, fine } = notesOn(LIBRARY, deck);
    expect(know).toContainEqual({ tag: 'unique-twice', names: ['Weyoun'] });
    expect(know).toContainEqual({ tag: 'no-ship' });
    expect(know).toContainEqual({ tag: 'nowhere', affil: 'Dom' });
    expect(fine).toContainEqual({ tag: 'reports', affil: 'Car', names: ['Cardassian Outpost'] });
    expect(
      rowsIn(LIBRARY, deck, 'draw', [])
        .filter((x) => x.doubtful)
        .map((x) => x.name),
    ).toEqual(['Weyoun']);
    const withShip = notesOn(LIBRARY, { ...deck, draw: [...deck.draw, idOf('Galor')] });
    expect(withShip.know.map((x) => x.tag)).not.toContain('no-ship');
    expect(notesOn(LIBRARY, EMPTY_DECK)).toEqual({ know: [], fine: [] });
  });
});

describe('the advice on a deck', () => {
  const founders: Deck = {
    ...EMPTY_DECK,
    missions: ids('Rescue Founder', 'Intelligence Operation'),
    draw: ids('Weyoun', 'Borath', "Temo'Zuma", "Remata'Klan", "Omet'iklan", "Toman'torax", "Virak'kara", 'Eris'),
    seeds: ids('The Great Link'),
  };

  it('says which missions it solves, with how few people and whom, and what is missing for others', () => {
    const [rescue, operation] = missionLines(LIBRARY, founders);
    expect(rescue).toMatchObject({ why: 'solved', points: 30 });
    expect(rescue.crew?.length).toBeLessThan(founders.draw.length);
    expect(rescue.crew?.map((x) => x.name)).toEqual(expect.arrayContaining(['Borath']));
    expect(operation).toMatchObject({ why: 'nobody', crew: null });
    expect(pointsOf([rescue, operation])).toBe(30);
    const [without2] = missionLines(LIBRARY, { ...founders, draw: ids('Weyoun') });
    expect(without2.why).toBe('lacks');
    expect(without2.lacks).toEqual(expect.arrayContaining(['MEDICAL']));
    expect(without2.lacks).not.toContain('2 Diplomacy');
  });

  it('holds what the deck has against what a mission asks', () => {
    const [{ mission }] = missionLines(LIBRARY, founders);
    const { bars, sums } = coverageOf(LIBRARY, founders, mission);
    expect(bars).toContainEqual({ label: '2 Diplomacy', have: 3, want: 2 });
    expect(bars).toContainEqual({ label: 'MEDICAL', have: 2, want: 1 });
    const [strength] = sums.filter((x) => x.label === 'STRENGTH over 45');
    // The strongest of them, and no more than it takes.
    expect(strength.best).toBeGreaterThan(45);
    expect(strength.people).toBeLessThan(founders.draw.length);
  });

  it('counts an attribute over all people, without gaps', () => {
    const spread = spreadOf(LIBRARY, founders, 'STRENGTH');
    expect(spread.reduce((n, [, people]) => n + people, 0)).toBe(8);
    expect(spread.map(([value]) => value)).toEqual(Array.from({ length: spread.length }, (_, i) => spread[0][0] + i));
    expect(spreadOf(LIBRARY, EMPTY_DECK, 'STRENGTH')).toEqual([]);
  });

  it('says where people report', () => {
    expect(reportingIn(LIBRARY, founders)).toMatchObject([{ affil: 'Dom', at: [{ name: 'The Great Link' }] }]);
  });

  it('knows a starter deck and what stands in for what', () => {
    const [starter] = LIBRARY.starters;
    expect(starterLike(LIBRARY, { ...starter.deck, name: 'Mine' })).toBe(starter);
    expect(starterLike(LIBRARY, LEGAL)).toBeUndefined();
    const told = {
      ...starter,
      instead: [
        { card: idOf('Founder'), by: idOf('Weyoun') },
        { card: idOf('Ops'), by: null },
      ],
    };
    expect(standIns(LIBRARY, told)).toEqual([
      { card: 'Founder', by: 'Weyoun' },
      { card: 'Ops', by: null },
    ]);
  });
});
