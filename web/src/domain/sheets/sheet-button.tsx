import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleError } from '../../ui/errors/handle-error.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type SheetAnswer, saveSheet } from './save-sheet.ts';

/** What is on the screen, as a sheet. */
export const SheetButton = ({ download }: { readonly download: () => Promise<SheetAnswer> }) => {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    await saveSheet(download).catch(handleError);
    setLoading(false);
  };
  return (
    <Button
      variant="default"
      loading={isLoading}
      onClick={() => void save()}
      leftSection={
        <Icon size={18}>
          <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
        </Icon>
      }
    >
      {t('sheets.button')}
    </Button>
  );
};
