import { expect, type Page } from '@playwright/test';
import { stepAt, totpOf } from '../../server/src/modules/accounts/factors/totp.ts';
import { fromBase32 } from '../../server/src/testing/people/base32.ts';
import { button, field } from './fields.ts';
import type { Say } from './words.ts';

/** Makes a new code each time without waiting, because the server also accepts the code of the next half minute. */
const authenticatorApp = (secret: string) => {
  const codeOf = (step: number) => totpOf(fromBase32(secret), step);
  let shown = 0;
  return {
    next: (): string => {
      shown = Math.max(shown + 1, stepAt(Temporal.Now.instant()));
      return codeOf(shown);
    },
    shown: (): string => codeOf(shown),
  };
};

/** Opens the dialog that adds an app. `confirm` adds the app and returns the recovery codes. */
export const beginAddingApp = async (page: Page, say: Say) => {
  await page.getByRole('button', { name: say('accounts.factors.addTotp.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('accounts.factors.totp.title') });
  await expect(dialog.getByRole('img', { name: say('accounts.factors.totp.qr') })).toBeVisible();
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const app = authenticatorApp((secret ?? '').replaceAll(' ', ''));
  const confirm = async () => {
    await field(page, say('accounts.factors.totp.code')).fill(app.next());
    const codes = page.getByRole('dialog', { name: say('accounts.factors.codes.title') });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    return codes.getByRole('listitem').allTextContents();
  };
  return { app, confirm };
};

export const keepCodes = (page: Page, say: Say) => button(page, say('accounts.factors.codes.kept')).click();

/** A device with passkeys. `recognise(false)` makes it refuse its owner. */
export const virtualAuthenticator = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const recognise = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { recognise };
};
