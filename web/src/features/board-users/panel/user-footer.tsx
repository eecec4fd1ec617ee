import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import rows from '../../../ui/rows/rows.module.css';
import { setStatus } from '../user-calls.ts';
import { askToBlock } from './block-dialog.tsx';
import styles from './panel.module.css';
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
        <Button
          size="sm"
          variant="default"
          className={isBlocked ? '' : (styles.danger ?? '')}
          aria-busy={act.isRunning}
          onClick={() => {
            // A guard instead of `disabled`, which would lose the focus.
            if (!act.isRunning) void (isBlocked ? letIn() : askToBlock(user, act));
          }}
        >
          {t(isBlocked ? 'boardUsers.unblock.action' : 'boardUsers.block.action')}
        </Button>
      )}
      <Button
        size="sm"
        className={styles.link ?? ''}
        renderRoot={(props) => <Link {...props} to="/bookings/new" search={{ userId: user.id }} />}
      >
        {t('boardUsers.bookings.book')}
      </Button>
    </>
  );
};
