export type Bytes = { readonly js: number; readonly css: number };
export type Screen = { readonly path: string; readonly chunk: RegExp; readonly budget: Bytes };

/** What a person waits for first, each loaded by its route, and how much it may weigh. A budget does not grow. */
export const firstScreens: readonly Screen[] = [
  {
    path: '/user/login',
    chunk: /^src\/features\/[\w/-]+\/login-page\.tsx$/,
    budget: { js: 190_000, css: 25_000 },
  },
  {
    path: '/user/registration',
    chunk: /^src\/features\/[\w/-]+\/registration-page\.tsx$/,
    budget: { js: 195_000, css: 25_000 },
  },
  {
    path: '/booking',
    chunk: /^src\/features\/[\w/-]+\/booking-page\.tsx$/,
    budget: { js: 215_000, css: 25_000 },
  },
];
