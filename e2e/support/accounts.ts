import type { APIRequestContext, Page } from '@playwright/test';
import { remember } from './storage.ts';

/** The demo accounts, and the kind of session each screen of theirs needs. */
const accounts = {
  driver: { username: 'driver@oktet.local', application: 'web', slot: 'oktet.token.user' },
  admin: { username: 'admin@oktet.local', application: 'admin', slot: 'oktet.token.admin' },
  board: { username: 'board@oktet.local', application: 'admin', slot: 'oktet.token.admin' },
  kiosk: { username: 'board@oktet.local', application: 'terminal', slot: 'oktet.token.admin' },
} as const;

export type Role = keyof typeof accounts;

const password = 'oktet-demo';

type Account = {
  readonly username: string;
  readonly password: string;
  readonly application: (typeof accounts)[Role]['application'];
};

/** Signs in and returns the token without "Bearer". */
export const requestTokenOf = async (
  request: APIRequestContext,
  { username, password, application }: Account,
): Promise<string> => {
  const answer = await request.post('/oktet/api/v1/login-attempt', {
    headers: { 'Application-Type': application },
    data: { username, password, language: 'RU' },
  });
  const header = answer.headers().authorization;
  if (answer.status() !== 200 || !header)
    throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`);
  return header.replace(/^Bearer /, '');
};

/** Signs in with a demo account. */
export const requestToken = (request: APIRequestContext, role: Role): Promise<string> =>
  requestTokenOf(request, { password, ...accounts[role] });

/** Signs in every page that `page` opens from now on, until a page signs out. */
export const signIn = async (page: Page, role: Role): Promise<string> => {
  const token = await requestToken(page.request, role);
  await remember(page, accounts[role].slot, token);
  return token;
};
