/** A word as it must be written in a shell. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The command line that does this in the lab. */
export const labCommand = (...words: readonly string[]): string => `npm run lab -- ${words.map(shellWord).join(' ')}`;
