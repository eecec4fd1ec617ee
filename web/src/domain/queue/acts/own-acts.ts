import { queryOptions } from '@tanstack/react-query';
import type { Act } from '#contract/acts/acts.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { followAct } from './one-at-a-time.ts';
import { actTitle } from './own-act-words.ts';
import { tellFault } from './tell-fault.ts';
import { tell } from './told.ts';

export const ownActsQuery = queryOptions({
  queryKey: ['acts'],
  queryFn: ({ signal }) => fetchBody('GET /acts/current-user', { signal }),
  staleTime: 0,
});

export const fetchOwnActs = () => fetchBody('GET /acts/current-user', {});

export const outdateActs = () => queryClient.invalidateQueries({ queryKey: ownActsQuery.queryKey });

export const sendUndo = ({ id }: Pick<Act, 'id'>) =>
  followAct(fetchBody('POST /acts/{id}/undo', { params: { id } }));

/** Outdates all queries, because what the act changed may be on any screen. */
const carryOut = async (act: Act, work: () => Promise<unknown>) => {
  try {
    await work();
    return true;
  } catch (error) {
    tellFault(act.vehicleRegistrationPlate ?? actTitle(act), error);
    return false;
  } finally {
    void queryClient.invalidateQueries();
  }
};

export const undoOwnAct = async (act: Act): Promise<void> => {
  if (await carryOut(act, () => sendUndo(act))) tell({ text: actTitle(act, 'undone'), tone: 'done' });
};

export const sendOwnAct = (act: Act) =>
  carryOut(act, () => fetchBody('POST /acts/{id}/send', { params: { id: act.id } }));
