import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { confirm, enrolTotp, login, totpNow } from '../../../testing/people/test-factors.ts';
import { addDriver } from '../../../testing/people/test-people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const enrolled = async () => {
  const { account, token } = await addDriver(app);
  return { email: account.email ?? '', ...(await enrolTotp(app, token)) };
};
const begin = async (email: string) => (await login(app, email)).json().confirmation;

test('guesses are five for each sign-in, and ten an hour for an account, however often somebody signs in', async () => {
  const { email, secret } = await enrolled();
  const wrong = () => totpNow(app, secret, 7);
  const first = await begin(email);
  for (let left = 4; left > 0; left -= 1)
    expect((await confirm(app, first.id, wrong())).json()).toMatchObject({ attemptsLeft: left });
  const last = refusal(await confirm(app, first.id, wrong()));
  expect(last).toMatchObject({ status: 429, code: 'CODE_ATTEMPTS_EXCEEDED' });
  const second = await begin(email);
  for (let count = 0; count < 5; count += 1) await confirm(app, second.id, wrong());
  const third = await begin(email);
  expect(refusal(await confirm(app, third.id, wrong()))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  expect((await confirm(app, third.id, totpNow(app, secret))).statusCode).toBe(429);
  app.clock.advance({ hours: 1 });
  expect((await confirm(app, (await begin(email)).id, totpNow(app, secret))).statusCode).toBe(204);
});

test('guesses at once are no more than that', async () => {
  const { email, secret } = await enrolled();
  const { id } = await begin(email);
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => confirm(app, id, totpNow(app, secret, 7))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
  expect((await confirm(app, id, totpNow(app, secret))).statusCode).toBe(429);
});

test('guesses that are right are not counted', async () => {
  const { email, secret } = await enrolled();
  for (let count = 0; count < 12; count += 1) {
    expect((await confirm(app, (await begin(email)).id, totpNow(app, secret))).statusCode).toBe(204);
    app.clock.advance({ seconds: 30 });
  }
});

test('guesses beyond the limit of an address need a captcha', async () => {
  const LIMITS = JSON.stringify({ failuresPerAddress: 3 });
  const limited = await createTestApp({ env: { LIMITS } });
  try {
    const account = await addAccount(limited, { email: 'captcha@example.com' });
    const { secret } = await enrolTotp(limited, await signIn(limited, account));
    const { id } = (await login(limited, 'captcha@example.com')).json().confirmation;
    for (let count = 0; count < 3; count += 1) await confirm(limited, id, totpNow(limited, secret, 7));
    expect(refusal(await confirm(limited, id, totpNow(limited, secret)))).toMatchObject({
      status: 422,
      code: 'CAPTCHA_REQUIRED',
    });
  } finally {
    await limited.close();
  }
});
