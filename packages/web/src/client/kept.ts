import type { Plain } from '@parley/kernel';
import type { KeepInput, KeptItem, KeptLine, KeptList, ReplaceInput, Share, SharedItem } from '@parley/server/protocol';
import { T } from '../text/index.ts';
import { ApiError, call, IN_LANGUAGE, make, signedIn } from './api.ts';
import { session } from './session.ts';

/** What I keep for a game between tables: one kind of it. Nobody else sees it unless I share it. */
export interface Shelf {
  list(): Promise<readonly KeptLine[]>;
  read(id: string): Promise<KeptItem>;
  /** Left out `name`: as the game calls it. */
  add(value: Plain, name?: string): Promise<KeptItem>;
  /** Puts this in the place of the version that was read. Fails as `outdated` when there is another one by now. */
  replace(before: Pick<KeptLine, 'id' | 'version'>, name: string, value: Plain): Promise<KeptItem>;
  remove(item: Pick<KeptLine, 'id' | 'version'>): Promise<void>;
  /** The token of its link. */
  share(id: string): Promise<string>;
  unshare(id: string): Promise<void>;
}

export function shelfOf(game: string, kind: string): Shelf {
  const shelf = `/kept/${encodeURIComponent(game)}/${encodeURIComponent(kind)}`;
  const at = (id: string): string => `${shelf}/${encodeURIComponent(id)}`;
  return {
    // Whoever has not signed in keeps nothing yet.
    list: async () => (session.get() === null ? [] : (await call<KeptList>('GET', shelf)).items),
    read: (id) => call('GET', at(id)),
    async add(value, name) {
      if (session.get() === null) await signedIn(T.guest);
      const body: KeepInput = { value, ...(name === undefined ? {} : { name }) };
      return make(`${shelf}?${IN_LANGUAGE}`, body);
    },
    replace({ id, version }, name, value) {
      const body: ReplaceInput = { version, name, value };
      return call('PUT', `${at(id)}?${IN_LANGUAGE}`, body);
    },
    async remove({ id, version }) {
      // What is not there any more is removed.
      await call('DELETE', `${at(id)}?version=${version}`).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'no-such-item') throw error;
      });
    },
    share: async (id) => (await call<Share>('POST', `${at(id)}/share`)).token,
    async unshare(id) {
      await call('DELETE', `${at(id)}/share`);
    },
  };
}

/** What somebody has shared by a link. */
export const readShared = (token: string): Promise<SharedItem> => call('GET', `/kept/shared/${encodeURIComponent(token)}`);
