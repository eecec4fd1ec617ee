import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#contract/documents/documents.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { downloadDocument, saveDocument } from '../../../domain/vehicle/document-calls.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import option from '../../../ui/button/option.module.css';
import { handleError } from '../../../ui/errors/handle-error.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import text from '../../../ui/text/text.module.css';
import { fileSize } from '../../../ui/upload/file-words.ts';
import { previewFile } from '../../../ui/upload/preview-file.ts';
import styles from './documents.module.css';
import { PaperView } from './paper-view.tsx';

/** Not cached once the preview is closed, because the files are large and personal. */
const fileQuery = (document: Document) =>
  queryOptions({
    queryKey: ['board', 'files', document.fileId],
    queryFn: () => downloadDocument(document),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** An object URL, revoked when another file is shown or the panel closes. */
const useFileAddress = (document: Document) => {
  const { data, error, refetch } = useQuery(fileQuery(document));
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: document.contentType }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [data, document.contentType]);
  return { url, error, retry: () => void refetch() };
};

/** False in browsers without a PDF viewer, which would download the file instead. */
const showsPdf = () => navigator.pdfViewerEnabled !== false;

const Preview = ({ document }: { readonly document: Document }) => {
  const { t } = useTranslation();
  const { url, error, retry } = useFileAddress(document);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (url === null)
    return <div className={`${layout.boxed} ${styles.stage} ${styles.picture}`} aria-busy="true" />;
  const isPdf = document.contentType !== 'image/jpeg';
  if (isPdf && !showsPdf()) return <p className={text.dimmed}>{t('boardVehicles.viewer.noPdf')}</p>;
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
    <div className={layout.row}>
      <Button variant="default" size="compact-md" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('boardVehicles.viewer.download')}
      </Button>
      <Button variant="default" size="compact-md" onClick={openInTab}>
        {t('boardVehicles.openDocument')}
      </Button>
    </div>
  );
};

type Paper = { readonly document: Document; readonly owner: string | undefined };

type DocumentListProps = {
  readonly papers: readonly Paper[];
  readonly shownId: string;
  readonly onShow: (documentId: string) => void;
};

const DocumentList = ({ papers, shownId, onShow }: DocumentListProps) => {
  const { t } = useTranslation();
  return (
    <ul className={`${layout.stack} ${layout.words}`}>
      {papers.map(({ document: { documentId, name, type, size }, owner }) => (
        <li key={documentId}>
          <button
            type="button"
            className={`${option.option} ${layout.stack} ${layout.tight} ${text.small}`}
            aria-pressed={documentId === shownId}
            onClick={() => onShow(documentId)}
          >
            <b className={text.breaks}>{name}</b>
            <span className={text.dimmed}>
              {listWords([t(`boardVehicles.types.${type}`), fileSize(size, languageTag())])}
            </span>
            {owner && <span className={text.dimmed}>{owner}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Documents of the truck and of other claimants, the certificate first. */
export const DocumentViewer = ({ vehicles }: { readonly vehicles: readonly OperatorVehicle[] }) => {
  const { t } = useTranslation();
  const [chosenId, choose] = useState<string>();
  const papers = vehicles.flatMap(({ documents, owner }) =>
    documents
      .toSorted((one, other) => Number(other.type === 'STS') - Number(one.type === 'STS'))
      .map((document) => ({ document, owner: vehicles.length > 1 ? shortName(owner) : undefined })),
  );
  const shown = papers.find(({ document }) => document.documentId === chosenId) ?? papers[0];
  if (!shown) return <p className={text.dimmed}>{t('boardVehicles.noDocuments')}</p>;
  return (
    <>
      <div className={`${layout.row} ${styles.viewer}`}>
        <Preview key={shown.document.documentId} document={shown.document} />
        <DocumentList papers={papers} shownId={shown.document.documentId} onShow={choose} />
      </div>
      <Actions document={shown.document} />
    </>
  );
};
