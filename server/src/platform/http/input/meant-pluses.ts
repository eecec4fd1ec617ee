const isAfterTime = String.raw`(?<=\dT[\d:.]{2,30})\+(?=\d\d)`;
const startsNumber = String.raw`(?<==)\+(?=\d)`;
const isInAddress = String.raw`\+(?=[^&=+@]{1,64}@)`;
const meant = new RegExp([isAfterTime, startsNumber, isInAddress].join('|'), 'g');

/**
 * In a query and in a form a plus stands for a space. Before the offset of a time, at the beginning of a phone number
 * and in an e-mail address there can be no space: who wrote a plus there forgot to escape it, and meant it.
 */
export const escapeMeantPluses = (text: string): string =>
  text.includes('+') ? text.replace(meant, '%2B') : text;
