import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';

type NestedDialogProps = { title: string; close: (answer: string) => void };

export const NestedDialog = ({ title, close }: NestedDialogProps) => {
  const { t } = useTranslation();
  const ask = async () => {
    if (await confirmDialog({ message: t('gallery.dialogs.message'), size: 'sm' })) close('nested');
  };
  return (
    <DialogFrame
      title={title}
      size="lg"
      message={t('gallery.dialogs.long')}
      actions={<Button onClick={ask}>{t('gallery.dialogs.ask')}</Button>}
    />
  );
};
