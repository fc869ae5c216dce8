import type { Plain } from '@parley/kernel';
import type { ServerContext } from '../context/context.ts';
import { messageOf, Refused } from '../context/errors.ts';
import { randomName } from '../context/identity.ts';
import { readByGame } from '../context/parse.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import { LIMITS, type KeptItem, type KeptLine, type SharedItem } from '../protocol/index.ts';
import { shownLine } from '../protocol/schemas/pieces.ts';
import type { ItemContent, ItemKey, ItemShelf, StoredItem, StoredItemLine } from '../storage/items.ts';
import { gameCalled } from '../table/wishes.ts';

/** Letters of a token that shares something: nobody guesses 130 bits. */
const TOKEN = 26;
const ID = 16;
/** What lists say of a thing is a line. */
const LINE = 200;

/** What somebody wants to keep, not yet read by the game. */
export interface Wanted {
  /** Left out: as the game calls it. */
  readonly name?: string | undefined;
  readonly value: unknown;
  readonly language: string | undefined;
}

/** What people keep for a game between tables. It is its owner's alone: to anybody else it is as if it were not there. */
export interface KeptItems {
  list(shelf: ItemShelf): Promise<readonly KeptLine[]>;
  read(key: ItemKey): Promise<KeptItem>;
  /** `request` names what is asked for: the same request keeps one thing, however often it comes. */
  add(shelf: ItemShelf, wanted: Wanted, request: string): Promise<KeptItem>;
  replace(key: ItemKey, version: number, wanted: Wanted): Promise<KeptItem>;
  remove(key: ItemKey, version: number): Promise<void>;
  /** The token by which anybody may read it from now on. */
  share(key: ItemKey): Promise<string>;
  unshare(key: ItemKey): Promise<void>;
  shared(token: string): Promise<SharedItem>;
}

export function keptItems({ storage, games, signer, log, now }: ServerContext): KeptItems {
  /** The game of a shelf, if it has one of this kind. */
  const gameOf = ({ game, kind }: ItemShelf): HostedGame => {
    const hosted = gameCalled(games, game);
    if (!Object.hasOwn(hosted.kept, kind)) throw new Refused('bad-options', `Nothing called "${kind}" is kept for ${hosted.name}.`);
    return hosted;
  };

  const contentOf = (hosted: HostedGame, kind: string, { name, value, language }: Wanted): ItemContent => {
    const of = hosted.kept[kind];
    const read = readByGame('bad-item', () => of.read(value));
    const text = JSON.stringify(read);
    const bytes = Buffer.byteLength(text);
    if (bytes > LIMITS.item)
      throw new Refused(
        'too-large',
        `This takes ${Math.ceil(bytes / 1024)} KB; one can have ${LIMITS.item / 1024} KB. Take something out.`,
      );
    const summary = of.summary(read, hosted.spoken(language));
    const line = shownLine(summary.text, LINE);
    return { name: name ?? (shownLine(summary.name, LIMITS.itemName) || of.name), text: line, value: text, updatedAt: now() };
  };

  /** What the storage answers; a storage that does not is no news about the thing. */
  const answered = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      log.error({ error: messageOf(error) }, 'what people keep could not be reached');
      throw new Refused('unavailable', 'The storage does not answer. Try again in a moment; nothing happens twice.');
    }
  };

  const find = async (key: ItemKey): Promise<StoredItem> => {
    gameOf(key);
    const item = isName(key.id) ? await answered(storage.item(key)) : null;
    return item ?? missing();
  };
  /** As if there were none, where the id can be none. */
  const known = (key: ItemKey): ItemKey => {
    gameOf(key);
    return isName(key.id) ? key : missing();
  };

  return {
    async list(shelf) {
      gameOf(shelf);
      return (await answered(storage.items(shelf))).map(lineOf);
    },
    read: async (key) => itemOf(await find(key)),
    async add(shelf, wanted, request) {
      const hosted = gameOf(shelf);
      const content = contentOf(hosted, shelf.kind, wanted);
      const most = Math.min(hosted.kept[shelf.kind].most, LIMITS.items);
      // The id follows from the request, so that a retry comes to what it has kept.
      const item: StoredItem = { ...shelf, id: signer.derivedName(`item ${request}`, ID), ...content, version: 1, share: null };
      const stored = await answered(storage.addItem(item, most));
      if (stored === 'full')
        throw new Refused('too-many', `You keep ${most} of these already, and there is no room for more. Delete one first.`);
      return itemOf(stored === 'stored' ? item : await find(item));
    },
    async replace(key, version, wanted) {
      const content = contentOf(gameOf(key), key.kind, wanted);
      const stored = await answered(storage.replaceItem(known(key), version, content));
      if (stored === 'missing') missing();
      const item = await find(key);
      // A change whose answer got lost comes again and finds itself done.
      const done = item.version === version + 1 && item.name === content.name && item.value === content.value;
      return stored === 'stored' || done ? itemOf(item) : outdated();
    },
    async remove(key, version) {
      const stored = await answered(storage.removeItem(known(key), version));
      if (stored === 'missing') missing();
      if (stored === 'conflict') outdated();
    },
    async share(key) {
      return (await answered(storage.shareItem(known(key), randomName(TOKEN)))) ?? missing();
    },
    async unshare(key) {
      if (!(await answered(storage.unshareItem(known(key))))) missing();
    },
    async shared(token) {
      const item = isName(token) ? await answered(storage.sharedItem(token)) : null;
      if (!item) throw new Refused('no-such-item', 'Nothing is shared under this link, or no longer.');
      const { game, kind, name, text, value } = item;
      return { game, kind, name, text, value: valueOf(value) };
    },
  };
}

function missing(): never {
  throw new Refused('no-such-item', 'This is not here, or no longer.');
}
function outdated(): never {
  throw new Refused('outdated', 'This was changed elsewhere in the meantime, perhaps in another tab. Load it again before you change it.');
}

const lineOf = ({ id, name, text, version, updatedAt, share }: StoredItemLine): KeptLine => ({
  id,
  name,
  text,
  version,
  updatedAt,
  shared: share,
});
const itemOf = (item: StoredItem): KeptItem => ({ ...lineOf(item), value: valueOf(item.value) });
function valueOf(text: string): Plain {
  const value: Plain = JSON.parse(text);
  return value;
}

/** Ids and tokens are names that the server has made. */
const isName = (text: string): boolean => /^[a-z0-9]{1,40}$/.test(text);
