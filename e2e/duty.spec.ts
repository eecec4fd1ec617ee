import { expect } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { callAs } from './support/people.ts';
import { registerOperator } from './support/second-operator.ts';
import { test } from './support/test.ts';

test('Whoever takes over a duty reads the note, learns who was faster, hands over and prints the sheet', async ({
  page,
}) => {
  const { username, password } = await registerOperator(page.request, 'OPERATOR');
  const signedIn = await page.request.post('/oktet/api/v1/login-attempt', {
    headers: { 'Application-Type': 'admin' },
    data: { username, password, language: 'RU' },
  });
  const colleague = { token: (signedIn.headers().authorization ?? '').replace(/^Bearer /, '') };
  const begin = async (body: object = {}): Promise<string> => {
    const answer = await callAs(page.request, colleague, 'POST', '/duties', body);
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  };
  const first = await begin();
  const ended = await callAs(page.request, colleague, 'POST', `/duties/${first}/end`, {
    note: 'Весы на воротах 4 починили',
  });
  expect(ended.status()).toBe(200);

  await signIn(page, 'admin');
  await page.goto('/board/duty');
  await expect(page.getByRole('heading', { level: 1, name: 'Принять дежурство' })).toBeVisible();
  await expect(page.getByText('Весы на воротах 4 починили')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  const take = page.getByRole('button', { name: /^Принять дежурство в/ });
  const second = await begin({ takesOverFrom: first });
  await take.click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Это дежурство уже приняли: Сидоров Пётр');
  await refusal.getByRole('button').first().click();
  await expect(page.getByText('дежурит Сидоров Пётр')).toBeVisible();

  await page.getByRole('textbox', { name: 'Ваша заметка к началу' }).fill('Проверить весы');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/board/queue');
  const operator = page.getByRole('button', { name: /Соколова/ });
  await expect(operator).toContainText(/дежурит с \d\d:\d\d/);
  await page.goto('/board/duty');
  await expect(page.getByText('В начале: Проверить весы')).toBeVisible();
  const end = page.getByRole('button', { name: /^Сдать дежурство в/ });
  await page.getByRole('textbox', { name: 'Что передать сменщику' }).fill('Всё спокойно');
  await end.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Принять дежурство' })).toBeVisible();
  await expect(operator).not.toContainText('дежурит с');

  await page.getByRole('link', { name: 'Лист дежурства' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Лист дежурства' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вызовы вне очереди' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Дежурство сдал: Соколова Ольга')).toBeVisible();
  const other = { token: await requestToken(page.request, 'admin') };
  const taken = await callAs(page.request, other, 'GET', `/duties/${second}`);
  expect((await taken.json()).takenOverBy.name).toBe('Соколова Ольга');
});
