import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualStreamTimes } from '../../platform/streams/event-streams.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openKiosk } from '../../testing/trucks/test-kiosk.ts';
import { openStream } from '../../testing/trucks/test-stream.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp({ streamTimes: { ...usualStreamTimes, reviewMs: 50 } });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

const screens = async () => (await operator.call('GET', '/queue/screens')).body;
const wire = () => app.clock.now().toZonedDateTimeISO('Asia/Chita').toString({ timeZoneName: 'never' });

test('an operator sees when each display and kiosk last spoke, and no session of a person', async () => {
  expect(await screens()).toEqual([]);
  const kiosk = await openKiosk(app);
  await kiosk.call('GET', '/queue?placement=terminal&size=1');
  const kioskSeen = wire();
  const display = await createVisitor(app, { roles: ['BOARD'] });
  const stream = await openStream(app, display);
  app.clock.advance({ minutes: 10 });
  const displaySeen = wire();
  await expect.poll(screens).toMatchObject([
    { kind: 'KIOSK', userId: kiosk.userId, name: 'Проверкин Иван', seenAt: kioskSeen },
    { kind: 'DISPLAY', userId: display.userId, seenAt: displaySeen },
  ]);
  stream.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
  app.clock.advance({ minutes: 5 });
  expect(await screens()).toMatchObject([{ seenAt: kioskSeen }, { seenAt: displaySeen }]);
  await display.call('GET', '/logout');
  app.clock.advance({ hours: 24 });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  expect(await screens()).toEqual([]);
});
