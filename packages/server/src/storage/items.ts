/** Things that people keep between tables: each is its owner's, and in its latest version alone. */
export interface ItemStorage {
  /** Those of one person, last changed first, without what is in them. */
  items(of: ItemShelf): Promise<readonly StoredItemLine[]>;
  item(key: ItemKey): Promise<StoredItem | null>;
  /**
   * Keeps a new one.
   * - `duplicate`: there is one with this id already. Nothing was stored.
   * - `full`: there are `most` on this shelf already. Nothing was stored.
   */
  addItem(item: StoredItem, most: number): Promise<'stored' | 'duplicate' | 'full'>;
  /**
   * Puts this in the place of that version, as the next one.
   * - `conflict`: it has another version by now. Nothing was stored.
   * - `missing`: there is no such thing.
   */
  replaceItem(key: ItemKey, version: number, content: ItemContent): Promise<ItemChanged>;
  /** Removes that version for good. */
  removeItem(key: ItemKey, version: number): Promise<ItemChanged>;
  /** The token by which it is shared from now on: this one, unless it has one. Null: there is no such thing. */
  shareItem(key: ItemKey, token: string): Promise<string | null>;
  /** No longer shared. False: there is no such thing. */
  unshareItem(key: ItemKey): Promise<boolean>;
  sharedItem(token: string): Promise<StoredItem | null>;
}

export type ItemChanged = 'stored' | 'conflict' | 'missing';

/** Where things of one kind lie that belong to one person. */
export interface ItemShelf {
  readonly owner: string;
  readonly game: string;
  readonly kind: string;
}
export interface ItemKey extends ItemShelf {
  readonly id: string;
}

/** What is written each time. */
export interface ItemContent {
  readonly name: string;
  /** What lists say of it. */
  readonly text: string;
  /** As JSON. */
  readonly value: string;
  readonly updatedAt: number;
}

export interface StoredItem extends ItemKey, ItemContent {
  /** 1 is the first. */
  readonly version: number;
  /** Whoever has this token may read it; null: nobody but its owner. */
  readonly share: string | null;
}
export type StoredItemLine = Omit<StoredItem, 'value'>;
