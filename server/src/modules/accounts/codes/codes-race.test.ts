import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, notCode } from '../../../testing/people/test-outbox.ts';
import { createTestPair } from '../../../testing/test-app.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;

beforeAll(async () => {
  pair = await createTestPair();
});

afterAll(() => pair.close());

const ask = async (email: string) => {
  await addAccount(pair.first, { email, second_step: true });
  const answer = await call(pair.first, 'POST /login-attempt', {
    json: { username: email, password: testPassword },
  });
  return { id: answer.json().confirmation.id as string, code: await lastCodeTo(pair.first, email) };
};

const confirmOften = (id: string, codes: readonly string[]) =>
  Promise.all(
    codes.map((code, index) =>
      call(index % 2 === 0 ? pair.first : pair.second, `POST /confirmation-codes/${id}/confirm?code=${code}`),
    ),
  );

test('wrong tries on two instances at once never get more than five', async () => {
  const { id, code } = await ask('parallel@example.com');
  const answers = await confirmOften(id, Array(24).fill(notCode(code)));
  expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(4);
  const row = await pair.first.database.db
    .selectFrom('confirmation_code')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.attempts).toBe(5);
  expect((await confirmOften(id, [code, code])).map((answer) => answer.statusCode)).toEqual([429, 429]);
});

test('the right code on two instances at once opens one session', async () => {
  const { id, code } = await ask('once@example.com');
  const answers = await confirmOften(id, Array(10).fill(code));
  expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
});
