export const layouts = ['russia', 'china', 'mongolia', 'latin', 'number'] as const;
export type Layout = (typeof layouts)[number];

const digits = ['12345', '67890'] as const;

type Keys = {
  readonly example: string;
  readonly pattern: string;
  /** Rows for the first character, if it is of another kind than the rest. */
  readonly first?: readonly string[];
  readonly rows: readonly string[];
  readonly longest: number;
};

/** Provinces near the border come first, as big keys. */
const nearProvinces = '蒙黑吉辽';
const otherProvinces = ['京津沪渝冀豫云湘皖', '鲁新苏浙赣鄂桂甘晋', '陕闽贵粤青藏川宁琼'] as const;

export const keysOf: Readonly<Record<Layout, Keys>> = {
  russia: {
    example: 'В 918 МН 75',
    pattern: 'А 123 ВС 75',
    rows: [...digits, 'АВЕКМН', 'ОРСТУХ'],
    longest: 12,
  },
  china: {
    example: '蒙E 9D015',
    pattern: '蒙E 12345',
    first: [nearProvinces, ...otherProvinces],
    // Chinese plates have neither I nor O. 挂 stands on trailers.
    rows: [...digits, 'ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ挂'],
    longest: 8,
  },
  mongolia: {
    example: '3350 УБЕ',
    pattern: '1234 УБА',
    rows: [...digits, 'АБВГДЕЖЗИК', 'ЛМНОӨПРСТУ', 'ҮФХЦЧШЭЮЯ'],
    longest: 12,
  },
  // Kazakh, Belarusian and other plates.
  latin: {
    example: '123 ABC 02',
    pattern: '123 ABC 02',
    rows: [...digits, 'ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'],
    longest: 12,
  },
  number: { example: '261121-0148', pattern: '261121-0148', rows: ['123', '456', '789', '0'], longest: 11 },
};

export const rowsOf = (layout: Layout, typed: string): readonly string[] => {
  const { first, rows } = keysOf[layout];
  return first && typed === '' ? first : rows;
};

const isOfNumber = /^\d$/;
const isOfPlate = /^[\p{L}\p{Nd}]$/u;

/** Ignores characters that no plate has. A physical keyboard can type them. */
export const withKey = (layout: Layout, typed: string, key: string): string => {
  const letter = key.toUpperCase();
  const fits = layout === 'number' ? isOfNumber.test(letter) : isOfPlate.test(letter);
  return fits && [...typed].length < keysOf[layout].longest ? typed + letter : typed;
};

export const withoutLast = (typed: string): string => [...typed].slice(0, -1).join('');

const dayDigits = 6;

/** The text as it is printed: a plate in groups, or a number with a dash. */
export const shownText = (layout: Layout, typed: string): string => {
  if (layout === 'number')
    return typed.length > dayDigits ? `${typed.slice(0, dayDigits)}-${typed.slice(dayDigits)}` : typed;
  if (layout === 'china') return typed.replace(/^(\p{Script=Han}.)(?=.)/u, '$1 ');
  return typed.replace(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ');
};

const shortestPlate = 3;
const shortestNumber = 10;

export const isWhole = (layout: Layout, typed: string): boolean =>
  [...typed].length >= (layout === 'number' ? shortestNumber : shortestPlate);
