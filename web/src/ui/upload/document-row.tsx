import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../lib/i18n.ts';
import { handleError } from '../errors/handle-error.ts';
import { CrossIcon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { FileIcon } from './file-icon.tsx';
import { fileSize, shortenName } from './file-words.ts';
import { previewFile } from './preview-file.ts';
import styles from './upload.module.css';
import type { UploadDocument } from './upload-document.ts';

type DocumentRowProps<D extends UploadDocument> = {
  readonly document: D;
  readonly open: (document: D) => Promise<Blob>;
  readonly remove?: ((document: D) => Promise<void>) | undefined;
};

export const DocumentRow = <D extends UploadDocument>({ document, open, remove }: DocumentRowProps<D>) => {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const { name, size } = document;

  const show = () => {
    previewFile(name, t('upload.opening'), () => open(document)).catch(handleError);
  };
  const takeAway = async () => {
    setRemoving(true);
    try {
      await remove?.(document);
    } catch (error) {
      setRemoving(false);
      await handleError(error);
    }
  };
  return (
    <li className={`${layout.line} ${styles.row}`}>
      <FileIcon name={name} />
      <div className={`${layout.row} ${layout.grow}`}>
        <button
          type="button"
          className={styles.name}
          title={name}
          aria-label={t('upload.open', { name: shortenName(name) })}
          onClick={show}
        >
          {shortenName(name)}
        </button>
        <span className={`${text.hint} ${text.figures}`}>{fileSize(size, languageTag())}</span>
      </div>
      {remove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          loading={removing}
          aria-label={t('upload.remove', { name })}
          onClick={takeAway}
        >
          <CrossIcon />
        </ActionIcon>
      )}
    </li>
  );
};
