/** Never fully transparent, so that even an empty hour differs from the card. */
export const groundOpacity = (taken: number) => 0.06 + Math.min(1, taken) * 0.94;

/** The share at which black and white text have equal contrast, per scheme. */
const turns = { light: 0.81, dark: 0.68 } as const;
export type Scheme = keyof typeof turns;

/** The schemes in which the text colour is inverted. */
export const turnedSchemes = (taken: number): Scheme[] =>
  (Object.keys(turns) as Scheme[]).filter((scheme) => taken >= turns[scheme]);
