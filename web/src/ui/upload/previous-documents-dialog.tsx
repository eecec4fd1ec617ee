import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import text from '../text/text.module.css';
import { shortenName } from './file-words.ts';
import styles from './upload.module.css';
import type { UploadDocument } from './upload-document.ts';

type PreviousDocumentsDialogProps<D extends UploadDocument> = {
  readonly documents: readonly D[];
  readonly alreadyAdded: ReadonlySet<string>;
  readonly close: (chosen: readonly D[]) => void;
};

export const PreviousDocumentsDialog = <D extends UploadDocument>({
  documents,
  alreadyAdded,
  close,
}: PreviousDocumentsDialogProps<D>) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <DialogFrame
      title={t('upload.previousTitle')}
      actions={
        <>
          <Button variant="default" onClick={() => close([])}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => close(documents.filter(({ documentId }) => chosen.has(documentId)))}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {documents.length === 0 && <p className={text.hint}>{t('upload.previousEmpty')}</p>}
      <div className={styles.choices}>
        {documents.map(({ documentId, name }) => {
          const added = alreadyAdded.has(documentId);
          return (
            <Checkbox
              key={documentId}
              label={<span title={name}>{shortenName(name)}</span>}
              description={added ? t('upload.alreadyAdded') : undefined}
              checked={added || chosen.has(documentId)}
              disabled={added}
              onChange={(event) => toggle(documentId, event.currentTarget.checked)}
            />
          );
        })}
      </div>
    </DialogFrame>
  );
};
