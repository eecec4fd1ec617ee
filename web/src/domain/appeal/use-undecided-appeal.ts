import { useQuery } from '@tanstack/react-query';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { ownAppealsQuery } from './own-appeals.ts';

/** The undecided appeal about the reader's truck: one about a ban if there is one, otherwise the newest. */
export const useUndecidedAppeal = (vehicleId: string): Appeal | undefined => {
  const { data = [] } = useQuery(ownAppealsQuery);
  const undecided = data.filter((appeal) => appeal.vehicleId === vehicleId && !appeal.decision);
  return undecided.find(({ ban }) => ban !== null) ?? undecided[0];
};
