import { camel, dotted, form, idKinds, slug } from '@parley/kernel/client';

/** Windows: the phase or the thing they belong to, and the moment. */
export const windowIds = idKinds({ window: form`${{ of: slug() }}.${{ moment: camel }}` });

/** Occasions at which somebody may act, as questions name them. */
export const occasionIds = idKinds({ window: form`window:${windowIds.forms.window}`, event: form`event:${{ event: dotted }}` });
