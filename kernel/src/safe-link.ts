/** Web, mail and phone links and paths of this site. Other schemes might run code in the reader's browser. */
const safe = /^(?:(?:https?|ftp):\/\/[^\s\\]|mailto:\S|tel:[+\d]|\/(?![/\\])|#)/i;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const characterOf = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd';

/** Decodes HTML entities such as `&amp;` or `&#58;`, which could hide a scheme. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal));
    if (hex) return characterOf(Number.parseInt(hex, 16));
    return named[name.toLowerCase()] ?? whole;
  });

export const safeLink = (href: string): string | undefined => {
  const address = withoutEntities(href).trim();
  return safe.test(address) && !/\p{Cc}/u.test(address) ? address : undefined;
};
