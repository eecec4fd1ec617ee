import { expect, type Page } from '@playwright/test';
import { called, plateIn, waiting } from '../hall-screen.ts';
import { readQr } from '../read-qr.ts';
import { shownPlate } from '../trucks.ts';
import type { Say } from '../words.ts';
import type { Day } from './begin-day.ts';
import { command, pressOn } from './hands.ts';

const expectAnswer = (page: Page, say: Say, ...outcomes: string[]) => {
  const titles = outcomes.map((outcome) => say(`boardQueue.outcomes.${outcome}.title`));
  return expect(page.getByRole('heading', { name: new RegExp(`^(${titles.join('|')})$`) })).toBeVisible();
};

const calledOnPhone = (phone: Page) => phone.locator('[aria-live=assertive]');

/** Checks in four trucks: by plate, by scanned pass, a late one, and one that loses its untrue priority. */
export const checkTrucksIn = async ({ say, page, phone, hall, typed, own, late, post, passToken }: Day) => {
  await page.goto('/board/queue');
  await expect(page.getByText(say('console.state.isLive'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('boardSearch.title') })).toBeFocused();
  await page.keyboard.type(`${typed.plate}\n`);
  await expectAnswer(page, say, 'EARLY', 'ON_TIME');
  await expect(plateIn(hall, typed.plate)).toBeVisible();

  await phone.goto(`/pass/${passToken}`);
  const scanned = await readQr(phone.getByRole('img', { name: own.booking.formattedBookingNumber }));
  await page.keyboard.type(`${scanned}\n`);
  await expect(plateIn(hall, own.plate)).toBeVisible();
  await phone.goto('/booking');
  await expect(phone.getByRole('article').filter({ has: plateIn(phone, own.plate) })).toContainText(
    new RegExp(say('booking.line.place_ordinal_other', { count: '2' }).replaceAll(' ', '\\s*')),
  );

  await page.keyboard.type(`${late.booking.formattedBookingNumber}\n`);
  await expectAnswer(page, say, 'LATE');
  await expect(waiting(hall).filter({ has: plateIn(hall, late.plate) })).toContainText('опоздал');

  await page.keyboard.type(`${post.plate.toLowerCase()}\n`);
  const hasPriority = waiting(hall).filter({ hasText: 'приоритет' });
  await expect(hasPriority).toHaveCount(1);
  const take = new RegExp(`^${say('boardQueue.checkIn.takePriority').split(/[（(]/)[0]?.trim()}`);
  await pressOn(page, page.getByRole('button', { name: take }));
  await expect(hasPriority).toHaveCount(0);
};

/** Calls the late truck first, because its slot is the earliest. The driver is called to a gate added meanwhile. */
export const callTrucks = async ({ say, page, phone, hall, typed, late, own }: Day) => {
  for (const { plate } of [late, typed]) {
    await expect(
      page
        .getByRole('button', { name: say('boardQueue.next.whom', { plate: shownPlate(plate) }), exact: true })
        .last(),
    ).toBeEnabled();
    await page.keyboard.press('F2');
    await expect(called(hall).filter({ has: plateIn(hall, plate) })).toBeVisible();
  }
  await expect(phone.getByRole('article').filter({ has: plateIn(phone, own.plate) })).toContainText(
    say('booking.line.next'),
  );

  await command(page, say, say('console.commands.rules'));
  const section = page.getByRole('button', { name: new RegExp(`^${say('parameters.sections.passage')}`) });
  await pressOn(page, section);
  await pressOn(page, page.getByRole('button', { name: say('parameters.gate.add'), exact: true }));
  await page.keyboard.type('7');
  await pressOn(page, page.getByRole('button', { name: say('common.save'), exact: true }));
  await expect(page.getByText(say('parameters.save.done', { version: '2' }))).toBeVisible();

  await command(page, say, say('console.queue.title'));
  const gates = page.getByRole('region', { name: say('boardQueue.gates.title') });
  const gate = gates.locator('[aria-pressed]');
  await expect(gate).toHaveAttribute('aria-pressed', 'true');
  await expect(gate).toContainText('7');
  await page.keyboard.press('F2');
  await expect(called(hall).filter({ has: plateIn(hall, own.plate) })).toContainText('ворота7');
  await expect(calledOnPhone(phone)).toContainText('7');
  await expect(calledOnPhone(phone).getByRole('img', { name: own.plate })).toBeVisible();
};
