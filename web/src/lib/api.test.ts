import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { BookingBlocked } from '#contract/params/system-params.ts';
import { call } from './api.ts';
import { ApiError, NetworkError, UnexpectedStatusError } from './api-error.ts';
import * as session from './session/session.ts';
import { inMemoryStorage, tokenFor } from './session/session-fixtures.ts';

const free = { blocked: false, reason: null };
const refusal = {
  code: 'X',
  message: 'no',
  messagesByLang: { RU: '', EN: '', CN: '' },
  errors: [],
  requestId: 'r',
};

const answerWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const fetchMock = vi.fn<typeof fetch>();
const sentRequest = () =>
  new Request(`http://test${fetchMock.mock.lastCall?.[0]}`, fetchMock.mock.lastCall?.[1]);

beforeEach(() => {
  vi.stubGlobal('localStorage', inMemoryStorage());
  fetchMock.mockReset().mockImplementation(async () => answerWith(200, free));
  vi.stubGlobal('fetch', fetchMock);
  session.startSession('driver');
});

afterEach(() => vi.useRealTimers());

describe('what is sent', () => {
  test('address, application, language, and no token when signed out', async () => {
    await call('GET /system-params/booking-blocked', { expect: 200 });
    const request = sentRequest();
    expect(new URL(request.url).pathname).toBe('/oktet/api/v1/system-params/booking-blocked');
    expect(request.headers.get('application-type')).toBe('web');
    expect(request.headers.get('accept-language')).toBe('ru');
    expect(request.headers.has('authorization')).toBe(false);
    // The server uses this as the id of the request: see server.test.ts.
    expect(request.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  test('the base that the server writes into the page', async () => {
    const content = JSON.stringify({ apiBase: '/gate/api' });
    vi.stubGlobal('document', { querySelector: () => ({ content }) });
    vi.resetModules();
    const { toUrl } = await import('./api.ts');
    vi.unstubAllGlobals();
    expect(toUrl('/queue', {})).toBe('/gate/api/queue');
  });

  test('query values, and undefined ones left out', async () => {
    await call('PUT /system-params/booking-blocked', {
      expect: 200,
      query: { value: 'true', reason: 'шторм & снег' },
    });
    expect(new URL(sentRequest().url).search).toBe(
      `?value=true&reason=${encodeURIComponent('шторм & снег').replaceAll('%20', '+')}`,
    );
    await call('PUT /system-params/booking-blocked', {
      expect: 200,
      query: { value: 'false', reason: undefined },
    });
    expect(new URL(sentRequest().url).search).toBe('?value=false');
  });

  test('the board application is the administrators’ one and uses their token', async () => {
    session.startSession('board');
    session.saveSignIn(`Bearer ${tokenFor('operator')}`);
    await call('GET /system-params/booking-blocked', { expect: 200 });
    expect(sentRequest().headers.get('application-type')).toBe('admin');
    expect(sentRequest().headers.get('authorization')).toBe(`Bearer ${tokenFor('operator')}`);
    await call('GET /system-params/booking-blocked', { expect: 200, anonymous: true });
    expect(sentRequest().headers.has('authorization')).toBe(false);
  });
});

describe('what comes back', () => {
  test('status, typed body and headers', async () => {
    const answer = await call('GET /system-params/booking-blocked', { expect: 200 });
    expect(answer).toMatchObject({ status: 200, body: free });
    expectTypeOf(answer.body).toEqualTypeOf<BookingBlocked>();
    expectTypeOf(answer.status).toEqualTypeOf<200>();
  });

  test('a renewed token is kept, except for a call made without one', async () => {
    session.saveSignIn(`Bearer ${tokenFor('first')}`);
    fetchMock.mockImplementation(async () =>
      answerWith(200, free, { authorization: `Bearer ${tokenFor('second')}` }),
    );
    await call('GET /system-params/booking-blocked', { expect: 200, anonymous: true });
    expect(session.currentSession().credential?.token).toBe(tokenFor('first'));
    await call('GET /system-params/booking-blocked', { expect: 200 });
    expect(session.currentSession().credential?.token).toBe(tokenFor('second'));
  });

  test('a refusal carries its body; one in another format carries none', async () => {
    fetchMock.mockResolvedValueOnce(answerWith(409, refusal));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toEqual(
      new ApiError(409, refusal),
    );
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toMatchObject({
      status: 502,
      body: null,
    });
  });

  test('a refusal with nothing but a message keeps its message', async () => {
    fetchMock.mockResolvedValueOnce(answerWith(422, { message: 'Closed today' }));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toMatchObject({
      status: 422,
      body: { message: 'Closed today', errors: [] },
    });
  });

  test.each(['', '<html>Bad Gateway</html>'])('JSON that says “%s” is no lost connection', async (body) => {
    const headers = { 'content-type': 'application/json' };
    fetchMock.mockResolvedValueOnce(new Response(body, { status: 500, headers }));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toEqual(
      new ApiError(500, null),
    );
  });

  test('one of several expected statuses', async () => {
    const body = { username: 'a', password: 'b', language: 'RU' } as const;
    fetchMock.mockImplementation(async () => new Response(null, { status: 201 }));
    await expect(call('POST /login-attempt', { body, expect: [200, 202] })).rejects.toEqual(
      new UnexpectedStatusError(201, [200, 202]),
    );
  });

  test('another status than the expected one', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toEqual(
      new UnexpectedStatusError(204, [200]),
    );
  });
});

describe('401', () => {
  test('rejects the session that was used and passes the error on', async () => {
    const told = vi.fn();
    const stop = session.onSessionRejected(told);
    fetchMock.mockImplementation(async () => answerWith(401, refusal));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(told).not.toHaveBeenCalled();
    session.saveSignIn(`Bearer ${tokenFor('dead')}`);
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toMatchObject({
      status: 401,
    });
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('no answer', () => {
  const neverAnswer: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );

  test('a lost connection', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toBeInstanceOf(
      NetworkError,
    );
  });

  test('time is out', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(neverAnswer);
    const failed = expect(call('GET /system-params/booking-blocked', { expect: 200 })).rejects.toBeInstanceOf(
      NetworkError,
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });

  test('the caller gave up: that is no network error', async () => {
    fetchMock.mockImplementation(neverAnswer);
    const caller = new AbortController();
    const result = call('GET /system-params/booking-blocked', { expect: 200, signal: caller.signal });
    caller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });
});
