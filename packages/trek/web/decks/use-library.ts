import { lexiconOf, useLoaded, type Loaded } from '@parley/web/shell';
import type { Lexicon } from '../../text/lexicon.ts';
import { libraryOf, type Library } from './model/book.ts';

let made: { readonly of: Lexicon; readonly library: Library } | null = null;

/** All cards, made searchable once a visit. */
export async function loadLibrary(): Promise<Library> {
  const of = await lexiconOf<Lexicon>('trek');
  if (made?.of !== of) made = { of, library: libraryOf(of) };
  return made.library;
}
export const useLibrary = (): Loaded<Library> => useLoaded('trek library', loadLibrary);
