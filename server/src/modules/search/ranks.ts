/** How well a result matches; lower is better. */
export const ranks = { exact: 0, beginning: 1, part: 2 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];
export type Ranked = { readonly id: string; readonly rank: Rank };

/** Only this many matches are ranked. */
export const mostCandidates = 500;
