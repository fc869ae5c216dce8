import { among, form, idKinds, section, slug, textOf, type ReadId } from '@parley/kernel/client';
import { faceIds } from './faces.ts';

/** Why something happens, and what asks. */
export const causeIds = idKinds({
  power: form`power:${{ alien: slug() }}`,
  flare: form`flare:${{ alien: slug() }}.${{ text: among(['wild', 'super']) }}`,
  card: form`card:${{ face: textOf<'face'>(faceIds) }}`,
  rule: form`rule:${{ rule: section('R') }}`,
  /** A step that no rule of the book names. */
  step: form`rule:${{ step: slug() }}`,
});
export type ReadCause = ReadId<(typeof causeIds)['forms']>;

/** The kind of a cause and what it names, as events carry it, or null: it is no cause. */
export function causeParts(cause: string): [kind: string, id: string] | null {
  const said = causeIds.find(cause);
  switch (said?.kind) {
    case undefined:
      return null;
    case 'power':
      return ['power', said.alien];
    case 'flare':
      return ['flare', `${said.alien}.${said.text}`];
    case 'card':
      return ['card', said.face];
    case 'rule':
      return ['rule', said.rule];
    case 'step':
      return ['rule', said.step];
  }
}

/** A cause as events carry it: 'flare' and 'zombie.wild'. */
export const causeOf = (cause: { readonly kind: string; readonly id: string }): ReadCause => causeIds.read(`${cause.kind}:${cause.id}`);
