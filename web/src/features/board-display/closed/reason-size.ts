import type { LocalizedText } from '#contract/common.ts';

/** Font sizes in percent of a landscape screen's width, the display's unit. */
const largest = 1.85;
const smallest = 0.65;
/** Area of all columns together: `small` above a line of waiting trucks, otherwise `big`. See closed.module.css. */
const areas = { big: 1010, small: 500 } as const;
/** Average letter width and line height relative to the font size. */
const letterWidth = 0.53;
const lineHeight = 1.22;
/** Allowance for lines that wrap before they are full. */
const lost = 1.15;

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}|[，。、]/u.test(letter) ? 1 : letterWidth), 0);

export const reasonSize = (text: string, columns: number, isBig: boolean): number => {
  const fitting = Math.sqrt(areas[isBig ? 'big' : 'small'] / columns / (widthOf(text) * lineHeight * lost));
  return Math.min(largest, Math.max(smallest, fitting));
};

/** True if the reasons are so long that the title has to shrink. */
export const areLong = (reasons: LocalizedText | null) =>
  reasons !== null && Object.values(reasons).some((text) => widthOf(text) > 40);
