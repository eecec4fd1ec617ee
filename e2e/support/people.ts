import { randomInt } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Language } from '#contract/common.ts';
import { waitForMessage } from './outbox.ts';

const api = '/oktet/api/v1';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Random, because tests share one product and run in any order. */
export const newPhone = () => `+7914${digits(7)}`;
export const newEmail = () => `driver-${digits(12)}@example.com`;
export const newPassword = () => `seven trucks ${digits(8)}`;

export type Person = {
  readonly userId: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
};

type PersonOptions = { readonly by?: 'phone' | 'email'; readonly language?: Language };

const solveCaptcha = async (request: APIRequestContext) => {
  const challenge = await (await request.get(`${api}/captcha/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const expectStatus = async (answer: APIResponse, status: number) => {
  if (answer.status() !== status)
    throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}, expected ${status}`);
  return answer;
};

const requestRegistration = async (request: APIRequestContext, data: Record<string, unknown>) => {
  const url = `${api}/users/registration`;
  const answer = await request.post(url, { data });
  if (answer.status() !== 422) return expectStatus(answer, 201);
  const captchaToken = await solveCaptcha(request);
  return expectStatus(await request.post(url, { data: { ...data, captchaToken } }), 201);
};

const tokenOf = (answer: APIResponse) => (answer.headers().authorization ?? '').replace(/^Bearer /, '');

/** Registers a driver, confirms the account and signs in. */
export const registerPerson = async (
  request: APIRequestContext,
  { by = 'phone', language = 'RU' }: PersonOptions = {},
): Promise<Person> => {
  const username = by === 'phone' ? newPhone() : newEmail();
  const password = newPassword();
  const registered = await requestRegistration(request, {
    ...(by === 'phone' ? { phoneNumber: username } : { identificationMethod: 'EMAIL', email: username }),
    password,
    firstName: 'Пётр',
    lastName: 'Сидоров',
    language,
    agreementAccepted: true,
  });
  const { userId, confirmation } = await registered.json();
  const { code } = await waitForMessage(request, username);
  const url = `${api}/confirmation-codes/${confirmation.id}/confirm?code=${code}`;
  const confirmed = await expectStatus(await request.post(url), 204);
  return { userId, username, password, token: tokenOf(confirmed) };
};

/** Calls the API as this person. */
export const callAs = (
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  data?: unknown,
) =>
  request.fetch(api + path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(data !== undefined && { data }),
  });
