import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';
import { SafeHtml } from './safe-html.tsx';

export type InfoOptions = {
  title?: string;
  message?: string;
  /** Shown instead of the message; everything but simple text markup is taken out. */
  html?: string;
  image?: string;
  okLabel?: string;
  size?: DialogSize;
};

type InfoDialogProps = InfoOptions & { close: () => void };

export const InfoDialog = ({ message, html, okLabel, close, ...frame }: InfoDialogProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      {...frame}
      role="alertdialog"
      label={t('dialogs.notice')}
      message={html === undefined ? message : <SafeHtml html={html} />}
      actions={
        <Button data-autofocus onClick={() => close()}>
          {okLabel ?? t('common.ok')}
        </Button>
      }
    />
  );
};
