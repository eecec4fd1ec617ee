import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import type { JoinDialogOptions } from './join-dialog.tsx';
import type { JoinStart } from './join-values.ts';
import { keptJoin } from './kept-join.ts';
import { outdateEntries, useHasWaitingList } from './waiting-entries.ts';

const loadDialog = async () => (await import('./join-dialog.tsx')).JoinDialog;

const join = async (start: JoinStart) => {
  const [profile, vehicles] = await Promise.all([
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(ownVehiclesQuery),
  ]);
  const entry = await openLoaded<JoinDialogOptions, ListEntry | null>(
    loadDialog,
    { start, profile, vehicles },
    null,
  );
  keptJoin.write(profile.id, null);
  if (!entry) return;
  await outdateEntries();
  const { confirmEntry } = await import('./confirm-entry.ts');
  await confirmEntry(entry);
};

/** Asks for what an entry needs, then for the code. */
export const askToWait = (start: JoinStart) => void join(start).catch(handleError);

/** Opens the form again that was open when the tab was reloaded. */
export const useKeptJoin = (userId: string | undefined) => {
  const enabled = useHasWaitingList();
  const isAsked = useRef(false);
  const reopen = useEffectEvent((id: string) => {
    isAsked.current = true;
    const draft = keptJoin.read(id);
    if (draft) askToWait({ draft });
  });
  useEffect(() => {
    if (enabled && userId !== undefined && !isAsked.current) reopen(userId);
  }, [enabled, userId]);
};
