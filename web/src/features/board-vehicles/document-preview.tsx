import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#contract/documents/documents.ts';
import { chooseDownloads, downloadDocument } from '../../domain/vehicle/document-calls.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { shortenName } from '../../ui/upload/file-words.ts';
import { previewFile } from '../../ui/upload/preview-file.ts';
import styles from './board-vehicles.module.css';

/** Dropped from memory when the preview closes: the files are large, and personal. */
const fileQuery = (document: Document) =>
  queryOptions({
    queryKey: ['board', 'files', document.fileId],
    queryFn: () => downloadDocument(document),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The file as an address of this page; given back when another one is shown or the dialog closes. */
const useAddress = (content: Blob | undefined, type: string) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(new Blob([content], { type }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [content, type]);
  return url;
};

const Preview = ({ document }: { readonly document: Document }) => {
  const { data, error, refetch } = useQuery(fileQuery(document));
  const url = useAddress(data, document.contentType);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (url === null) return <div className={styles.preview} aria-busy="true" />;
  return document.contentType === 'image/jpeg' ? (
    <img className={styles.preview} src={url} alt={document.name} />
  ) : (
    <iframe className={styles.preview} src={url} title={document.name} />
  );
};

export const DocumentPreview = ({ documents }: { readonly documents: readonly Document[] }) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(documents[0]?.documentId);
  const document = documents.find(({ documentId }) => documentId === chosen) ?? documents[0];
  const openInTab = (one: Document) => {
    previewFile(one.name, t('upload.opening'), () => downloadDocument(one)).catch(handleError);
  };
  return (
    <section className={styles.block}>
      <h3>{t('boardVehicles.documents')}</h3>
      {documents.length === 0 && <p className={styles.dim}>{t('boardVehicles.noDocuments')}</p>}
      <div className={styles.actions}>
        {documents.map(({ documentId, name, type }) => (
          <Button
            key={documentId}
            variant={documentId === document?.documentId ? 'light' : 'default'}
            px={14}
            onClick={() => setChosen(documentId)}
          >
            <span className={styles.document}>
              {t(`boardVehicles.types.${type}`)}: {shortenName(name)}
            </span>
          </Button>
        ))}
      </div>
      {document && (
        <>
          <Preview key={document.documentId} document={document} />
          <div className={styles.actions}>
            <Button variant="default" onClick={() => openInTab(document)}>
              {t('boardVehicles.openDocument')}
            </Button>
            <Button variant="default" onClick={() => void chooseDownloads(documents)}>
              {t('boardVehicles.download')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
