import type { LocalizedText } from '#contract/common.ts';

/** In the display's unit, a hundredth of a wide screen's width. */
const largest = 1.85;
const smallest = 0.65;
/** Of the panel's columns together, with the title made smaller: see closed.module.css. */
const area = 1010;
/** A letter takes this part of its font size in width, a line that of its font size in height. */
const letterWidth = 0.53;
const lineHeight = 1.22;
/** Lines break before they are full, the last one early. */
const lost = 1.15;

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}|[，。、]/u.test(letter) ? 1 : letterWidth), 0);

/** How big a reason is written, so that it fits into its column. */
export const reasonSize = (text: string, columns: number): number => {
  const fitting = Math.sqrt(area / columns / (widthOf(text) * lineHeight * lost));
  return Math.min(largest, Math.max(smallest, fitting));
};

/** Whether the title gives way to them. */
export const areLong = (reasons: LocalizedText | null) =>
  reasons !== null && Object.values(reasons).some((text) => widthOf(text) > 40);
