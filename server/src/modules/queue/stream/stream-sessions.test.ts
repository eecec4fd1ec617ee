import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationType, Role } from '#kernel/access.ts';
import { usualStreamTimes } from '../../../platform/streams/event-streams.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';
import { type OpenStream, openStream } from '../../../testing/trucks/test-stream.ts';
import { lineChanged } from '../../bookings/line/settle-line.ts';

let first: TestApp;
let second: TestApp;
let close: () => Promise<void>;
let operator: Visitor;

beforeAll(async () => {
  // Sessions are reviewed so rarely that only a notice can end a stream within the test.
  const streamTimes = { ...usualStreamTimes, reviewMs: 600_000 };
  ({ first, second, close } = await createTestPair({ streamTimes }));
  operator = await createVisitor(first, { roles: ['ADMIN'] });
});

afterAll(() => close());

const visitors: Readonly<Record<string, { roles: Role[]; type: ApplicationType; sees: string[] }>> = {
  'a driver': { roles: [], type: 'web', sees: ['board'] },
  'a driver on a phone': { roles: [], type: 'mobile', sees: ['board'] },
  'a driver who says terminal': { roles: [], type: 'terminal', sees: ['board'] },
  BOARD: { roles: ['BOARD'], type: 'admin', sees: ['board'] },
  'BOARD in a web session': { roles: ['BOARD'], type: 'web', sees: ['board'] },
  'BOARD in a terminal session': { roles: ['BOARD'], type: 'terminal', sees: ['board', 'terminal'] },
  ADMIN: { roles: ['ADMIN'], type: 'admin', sees: ['admin', 'board', 'terminal'] },
  'ADMIN in a web session': { roles: ['ADMIN'], type: 'web', sees: ['board'] },
  'ADMIN in a terminal session': { roles: ['ADMIN'], type: 'terminal', sees: ['board', 'terminal'] },
};

describe('who may open a stream', () => {
  test.each(Object.entries(visitors))('%s', async (_name, { sees, ...details }) => {
    const visitor = await createVisitor(first, details);
    for (const placement of ['admin', 'board', 'terminal']) {
      const stream = await openStream(first, visitor, `placement=${placement}`);
      expect([placement, stream.status]).toEqual([placement, sees.includes(placement) ? 200 : 403]);
      stream.close();
      await stream.ended;
    }
    await expect.poll(() => first.services.streams.count()).toBe(0);
  });

  test('nobody who is not signed in', async () => {
    for (const authorization of [undefined, 'Bearer a.b.c'])
      for (const placement of ['admin', 'board', 'terminal']) {
        const stream = await openStream(
          first,
          authorization ? { authorization } : {},
          `placement=${placement}`,
        );
        expect(stream.status).toBe(401);
      }
  });
});

const opened = async (visitor: Visitor, query?: string): Promise<OpenStream> => {
  const stream = await openStream(second, visitor, query);
  await stream.named('state');
  return stream;
};

/** Resolves when the stream has ended. Only a notice can do that, because sessions are reviewed every ten minutes. */
const endsSoon = (stream: OpenStream) => stream.ended;

describe('a notice from another instance ends the streams', () => {
  test('of who signs out, and of nobody else', async () => {
    const [leaving, staying] = [await createVisitor(first), await createVisitor(first)];
    const [ends, stays] = [await opened(leaving), await opened(staying)];
    await leaving.call('POST', '/logout');
    await endsSoon(ends);
    await second.database.db
      .updateTable('queue_head')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .execute();
    await first.services.notices.publish(lineChanged, '');
    await stays.named('delta');
    stays.close();
  });

  test('of who is blocked, in all sessions', async () => {
    const driver = await createVisitor(first);
    const streams = [await opened(driver), await opened(driver, 'placement=board&size=5')];
    const { status } = await operator.call('PUT', `/users/${driver.userId}/status?status=BLOCKED`, {
      body: { reason: 'проверка' },
    });
    expect(status).toBeLessThan(300);
    for (const stream of streams) await endsSoon(stream);
  });

  test('of whom an operator takes the role from', async () => {
    const kiosk = await createVisitor(first, { roles: ['BOARD'], type: 'terminal' });
    const streams = [await opened(kiosk, 'placement=terminal'), await opened(kiosk)];
    const { status } = await operator.call('PUT', `/users/${kiosk.userId}/roles`, { body: { roles: [] } });
    expect(status).toBe(200);
    for (const stream of streams) await endsSoon(stream);
  });

  test('of who loses the role that the placement needs', async () => {
    const kiosk = await createVisitor(first, { roles: ['BOARD'], type: 'terminal' });
    const [terminal, board] = [await opened(kiosk, 'placement=terminal'), await opened(kiosk)];
    await first.database.db
      .updateTable('account')
      .set({ roles: [] })
      .where('id', '=', kiosk.userId)
      .execute();
    await first.services.sessions.forget({ userId: kiosk.userId });
    await endsSoon(terminal);
    expect(second.services.streams.count()).toBe(1);
    board.close();
  });
});
