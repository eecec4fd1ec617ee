import { ApiError, errorBodyOf, NetworkError, UnexpectedStatusError } from './api-error.ts';
import type {
  ApiAnswer,
  BodyOf,
  BodyOptions,
  CallOptions,
  CommonOptions,
  RouteKey,
  StatusOf,
} from './api-types.ts';
import { languageTag } from './i18n.ts';
import {
  type Credential,
  currentApplication,
  currentSession,
  rejectToken,
  renewToken,
} from './session/session.ts';
import { apiBase } from './site.ts';

const defaultTimeoutMs = 30_000;

type PlainOptions = CommonOptions<number> & {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  form?: Readonly<Record<string, unknown>>;
};

const toSearch = (values: Readonly<Record<string, unknown>> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    // An empty list is sent as an empty value, because an absent list means something else.
    const all = Array.isArray(value) && value.length === 0 ? [''] : [value].flat();
    for (const one of all) search.append(name, String(one));
  }
  return search;
};

export const toUrl = (path: string, { params = {}, query }: Pick<PlainOptions, 'params' | 'query'>) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = toSearch(query).toString();
  return `${apiBase}${filled}${search && `?${search}`}`;
};

const toBody = ({ body, form }: PlainOptions) => {
  if (form) return { body: toSearch(form) };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
};

export const toHeaders = (credential: Credential | null, ...more: (HeadersInit | undefined)[]) => {
  const headers = new Headers({
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': languageTag(),
    'Application-Type': currentApplication() === 'board' ? 'admin' : 'web',
  });
  if (credential) headers.set('Authorization', `Bearer ${credential.token}`);
  for (const group of more) new Headers(group).forEach((value, name) => void headers.set(name, value));
  return headers;
};

/** Older phones lack `AbortSignal.any`. */
const deadline = (signal: AbortSignal | undefined, timeoutMs: number) => {
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), timeoutMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  return { signal: controller.signal, release };
};

const readBody = async (answer: Response) => {
  const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
  if (answer.status === 204 || answer.headers.get('content-length') === '0') return null;
  if (!isJson) return answer.blob();
  const text = await answer.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    // A proxy failed in words of its own. A success that cannot be read was cut off on its way.
    if (!answer.ok) return null;
    throw error;
  }
};

const retryAfterOf = ({ headers }: Response) => Number(headers.get('retry-after')) || undefined;

const exchange = async (url: string, request: RequestInit, options: PlainOptions) => {
  const { signal, release } = deadline(options.signal, options.timeoutMs ?? defaultTimeoutMs);
  try {
    const answer = await fetch(url, { ...request, signal });
    return { answer, body: (await readBody(answer)) as unknown };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  } finally {
    release();
  }
};

export const learnFromAnswer = (credential: Credential | null, answer: Response) => {
  const renewed = answer.headers.get('authorization');
  if (credential && renewed) renewToken(credential, renewed);
  if (credential && answer.status === 401) rejectToken(credential);
};

const send = async (key: string, options: PlainOptions) => {
  const [method = 'GET', path = '/'] = key.split(' ');
  const credential = options.anonymous ? null : currentSession().credential;
  const { body, headers } = toBody(options);
  const request = {
    method,
    // The server puts this id into its log and into errors, so that what a person saw can be found in the log.
    headers: toHeaders(credential, { 'X-Request-Id': crypto.randomUUID() }, headers, options.headers),
    keepalive: options.keepalive ?? false,
    ...(body && { body }),
  };
  const { answer, body: answered } = await exchange(toUrl(path, options), request, options);

  learnFromAnswer(credential, answer);
  if (!answer.ok) throw new ApiError(answer.status, errorBodyOf(answered), retryAfterOf(answer));
  const expected = [options.expect].flat();
  if (!expected.includes(answer.status)) throw new UnexpectedStatusError(answer.status, expected);
  return { status: answer.status, body: answered, headers: answer.headers };
};

/** Throws ApiError, NetworkError or UnexpectedStatusError for anything but an expected success. */
export const call = async <K extends RouteKey, S extends StatusOf<K> = StatusOf<K>>(
  key: K,
  options: CallOptions<K, S>,
): Promise<ApiAnswer<K, S>> => (await send(key, options)) as ApiAnswer<K, S>;

export const fetchBody = async <K extends RouteKey>(key: K, options: BodyOptions<K>): Promise<BodyOf<K>> =>
  (await send(key, { ...options, expect: 200 })).body as BodyOf<K>;
