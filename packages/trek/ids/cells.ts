import { form, idKinds, slug, whole } from '@parley/kernel/client';

/** The cells of a view: some by name, and one for each zone. */
export const cellIds = idKinds({ zone: form`zone:${{ n: whole }}`, single: form`${{ name: slug() }}` });
