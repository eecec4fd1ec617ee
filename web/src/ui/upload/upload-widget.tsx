import { Button, VisuallyHidden } from '@mantine/core';
import { createElement, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/open-dialog.ts';
import { FormFlowContext } from '../form/form-flow-context.ts';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { ChooseFileButton } from './choose-file-button.tsx';
import { DocumentRow } from './document-row.tsx';
import { TransferRow } from './transfer-row.tsx';
import styles from './upload.module.css';
import type { UploadCallbacks, UploadDocument } from './upload-document.ts';
import { useUploadQueue } from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useSelection } from './use-selection.ts';

type Options<D> = { readonly value: readonly D[]; readonly onChange: (value: readonly D[]) => void };

/** Changes apply to a ref with the latest list, because two uploads may finish before the parent renders again. */
const useDocuments = <D extends UploadDocument>({ value, onChange }: Options<D>) => {
  const latest = useRef(value);
  const picked = useRef(new Set<string>());
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: readonly D[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    add: (documents: readonly D[]) => change([...latest.current, ...documents]),
    take: ({ documentId }: D) => change(latest.current.filter((one) => one.documentId !== documentId)),
    addPicked: (documents: readonly D[]) => {
      for (const { documentId } of documents) picked.current.add(documentId);
      change([...latest.current, ...documents]);
    },
    isPicked: ({ documentId }: D) => picked.current.has(documentId),
  };
};

/** Resolves with no documents if the person gives up. The dialog itself loads the list. */
const choosePrevious = <D extends UploadDocument>(
  list: () => Promise<readonly D[]>,
  alreadyAdded: ReadonlySet<string>,
): Promise<readonly D[]> =>
  openDialog<readonly D[]>(async (close) => {
    const [documents, { PreviousDocumentsDialog }] = await Promise.all([
      list(),
      import('./previous-documents-dialog.tsx'),
    ]);
    return createElement(PreviousDocumentsDialog<D>, { documents, alreadyAdded, close });
  }).catch(() => []);

type UploadWidgetProps<D extends UploadDocument> = UploadCallbacks<D> & {
  readonly value: readonly D[];
  readonly onChange: (value: readonly D[]) => void;
  readonly label: string;
  /** Called when uploads begin and end, because the form should not be submitted meanwhile. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
  readonly error?: string | undefined;
  readonly canAdd?: boolean;
  readonly canDelete?: boolean;
};

export const UploadWidget = <D extends UploadDocument>(props: UploadWidgetProps<D>) => {
  const { value, label, canAdd = true, canDelete = true, listPrevious } = props;
  const { t } = useTranslation();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const alertId = useId();
  const form = use(FormFlowContext);
  const documents = useDocuments({
    value,
    onChange: (changed: readonly D[]) => {
      form?.tellEdit();
      props.onChange(changed);
    },
  });
  const { queue, transfers } = useUploadQueue<D>({
    upload: props.upload,
    onUploaded: (document) => {
      documents.add([document]);
      setNews(t('upload.added', { name: document.name }));
    },
  });
  const busy = transfers.some(({ state }) => state !== 'failed');
  const tellBusy = useEffectEvent((now: boolean) => props.onBusyChange?.(now));
  useEffect(() => tellBusy(busy), [busy]);
  const { select, problemText } = useSelection(queue.add);
  const faultText = problemText ?? props.error;
  const { over, handlers } = useFileDrop(canAdd, select);

  const remove = async (document: D) => {
    if (!documents.isPicked(document)) await props.remove(document);
    documents.take(document);
    setNews(t('upload.removed', { name: document.name }));
    chooseButton.current?.focus();
  };
  const addPrevious = async (list: () => Promise<readonly D[]>) => {
    const chosen = await choosePrevious(list, new Set(value.map(({ documentId }) => documentId)));
    if (chosen.length > 0) documents.addPicked(chosen);
  };
  return (
    <div
      className={`${layout.stack} ${styles.widget}`}
      data-open={canAdd || undefined}
      data-over={over || undefined}
      data-invalid={props.error !== undefined || undefined}
      {...handlers}
    >
      {value.length + transfers.length > 0 && (
        <ul aria-label={label}>
          {value.map((document) => (
            <DocumentRow
              key={document.documentId}
              document={document}
              open={props.open}
              remove={canDelete ? remove : undefined}
            />
          ))}
          {transfers.map((transfer) => (
            <TransferRow
              key={transfer.key}
              transfer={transfer}
              onCancel={() => queue.cancel(transfer.key)}
              onRetry={() => queue.retry(transfer.key)}
            />
          ))}
        </ul>
      )}
      <div id={alertId} role="alert" className={`${layout.live} ${styles.alert}`}>
        {faultText}
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {canAdd && (
        <>
          <div className={layout.row}>
            <ChooseFileButton
              buttonRef={chooseButton}
              onFiles={select}
              faultId={props.error === undefined ? undefined : alertId}
            />
            {listPrevious && (
              <Button variant="default" onClick={() => addPrevious(listPrevious)}>
                {t('upload.choosePrevious')}
              </Button>
            )}
            <span className={`${text.hint} ${styles.dropHint}`}>{t('upload.dropHint')}</span>
          </div>
          <p className={text.hint}>{t('upload.rules')}</p>
        </>
      )}
    </div>
  );
};
