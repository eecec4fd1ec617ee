import { type ParsedPlate, plateGroups } from '#kernel/plates/parse-plate.ts';

/** For running text: no line breaks, not even next to a Han character, where browsers may break. */
export const plateText = (text: string): string =>
  plateGroups(text)
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011')
    .replace(/\p{Script=Han}/gu, '\u2060$&\u2060');

const wide = /\p{Script=Han}/u;
const regionEms = 2.1;
const edgesEms = 1.3;

/** Width in em; must match plate.module.css. */
export const plateWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number].reduce((sum, letter) => sum + (wide.test(letter) ? 1.06 : 0.66), 0);
  return letters + edgesEms + (plate.kind === 'russian' ? regionEms : 0);
};
