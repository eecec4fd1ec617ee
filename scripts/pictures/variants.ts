import type { Language } from '../../contract/src/common.ts';
import { type Scheme, schemes } from '../../e2e/support/appearance.ts';

export const widths = [320, 768, 1280, 1600] as const;

/** What one visit of a screen shows; its widths are taken by resizing. */
export type Visit = { readonly language: Language; readonly scheme: Scheme };

export const visits: readonly Visit[] = (['RU', 'EN', 'CN'] as const).flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
);

export const fileOf = ({ language, scheme }: Visit, width: number) =>
  `${width}-${language.toLowerCase()}-${scheme}.png`;
