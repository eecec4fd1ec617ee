import { beforeEach, expect, test, vi } from 'vitest';

const request = (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({});

const stored = new Map<string, unknown>();
vi.mock('./kept-store.ts', () => ({
  keep: async (key: string, value: unknown) => void stored.set(key, value),
  drop: async (key: string) => void stored.delete(key),
  readKept: async (key: string) => stored.get(key),
  listKept: async (prefix: string) =>
    [...stored].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : [])),
}));

const call = vi.fn();
vi.mock('../../../lib/api.ts', () => ({ call }));

const { ApiError, NetworkError } = await import('../../../lib/api-error.ts');
const { listMarks, loadMarks, markArrival, tellByNumber, undoMark } = await import('./marks.ts');
const { sendMarks } = await import('./send-marks.ts');

const cut = () => Promise.reject(new NetworkError(new Error('cut')));
const arrived = async (route: string) =>
  route === 'POST /queue/check-in' ? { body: { outcome: 'ON_TIME', id: 'b', version: 3 } } : { body: {} };
const mark = (number: string) => markArrival('me', { text: `OKT1:${number}`, number });
const asked = () => call.mock.calls.map(([route, { body, headers }]) => [route, body, headers]);
const states = () => listMarks().map(({ number, state }) => [number, state]);

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  stored.clear();
  await loadMarks();
  call.mockReset();
});

test('marks are sent in their order, each with its key and time, and stop at the first that is not answered', async () => {
  const [one, two] = [await mark('1'), await mark('2')];
  expect(one.at < two.at).toBe(true);
  call.mockImplementation(cut);
  await sendMarks();
  expect(call).toHaveBeenCalledTimes(1);
  call.mockReset().mockImplementation(arrived);
  await sendMarks();
  expect(asked()).toEqual(
    [one, two].map(({ id, text, at }) => ['POST /queue/check-in', { text, at }, { 'Idempotency-Key': id }]),
  );
  expect(states()).toEqual([
    ['1', 'sent'],
    ['2', 'sent'],
  ]);
});

test('what the server does not record stays until it is settled, and by its number keeps its time', async () => {
  const { at } = await mark('1');
  call.mockResolvedValue({ body: { outcome: 'NO_BOOKING', passFault: 'CHANGED' } });
  await sendMarks();
  const [refused] = listMarks();
  expect(refused).toMatchObject({ state: 'refused', answer: { passFault: 'CHANGED' } });
  if (refused) await tellByNumber(refused);
  expect(listMarks()).toEqual([expect.objectContaining({ text: '1', at, state: 'waiting', isTried: false })]);
});

test('an undo before anything was sent tells nobody', async () => {
  const { id } = await mark('1');
  await undoMark(id);
  await sendMarks();
  expect(call).not.toHaveBeenCalled();
  expect([listMarks(), stored.size]).toEqual([[], 0]);
});

test('an undo of what the server may know is told, also one that comes while it is asked', async () => {
  const { id } = await mark('1');
  call.mockImplementationOnce(async (route: string) => {
    await undoMark(id);
    return arrived(route);
  });
  call.mockImplementation(arrived);
  await sendMarks();
  expect(call.mock.calls.at(-1)).toEqual([
    'PUT /booking/{id}',
    expect.objectContaining({ params: { id: 'b' }, query: { status: 'BOOKED' }, body: { version: 3 } }),
  ]);
  expect(listMarks()).toEqual([]);
});

test('an undo that the server refuses is shown; marking the truck again drops one that waits', async () => {
  const { id } = await mark('1');
  call.mockImplementation(arrived);
  await sendMarks();
  await undoMark(id);
  expect(await mark('1')).toMatchObject({ id, isUndone: false, state: 'sent' });
  await undoMark(id);
  call.mockRejectedValue(new ApiError(409, null));
  await sendMarks();
  expect(listMarks()).toEqual([expect.objectContaining({ state: 'refused', isUndoRefused: true })]);
});

test('an ended session loses nothing, and a reload finds what is kept', async () => {
  await mark('1');
  call.mockRejectedValue(new ApiError(401, null));
  await sendMarks();
  await loadMarks();
  expect(states()).toEqual([['1', 'waiting']]);
});
