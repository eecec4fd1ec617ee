import { ApiError, NetworkError } from './api-error.ts';

const get = async (url: string, signal?: AbortSignal) => {
  try {
    return await fetch(url, signal ? { signal } : {});
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
};

/** Checks the content type, because for a missing file the server may answer with the HTML page. */
export const fetchJson = async <T>(url: string, signal?: AbortSignal): Promise<T> => {
  const answer = await get(url, signal);
  const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || !isJson) throw new ApiError(answer.ok ? 404 : answer.status, null);
  return answer.json();
};
