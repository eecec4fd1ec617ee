const russianLetter = '[ABEKMHOPCTYXАВЕКМНОРСТУХ]';
const russianPlate = new RegExp(`^(${russianLetter})(\\d{3})(${russianLetter}{2})(\\d{2,3})$`);

export const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const latinOrAlike = 'A-ZАВЕКМНОРСТУХ';
const chinesePlate = new RegExp(
  `^([${provinces}][${latinOrAlike}])([${latinOrAlike}\\d]{5,6}|[${latinOrAlike}\\d]{4}[挂学警港澳])$`,
);

export type ParsedPlate =
  | { kind: 'russian'; number: string; region: string }
  | { kind: 'chinese'; number: string }
  | { kind: 'plain'; number: string };

/** How to draw a plate. Letters stay as typed; only spacing and case are normalized. */
export const parsePlate = (text: string): ParsedPlate => {
  const upper = text.normalize('NFKC').toUpperCase();
  const compact = upper.replace(/[^\p{L}\p{N}]/gu, '');
  const russian = russianPlate.exec(compact);
  if (russian !== null) {
    const [, first, digits, last, region = ''] = russian;
    return { kind: 'russian', number: `${first} ${digits} ${last}`, region };
  }
  const chinese = chinesePlate.exec(compact);
  if (chinese !== null) return { kind: 'chinese', number: `${chinese[1]} ${chinese[2]}` };
  return { kind: 'plain', number: upper.trim().replace(/\s+/gu, ' ') };
};

export const plateGroups = (text: string): string => {
  const plate = parsePlate(text);
  return plate.kind === 'russian' ? `${plate.number} ${plate.region}` : plate.number;
};
