import { plateKey } from '#kernel/plates/plate-key.ts';
import { platesByPinyin } from '#kernel/plates/province-pinyin.ts';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';

/** Finds the typed text within `text`, also without its spaces, in the other keyboard layout or in pinyin. */
export const foundPart = (text: string, typed: string): readonly [number, number] | undefined => {
  const signs = [...text].map((sign) => plateKey(sign));
  const key = signs.join('');
  const parts = [typed, inOtherLayout(typed)].flatMap((one) => [plateKey(one), ...platesByPinyin(one)]);
  const part = parts.find((one) => one !== '' && key.includes(one));
  if (part === undefined) return undefined;
  const begin = key.indexOf(part);
  /** The index of the sign in `text` from which the given place in `key` comes. */
  const placeOf = (place: number) => {
    let passed = 0;
    return signs.findIndex((sign) => {
      passed += sign.length;
      return passed > place;
    });
  };
  return [placeOf(begin), placeOf(begin + part.length - 1) + 1];
};
