import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import {
  type startPushService as Service,
  startPushService,
} from '../server/src/testing/servers/push-service.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openWithBooking } from './support/booking-screens.ts';
import { lead, ownBookings } from './support/bookings.ts';
import { newPhoneBrowser } from './support/offline.ts';
import { testOnOwnProduct } from './support/own-product.ts';

const test = testOnOwnProduct('push', { PUSH_LOOPBACK: 'on' });

type Subscription = ReturnType<Awaited<ReturnType<typeof Service>>['subscribe']>;

/** Replaces the browser's push service, which a test cannot reach. */
const subscribeAt = (page: Page, given: Subscription) =>
  page.addInitScript((subscription) => {
    let isSubscribed = false;
    const fake = {
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => (isSubscribed ? fake : null) as never;
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      return fake as never;
    };
  }, given);

/** Grants the permission, which a headless browser always denies. */
const allowNotifications = (page: Page) =>
  page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
  });

/** Delivers messages as the push service does, also when no page is open. */
const openMailbox = async (context: BrowserContext, page: Page) => {
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registration;
  const origin = new URL(page.url()).origin;
  return (payload: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
};

type Pressed = 'on-my-way' | '';

/** Records the worker's notifications, which a headless browser does not show: the latest one of each tag. */
const keepNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    type Kept = { tag: string; title: string; body: string; data: unknown; close(): void };
    const kept = new Map<string, Kept>();
    const { prototype } = ServiceWorkerRegistration as unknown as { prototype: object };
    Object.assign(prototype, {
      showNotification: async (title: string, { tag, body, data }: Omit<Kept, 'title' | 'close'>) =>
        void kept.set(tag, { tag, title, body, data, close: () => kept.delete(tag) }),
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        [...kept.values()].filter((one) => tag === undefined || one.tag === tag),
    });
  });

type Scope = { readonly registration: ServiceWorkerRegistration };

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const all = await (self as unknown as Scope).registration.getNotifications();
    return all.map(({ title, body }) => ({ title, body }));
  });

const press = (worker: Worker, action: Pressed) =>
  worker.evaluate(async (pressed) => {
    const [notification] = await (self as unknown as Scope).registration.getNotifications();
    const Extendable = Reflect.get(self, 'ExtendableEvent');
    self.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification, action: pressed }));
  }, action);

test('A call to the gate is pushed, shown once and answered from the notification', async ({
  browser,
  baseURL,
}) => {
  const service = await startPushService();
  const context = await newPhoneBrowser(browser, baseURL);
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  await subscribeAt(page, service.subscribe());
  await allowNotifications(page);
  const { driver, booking } = await openWithBooking(page, 10);
  await page.goto(`/booking/${booking.id}/pass`);
  const toggle = page.getByRole('switch', { name: 'Присылать уведомления' });
  await expect(toggle).not.toBeChecked();
  await expectNoAxeViolations(page);
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  const deliver = await openMailbox(context, page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs');
  await keepNotifications(worker);

  await lead(page.request, booking, 'WAITING', 'GO_TO_GATE');
  await expect
    .poll(() => service.taken.map(({ payload }) => payload.title))
    .toContainEqual(expect.stringContaining('Проезжайте к воротам'));
  const push = service.taken.findLast(({ payload }) => payload.onMyWay)?.payload;
  expect(push?.title).toContain(booking.formattedBookingNumber);
  await deliver(push ?? {});
  await deliver(push ?? {});
  await expect.poll(() => shown(worker)).toEqual([{ title: push?.title, body: push?.body }]);

  await press(worker, 'on-my-way');
  const state = async () => (await ownBookings(page.request, driver))[0];
  await expect.poll(async () => (await state())?.acknowledgedAt).toBeTruthy();
  expect(await shown(worker)).toEqual([]);

  await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await context.close();
  await service.stop();
});
