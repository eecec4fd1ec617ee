import type { StoredFile } from '#contract/documents/documents.ts';
import { ApiError, errorBodyOf, NetworkError } from './api-error.ts';
import { languageTag } from './i18n.ts';
import { currentSession, rejectToken } from './session/session.ts';
import { apiBase } from './site.ts';

type UploadOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  readonly ownerId?: string | undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** XMLHttpRequest, because `fetch` reports no upload progress, which matters on a slow line. */
export const uploadFile = (file: File, { signal, onProgress, ownerId }: UploadOptions): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const { credential, userId } = currentSession();
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('bucket', 'documents');
    form.append('purpose', 'document');
    const owner = ownerId ?? userId;
    if (owner !== null) form.append('accountGuid', owner);
    form.append('filename', file.name);
    form.append('file', file);
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 201) return resolve(body as StoredFile);
      if (credential && request.status === 401) rejectToken(credential);
      reject(new ApiError(request.status, errorBodyOf(body)));
    };
    request.onerror = () => reject(new NetworkError(new Error('upload')));
    request.onabort = () => reject(signal.reason ?? new DOMException('aborted', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', `${apiBase}/files/upload`);
    request.setRequestHeader('Accept-Language', languageTag());
    if (credential) request.setRequestHeader('Authorization', `Bearer ${credential.token}`);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else request.send(form);
  });
