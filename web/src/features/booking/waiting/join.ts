import { profileQuery } from '../../../domain/account/profile.ts';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { confirmEntry } from './confirm-entry.ts';
import type { JoinStart } from './join-values.ts';
import { keptJoin } from './kept-join.ts';
import { outdateEntries } from './waiting-entries.ts';

const loadDialog = async () => (await import('./join-dialog.tsx')).JoinDialog;

/** Asks for what an entry needs, then for the code. Without `given`, goes on with a half-filled form. */
export const join = async (given: JoinStart | undefined): Promise<void> => {
  const [profile, vehicles] = await Promise.all([
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(ownVehiclesQuery),
  ]);
  const draft = given ? undefined : keptJoin.read(profile.id);
  const start = given ?? (draft && { draft });
  if (!start) return;
  const entry = await openLoaded(loadDialog, { start, profile, vehicles }, null);
  keptJoin.write(profile.id, null);
  if (!entry) return;
  await outdateEntries();
  await confirmEntry(entry);
};
