import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawApplication } from '#contract/draws/draws.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { isActive, outdateDraws } from '../../../domain/draw/draws.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { focusBookings } from '../mine/focus-bookings.ts';
import mine from '../mine/mine.module.css';
import { confirmApplication, withdrawApplication } from './application-calls.ts';
import type { ShownApplication } from './own-applications-query.ts';

const saveReceipt = ({ date, number, receipt }: DrawApplication) =>
  saveBlob(new Blob([receipt], { type: 'text/plain' }), `oktet-draw-${date}-${number}.txt`);

/** Until the draw closes, the application can be changed and withdrawn. Its receipt can always be saved. */
export const ApplicationActions = ({ draw, application }: ShownApplication) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { date, id, number, confirmation } = application;
  const withdrawing = useMutation({
    mutationFn: () => withdrawApplication(application),
    networkMode: 'always',
    onSuccess: focusBookings,
    onError: (error) => void handleRefusal(error),
    onSettled: outdateDraws,
  });
  const withdraw = async () => {
    const isSure = await confirmDialog({
      title: t('draw.mine.askWithdraw', { number }),
      message: t('draw.mine.withdrawn', { day: longDay(date) }),
      okLabel: t('draw.mine.withdraw'),
      isRisky: true,
    });
    if (isSure) withdrawing.mutate();
  };
  const canChange = draw.state === 'OPEN' && isActive(application);
  return (
    <div className={`${layout.row} ${layout.across} ${mine.actions}`}>
      {confirmation && draw.state === 'OPEN' && (
        <Button onClick={() => void confirmApplication(application).catch(handleError)}>
          {t('booking.mine.enterCode')}
        </Button>
      )}
      {canChange && (
        <Button
          variant="subtle"
          onClick={() =>
            void navigate({
              to: '/booking/draw/$date',
              params: { date },
              search: { application: id } as never,
            })
          }
        >
          {t('booking.mine.edit')}
        </Button>
      )}
      {canChange && (
        <Button variant="subtle" loading={withdrawing.isPending} onClick={() => void withdraw()}>
          {t('draw.mine.withdraw')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => saveReceipt(application)}>
        {t('draw.mine.receipt')}
      </Button>
    </div>
  );
};
