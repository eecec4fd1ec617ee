import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '../../ui/button/button.module.css';
import { handleError } from '../../ui/errors/handle-error.ts';
import { type SheetAnswer, saveSheet } from './save-sheet.ts';
import { SheetIcon } from './sheet-icon.tsx';

export const SheetButton = ({ download }: { readonly download: () => Promise<SheetAnswer> }) => {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    await saveSheet(download).catch(handleError);
    setLoading(false);
  };
  return (
    <button
      type="button"
      className={buttons.button}
      aria-busy={isLoading}
      onClick={() => isLoading || void save()}
    >
      <SheetIcon />
      {t('sheets.button')}
    </button>
  );
};
