/** Splits a code into groups that are easier to read and type: 'ABCD EFGH'. */
export const inGroups = (text: string, length: number): string =>
  text.match(new RegExp(`.{1,${length}}`, 'g'))?.join(' ') ?? '';
