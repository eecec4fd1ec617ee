import { useState } from 'react';
import type { Document, DocumentType } from '#contract/documents/documents.ts';
import type { UploadHandlers } from '../../ui/upload/upload-document.ts';
import { downloadDocument, listVehicleDocuments, removeDocument, uploadDocument } from './document-calls.ts';

type Documents = Readonly<Record<DocumentType, readonly Document[]>>;

const byType = (documents: readonly Document[]): Documents => ({
  STS: documents.filter(({ type }) => type === 'STS'),
  OTHER: documents.filter(({ type }) => type === 'OTHER'),
});

export const bothTypes: readonly DocumentType[] = ['STS', 'OTHER'];

type Options = {
  /** Documents that the form began with. They stay stored, so that giving up changes nothing. */
  readonly saved?: readonly Document[];
  readonly vehicleId?: string | undefined;
  /** Visible sections. Documents in hidden ones are not sent. */
  readonly types?: readonly DocumentType[];
  /** The owner's account, if an operator adds the documents. */
  readonly ownerId?: string | undefined;
  /** Selections from before a reload, by vehicle id. */
  readonly begun?: Readonly<Record<string, Documents>> | undefined;
};

export const useVehicleDocuments = (options: Options) => {
  const { saved = [], vehicleId, types = bothTypes, ownerId, begun = {} } = options;
  const [changed, setChanged] = useState(begun);
  const [busy, setBusy] = useState<Readonly<Partial<Record<DocumentType, boolean>>>>({});
  const [request, setRequest] = useState<{ readonly scope: string; readonly type: DocumentType }>();
  const scope = vehicleId ?? '';
  const value = changed[scope] ?? byType(saved);
  const isSaved = ({ documentId }: Document) => saved.some((one) => one.documentId === documentId);
  return {
    ids: types.flatMap((type) => value[type].map(({ documentId }) => documentId)),
    isBusy: types.some((type) => busy[type]),
    changed,
    isChanged: Object.keys(changed).length > 0,
    forget: () => setChanged({}),
    /** Shows an error at the section until a document is added. */
    askFor: (type: DocumentType) => setRequest({ scope, type }),
    props: {
      value,
      missing: request?.scope === scope && value[request.type].length === 0 ? request.type : undefined,
      onChange: (type: DocumentType, documents: readonly Document[]) => {
        setRequest(undefined);
        setChanged((before) => ({
          ...before,
          [scope]: { ...(before[scope] ?? byType(saved)), [type]: documents },
        }));
      },
      onBusyChange: (type: DocumentType, is: boolean) => setBusy((before) => ({ ...before, [type]: is })),
      upload: (type: DocumentType, file: File, handlers: UploadHandlers) =>
        uploadDocument(type, file, handlers, ownerId),
      remove: async (document: Document) => {
        if (!isSaved(document)) await removeDocument(document);
      },
      open: downloadDocument,
      listPrevious: vehicleId ? (type: DocumentType) => listVehicleDocuments(vehicleId, type) : undefined,
    },
  };
};
