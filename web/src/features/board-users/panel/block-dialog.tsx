import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { activeBookingsQuery, setStatus } from '../user-calls.ts';
import { ActiveBookings } from './active-bookings.tsx';
import type { UserAct } from './use-user-act.ts';

const StayingBookings = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const { data } = useQuery(activeBookingsQuery(userId));
  return (
    <>
      {data && data.total > 0 && <p>{t('boardUsers.block.stay', { count: data.total })}</p>}
      <ActiveBookings userId={userId} isInDialog />
    </>
  );
};

/** Loads the bookings first: the dialog lists those that stay after blocking. */
export const askToBlock = async (user: UserAccount, act: UserAct) => {
  await queryClient.fetchQuery(activeBookingsQuery(user.id)).catch(() => undefined);
  await askForReason({
    title: i18next.t('boardUsers.block.title', { name: fullName(user) }),
    message: i18next.t('boardUsers.block.message'),
    consequence: <StayingBookings userId={user.id} />,
    label: i18next.t('dialogs.reason'),
    okLabel: i18next.t('boardUsers.block.ok'),
    isRisky: true,
    submit: (reasons) => act.run(user, () => setStatus(user, 'BLOCKED', reasons)),
  });
};
