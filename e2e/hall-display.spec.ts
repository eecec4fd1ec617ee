import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { lead, operatorOf } from './support/bookings.ts';
import {
  announced,
  called,
  lost,
  openHall,
  passTime,
  plateIn,
  waiting,
  watchAnnouncements,
} from './support/hall-screen.ts';
import { long } from './support/languages.ts';
import { arrive, callNext, emptyLine, setParams } from './support/line.ts';
import { layCable } from './support/network-cable.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { addTruck } from './support/trucks.ts';
import { watchWakeLock } from './support/wake-lock.ts';

// Trucks of other journeys would stand in the same line.
const test = testOnOwnProduct('e2e-display-server');

test.beforeEach(async ({ page }) => {
  await emptyLine(page.request);
  await setParams(page.request, { closures: [] });
});

test('An empty line says so, and an arrival is on the screen by itself', async ({ page }) => {
  await openHall(page);
  await expect(page.getByText('Никто не ждёт вызова')).toBeVisible();
  await expectNoAxeViolations(page);
  const { vehicleRegistrationPlate } = await arrive(page.request);
  await expect(plateIn(page, vehicleRegistrationPlate)).toBeVisible();
  await expect(waiting(page)).toContainText('слот');
  await expect(page.getByRole('contentinfo')).toContainText('/log');
});

test('A call fills the screen for ten seconds, is pinned with its gate, and is announced again when it is repeated', async ({
  page,
  product,
}) => {
  const { id, vehicleRegistrationPlate } = await arrive(page.request);
  await page.clock.install();
  await openHall(page);
  await expect(waiting(page)).toHaveCount(1);
  await callNext(page.request, '3');
  await expect(called(page)).toContainText('новый вызов');
  await expect(called(page).getByRole('img', { name: vehicleRegistrationPlate })).toBeVisible();
  await expect(called(page)).toContainText('Проезжайте к воротам');
  await expect(called(page)).toContainText('ворота3');
  await expect(announced(page, vehicleRegistrationPlate)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Проезжайте к воротам 3');
  await expectNoAxeViolations(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await passTime(page, product, 21);
  await expect(called(page)).not.toContainText('новый вызов');
  await expect(called(page)).toContainText('вызван');
  await callAs(page.request, await operatorOf(page.request), 'POST', `/queue/${id}/recall`);
  await expect(announced(page, vehicleRegistrationPlate)).toBeVisible();
  await passTime(page, product, 31);
  await expect(called(page)).toContainText('вызван повторно');
  await lead(page.request, { id }, 'LEFT_WAITING_ZONE');
  await expect(called(page)).toHaveCount(0);
});

test(
  'Calls are said in three languages at once, and the headings take turns',
  long,
  async ({ page, product }) => {
    const cable = await layCable(product.url);
    await arrive(page.request);
    await callNext(page.request);
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, 'board');
    await page.goto(`${cable.url}/board`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Вызов к воротам');
    for (const order of ['Проезжайте к воротам', 'Go to the gate', '请驶向闸口'])
      await expect(page.getByRole('listitem').filter({ hasText: order })).toHaveCount(1);
    // Without the server's time the display follows the clock of the test.
    cable.cut();
    const seen = new Set<string>();
    const turn = async () => {
      await page.clock.fastForward(10_000);
      seen.add((await heading.textContent()) ?? '');
      return seen.size;
    };
    await expect.poll(turn, { intervals: [200] }).toBe(3);
    expect(seen).toEqual(new Set(['Вызов к воротам', 'Call to the gate', '驶向闸口']));
    cable.remove();
  },
);

test('A cut of two minutes leaves what is known on the screen, and who was called meanwhile is announced, one after the other', async ({
  page,
  product,
}) => {
  const cable = await layCable(product.url);
  const plates: string[] = [];
  for (let count = 0; count < 3; count += 1)
    plates.push((await arrive(page.request)).vehicleRegistrationPlate);
  await page.clock.install();
  const announcements = await watchAnnouncements(page);
  await openHall(page, { url: cable.url });
  await expect(waiting(page)).toHaveCount(3);
  cable.cut();
  await page.clock.fastForward(10_000);
  await expect(lost(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(3);
  await expectNoAxeViolations(page);
  for (const _ of plates) await callNext(page.request);
  await arrive(page.request);
  await expect(called(page)).toHaveCount(0);
  // The calls are two minutes old by then, and are announced because this display has not shown them.
  await passTime(page, product, 120);
  expect(await announcements()).toEqual([]);
  cable.mend();
  const waitOn = async () => {
    await page.clock.fastForward(1000);
    return called(page).count();
  };
  await expect.poll(waitOn, { intervals: [200] }).toBe(3);
  await expect(waiting(page)).toHaveCount(1);
  await expect(lost(page)).toHaveCount(0);
  const waitForAll = async () => {
    await page.clock.fastForward(1000);
    return (await announcements()).length === 3 && (await page.getByRole('alert').count()) === 0;
  };
  await expect.poll(waitForAll, { intervals: [100], timeout: 60_000 }).toBe(true);
  await page.clock.fastForward(30_000);
  const shown = await announcements();
  expect(shown.map(({ plate }) => plate)).toEqual(plates);
  for (const { plate, forMs } of shown) expect(forMs, plate).toBeGreaterThanOrEqual(10_000);
  await page.reload();
  await expect(called(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  cable.remove();
});

test(
  'Each call is heard once where sound was turned on, and not again after a reload',
  long,
  async ({ page }) => {
    const first = await arrive(page.request);
    await page.addInitScript(() => {
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        const rung = Number(localStorage.getItem('tones') ?? 0) + 1;
        localStorage.setItem('tones', String(rung));
        return make.call(this);
      };
    });
    await page.clock.install();
    const chimes = () => page.evaluate(() => Number(localStorage.getItem('tones') ?? 0) / 2);
    await openHall(page);
    await page.getByRole('button', { name: 'Включить звук' }).click();
    await expect(page.getByRole('button', { name: 'Без звука' })).toHaveCount(0);
    await expect.poll(chimes).toBe(1);
    await callNext(page.request);
    await expect(called(page)).toHaveCount(1);
    await expect.poll(chimes).toBe(2);
    await page.clock.fastForward(10_000);
    await page.reload();
    await expect(called(page)).toHaveCount(1);
    await page.mouse.click(960, 540);
    await expect(page.getByRole('button', { name: 'Без звука' })).toHaveCount(0);
    await callAs(page.request, await operatorOf(page.request), 'POST', `/queue/${first.id}/recall`);
    await expect.poll(chimes).toBe(3);
  },
);

test(
  'An untouched screen stays lit and invites nobody to touch it; a hand finds the way out, and it goes away again',
  long,
  async ({ page }) => {
    await page.clock.install();
    const screen = await watchWakeLock(page);
    await openHall(page);
    await screen.expectLit();
    const wayOut = page.getByRole('button', { name: 'Выйти' });
    await expect(wayOut).toHaveCount(0);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(wayOut).toBeVisible();
    await expect(page.getByRole('link', { name: 'К моим записям' })).toHaveCount(0);
    await page.clock.fastForward(3100);
    await expect(wayOut).toHaveCount(0);
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).cursor)).toBe('none');
    await page.keyboard.press('Shift');
    await expect(wayOut).toBeVisible();
  },
);

test(
  'A driver looks at the line on a phone, in his language, and goes back to his bookings',
  long,
  async ({ page }) => {
    const { vehicleRegistrationPlate } = await arrive(page.request);
    const driver = await registerPerson(page.request);
    const own = await addTruck(page.request, driver.token);
    const ownTruck = { vehicleId: own.id, vehicleModel: undefined, vehicleRegistrationPlate: undefined };
    await arrive(page.request, ownTruck);
    await page.setViewportSize({ width: 390, height: 844 });
    await remember(page, 'oktet.token.user', driver.token);
    await page.goto('/board');
    await expect(plateIn(page, vehicleRegistrationPlate)).toBeVisible();
    const marked = waiting(page).filter({ hasText: 'ваша машина' });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('img', { name: own.plate })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'К моим записям' }).click();
    await expect(page).toHaveURL('/booking');
  },
);

test(
  'Midnight comes by itself: the date is the next day’s, and yesterday’s slots get their day',
  long,
  async ({ page, product }) => {
    const now = Temporal.Now.zonedDateTimeISO('Asia/Chita');
    const midnight = now.add({ days: 1 }).startOfDay();
    // The display signs in shortly before midnight, because its session lives for half a day.
    const booking = await arrive(page.request);
    await product.advance(now.until(midnight.subtract({ minutes: 5 }), { largestUnit: 'hours' }).toString());
    const day = (at: Temporal.ZonedDateTime) => at.toLocaleString('ru', { day: 'numeric', month: 'long' });
    await page.clock.install();
    await openHall(page);
    await expect(page.getByRole('banner')).toContainText(/23:5\d/);
    await expect(page.getByRole('banner')).toContainText(day(midnight.subtract({ minutes: 5 })));
    await passTime(page, product, 360);
    await expect(page.getByRole('banner')).toContainText(/00:0\d/);
    await expect(page.getByRole('banner')).toContainText(day(midnight));
    if (Temporal.Instant.from(booking.dateBooked).epochMilliseconds < midnight.epochMilliseconds)
      await expect(waiting(page)).toContainText(/слот .*,.*\d\d:\d\d/);
  },
);
