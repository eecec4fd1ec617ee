import { expect, type Page } from '@playwright/test';
import {
  codeSentTo,
  enterCode,
  fillSignIn,
  rememberSession,
  signOut,
  speaking,
} from './support/account-screens.ts';
import { beginAddingApp, keepCodes, virtualAuthenticator } from './support/authenticators.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { button, field } from './support/fields.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { registerPerson } from './support/people.ts';
import { wordsOf } from './support/words.ts';

/** Browsers accept passkeys for a name but not for an IP address, so the product is opened as localhost. */
const test = testOnOwnProduct('second-factor', { REQUIRE_ADMIN_SECOND_STEP: 'on' }).extend({
  baseURL: ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
});

const admin = { username: 'admin@oktet.local', password: 'oktet-demo' };
const say = wordsOf('RU');
const way = (page: Page, name: string) =>
  page.getByRole('button', { name: say(`accounts.factors.${name}.title`) });
const heading = (page: Page, key: string) => page.getByRole('heading', { name: say(key), exact: true });

const menu = (page: Page) => page.getByRole('navigation', { name: say('console.navigation') });

const signInAgain = async (page: Page) => {
  await button(page, say('console.logOut')).click();
  await button(page, say('common.yes')).click();
  await fillSignIn(page, say, admin);
};

test('A console role enrols before anything else, then signs in with a code, a passkey or a recovery code', async ({
  page,
}) => {
  await speaking(page, 'RU');
  await page.goto('/board/journal');
  await fillSignIn(page, say, admin);
  await enterCode(page, say, await codeSentTo(page, admin.username));
  await expect(heading(page, 'accounts.enrol.title')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  for (const address of ['/booking', '/board/display', '/board/log', '/board/journal']) {
    await page.goto(address);
    await expect(heading(page, 'accounts.enrol.title')).toBeVisible();
  }
  const { app, confirm } = await beginAddingApp(page, say);
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
  const [recoveryCode = ''] = await confirm();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
  await keepCodes(page, say);
  await expect(heading(page, 'console.journal.title')).toBeVisible();
  await expect(page).toHaveURL('/board/journal');

  await signInAgain(page);
  const code = field(page, say('accounts.factorProof.code.TOTP'));
  await expect(code).toBeFocused();
  await code.fill(app.shown());
  await expect(page.getByText(/Код не принят/)).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await code.fill(app.next());
  await expect(menu(page)).toBeVisible();

  const device = await virtualAuthenticator(page);
  await page.getByRole('button', { name: /Соколова Ольга/ }).click();
  await way(page, 'addPasskey').click();
  await button(page, say('accounts.factors.passkey.submit')).click();
  await expect(page.getByText(/^Chrome, Linux$/).first()).toBeVisible();
  await button(page, say('console.operator.close')).click();

  await signInAgain(page);
  await expect(button(page, say('accounts.factorProof.readPasskey'))).toBeFocused();
  await button(page, say('accounts.factorProof.readPasskey')).click();
  await expect(menu(page)).toBeVisible();

  await signInAgain(page);
  await device.recognise(false);
  await button(page, say('accounts.factorProof.readPasskey')).click();
  await expect(page.getByText(say('accounts.factorProof.passkeyCancelled'))).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await button(page, say('accounts.factorProof.use.RECOVERY_CODE')).click();
  await field(page, say('accounts.factorProof.code.RECOVERY_CODE')).fill(recoveryCode);
  await expect(menu(page)).toBeVisible();
});

test(
  'A driver adds an authenticator app, is asked for its code again before new recovery codes, and needs it to sign in',
  long,
  async ({ page }) => {
    const person = await registerPerson(page.request);
    await rememberSession(page, person);
    await page.goto('/lk');
    const { app, confirm } = await beginAddingApp(page, say);
    await confirm();
    await keepCodes(page, say);
    const section = page.getByRole('region', { name: say('accounts.secondStep.title'), exact: true });
    await expect(section.getByText(say('accounts.factors.codesLeft_many', { count: '10' }))).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);

    // What the server answers ten minutes later.
    const refusal = {
      code: 'FACTOR_CHECK_REQUIRED',
      message: 'x',
      messagesByLang: {},
      errors: [],
      requestId: 'x',
    };
    await page.route('**/recovery-codes', (route) => route.fulfill({ status: 403, json: refusal }), {
      times: 1,
    });
    await section.getByRole('button', { name: say('accounts.factors.renew') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('accounts.factors.renew') })
      .click();
    const again = page.getByRole('dialog', { name: say('accounts.factorProof.title') });
    await again.getByRole('textbox').fill(app.next());
    await keepCodes(page, say);

    await signOut(page, say);
    await fillSignIn(page, say, person);
    await expect(field(page, say('accounts.factorProof.code.TOTP'))).toBeFocused();
  },
);
