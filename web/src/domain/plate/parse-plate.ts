/** The twelve letters of Russian plates, typed on either keyboard. */
const russianLetter = '[ABEKMHOPCTYXАВЕКМНОРСТУХ]';
const russianPlate = new RegExp(`^(${russianLetter})(\\d{3})(${russianLetter}{2})(\\d{2,3})$`);

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const latinOrAlike = 'A-ZАВЕКМНОРСТУХ';
const chinesePlate = new RegExp(
  `^([${provinces}][${latinOrAlike}])([${latinOrAlike}\\d]{5,6}|[${latinOrAlike}\\d]{4}[挂学警港澳])$`,
);

type ParsedPlate =
  | { kind: 'russian'; number: string; region: string }
  | { kind: 'chinese'; number: string }
  | { kind: 'plain'; number: string };

/** How a plate is drawn. The letters stay as typed; only spacing and case are made even. */
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

/** In running text: in upper case, its groups held together, and never broken over lines. */
export const plateText = (text: string): string => {
  const plate = parsePlate(text);
  const whole = plate.kind === 'russian' ? `${plate.number} ${plate.region}` : plate.number;
  return whole.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
};

const wide = /\p{Script=Han}/u;
const regionEms = 2.1;
const edgesEms = 1.3;

/** How many times its font size a plate is wide, as plate.module.css draws it. */
export const plateWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number].reduce((sum, letter) => sum + (wide.test(letter) ? 1.06 : 0.66), 0);
  return letters + edgesEms + (plate.kind === 'russian' ? regionEms : 0);
};
