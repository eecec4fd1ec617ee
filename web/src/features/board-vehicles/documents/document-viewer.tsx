import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#contract/documents/documents.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { downloadDocument, saveDocument } from '../../../domain/vehicle/document-calls.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { previewFile } from '../../../ui/upload/preview-file.ts';
import { DocumentList } from './document-list.tsx';
import styles from './documents.module.css';
import { PaperView } from './paper-view.tsx';
import { useFileAddress } from './use-file-address.ts';

/** Browsers without a PDF viewer would download the file instead. */
const showsPdf = () => navigator.pdfViewerEnabled !== false;

const Preview = ({ document }: { readonly document: Document }) => {
  const { t } = useTranslation();
  const { url, error, retry } = useFileAddress(document);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (url === null) return <div className={styles.stage} aria-busy="true" />;
  const isPdf = document.contentType !== 'image/jpeg';
  if (isPdf && !showsPdf()) return <p className={styles.none}>{t('boardVehicles.viewer.noPdf')}</p>;
  return <PaperView url={url} name={document.name} isPdf={isPdf} />;
};

const Actions = ({ document }: { readonly document: Document }) => {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: () => saveDocument(document),
    networkMode: 'always',
    onError: (error) => void handleError(error),
  });
  const openInTab = () => {
    previewFile(document.name, t('upload.opening'), () => downloadDocument(document)).catch(handleError);
  };
  return (
    <div className={styles.actions}>
      <Button variant="default" size="compact-md" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('boardVehicles.viewer.download')}
      </Button>
      <Button variant="default" size="compact-md" onClick={openInTab}>
        {t('boardVehicles.openDocument')}
      </Button>
    </div>
  );
};

/** Documents of the truck and of rival claimants, the certificate first. */
export const DocumentViewer = ({ vehicles }: { readonly vehicles: readonly OperatorVehicle[] }) => {
  const { t } = useTranslation();
  const [chosenId, choose] = useState<string>();
  const papers = vehicles.flatMap(({ documents, owner }) =>
    documents
      .toSorted((one, other) => Number(other.type === 'STS') - Number(one.type === 'STS'))
      .map((document) => ({ document, owner: vehicles.length > 1 ? shortName(owner) : undefined })),
  );
  const shown = papers.find(({ document }) => document.documentId === chosenId) ?? papers[0];
  if (!shown) return <p className={styles.none}>{t('boardVehicles.noDocuments')}</p>;
  return (
    <div className={styles.viewer}>
      <Preview key={shown.document.documentId} document={shown.document} />
      <DocumentList papers={papers} shownId={shown.document.documentId} onShow={choose} />
      <Actions document={shown.document} />
    </div>
  );
};
