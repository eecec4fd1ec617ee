/** How well something answers what was typed: the lower, the better. */
export const ranks = { exact: 0, beginning: 1, part: 2 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** So many are looked at to find the best of them; of more, only some are. */
export const mostCandidates = 500;
