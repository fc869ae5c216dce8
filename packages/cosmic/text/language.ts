/** The tag by which Intl knows a language: lists and dates are British, since a serial comma is none of ours. */
export const tagOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
