/** What the widget needs to know of a stored document. */
export type UploadDocument = { readonly documentId: string; readonly name: string; readonly size: number };

export type UploadHandlers = {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
};

export type UploadCallbacks<D extends UploadDocument> = {
  readonly upload: (file: File, handlers: UploadHandlers) => Promise<D>;
  /** Called for what was uploaded, not for what was only picked from the earlier documents. */
  readonly remove: (document: D) => Promise<unknown>;
  readonly open: (document: D) => Promise<Blob>;
  /** Present when the vehicle is known. */
  readonly listPrevious?: (() => Promise<readonly D[]>) | undefined;
};
