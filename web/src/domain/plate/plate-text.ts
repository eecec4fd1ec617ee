import { type ParsedPlate, plateGroups } from '#kernel/plates/parse-plate.ts';

/** In running text, and never broken over lines: not even beside a Han letter, where any line may end. */
export const plateText = (text: string): string =>
  plateGroups(text)
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011')
    .replace(/\p{Script=Han}/gu, '\u2060$&\u2060');

const wide = /\p{Script=Han}/u;
const regionEms = 2.1;
const edgesEms = 1.3;

/** How many times its font size a plate is wide, as plate.module.css draws it. */
export const plateWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number].reduce((sum, letter) => sum + (wide.test(letter) ? 1.06 : 0.66), 0);
  return letters + edgesEms + (plate.kind === 'russian' ? regionEms : 0);
};
