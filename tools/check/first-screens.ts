export type Bytes = { readonly js: number; readonly css: number };
export type Screen = { readonly path: string; readonly budget: Bytes; readonly files: number };

/**
 * Budgets of screens that users open first: compressed bytes of code and styles, and number of files
 * (including boot.js, without words and data). A budget grows only with what a new capability adds.
 */
export const firstScreens: readonly Screen[] = [
  { path: '/user/login', budget: { js: 163_500, css: 7_000 }, files: 6 },
  { path: '/user/registration', budget: { js: 169_500, css: 8_000 }, files: 8 },
  { path: '/booking', budget: { js: 200_500, css: 12_000 }, files: 10 },
  { path: '/lk', budget: { js: 210_500, css: 14_000 }, files: 12 },
];

export const filesNamedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="\/(static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  ),
];
