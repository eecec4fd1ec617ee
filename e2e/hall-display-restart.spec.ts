import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, request } from '@playwright/test';
import { startProduct } from '../tools/lib/start-product.ts';
import { requestToken } from './support/accounts.ts';
import { long } from './support/languages.ts';
import { arrive, callNext, emptyLine } from './support/line.ts';
import { remember } from './support/storage.ts';
import { test } from './support/test.ts';

test(
  'The server is started anew under an open display, which shows the next call by itself',
  long,
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'oktet-restart-'));
    const first = await startProduct('e2e-restart-server', { PRODUCT_FOLDER: folder });
    const api = await request.newContext({ baseURL: first.url });
    await emptyLine(api);
    const { vehicleRegistrationPlate } = await arrive(api);
    await remember(page, 'oktet.token.admin', await requestToken(api, 'board'));
    await page.goto(`${first.url}/board`);
    const truck = page.getByRole('img', { name: vehicleRegistrationPlate });
    await expect(truck).toBeVisible();
    await first.stop();
    await expect(truck).toBeVisible();
    const second = await startProduct('e2e-restart-server', {
      PRODUCT_FOLDER: folder,
      PORT: new URL(first.url).port,
    });
    await callNext(api, '7');
    const row = page.getByRole('listitem').filter({ has: truck });
    await expect(row).toContainText(/(ворота|gate|闸口)7/, { timeout: 35_000 });
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  },
);
