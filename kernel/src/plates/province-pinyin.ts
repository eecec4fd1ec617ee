import { provinces } from './parse-plate.ts';

/** The pinyin of the characters of `provinces`, in their order. */
const pinyin =
  'jing jin hu yu ji yu yun liao hei xiang wan lu xin su zhe gan e gui gan jin meng shan ji min gui yue qing zang chuan ning qiong'.split(
    ' ',
  );

const readings = [...provinces].map((character, place) => ({ character, pinyin: pinyin[place] ?? '' }));

/** After the province come the letter of the city and at most one more letter, then the digits. */
const afterProvince = /^[a-z][a-z]?(\d[a-z\d]{0,5})?$/;

/**
 * Chinese plates meant by Latin letters: the province by its pinyin or by the first letter of it, then the
 * rest of the plate or nothing. `heib4` and `hb4` are 黑B4 (and 沪B4).
 */
export const platesByPinyin = (typed: string): readonly string[] => {
  const text = typed.toLowerCase().replace(/[\s·-]/g, '');
  const begins = (word: string) =>
    text.startsWith(word) && (text === word || afterProvince.test(text.slice(word.length)));
  return readings.flatMap(({ character, pinyin: whole }) => {
    const word = [whole, whole.slice(0, 1)].find(begins);
    return word === undefined || text.length < 2
      ? []
      : [`${character}${text.slice(word.length).toUpperCase()}`];
  });
};
