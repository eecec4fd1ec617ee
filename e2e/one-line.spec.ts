import { expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookFor, lead } from './support/bookings.ts';
import { stopClock } from './support/clock.ts';
import { callButton, called, oneLine, openQueue, rowOf, scan, statusOf } from './support/console-queue.ts';
import { setParams } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { colleagueOf } from './support/second-operator.ts';
import { addTruck } from './support/trucks.ts';
import { emptyLine, lineUp, runningSlot } from './support/waiting-trucks.ts';

/** This file changes the line and the gates, so it has a product of its own. */
const test = testOnOwnProduct('one-line');

/** Types slower than a scanner, because scanned texts are only checked in. */
const byHand = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

const book = async (page: Page, plate: string) => {
  const { token } = await registerPerson(page.request);
  const truck = await addTruck(page.request, token, plate);
  return bookFor(page.request, truck, await runningSlot(page.request));
};

test('Four keys and Enter check in a Russian truck in the wrong layout and a Chinese one by pinyin; a scanner never calls', async ({
  page,
}) => {
  await emptyLine(page.request);
  const russian = await book(page, 'К732АМ75');
  const chinese = await book(page, '蒙E73251');
  await openQueue(page);
  await expect(oneLine(page)).toBeFocused();
  await byHand(page, 'r732');
  await expect(page.getByRole('option', { selected: true })).toContainText('Отметить прибытие');
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(page, russian)).toBe('WAITING');
  await expect(oneLine(page)).toHaveValue('');
  await byHand(page, 'me73');
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(page, chinese)).toBe('WAITING');

  // For a truck in the line, a typed plate means another act. A scanned one still only checks in.
  await expect(rowOf(page, '蒙E73251')).toBeVisible();
  await scan(page, '蒙E73251');
  await expect(page.getByRole('heading', { name: 'Уже в очереди' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await byHand(page, 'me73');
  await expect(page.getByRole('option', { selected: true })).toContainText('Вызвать…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('вне очереди');
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(oneLine(page)).toBeFocused();

  // Two trucks are found and neither can arrive, so Enter acts on none until one is chosen.
  await byHand(page, '732');
  await expect(page.getByRole('option').filter({ hasText: 'В очереди' })).toHaveCount(2);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(oneLine(page)).toHaveValue('');
  expect(await statusOf(page, russian)).toBe('WAITING');

  // The last answer is back, and a second Escape takes it away: it must not be read as an answer to the next act.
  const answer = page.getByRole('heading', { name: 'Уже в очереди' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(oneLine(page)).toBeFocused();
});

test('Two keys send the next truck to another gate, let one go, and say that one did not answer', async ({
  page,
}) => {
  await setParams(page.request, { gates: ['1', '2'] });
  const trucks = await lineUp(page.request, 3);
  const [first = await Promise.reject(), second = await Promise.reject(), third = await Promise.reject()] =
    trucks;
  await openQueue(page);
  const gate = (name: string) =>
    page.getByRole('region', { name: 'Ворота' }).getByRole('button', { name: new RegExp(`^ворота ${name}`) });
  await expect(gate('1')).toHaveAttribute('aria-pressed', 'true');
  await expect(callButton(page, first.plate)).toBeEnabled();
  await page.keyboard.press('2');
  await expect(gate('2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F2');
  await expect(called(page).getByRole('listitem')).toContainText('ворота 2');
  await expect(oneLine(page)).toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await expect(called(page).getByRole('listitem')).toContainText('ворота 1');
  await page.keyboard.press('Escape');
  await expect(gate('2'), 'the free one is suggested').toHaveAttribute('aria-pressed', 'true');
  await expect(callButton(page, second.plate)).toBeEnabled();
  await page.keyboard.press('F2');
  await expect(called(page).getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Tab');
  await page.keyboard.press('F4');
  await expect(page.getByText(`${first.plate} выехал`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('F7');
  await expect.poll(() => statusOf(page, second)).toBe('WAITING');
  expect(await statusOf(page, third)).toBe('WAITING');
});

test('What a colleague does is in the answer and in what was found at once, and for a second Enter does not act on it', async ({
  page,
}) => {
  await setParams(page.request, { gates: ['1', '2'] });
  const [first = await Promise.reject(), second = await Promise.reject()] = await lineUp(page.request, 2);
  const colleague = await colleagueOf(page.request);
  const callInstead = async ({ id }: Pick<Booking, 'id'>, gate: string) => {
    const path = `/booking/${id}?status=GO_TO_GATE`;
    const answer = await callAs(page.request, colleague, 'PUT', path, {
      gate,
      acknowledged: ['OUT_OF_ORDER'],
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const recalls = async ({ id }: Pick<Booking, 'id'>) => {
    const history = await callAs(page.request, colleague, 'GET', `/booking/${id}/history?size=100`);
    const types = (await history.json()).content.map(({ type }: { readonly type: string }) => type);
    return types.filter((type: string) => type === 'RECALLED').length;
  };
  await page.clock.install();
  await openQueue(page);
  await expect(rowOf(page, second.vehicleRegistrationPlate)).toBeVisible();
  await scan(page, first.vehicleRegistrationPlate);
  await expect(page.getByRole('heading', { name: 'Уже в очереди' })).toBeVisible();

  // With a stopped clock the page asks for nothing by itself.
  await stopClock(page);
  await callInstead(first, '1');
  await expect(page.getByRole('heading', { name: 'Вызван к воротам' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.resume();

  await byHand(page, second.vehicleRegistrationPlate.slice(-4));
  const found = page.getByRole('option', { selected: true });
  await expect(found).toContainText('Вызвать');
  await stopClock(page);
  await callInstead(second, '2');
  await expect(found).toContainText('Повторить вызов');
  await expect(page.getByText('Строка только что изменилась: прочитайте')).toBeVisible();
  await page.clock.fastForward(900);
  await page.keyboard.press('Enter');
  await expect(found).toContainText('Повторить вызов');
  await page.clock.fastForward(100);
  await expect(page.getByText('Строка только что изменилась: прочитайте')).toBeHidden();
  expect([await recalls(first), await recalls(second)]).toEqual([0, 0]);
  await page.keyboard.press('Enter');
  await expect.poll(() => recalls(second)).toBe(1);
  expect(await recalls(first)).toBe(0);
});

test('Eight called trucks leave the line, its first rows and the call in sight, on a desk and on a phone', async ({
  page,
}) => {
  await setParams(page.request, { slotCapacity: 60, gates: [] });
  const trucks = await lineUp(page.request, 10);
  for (const truck of trucks.slice(0, 8)) await lead(page.request, truck, 'GO_TO_GATE');
  await openQueue(page);
  await expect(called(page).getByRole('listitem')).toHaveCount(8);
  const next = callButton(page, trucks[8]?.plate ?? '');
  const places: Record<string, unknown>[] = [];
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(next).toBeInViewport({ ratio: 1 });
    if (size.width > 1000)
      await expect(rowOf(page, trucks[8]?.vehicleRegistrationPlate ?? '')).toBeInViewport();
    places.push({ ...(await next.boundingBox()) });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const truck of trucks.slice(0, 7)) await lead(page.request, truck, 'LEFT_WAITING_ZONE');
  await expect(called(page).getByRole('listitem')).toHaveCount(1);
  expect({ ...(await next.boundingBox()) }).toEqual(places[0]);
});
