import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import button from '../../../ui/button/button.module.css';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import rows from '../../../ui/rows/rows.module.css';
import { setStatus } from '../user-calls.ts';
import { askToBlock } from './block-dialog.tsx';
import type { UserAct } from './use-user-act.ts';

type UserFooterProps = { readonly user: UserAccount; readonly act: UserAct; readonly isOwn: boolean };

/** An operator cannot block their own account. */
export const UserFooter = ({ user, act, isOwn }: UserFooterProps) => {
  const { t } = useTranslation();
  const isBlocked = user.status === 'BLOCKED';
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
      {isOwn && <span className={rows.none}>{t('boardUsers.own')}</span>}
      {!isOwn && (
        <button
          type="button"
          className={button.button}
          data-tone={isBlocked ? undefined : 'red'}
          aria-busy={act.isRunning}
          onClick={() => {
            // A guard instead of `disabled`, which would lose the focus.
            if (!act.isRunning) void (isBlocked ? letIn() : askToBlock(user, act));
          }}
        >
          {t(isBlocked ? 'boardUsers.unblock.action' : 'boardUsers.block.action')}
        </button>
      )}
      <Link to="/bookings/new" search={{ userId: user.id }} className={button.button ?? ''} data-main="true">
        {t('boardUsers.bookings.book')}
      </Link>
    </>
  );
};
