import { form, idKinds, rest, section, slug, type ReadId } from '@parley/kernel/client';

/** Why something happens, and what asks: a rule by its number, a step that no rule names, or a card by its id ('DOM-74'). */
export const causeIds = idKinds({
  rule: form`rule:${{ rule: section('T') }}`,
  step: form`rule:${{ step: slug() }}`,
  card: form`card:${{ card: rest }}`,
});
export type ReadCause = ReadId<(typeof causeIds)['forms']>;
export const ruleCause = (rule: string): string => causeIds.write.rule({ rule });
export const cardCause = (card: string): string => causeIds.write.card({ card });
/** A cause as events carry it: 'card' and 'DOM-74'. */
export const causeOf = (cause: { readonly kind: string; readonly id: string }): ReadCause => causeIds.read(`${cause.kind}:${cause.id}`);
