import { expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { closureReasons as reasons, setUpClosures } from '../../../testing/trucks/test-closures.ts';

const scene = setUpClosures();
const { at, close, change, undo, get, bookingOf, params, release, sentTo } = scene;

test('a closure is an object with its moves, and its messages wait until it cannot be undone', async () => {
  const { id } = await bookAndConfirm(scene.app, scene.driver, at(10));
  const before = await sentTo(scene.driver);
  const { status, body } = await close(10, 60);
  expect(status).toBe(200);
  expect(body.applied).toBe(true);
  expect(body.closure).toMatchObject({
    from: at(10),
    to: at(11),
    reasons,
    state: 'PLANNED',
    moves: [{ id, from: at(10), to: at(11) }],
    messages: { SMS: { waiting: 1, sent: 0, failed: 0 } },
    undo: { type: 'CLOSED' },
    by: { id: scene.operator.userId },
  });
  expect((await params()).closures).toEqual([{ id: body.closure.id, from: at(10), to: at(11), reasons }]);
  await scene.app.services.jobs.drain();
  expect(await sentTo(scene.driver)).toEqual(before);
  await release();
  expect(await sentTo(scene.driver)).toHaveLength(before.length + 1);
  expect(await get(body.closure.id)).toMatchObject({
    messages: { SMS: { waiting: 0, sent: 1, failed: 0 } },
    undo: null,
    unreached: [],
  });
  scene.app.clock.set(at(10));
  expect(await get(body.closure.id)).toMatchObject({ state: 'RUNNING' });
  scene.app.clock.set(at(11));
  expect(await get(body.closure.id)).toMatchObject({ state: 'OVER' });
  const stateIn = async (period: string): Promise<string | undefined> => {
    const list = await scene.operator.call('GET', `/closures?${period}`);
    return list.body.content.find(({ id }: { id: string }) => id === body.closure.id)?.state;
  };
  const [day, from, to] = [at(9).slice(0, 10), encodeURIComponent(at(9)), encodeURIComponent(at(12))];
  expect(await stateIn(`from=${from}&to=${to}`)).toBe('OVER');
  expect(await stateIn(`from=${day}&to=${day}`)).toBe('OVER');
  expect(await stateIn(`to=${day}`)).toBe('OVER');
  expect(await stateIn(`from=${to}`)).toBeUndefined();
});

test('undone within ten seconds everything is as it was, and nobody hears of it', async () => {
  const other = await createVisitor(scene.app);
  const first = await bookAndConfirm(scene.app, scene.driver, at(10));
  const second = await bookAndConfirm(scene.app, other, at(10));
  const asked = await scene.operator.call('PUT', '/system-params/booking-params', { body: { maxEdits: 3 } });
  expect(asked.status).toBe(200);
  expect((await other.call('PUT', '/booking', { body: { id: second.id, dateBooked: at(12) } })).status).toBe(
    200,
  );
  const [wasFirst, wasSecond] = [await bookingOf(first.id), await bookingOf(second.id)];
  const [told, toldOther] = [await sentTo(scene.driver), await sentTo(other)];
  const { body } = await close(10, 60);
  expect(body.moves).toHaveLength(2);
  scene.app.clock.advance({ seconds: 9 });
  const undone = await undo(body.closure.id);
  expect(undone).toMatchObject({ status: 200, body: { state: 'UNDONE', moves: [], undo: null } });
  const same = ({ version: _, confirmation: __, passQr: ___, ...booking }: Record<string, unknown>) =>
    booking;
  expect(same(await bookingOf(first.id))).toEqual(same(wasFirst));
  expect(same(await bookingOf(second.id))).toEqual(same(wasSecond));
  expect((await params()).closures).toEqual([]);
  expect(await slotAt(scene.driver, at(10))).toMatchObject({ free: 0 });
  await requireSlotsAgree(scene.app.database.db);
  await release();
  expect([await sentTo(scene.driver), await sentTo(other)]).toEqual([told, toldOther]);
  expect(await undo(body.closure.id)).toMatchObject({
    status: 409,
    body: { code: 'UNDO_TOO_LATE' },
  });
});

test('what somebody changed since stays where it is and is named', async () => {
  const { id } = await bookAndConfirm(scene.app, scene.driver, at(10));
  const { body } = await close(10, 60);
  expect((await scene.operator.call('PUT', '/booking', { body: { id, dateBooked: at(14) } })).status).toBe(
    200,
  );
  const undone = await undo(body.closure.id);
  expect(undone.body.acts[0].stayed).toMatchObject([{ id, dateBooked: at(14) }]);
  expect(await bookingOf(id)).toMatchObject({ dateBooked: at(14) });
});

test('after the messages have left, or are sent now, it is too late', async () => {
  await bookAndConfirm(scene.app, scene.driver, at(10));
  const late = { status: 409, body: { code: 'UNDO_TOO_LATE' } };
  const { closure } = (await close(10, 60)).body;
  expect((await scene.operator.call('POST', `/closures/${closure.id}/send`)).body).toMatchObject({
    undo: null,
  });
  expect(await undo(closure.id)).toMatchObject(late);
  const { closure: second } = (await close(13, 60)).body;
  scene.app.clock.advance({ seconds: 10 });
  expect(await undo(second.id)).toMatchObject(late);
});

test('of sending and undoing at once exactly one happens', async () => {
  await bookAndConfirm(scene.app, scene.driver, at(10));
  const told = await sentTo(scene.driver);
  const { closure } = (await close(10, 60)).body;
  const [undone] = await Promise.all([
    undo(closure.id),
    scene.operator.call('POST', `/closures/${closure.id}/send`),
  ]);
  await scene.app.services.jobs.drain();
  const sent = (await sentTo(scene.driver)).length - told.length;
  expect([undone.status, sent]).toEqual(undone.status === 200 ? [200, 0] : [409, 1]);
});

test('the same request at the same moment and again after a lost answer is one closure; a preview is none', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { date: at(10), minutes: 60, reasons };
  const send = (more: object = {}) =>
    scene.operator.call('POST', '/closures', { body: { ...body, ...more }, headers });
  expect(await send({ dryRun: true })).toMatchObject({ status: 200, body: { applied: false } });
  const [first, ...others] = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(first).toMatchObject({ status: 200, body: { applied: true } });
  for (const other of others) expect(other).toMatchObject({ status: 200, body: first?.body });
  expect((await params()).closures).toHaveLength(1);
  expect((await send({ minutes: 120 })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  // Without the key the same request makes a closure of its own.
  expect((await close(10, 60)).body.closure.id).not.toBe(first?.body.closure.id);
});

test('an extension moves on who is concerned; undone, it was as long as before', async () => {
  const { id } = await bookAndConfirm(scene.app, scene.driver, at(10));
  const { closure } = (await close(10, 60)).body;
  await release();
  const preview = await change(closure.id, { to: at(13), dryRun: true });
  expect(preview.body).toMatchObject({ applied: false, moves: [{ id, from: at(11), to: at(13) }] });
  const longer = await change(closure.id, { to: at(13), plan: preview.body.plan });
  expect(longer.body.closure).toMatchObject({ to: at(13), moves: [{ id, from: at(10), to: at(13) }] });
  expect((await params()).closures).toMatchObject([{ id: closure.id, to: at(13) }]);
  const back = await undo(closure.id);
  expect(back.body).toMatchObject({
    state: 'PLANNED',
    to: at(11),
    moves: [{ id, from: at(10), to: at(11) }],
  });
  expect(await bookingOf(id)).toMatchObject({ dateBooked: at(11) });
  expect((await change(closure.id, { to: at(13), plan: 'another' })).body.code).toBe('PLAN_CHANGED');
});

test('the former call closes as well, at once, and its closure is an object too', async () => {
  await bookAndConfirm(scene.app, scene.driver, at(10));
  const told = await sentTo(scene.driver);
  const { body } = await scene.operator.call('POST', `/booking/shift?date=${encodeURIComponent(at(10))}`, {
    body: { minutes: 60, close: { reasons } },
  });
  expect(Object.keys(body).toSorted()).toEqual([
    'applied',
    'dropped',
    'moves',
    'plan',
    'slots',
    'stay',
    'told',
  ]);
  await scene.app.services.jobs.drain();
  expect(await sentTo(scene.driver)).toHaveLength(told.length + 1);
  const [{ id }] = (await params()).closures;
  expect(await get(id)).toMatchObject({ moves: [{ from: at(10), to: at(11) }], undo: null });
});

test('the journal has one entry for the closure', async () => {
  await bookAndConfirm(scene.app, scene.driver, at(10));
  const since = encodeURIComponent(scene.app.clock.now().toString());
  scene.app.clock.advance({ seconds: 1 });
  const { closure } = (await close(10, 60)).body;
  const events = (await scene.operator.call('GET', `/events?since=${since}&size=100`)).body.content.filter(
    ({ type }: { type: string }) => type !== 'CONFIRMED' && type !== 'CREATED',
  );
  expect(events).toMatchObject([{ type: 'CHECKPOINT_CLOSED', to: { closureId: closure.id, moved: 1 } }]);
  const below = (await scene.operator.call('GET', `/events?closureId=${closure.id}`)).body.content;
  expect(below).toMatchObject([{ type: 'SHIFTED' }]);
});

test('it can be asked for as a shift that closes', async () => {
  const post = (path: string, more: object) =>
    scene.operator.call('POST', path, { body: { minutes: 60, reason: 'Обед', ...more } });
  const { status, body } = await post(`/closures?date=${encodeURIComponent(at(10))}`, { close: { reasons } });
  expect(status).toBe(200);
  expect(body.closure).toMatchObject({ from: at(10), to: at(11), reasons });
  expect(await post('/closures', {})).toMatchObject({
    status: 400,
    body: { errors: [{ propertyPath: 'date', code: 'REQUIRED' }] },
  });
});

test('a closure may be sent back as it was answered', async () => {
  const { closure } = (await close(10, 60)).body;
  const { status, body } = await change(closure.id, { ...closure, to: at(12) });
  expect([status, body.closure?.to]).toEqual([200, at(12)]);
});

test('its reasons can be changed while it lasts, for the parameters and screens too, without a message', async () => {
  await bookAndConfirm(scene.app, scene.driver, at(10));
  const { closure } = (await close(10, 60)).body;
  await release();
  const told = await sentTo(scene.driver);
  const words = { RU: 'Туман', EN: 'Fog' };
  const reworded = await change(closure.id, { reasons: words, version: closure.version });
  expect(reworded).toMatchObject({
    status: 200,
    body: { applied: true, moves: [], closure: { reasons: words, to: at(11), moves: [{ from: at(10) }] } },
  });
  expect(reworded.body.closure.reasons).toEqual(words);
  expect((await params()).closures).toEqual([{ id: closure.id, from: at(10), to: at(11), reasons: words }]);
  expect(await sentTo(scene.driver)).toEqual(told);
  const [entry] = (await scene.operator.call('GET', '/events?type=CLOSURE_REASONS_CHANGED&size=1')).body
    .content;
  expect(entry).toMatchObject({ reasons: words, from: { reasons }, to: { closureId: closure.id } });
  expect(await change(closure.id, { reasons: words, version: closure.version })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION' },
  });
  expect(await change(closure.id, {})).toMatchObject({ status: 400 });
  scene.app.clock.set(at(11));
  expect((await change(closure.id, { reasons })).body.code).toBe('CLOSURE_OVER');
});
