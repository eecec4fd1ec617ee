const isAfterTime = String.raw`(?<=\dT[\d:.]{2,30})\+(?=\d\d)`;
const startsNumber = String.raw`(?<==)\+(?=\d)`;
const isInAddress = String.raw`\+(?=[^&=+@]{1,64}@)`;
const meant = new RegExp([isAfterTime, startsNumber, isInAddress].join('|'), 'g');

/**
 * `+` means a space in queries and forms. But before a UTC offset, at the start of a phone number and in an
 * e-mail address a space makes no sense: there it is an unescaped plus.
 */
export const escapeMeantPluses = (text: string): string =>
  text.includes('+') ? text.replace(meant, '%2B') : text;
