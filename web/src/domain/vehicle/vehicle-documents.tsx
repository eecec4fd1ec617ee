import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '#contract/documents/documents.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import type { UploadCallbacks, UploadDocument, UploadHandlers } from '../../ui/upload/upload-document.ts';
import { UploadWidget } from '../../ui/upload/upload-widget.tsx';
import { bothTypes } from './use-vehicle-documents.ts';

type VehicleDocumentsProps<D extends UploadDocument> = Pick<UploadCallbacks<D>, 'remove' | 'open'> & {
  readonly value: Readonly<Record<DocumentType, readonly D[]>>;
  readonly onChange: (type: DocumentType, documents: readonly D[]) => void;
  readonly upload: (type: DocumentType, file: File, handlers: UploadHandlers) => Promise<D>;
  readonly listPrevious?: ((type: DocumentType) => Promise<readonly D[]>) | undefined;
  readonly onBusyChange?: (type: DocumentType, busy: boolean) => void;
  readonly types?: readonly DocumentType[];
  /** An approved vehicle needs no certificate. */
  readonly isApproved?: boolean;
  /** A section that must not be empty but is. */
  readonly missing?: DocumentType | undefined;
  readonly otherHint?: string | undefined;
};

const missingWords = {
  STS: 'errors.CERTIFICATE_REQUIRED',
  OTHER: 'errors.PRIORITY_DOCUMENT_REQUIRED',
} as const;

/** Headings look like labels, because they stand within a page or dialog whose title has the same level. */
const asLabel = { fontSize: '1rem' };

type SectionProps<D extends UploadDocument> = VehicleDocumentsProps<D> & { readonly type: DocumentType };

const Section = <D extends UploadDocument>({ type, ...props }: SectionProps<D>) => {
  const { t } = useTranslation();
  const titleId = useId();
  const title = t(type === 'STS' ? 'upload.certificate.title' : 'upload.other.title');
  const { listPrevious, isApproved = false } = props;
  const hint = type === 'STS' ? !isApproved && t('upload.certificate.notice') : props.otherHint;
  const isGiven = props.value[type].length > 0;
  return (
    <section className={layout.stack} aria-labelledby={titleId}>
      <h2 id={titleId} style={asLabel}>
        {title}
      </h2>
      {hint && !isGiven && <Callout>{hint}</Callout>}
      <UploadWidget
        {...props}
        label={title}
        error={props.missing === type ? t(missingWords[type]) : undefined}
        value={props.value[type]}
        onChange={(documents) => props.onChange(type, documents)}
        onBusyChange={(busy) => props.onBusyChange?.(type, busy)}
        upload={(file, handlers) => props.upload(type, file, handlers)}
        listPrevious={listPrevious && (() => listPrevious(type))}
      />
    </section>
  );
};

export const VehicleDocuments = <D extends UploadDocument>(props: VehicleDocumentsProps<D>) => {
  const { types = bothTypes } = props;
  return (
    <div className={`${layout.stack} ${layout.loose}`}>
      {types.map((type) => (
        <Section key={type} {...props} type={type} />
      ))}
    </div>
  );
};
