export type UploadDocument = { readonly documentId: string; readonly name: string; readonly size: number };

export type UploadHandlers = {
  readonly signal: AbortSignal;
  /** Called with a share from 0 to 1. */
  readonly onProgress: (done: number) => void;
};

export type UploadCallbacks<D extends UploadDocument> = {
  readonly upload: (file: File, handlers: UploadHandlers) => Promise<D>;
  /** Called for uploaded documents, not for those picked from earlier ones. */
  readonly remove: (document: D) => Promise<unknown>;
  readonly open: (document: D) => Promise<Blob>;
  /** Absent until the vehicle is known, whose earlier documents are listed. */
  readonly listPrevious?: (() => Promise<readonly D[]>) | undefined;
};
