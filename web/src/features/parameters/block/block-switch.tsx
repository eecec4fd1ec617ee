import { Switch } from '@mantine/core';
import '../../../ui/fields/switch-styles.ts';
import { useTranslation } from 'react-i18next';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { useSetBookingBlocked } from './use-set-booking-blocked.ts';

export const BlockSwitch = ({ isBlocked }: { isBlocked: boolean }) => {
  const { t } = useTranslation();
  const change = useSetBookingBlocked();

  const block = () =>
    askForReason({
      title: t('parameters.block.promptTitle'),
      message: t('parameters.block.promptMessage'),
      label: t('parameters.block.promptLabel'),
      okLabel: t('parameters.block.promptOk'),
      kind: 'BLOCK',
      submit: async (reasons) => void (await change.mutateAsync({ isBlocked: true, reasons })),
    });

  const release = async () => {
    const isSure = await confirmDialog({
      title: t('parameters.block.releaseTitle'),
      message: t('parameters.block.releaseMessage'),
      okLabel: t('parameters.block.releaseOk'),
    });
    if (isSure) change.mutate({ isBlocked: false }, { onError: (error) => void tellRefusal(error) });
  };

  return (
    <Switch
      size="md"
      checked={isBlocked}
      label={t('parameters.block.switch')}
      aria-busy={change.isPending}
      onChange={() => {
        // A guard instead of `disabled`, which would lose the focus.
        if (!change.isPending) void (isBlocked ? release() : block());
      }}
    />
  );
};
