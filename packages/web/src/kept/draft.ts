import type { Plain } from '@parley/kernel';
import type { KeptItem } from '@parley/server/protocol';
import { ApiError } from '../client/api.ts';
import { sayFailure } from '../client/use-loaded.ts';

/** Something that is being written, and what is stored of it. */
export interface KeptDraft<V extends Plain> {
  /** As it was stored last, or read; null: it is not kept yet. */
  readonly stored: KeptItem | null;
  readonly name: string;
  readonly value: V;
  readonly state: 'new' | 'saved' | 'changed' | 'saving' | 'refused' | 'outdated';
  /** Why it could not be saved. */
  readonly message?: string;
}

export const freshDraft = <V extends Plain>(value: V): KeptDraft<V> => ({ stored: null, name: '', value, state: 'new' });
export const storedDraft = <V extends Plain>(stored: KeptItem, value: V): KeptDraft<V> => ({
  stored,
  name: stored.name,
  value,
  state: 'saved',
});

/** What was changed elsewhere has to be settled first, whatever is written meanwhile. */
const changed = <V extends Plain>(d: KeptDraft<V>, part: Partial<KeptDraft<V>>): KeptDraft<V> => {
  const { message, ...rest } = d;
  const settled = d.state === 'outdated' && message !== undefined ? { ...d } : { ...rest, state: 'changed' as const };
  return { ...settled, ...part };
};
export const withName = <V extends Plain>(d: KeptDraft<V>, name: string): KeptDraft<V> => changed(d, { name });
export const withValue = <V extends Plain>(d: KeptDraft<V>, value: V): KeptDraft<V> => changed(d, { value });

export const saving = <V extends Plain>({ message: _message, ...d }: KeptDraft<V>): KeptDraft<V> => ({ ...d, state: 'saving' });

/** It is stored as it was when it was sent; what was written since then is not. */
export const saved = <V extends Plain>(now: KeptDraft<V>, sent: KeptDraft<V>, stored: KeptItem): KeptDraft<V> => {
  const asSent = now.value === sent.value && now.name === sent.name;
  return { stored, name: now.name === sent.name ? stored.name : now.name, value: now.value, state: asSent ? 'saved' : 'changed' };
};

export const refused = <V extends Plain>(now: KeptDraft<V>, error: unknown): KeptDraft<V> => ({
  ...now,
  state: error instanceof ApiError && error.code === 'outdated' ? 'outdated' : 'refused',
  message: sayFailure(error),
});

/** Would it be lost if the page were left? */
export const isUnsaved = ({ state }: KeptDraft<Plain>): boolean => state !== 'new' && state !== 'saved';
/** Can it be sent as it is? What is outdated would be refused again. */
export const canSave = ({ state }: KeptDraft<Plain>): boolean => state === 'new' || state === 'changed' || state === 'refused';
