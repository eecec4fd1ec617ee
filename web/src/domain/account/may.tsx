import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnProfile } from '#contract/accounts/accounts.ts';
import { type Access, mayAccess } from '#kernel/access.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useWorker } from '../../lib/session/forget-other-account.ts';
import { currentSession } from '../../lib/session/session.ts';
import { profileQuery } from './profile.ts';

const may = (access: Access, slot: string | undefined, profile: OwnProfile | undefined): boolean =>
  slot === 'admin' &&
  profile !== undefined &&
  mayAccess(access, {
    roles: profile.roles,
    sessionType: 'admin',
    lacksFactor: profile.lacksFactor === true,
  });

/** Whether the console offers this access, also while an ended session waits for a sign-in. The server checks too. */
export const useMay = (access: Access): boolean => {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  return may(access, useWorker()?.slot, data);
};

export const mayNow = (access: Access): boolean =>
  may(access, currentSession().credential?.slot, queryClient.getQueryData(profileQuery.queryKey));

type MayProps = { readonly access: Access; readonly children: ReactNode };

export const May = ({ access, children }: MayProps) => (useMay(access) ? children : null);
