import type { ParsedPlate } from './parse-plate.ts';

const wide = /\p{Script=Han}/u;
const regionEms = 2.1;
const edgesEms = 1.3;

/** How many times its font size a plate is wide, as plate.module.css draws it. */
export const plateWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number].reduce((sum, letter) => sum + (wide.test(letter) ? 1.06 : 0.66), 0);
  return letters + edgesEms + (plate.kind === 'russian' ? regionEms : 0);
};
