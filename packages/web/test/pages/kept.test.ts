import type { SeatField } from '@parley/kernel';
import type { GameInfo, KeptItem, SeatInfo } from '@parley/server/protocol';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/client/api.ts';
import type { OpenTable } from '../../src/client/table-store.ts';
import { newDraft, seatChoice } from '../../src/create/draft.ts';
import { createInput } from '../../src/create/input.ts';
import { ownFields } from '../../src/create/own-field.tsx';
import { SeatsSection } from '../../src/create/seats-section.tsx';
import type { GameClient } from '../../src/game-client.ts';
import { someKept } from '../../src/game-client.ts';
import { canSave, freshDraft, isUnsaved, refused, saved, saving, storedDraft, withName, withValue } from '../../src/kept/draft.ts';
import { RoomSeat } from '../../src/lobby/room-seat.tsx';
import { KeptLinks } from '../../src/site/kept-links.tsx';

const item = (version: number, more: Partial<KeptItem> = {}): KeptItem => ({
  id: 'x',
  name: 'King',
  text: '',
  version,
  updatedAt: 0,
  shared: null,
  value: ['e4'],
  ...more,
});
const OUTDATED = new ApiError('outdated', 'Changed elsewhere.');

describe('something that is written', () => {
  it('is new until it is stored, and then as it was stored', () => {
    const first = freshDraft<readonly string[]>([]);
    expect([first.state, isUnsaved(first), canSave(first)]).toEqual(['new', false, true]);
    const written = withValue(first, ['e4']);
    expect([written.state, isUnsaved(written), canSave(written)]).toEqual(['changed', true, true]);
    const sent = saving(written);
    expect([isUnsaved(sent), canSave(sent)]).toEqual([true, false]);
    // The game has given it a name.
    const done = saved(sent, written, item(1));
    expect([done.state, done.name, done.stored?.version, isUnsaved(done), canSave(done)]).toEqual(['saved', 'King', 1, false, false]);
  });

  it('is not saved as far as it was written on meanwhile', () => {
    const before = storedDraft(item(1), 'a');
    const sent = withValue(before, 'ab');
    const meanwhile = withValue(saving(sent), 'abc');
    const after = saved(meanwhile, sent, item(2));
    expect([after.state, after.value, after.stored?.version]).toEqual(['changed', 'abc', 2]);
    const renamed = saved(withName(saving(sent), 'Queen'), sent, item(2));
    expect([renamed.state, renamed.name]).toEqual(['changed', 'Queen']);
  });

  it('can be sent again when it was refused, but not over what was changed elsewhere', () => {
    const sent = saving(withValue(storedDraft(item(1), 'a'), 'b'));
    const offline = refused(sent, new ApiError('offline', 'No server.'));
    expect([offline.state, offline.message, canSave(offline), isUnsaved(offline)]).toEqual(['refused', 'No server.', true, true]);
    expect(withValue(offline, 'c')).not.toHaveProperty('message');
    const late = refused(sent, OUTDATED);
    expect([late.state, canSave(late), isUnsaved(late)]).toEqual(['outdated', false, true]);
    const on = withName(withValue(late, 'c'), 'Queen');
    expect([on.state, on.message, on.value, on.name, canSave(on)]).toEqual(['outdated', 'Changed elsewhere.', 'c', 'Queen', false]);
  });
});

const field = (id: string, choices: SeatField['choices']): SeatField => ({
  id,
  name: id,
  text: '',
  choices,
  unique: false,
  secret: choices === null,
});
const INFO: GameInfo = {
  id: 'chess',
  name: 'Chess',
  version: '1',
  seats: {
    min: 2,
    max: 2,
    usual: 3,
    fields: [field('side', [{ value: 'white', name: 'White' }]), field('book', null), field('clock', null)],
  },
  options: [],
  bots: [{ id: 'dice', name: 'Dice', text: '', usual: true }],
  kept: [
    { id: 'opening', name: 'Opening', plural: 'Openings', text: '', most: 9 },
    { id: 'ending', name: 'Ending', plural: 'Endings', text: '', most: 9 },
  ],
};
const never = (): Promise<never> => new Promise(() => undefined);
const CLIENT: GameClient = {
  id: 'chess',
  name: 'Chess',
  seatMark: () => null,
  table: never,
  replay: never,
  seatFields: { book: async () => () => null, side: async () => () => null },
  kept: { opening: async () => someKept<string>({ fresh: '', read: String, Editor: () => null }) },
};
const drawn = (node: ReactNode): string => renderToStaticMarkup(node);
/** What stands in place of the game's own field until that has come. */
const times = (html: string, words: string): number => html.split(words).length - 1;

describe("a seat's field that the game draws itself", () => {
  it('is one into which anything goes, and for which it has a part', () => {
    expect(ownFields(CLIENT, INFO.seats.fields).map((f) => f.id)).toEqual(['book']);
    expect(ownFields({}, INFO.seats.fields)).toEqual([]);
  });

  it('stands on the page that sets a table, for seats that are taken', () => {
    const draft = newDraft(INFO);
    expect(draft.seats.map((s) => s.kind)).toEqual(['me', 'open', 'dice']);
    const codex = { game: 'chess', sections: [], options: [], rulings: [] };
    const props = { info: INFO, codex, draft, onChange: () => undefined, problem: () => undefined };
    expect(times(drawn(createElement(SeatsSection, { ...props, client: CLIENT })), 'Loading: book')).toBe(2);
    const { seatFields: _none, ...bare } = CLIENT;
    expect(times(drawn(createElement(SeatsSection, { ...props, client: bare })), 'Loading: book')).toBe(0);
  });

  it('is sent with the table', () => {
    const chosen = seatChoice(newDraft(INFO), 0, INFO.seats.fields[1], { moves: ['e4'] });
    expect(createInput(INFO, { sections: [] }, chosen).seats[0]).toEqual({ kind: 'me', choice: { book: { moves: ['e4'] } } });
  });

  it('stands in the waiting room, for the own seat alone', () => {
    const seat = (n: number): SeatInfo => ({
      seat: n,
      kind: 'human',
      owner: `p${n}`,
      name: `P${n}`,
      bot: null,
      choice: {},
      free: false,
      connected: true,
    });
    const room = (n: number): string =>
      drawn(
        createElement(RoomSeat, {
          seat: seat(n),
          seats: [seat(0), seat(1)],
          you: { id: 'p1', seat: 1, host: false },
          of: { client: CLIENT, info: INFO },
          table: NO_TABLE,
          act: () => undefined,
        }),
      );
    expect([room(0), room(1)].map((html) => times(html, 'Loading: book'))).toEqual([0, 1]);
  });
});
const nothing = (): Promise<never> => Promise.reject(new Error('nobody asked for this'));
const NO_TABLE: OpenTable = {
  store: { get: nothing as never, set: () => undefined, subscribe: () => () => undefined },
  answer: nothing,
  raise: nothing,
  whyNot: nothing,
  say: nothing,
  propose: nothing,
  consent: nothing,
  moreTime: nothing,
  pass: nothing,
  takeSeat: nothing,
  standUp: nothing,
  leaveSeat: nothing,
  setBot: nothing,
  remove: nothing,
  mute: nothing,
  start: nothing,
  rematch: nothing,
  report: nothing,
  earlier: nothing,
  close: () => undefined,
};

it('there is a way to what is kept, where the game has pages for it', () => {
  const html = drawn(createElement(KeptLinks, { client: CLIENT, info: INFO }));
  expect(html).toContain('href="/keep/chess/opening"');
  expect(html).toContain('Openings');
  expect(html).not.toContain('Endings');
  expect(drawn(createElement(KeptLinks, { client: {}, info: INFO }))).toBe('');
});
