import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';

export type ConfirmOptions = {
  title?: string;
  message: string;
  image?: string;
  okLabel?: string;
  cancelLabel?: string;
  size?: DialogSize;
  /** The act destroys something, so Cancel gets the initial focus. */
  isRisky?: boolean;
};

type ConfirmDialogProps = ConfirmOptions & { close: (confirmed: boolean) => void };

export const ConfirmDialog = ({
  okLabel,
  cancelLabel,
  isRisky = false,
  close,
  ...frame
}: ConfirmDialogProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      {...frame}
      role="alertdialog"
      actions={
        <>
          <Button
            variant={isRisky ? 'filled' : 'default'}
            data-autofocus={isRisky || undefined}
            onClick={() => close(false)}
          >
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button
            variant={isRisky ? 'default' : 'filled'}
            data-autofocus={!isRisky || undefined}
            onClick={() => close(true)}
          >
            {okLabel ?? t('common.ok')}
          </Button>
        </>
      }
    />
  );
};
