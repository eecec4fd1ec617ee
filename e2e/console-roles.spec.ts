import { expect, type Page } from '@playwright/test';
import { fillSignIn, speaking } from './support/account-screens.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { registerPerson } from './support/people.ts';
import { registerOperator } from './support/second-operator.ts';
import { test } from './support/test.ts';
import { addTruck } from './support/trucks.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const enter = async (page: Page, role: 'OPERATOR' | 'AUDITOR') => {
  const say = await speaking(page, 'RU');
  const person = await registerOperator(page.request, role);
  await page.goto('/board');
  await fillSignIn(page, say, person);
  await expect(page.getByRole('navigation', { name: say('console.navigation') })).toBeVisible();
  return { say, person };
};

test('An operator runs the day and finds neither parameters nor content nor roles', async ({ page }) => {
  const { say, person } = await enter(page, 'OPERATOR');
  await expect(page.getByPlaceholder(say('boardQueue.checkIn.placeholder'))).toBeVisible();
  await expect(link(page, say('boardClosure.link'))).toBeVisible();
  for (const section of ['parameters', 'banners', 'news'] as const) {
    await expect(page.getByRole('link', { name: say(`console.${section}.title`) })).toHaveCount(0);
    await page.goto(`/board/${section}`);
    await expect(page).toHaveURL('/board/queue');
  }
  await page.goto(`/board/users/${person.userId}`);
  const panel = page.getByRole('region', { name: 'Сидоров Пётр', exact: true });
  await expect(panel.getByRole('heading', { name: say('boardUsers.sessions.title') })).toBeVisible();
  await expect(panel.getByRole('heading', { name: say('boardUsers.roles.title') })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: say('boardUsers.sessions.end') })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: say('boardUsers.bookings.book') })).toBeVisible();
});

test(
  'An auditor sees line, bookings, vehicles and journal, and can do nothing to them',
  long,
  async ({ page }) => {
    const driver = await registerPerson(page.request);
    const truck = await addTruck(page.request, driver.token);
    const operator = { token: await requestToken(page.request, 'admin') };
    const [slot = await Promise.reject()] = (await slotsOf(page.request, operator, 2)).filter(
      ({ state }) => state === 'FREE',
    );
    const booking = await bookFor(page.request, truck, slot.start);
    const { say } = await enter(page, 'AUDITOR');
    await expect(page.getByRole('heading', { name: say('boardQueue.waiting.title') })).toBeVisible();
    await expect(page.getByPlaceholder(say('boardQueue.checkIn.placeholder'))).toHaveCount(0);
    await expect(link(page, say('boardClosure.link'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('boardQueue.waiting.callChosen') })).toHaveCount(0);
    await expectNoAxeViolationsInBothSchemes(page);
    for (const address of ['closure', 'bookings/new', 'users/new', 'parameters/rules', 'journal/reasons']) {
      await page.goto(`/board/${address}`);
      await expect(page).toHaveURL('/board/queue');
    }
    await page.goto('/board/bookings');
    await expect(page.getByRole('heading', { level: 1, name: say('console.bookings.title') })).toBeVisible();
    await expect(link(page, say('boardBookings.new'))).toHaveCount(0);
    await page.goto(`/board/bookings/${booking.id}`);
    await expect(page.getByRole('heading', { name: say('boardBookings.panel.facts') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('boardBookings.panel.cancel') })).toHaveCount(0);
    await page.goto(`/board/vehicles/${truck.id}`);
    await expect(page.getByRole('heading', { name: say('boardVehicles.documents') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('boardVehicles.banMore') })).toHaveCount(0);
    await page.goto('/board/journal');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.goto('/board/duty');
    await expect(page.getByRole('heading', { level: 1, name: say('console.duty.title') })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);
