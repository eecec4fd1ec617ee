import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameIn } from '../../lib/file-name.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import buttons from '../../ui/button/button.module.css';
import { handleError } from '../../ui/errors/handle-error.ts';
import { Icon } from '../../ui/icons/icon.tsx';

type SheetAnswer = { readonly body: Blob; readonly headers: Headers };

export const saveSheet = async (download: () => Promise<SheetAnswer>): Promise<void> => {
  const { body, headers } = await download();
  saveBlob(body, fileNameIn(headers.get('content-disposition')) ?? 'oktet.xlsx');
};

export const SheetIcon = () => <Icon size={18} path="M12 4v11M7 11l5 5 5-5M5 20h14" />;

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
