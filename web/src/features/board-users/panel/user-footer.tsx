import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { May, useMay } from '../../../domain/account/may.tsx';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { queryClient } from '../../../lib/query-client.ts';
import button from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import text from '../../../ui/text/text.module.css';
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

/** Loads the bookings first, because the dialog lists those that stay after blocking. */
const askToBlock = async (user: UserAccount, act: UserAct) => {
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

type UserFooterProps = { readonly user: UserAccount; readonly act: UserAct; readonly isOwn: boolean };

/** Acts on an account. Operators cannot block their own. */
export const UserFooter = ({ user, act, isOwn }: UserFooterProps) => {
  const { t } = useTranslation();
  const isBlocked = user.status === 'BLOCKED';
  const isAdmin = useMay('admin');
  const letIn = async () => {
    const isSure = await confirmDialog({
      title: t('boardUsers.unblock.title', { name: fullName(user) }),
      message: t('boardUsers.unblock.message'),
      okLabel: t('boardUsers.unblock.ok'),
    });
    if (isSure) await act.run(user, () => setStatus(user, 'ACTIVE'));
  };
  return (
    <>
      {isOwn && <span className={text.dimmed}>{t('boardUsers.own')}</span>}
      {!isOwn && isAdmin && (
        <PlainButton
          data-tone={isBlocked ? undefined : 'red'}
          aria-busy={act.isRunning}
          onClick={() => {
            // The button is not disabled, because it would lose the focus.
            if (!act.isRunning) void (isBlocked ? letIn() : askToBlock(user, act));
          }}
        >
          {t(isBlocked ? 'boardUsers.unblock.action' : 'boardUsers.block.action')}
        </PlainButton>
      )}
      <May access="operator">
        <Link
          to="/bookings/new"
          search={{ userId: user.id }}
          className={button.button ?? ''}
          data-main="true"
        >
          {t('boardUsers.bookings.book')}
        </Link>
      </May>
    </>
  );
};
