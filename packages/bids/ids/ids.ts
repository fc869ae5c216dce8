import { counted, form, idKinds } from '@parley/kernel';

/** What options are called: 'card:7' is the card worth seven. */
export const ids = idKinds({ card: form`card:${{ card: counted }}` });
