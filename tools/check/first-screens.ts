export type Bytes = { readonly js: number; readonly css: number };
export type Screen = { readonly path: string; readonly budget: Bytes; readonly files: number };

/**
 * Budgets of screens that users open first: compressed bytes of code and styles, and number of files
 * (without words and data). A budget grows only with what a new capability adds.
 */
export const firstScreens: readonly Screen[] = [
  { path: '/user/login', budget: { js: 164_000, css: 7_500 }, files: 5 },
  { path: '/user/registration', budget: { js: 177_000, css: 9_000 }, files: 7 },
  { path: '/booking', budget: { js: 203_000, css: 12_500 }, files: 9 },
  { path: '/lk', budget: { js: 213_500, css: 14_500 }, files: 11 },
];

export const filesNamedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="\/(static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  ),
];
