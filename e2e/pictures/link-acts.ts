import type { Page } from '@playwright/test';
import type { Coming } from '#contract/bookings/coming.ts';
import type { Offer } from '#contract/bookings/offers.ts';
import { openSettled } from './open-settled.ts';

const secret = 'A'.repeat(22);

const truck = { formattedBookingNumber: '261121-0004', vehicleRegistrationPlate: '蒙E1X702' };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Opens the page of a message's link, with `json` as the server's answer. */
const openLink = async (page: Page, kind: 'offer' | 'coming', json: Offer | Coming) => {
  await page.route(`**/oktet/api/v1/${kind}/${secret}`, (route) => route.fulfill({ json }));
  await openSettled(page, () => page.goto(`/${kind}/${secret}`));
};

export const openOffer = (page: Page) =>
  openLink(page, 'offer', {
    ...truck,
    kind: 'WAITING_LIST',
    state: 'OPEN',
    vehicleModel: 'Sitrak C7H',
    offered: inHours(26),
    until: inHours(0.9),
    arrival: { from: inHours(23), until: inHours(26.2) },
  });

const asked = { ...truck, onlyYes: false, noIsLate: false };

export const openQuestion = (page: Page) =>
  openLink(page, 'coming', { ...asked, state: 'ASKED', dateBooked: inHours(24), reclaimAt: inHours(20) });

export const openReclaimed = (page: Page) =>
  openLink(page, 'coming', { ...asked, state: 'RECLAIMED', dateBooked: inHours(3), canTakeBack: true });
