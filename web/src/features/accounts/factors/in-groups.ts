/** Easier to read and to type: 'ABCD EFGH'. */
export const inGroups = (text: string, length: number): string =>
  text.match(new RegExp(`.{1,${length}}`, 'g'))?.join(' ') ?? '';
