const special = /[&<>"\r]|_x[0-9a-f]{4}_/i;
const eachSpecial = /[&<>"\r]|_(?=x[0-9a-f]{4}_)/gi;

const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // Spreadsheets decode _x0041_ as A; escaping the underscore prevents that.
  _: '_x005F_',
};

export const xmlText = (text: string): string =>
  special.test(text) ? text.replace(eachSpecial, (sign) => written[sign] ?? sign) : text;
