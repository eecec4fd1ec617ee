import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadDialog } from '../../ui/dialogs/open-dialog.ts';
import layout from '../../ui/layout/layout.module.css';

const documents = [
  { id: 'a', name: 'СТС.pdf' },
  { id: 'b', name: 'doverennost-na-perevozku-skoroportyashchegosya-gruza-2026-11-20-podpisano.pdf' },
  { id: 'c', name: '行驶证.jpg' },
];

const saveText = (name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([name], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type DownloadExampleProps = { onAnswer: (asked: Promise<void>) => void };

/** The second document fails the first time, to show the failure and the retry. */
export const DownloadExample = ({ onAnswer }: DownloadExampleProps) => {
  const { t } = useTranslation();
  const hasFailed = useRef(false);

  const download = async (id: string) => {
    await pause(150);
    if (id === 'b' && !hasFailed.current) {
      hasFailed.current = true;
      throw new Error('refused');
    }
    saveText(documents.find((document) => document.id === id)?.name ?? id);
  };

  return (
    <div className={layout.row}>
      <Button variant="default" onClick={() => onAnswer(downloadDialog({ documents, download }))}>
        {t('gallery.dialogs.download')}
      </Button>
      <Button variant="default" onClick={() => onAnswer(downloadDialog({ documents: [], download }))}>
        {t('gallery.dialogs.empty')}
      </Button>
    </div>
  );
};
