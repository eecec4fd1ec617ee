/** How much of the colour lies in a cell: a free hour is not the card's own ground. */
export const groundOpacity = (taken: number) => 0.06 + Math.min(1, taken) * 0.94;

/** The share at which black and white can be read equally well on a cell, in each scheme. */
const turns = { light: 0.81, dark: 0.68 } as const;
export type Scheme = keyof typeof turns;

/** In which schemes the ground is so strong that the number on it has the opposite colour. */
export const turnedSchemes = (taken: number): Scheme[] =>
  (Object.keys(turns) as Scheme[]).filter((scheme) => taken >= turns[scheme]);
