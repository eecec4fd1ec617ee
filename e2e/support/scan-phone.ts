import { type APIRequestContext, type BrowserContext, chromium, expect } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { chromiumArguments, findChromium } from '../../tools/lib/find-chromium.ts';
import { operatorOf, slotsOf } from './bookings.ts';
import { layCable } from './network-cable.ts';
import { openPassCamera } from './pass-camera.ts';
import { callAs } from './people.ts';
import { newPlate } from './trucks.ts';

export type PassOfTruck = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly text: string;
};

/** Books for trucks that may come now. Returns their passes. */
export const bookPasses = async (request: APIRequestContext, count: number): Promise<PassOfTruck[]> => {
  const operator = await operatorOf(request);
  const slots = [...(await slotsOf(request, operator, 0)), ...(await slotsOf(request, operator, 1))];
  const slot = slots.find(({ state, free }) => state !== 'PAST' && state !== 'CLOSED' && free >= count);
  const plates = new Set<string>();
  while (plates.size < count) plates.add(newPlate());
  const passes: PassOfTruck[] = [];
  for (const vehicleRegistrationPlate of plates) {
    const answer = await callAs(request, operator, 'POST', '/booking', {
      dateBooked: slot?.start,
      cargoType: 'GENERAL',
      vehicleModel: 'Sitrak C7H',
      vehicleRegistrationPlate,
      firstNameOfDriver: 'Пётр',
      lastNameOfDriver: 'Сидоров',
      phoneNumber: '+79145550123',
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const {
      id,
      formattedBookingNumber: number,
      vehicleRegistrationPlate: plate,
    }: Booking = await answer.json();
    const { passQr: text = '' }: Booking = await (
      await callAs(request, operator, 'GET', `/booking/${id}`)
    ).json();
    passes.push({ id, number, plate, text });
  }
  return passes;
};

const give = (context: BrowserContext, token: string) =>
  context.addInitScript((kept) => {
    if (localStorage.getItem('given')) return;
    localStorage.setItem('given', 'yes');
    localStorage.setItem('oktet.token.admin', kept);
  }, token);

/** Starts a browser like a phone with a camera, a signed-in operator and a network that can be cut. */
export const openScanPhone = async (productUrl: string, token: string) => {
  const camera = openPassCamera();
  const cable = await layCable(productUrl);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments, ...camera.arguments],
    ...(executablePath && { executablePath }),
  });
  const context = await browser.newContext({
    baseURL: cable.url,
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Chita',
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await give(context, token);
  const page = await context.newPage();
  const card = page.getByRole('status', { name: 'Что говорит код' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    page,
    card,
    press,
    show: camera.show,
    /** Opens the page and waits until it works without a network too. */
    start: async () => {
      await page.goto('/board/scan');
      await expect(page.getByText('свежий')).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready);
    },
    cut: async () => {
      cable.cut();
      await context.setOffline(true);
      await expect(page.getByText('нет сети')).toBeVisible();
    },
    mend: async () => {
      cable.mend();
      await context.setOffline(false);
    },
    /** Shows the pass, confirms the plate and goes on to the next truck. */
    mark: async ({ text, plate }: PassOfTruck) => {
      await camera.show(text);
      await expect(card.getByRole('img', { name: plate })).toBeVisible();
      await press('Номер совпадает');
      await expect(card).toContainText('Отмечено');
      await camera.show(undefined);
      await press('Следующий');
    },
    close: async () => {
      await browser.close();
      cable.remove();
      camera.remove();
    },
  };
};

export type ScanPhone = Awaited<ReturnType<typeof openScanPhone>>;

/** Numbers of the bookings whose trucks have arrived, by the log. */
export const arrivalsInLog = async (request: APIRequestContext, passes: readonly PassOfTruck[]) => {
  const answer = await callAs(request, await operatorOf(request), 'GET', '/queue/log?size=1000');
  const { content } = await answer.json();
  const numbers = passes.map(({ number }) => number);
  return content
    .filter(
      (entry: { type: string; formattedBookingNumber: string }) =>
        entry.type === 'ARRIVAL' && numbers.includes(entry.formattedBookingNumber),
    )
    .map((entry: { formattedBookingNumber: string }) => entry.formattedBookingNumber);
};
