import { type ParsedPlate, plateGroups } from '#kernel/plates/parse-plate.ts';

/** A plate for running text, without line breaks, which browsers would allow next to a Han character. */
export const plateText = (text: string): string =>
  plateGroups(text)
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011')
    .replace(/\p{Script=Han}/gu, '\u2060$&\u2060');

const wide = /\p{Script=Han}/u;
const regionEms = 2.1;
const edgesEms = 1.3;

/** Width of a plate in em. Must match plate.module.css. */
export const plateWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number].reduce((sum, letter) => sum + (wide.test(letter) ? 1.06 : 0.66), 0);
  return letters + edgesEms + (plate.kind === 'russian' ? regionEms : 0);
};

const tile = { letter: 0.562, han: 0.96, edges: 0.42, region: 0.24, digit: 0.31 };

/** Width in em of a plate without spaces between its parts. Must match plate.module.css. */
export const tileWidth = (plate: ParsedPlate): number => {
  const letters = [...plate.number.replaceAll(' ', '')];
  const number = letters.reduce((sum, letter) => sum + (wide.test(letter) ? tile.han : tile.letter), 0);
  const region = plate.kind === 'russian' ? tile.region + Math.max(2, plate.region.length) * tile.digit : 0;
  return number + tile.edges + region;
};
