import { form, idKinds, slug, whole } from '@parley/kernel/client';

/** The cells of a view: some by name, and one for each place, zone, sheet, asset and side. */
export const cellIds = idKinds({
  place: form`place:${{ n: whole }}`,
  zone: form`zone:${{ n: whole }}`,
  sheet: form`sheet:${{ n: whole }}`,
  asset: form`asset:${{ n: whole }}`,
  receipt: form`receipt:${{ n: whole }}`,
  single: form`${{ name: slug() }}`,
});
