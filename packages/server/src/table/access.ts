import { Refused } from '../context/errors.ts';
import type { Signer } from '../context/identity.ts';
import { seatOf, type TableState } from '../journal/state.ts';

/** Ids are short codes that people type. */
export function tableId(text: string): string {
  const id = text.toUpperCase();
  if (!/^[A-Z0-9]{6,12}$/.test(id)) throw new Refused('no-such-table', 'There is no such table.');
  return id;
}

/** What is stored in place of a password. */
export const passwordToken = (signer: Signer, password: string): string => signer.hmac(`password ${password}`);

/** May somebody look at this table who gave this password, or none? */
export function mayEnter(state: TableState, signer: Signer, person: string, password: string | undefined): boolean {
  if (state.settings.password === null) return true;
  if (seatOf(state, person) !== null || state.host.id === person) return true;
  return password !== undefined && state.settings.password === passwordToken(signer, password);
}
