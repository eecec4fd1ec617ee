import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { solveCaptcha } from '../../../testing/people/solve-captcha.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

/** Same proportions as in production with smaller numbers, because every attempt costs a hash. */
const numbers = {
  wrongPasswordsPerNameAndAddress: 3,
  wrongPasswordsPerName: 7,
  failuresPerAddress: 6,
  registrationsPerAddress: 3,
};

let lookUp: Promise<void> | undefined;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: JSON.stringify(numbers) } });
  hookStatements(app, { before: (text) => (text.includes('from "account"') ? lookUp : undefined) });
});

afterAll(() => app.close());

const login = (username: string, address: string, password = 'not the password', captchaToken?: string) =>
  call(app, 'POST /login-attempt', {
    address,
    json: { username, password, ...(captchaToken && { captchaToken }) },
  });

describe('wrong passwords', () => {
  test.each([true, false])(
    'are counted by name and address, whether the name is known (%s) or not',
    async (known) => {
      const email = `counted-${known}@example.com`;
      const address = known ? '203.0.113.1' : '203.0.113.2';
      if (known) await addAccount(app, { email });
      for (let attempt = 1; attempt <= 3; attempt += 1)
        expect((await login(email, address)).statusCode).toBe(401);
      const fourth = await login(` ${email.toUpperCase()}`, address, testPassword);
      expect(refusal(fourth)).toEqual({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        fields: [' TOO_MANY_REQUESTS'],
      });
      expect(fourth.headers['retry-after']).toBe('900');
      app.clock.advance({ minutes: 15 });
      expect((await login(email, address, testPassword)).statusCode).toBe(known ? 200 : 401);
    },
  );

  test('do not shut out the owner elsewhere', async () => {
    const email = 'elsewhere@example.com';
    await addAccount(app, { email });
    for (let attempt = 1; attempt <= 4; attempt += 1) await login(email, '203.0.113.3');
    expect((await login(email, '203.0.113.4', testPassword)).statusCode).toBe(200);
  });

  test('are counted by name from everywhere, but never shut out the place where it is in use', async () => {
    const email = 'everywhere@example.com';
    const account = await addAccount(app, { email });
    const home = '203.0.113.10';
    expect((await login(email, home, testPassword)).statusCode).toBe(200);
    for (let stranger = 11; stranger <= 13; stranger += 1)
      for (let attempt = 1; attempt <= 3; attempt += 1) await login(email, `203.0.113.${stranger}`);
    expect((await login(email, '203.0.113.14', testPassword)).statusCode).toBe(429);
    expect((await login(email, home, testPassword)).statusCode).toBe(200);
    await call(app, 'DELETE /users/sessions', { token: await signIn(app, account) });
    expect((await login(email, home, testPassword)).statusCode).toBe(429);
  });

  test('are forgotten by nobody, and right ones do not count', async () => {
    const email = 'right@example.com';
    await addAccount(app, { email });
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await login(email, '203.0.113.20', testPassword)).statusCode).toBe(200);
    for (let attempt = 1; attempt <= 3; attempt += 1)
      expect((await login(email, '203.0.113.20')).statusCode).toBe(401);
    expect((await login(email, '203.0.113.20', testPassword)).statusCode).toBe(429);
  });

  test('right ones that come at the same moment lock nothing, even those that were refused', async () => {
    const [email, address] = ['crowd@example.com', '203.0.113.22'];
    await addAccount(app, { email });
    // The attempts within the limit wait at the look-up of their account until all others have been refused.
    const held = Promise.withResolvers<void>();
    lookUp = held.promise;
    const refused: unknown[] = [];
    const attempts = Array.from({ length: 30 }, async () => {
      const { statusCode, headers } = await login(email, address, testPassword);
      if (statusCode === 429) refused.push(headers['retry-after']);
      return statusCode;
    });
    await expect.poll(() => refused).toHaveLength(27);
    expect(new Set(refused), 'they need not wait for the end of the window').toEqual(new Set(['2']));
    held.resolve();
    expect((await Promise.all(attempts)).filter((status) => status === 200)).toHaveLength(3);
    expect((await login(email, address, testPassword)).statusCode).toBe(200);
  });

  test('that come at the same moment do not get past the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => login('together@example.com', '203.0.113.21')),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([401, 401, 401, 429, 429, 429]);
  });
});

describe('an address', () => {
  test('with too many failures has to solve a captcha, in the body or in the query', async () => {
    const address = '203.0.113.30';
    const email = 'behind@example.com';
    await addAccount(app, { email });
    for (let name = 1; name <= 6; name += 1) await login(`guess${name}@example.com`, address);
    const asked = await login(email, address, testPassword);
    expect(refusal(asked)).toMatchObject({ status: 422, code: 'CAPTCHA_REQUIRED' });
    expect((await login(email, address, testPassword, 'made up')).statusCode).toBe(422);
    const token = await solveCaptcha(app);
    expect((await login(email, address, testPassword, token)).statusCode).toBe(200);
    expect((await login(email, address, testPassword, token)).statusCode).toBe(422);
    const inQuery = encodeURIComponent(await solveCaptcha(app));
    const answer = await call(app, `POST /login-attempt?captchaToken=${inQuery}`, {
      address,
      json: { username: email, password: testPassword },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('shares one count for registrations and recoveries', async () => {
    const address = '203.0.113.31';
    const recover = (userName: string, captchaToken?: string) =>
      call(app, 'POST /users/request_password_reset', {
        address,
        json: { userName, ...(captchaToken && { captchaToken }) },
      });
    const register = (phoneNumber: string, captchaToken?: string) =>
      call(app, 'POST /users/registration', {
        address,
        json: registrationOf(phoneNumber, { ...(captchaToken && { captchaToken }) }),
      });
    expect((await recover('one@example.com')).statusCode).toBe(200);
    expect((await register('+79141110001')).statusCode).toBe(201);
    expect((await recover('two@example.com')).statusCode).toBe(200);
    expect(refusal(await register('+79141110002')).code).toBe('CAPTCHA_REQUIRED');
    expect(refusal(await recover('three@example.com')).code).toBe('CAPTCHA_REQUIRED');
    expect((await register('+79141110002', await solveCaptcha(app))).statusCode).toBe(201);
    expect((await recover('three@example.com', await solveCaptcha(app))).statusCode).toBe(200);
    app.clock.advance({ hours: 1 });
    expect((await recover('four@example.com')).statusCode).toBe(200);
  });
});
