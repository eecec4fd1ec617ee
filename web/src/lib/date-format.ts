const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Making one takes longer than using it a hundred times, and a screen asks for the same few at every drawing. Without
 * a zone it is the device's, which may travel: that one is made anew.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};
