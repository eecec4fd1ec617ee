import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Act } from '#contract/acts/acts.ts';
import type { EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import {
  type ActKind,
  closureKinds,
  lineKinds,
  type Scene,
  waitingKinds,
} from '../../testing/acts/act-kinds.ts';
import { setScene, stateOf } from '../../testing/acts/act-scene.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { newsTo, releaseActs } from '../../testing/trucks/test-closures.ts';
import { verifyLog } from '../queue/verify/verify-log.ts';

let app: TestApp;
let me: Visitor;
let colleague: Visitor;
let driver: Visitor;
/** Each test has a day of its own. */
let day = Temporal.PlainDate.from('2026-11-20');

beforeAll(async () => {
  app = await createTestApp();
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const body = { certificateRequired: false, gates: ['1', '2'], warningsBeforeBan: 5, bookingLeadMinutes: 0 };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
});

beforeEach(async () => {
  day = day.add({ days: 1 });
  app.clock.set(`${day}T08:00:00+09:00`);
  me = await createVisitor(app, { roles: ['OPERATOR'] });
  colleague = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  const body = { closures: [] };
  expect((await colleague.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
  for (const { id } of (await colleague.call('GET', '/queue?size=100')).body.content)
    await colleague.call('PUT', `/booking/${id}?status=CANCELED`, { body: {} });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  const findings: object[] = [];
  await verifyLog(app.database.db, {
    heads: { heads: [], strangeLines: [] },
    now: app.clock.now(),
    report: (one) => findings.push(one),
  });
  expect(findings).toEqual([]);
  await app.close();
});

/** Acts whose undoing has an event type of its own. The events of the others have `undoes`. */
const namedUndone: { readonly [type in Act['type']]?: EventType } = {
  CANCEL: 'CANCEL_UNDONE',
  APPROVE: 'VEHICLE_DECISION_UNDONE',
  DISAPPROVE: 'VEHICLE_DECISION_UNDONE',
  BAN: 'UNBAN',
  WARN: 'UNBAN',
  SHIFT: 'SHIFT_UNDONE',
};

const all = [...lineKinds, ...waitingKinds, ...closureKinds];
const byType = (kinds: readonly ActKind[]) =>
  kinds.map((kind) => [[kind.type, ...(kind.reach ?? [])].join(' after '), kind] as const);
const acts = async (by: Visitor): Promise<Act[]> => (await by.call('GET', '/acts/current-user')).body;
const lastAct = async (by = me): Promise<Act> => {
  const [last] = await acts(by);
  if (!last) throw new Error('Nothing was done');
  return last;
};
const undo = ({ id }: Act, by = me) => by.call('POST', `/acts/${id}/undo`);
const acknowledged = { acknowledged: [] };

/** A colleague sets the scene, so that the operator's own list holds only the acts under test. */
const stage = (kind: ActKind): Promise<Scene> =>
  setScene(app, colleague, driver, `${day}T10:00:00+09:00`, kind);

const doAct = async (kind: ActKind, scene: Scene, more: object = acknowledged): Promise<Act> => {
  const answer = await kind.act(me, scene, more);
  expect([answer.status, answer.body?.code]).toEqual([expect.toSatisfy((one) => one < 300), undefined]);
  app.clock.advance({ seconds: 1 });
  return lastAct();
};

describe.each(byType(all))('%s', (_, kind) => {
  test('is undone, by nobody else: everything is as it was, the log has the opposite, and that happens once', async () => {
    const scene = await stage(kind);
    const before = await stateOf(me, scene);
    const act = await doAct(kind, scene);
    expect(act).toMatchObject({ type: kind.type, undoable: true });
    expect(await stateOf(me, scene)).not.toEqual(before);
    await requireSlotsAgree(app.database.db);
    expect((await acts(colleague)).map(({ id }) => id)).not.toContain(act.id);
    expect((await undo(act, colleague)).status).toBe(404);
    expect((await undo(act)).status).toBe(200);
    expect(await stateOf(me, scene)).toEqual(before);
    await requireSlotsAgree(app.database.db);
    expect(await lastAct()).toMatchObject({ id: act.id, undoable: false, whyNot: { code: 'UNDONE' } });
    expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'UNDO_DONE' } });
    expect(await stateOf(me, scene)).toEqual(before);
  });

  test('the journal says which act was undone', async () => {
    const scene = await stage(kind);
    const act = await doAct(kind, scene);
    expect((await undo(act)).status).toBe(200);
    const { content } = (await me.call('GET', '/events?size=100')).body;
    const told = (content as JournalEvent[]).filter(({ actorId }) => actorId === me.userId);
    const said = told.map(({ type, to }) => to?.undoes ?? type);
    expect(said.slice(0, 3)).toContain(namedUndone[kind.type] ?? kind.type);
  });

  test('can be undone ten seconds later only if nothing waits for it', async () => {
    const act = await doAct(kind, await stage(kind));
    app.clock.advance({ seconds: 10 });
    const late = { status: 409, body: { code: 'UNDO_TOO_LATE' } };
    expect(await lastAct()).toMatchObject(
      kind.waits ? { undoable: false, whyNot: { code: 'TOO_LATE' } } : { undoable: true },
    );
    expect(await undo(act)).toMatchObject(kind.waits ? late : { status: 200 });
  });
});

describe.each(byType(all.filter(({ buildUpon }) => buildUpon)))(
  '%s that a colleague has built upon',
  (_, kind) => {
    test('stays, and the refusal says who did what', async () => {
      const scene = await stage(kind);
      const act = await doAct(kind, scene);
      const built = await kind.buildUpon?.(colleague, scene);
      expect([built?.status, built?.body?.code]).toEqual([expect.toSatisfy((one) => one < 300), undefined]);
      const before = await stateOf(me, scene);
      const code = kind.type === 'CANCEL' ? 'PLATE_BOOKED' : 'BUILT_UPON';
      const { whyNot } = await lastAct();
      expect(whyNot).toMatchObject({ code });
      const refused = await undo(act);
      expect(refused).toMatchObject({ status: 409, body: { code: `UNDO_${code}` } });
      if (code === 'BUILT_UPON') {
        expect(whyNot?.event).toMatchObject({ actorName: 'Проверкин Иван', actor: 'ADMIN' });
        expect(JSON.stringify(refused.body)).toMatch(/Проверкин Иван, 08:00 — /);
      }
      expect(await stateOf(me, scene)).toEqual(before);
    });
  },
);

describe.each(byType(all.filter(({ told }) => told)))('the message of %s', (_, kind) => {
  const news = async (before: readonly string[]) => (await newsTo(app, driver)).slice(before.length);

  test('waits and then leaves once', async () => {
    const scene = await stage(kind);
    const before = await newsTo(app, driver);
    await doAct(kind, scene);
    expect(await news(before)).toEqual([]);
    await releaseActs(app);
    await releaseActs(app);
    expect(await news(before)).toEqual([expect.stringMatching(kind.told ?? '')]);
  });

  test('never leaves after an undo, and leaves at once when it is sent', async () => {
    const scene = await stage(kind);
    const before = await newsTo(app, driver);
    await undo(await doAct(kind, scene));
    await releaseActs(app);
    expect(await news(before)).toEqual([]);
    const again = await doAct(kind, scene);
    expect((await me.call('POST', `/acts/${again.id}/send`)).status).toBe(200);
    expect(await news(before)).toHaveLength(1);
    expect(await undo(again)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  });
});

test.each(byType(waitingKinds))(
  '%s without `acknowledged` takes effect at once and cannot be undone',
  async (_, kind) => {
    const scene = await stage(kind);
    const before = await newsTo(app, driver);
    const act = await doAct(kind, scene, {});
    expect((await newsTo(app, driver)).length).toBe(before.length + 1);
    expect(act).toMatchObject({ undoable: false, whyNot: { code: 'TOO_LATE' } });
    expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  },
);
