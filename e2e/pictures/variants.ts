import type { Language } from '#contract/common.ts';
import { type Scheme, schemes } from '../support/appearance.ts';
import type { Screen } from './shots.list.ts';

type Width = keyof typeof heights;

/** Height of a usual screen of each width. */
const heights = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1440: 900, 1600: 900, 1920: 1080 };

const publicWidths: readonly Width[] = [320, 768, 1280, 1600];
/** Operators sit at desks, but use a phone for what must be done at the gate. */
const consoleWidths: readonly Width[] = [390, 1280, 1440, 1920];

export const sizesOf = (screen: Screen) =>
  (screen.as === 'admin' ? consoleWidths : publicWidths).map((width) => ({ width, height: heights[width] }));

/** A screen is opened once for each language and scheme, and resized to its widths. */
export type Visit = { readonly language: Language; readonly scheme: Scheme };

export const visits: readonly Visit[] = (['RU', 'EN', 'CN'] as const).flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
);

export const fileOf = ({ language, scheme }: Visit, width: number) =>
  `${width}-${language.toLowerCase()}-${scheme}.png`;
