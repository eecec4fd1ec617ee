import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { activeBookingsQuery } from '../user-calls.ts';
import { ActiveBookings } from './active-bookings.tsx';

type BlockDialogProps = { readonly user: UserAccount; readonly close: (isSure: boolean) => void };

/** Blocking keeps the account's bookings: which ones is shown before it happens. */
const BlockDialog = ({ user, close }: BlockDialogProps) => {
  const { t } = useTranslation();
  const { data, isFetchedAfterMount } = useQuery(activeBookingsQuery(user.id));
  return (
    <DialogFrame
      title={t('boardUsers.block.title', { name: fullName(user) })}
      message={t('boardUsers.block.message')}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          {/* Not before it is known what stays, as of now. */}
          <Button color="red" disabled={!data || !isFetchedAfterMount} onClick={() => close(true)}>
            {t('boardUsers.block.ok')}
          </Button>
        </>
      }
    >
      {data && data.total > 0 && <p>{t('boardUsers.block.stay', { count: data.total })}</p>}
      <ActiveBookings userId={user.id} isInDialog />
    </DialogFrame>
  );
};

export const askToBlock = (user: UserAccount): Promise<boolean> =>
  openDialog<boolean>((close) => createElement(BlockDialog, { user, close })).catch(() => false);
