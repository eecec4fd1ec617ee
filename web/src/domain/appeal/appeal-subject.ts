import type { Appeal } from '#contract/appeals/appeals.ts';

/** What stands and falls with the appeal. */
export const appealSubject = ({ ban, strike }: Pick<Appeal, 'ban' | 'strike'>) => {
  if (strike.type === 'LIMIT') return 'limit';
  return ban ? 'ban' : 'warning';
};
