const special = /[&<>"\r]|_x[0-9a-f]{4}_/i;
const eachSpecial = /[&<>"\r]|_(?=x[0-9a-f]{4}_)/gi;

const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // Who reads a sheet takes _x0041_ for A, unless its first sign is written that way itself.
  _: '_x005F_',
};

/** Text as it stands in XML, between elements or in an attribute. Most has nothing to be written differently. */
export const xmlText = (text: string): string =>
  special.test(text) ? text.replace(eachSpecial, (sign) => written[sign] ?? sign) : text;
