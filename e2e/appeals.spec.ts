import { expect, type Page } from '@playwright/test';
import { rememberSession, speaking } from './support/account-screens.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { callAs, type Person, registerPerson } from './support/people.ts';
import { registerOperator } from './support/second-operator.ts';
import { test } from './support/test.ts';
import { addTruck, newPlate } from './support/trucks.ts';

const words = 'Стоял в колонне перед шлагбаумом, к терминалу не пускали.';

const enterConsole = async (page: Page, { username, password }: Person) => {
  const answer = await page.request.post('/oktet/api/v1/login-attempt', {
    headers: { 'Application-Type': 'admin' },
    data: { username, password, language: 'RU' },
  });
  const token = (answer.headers().authorization ?? '').replace('Bearer ', '');
  await page.evaluate((own) => localStorage.setItem('oktet.token.admin', own), token);
};

test('A driver appeals, who gave the warning cannot decide, another takes it back, and the driver reads why', async ({
  page,
}) => {
  const say = await speaking(page, 'RU');
  const driver = await registerPerson(page.request);
  const { id: vehicleId, plate } = await addTruck(page.request, driver.token, newPlate());
  // If there were no other administrator, the one who gave the warning would have to decide.
  const colleague = await registerOperator(page.request, 'ADMIN');
  const giver = { token: await signIn(page, 'admin') };
  const warning = { vehicleId, reason: 'Стоял на полосе' };
  expect((await callAs(page.request, giver, 'POST', '/vehicle/warn', warning)).status()).toBe(204);

  await rememberSession(page, driver);
  await page.goto('/lk');
  await page.getByRole('link', { name: say('appeals.link') }).click();
  const card = page.getByRole('article', { name: /Стоял на полосе/ });
  await card.getByRole('button', { name: say('appeals.appeal') }).click();
  const field = card.getByRole('textbox', { name: say('appeals.form.text') });
  await field.fill(words);
  await expectNoAxeViolationsInBothSchemes(page);
  // Phones drop pages in the background, so the typed text has to survive a reload.
  await page.reload();
  await expect(field).toHaveValue(words);
  await card.getByRole('button', { name: say('appeals.form.send') }).click();
  await expect(card).toContainText(say('appeals.state.OPEN'));
  const [appeal] = (await (await callAs(page.request, driver, 'GET', '/appeals/current-user')).json())
    .content;

  await page.goto(`/board/appeals/${appeal.id}`);
  const panel = page.locator('[data-panel]');
  const lift = panel.getByRole('radio', { name: new RegExp(`^${say('boardAppeals.decision.LIFTED')}`) });
  await expect(panel).toContainText(say('boardAppeals.decision.notYou.given'));
  await expect(lift).toHaveCount(0);

  await enterConsole(page, await registerOperator(page.request, 'AUDITOR'));
  await page.goto('/board/appeals');
  await page.getByRole('link', { name: plate }).click();
  await expect(panel).toContainText(words);
  await expect(panel).toContainText(say('boardAppeals.decision.notYou.role'));
  await expect(lift).toHaveCount(0);
  await expectNoAxeViolationsInBothSchemes(page);

  await enterConsole(page, colleague);
  await page.goto(`/board/appeals/${appeal.id}`);
  await expect(panel).toContainText(words);
  await lift.check();
  await panel.getByRole('textbox').fill('Полоса была занята колонной');
  await panel.getByRole('button', { name: say('boardAppeals.decision.submit.LIFTED') }).click();
  await expect(page.getByText(say('boardAppeals.news.LIFTED', { plate: '' }).trim())).toBeVisible();

  await page.goto(`/strikes/${vehicleId}`);
  await expect(card).toContainText(say('appeals.state.LIFTED'));
  await expect(card).toContainText(say('appeals.why', { reason: 'Полоса была занята колонной' }));
});
