import type { Appeal } from '#contract/appeals/appeals.ts';

/** What the appeal decides about: an exclusion from draws, a ban or a warning. */
export const appealSubject = ({ ban, strike }: Pick<Appeal, 'ban' | 'strike'>) => {
  if (strike.type === 'LIMIT') return 'limit';
  return ban ? 'ban' : 'warning';
};
