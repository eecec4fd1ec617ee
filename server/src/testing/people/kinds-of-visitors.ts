import { SignJWT, UnsecuredJWT } from 'jose';
import type { Access, ApplicationType } from '#kernel/access.ts';
import type { Account, NewAccount } from '../../modules/accounts/account/accounts.queries.ts';
import type { TestApp } from '../test-app.ts';
import { addAccount, signIn } from './test-accounts.ts';

const kinds = {
  driver: {},
  other: {},
  board: { roles: ['BOARD'] },
  admin: { roles: ['ADMIN'] },
  operator: { roles: ['OPERATOR'] },
  auditor: { roles: ['AUDITOR'] },
  blocked: { status: 'BLOCKED' },
} satisfies Record<string, Partial<NewAccount>>;
type Kind = keyof typeof kinds;
/** Gives the accounts whose sessions are opened: new ones each time, or always the same. */
export type People = { readonly app: TestApp; accountOf(kind: Kind): Promise<Account> };
export type Token = (people: People) => Promise<string>;

export const newPeople = (app: TestApp): People => ({
  app,
  accountOf: (kind) => addAccount(app, kinds[kind]),
});

export const samePeople = (app: TestApp): People => {
  const accounts = new Map<Kind, Promise<Account>>();
  const accountOf = (kind: Kind) => {
    const account = accounts.get(kind) ?? addAccount(app, kinds[kind]);
    accounts.set(kind, account);
    return account;
  };
  return { app, accountOf };
};

const session =
  (kind: Kind, type: ApplicationType): Token =>
  async ({ app, accountOf }) =>
    signIn(app, await accountOf(kind), type);

const claimsOf = (token: string): { sub: string; sid: string; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

type Claims = ReturnType<typeof claimsOf>;

const changed =
  (change: (claims: Claims, people: People) => string | Promise<string>): Token =>
  async (people) =>
    `Bearer ${await change(claimsOf(await session('admin', 'admin')(people)), people)}`;

const withoutFactor =
  (kind: Kind): Token =>
  async (people) => {
    const token = await session(kind, 'admin')(people);
    const { sid } = claimsOf(token);
    const { db } = people.app.database;
    await db.updateTable('session').set({ lacks_factor: true }).where('id', '=', sid).execute();
    return token;
  };

export type Visitor = { readonly token: Token; readonly may: readonly Access[] };

export const nobody: readonly Access[] = ['public'];
/** A console session without the factor that the installation demands may do only this. */
export const enrolling: readonly Access[] = ['public', 'own-session', 'enrolling'];
const reader: readonly Access[] = [...enrolling, 'any-session', 'signed-in'];
const anybody: readonly Access[] = [...reader, 'acting'];
const operator: readonly Access[] = [...anybody, 'terminal', 'console', 'operator'];
export const aKiosk: readonly Access[] = ['public', 'own-session', 'any-session', 'terminal'];

export const visitors: Readonly<Record<string, Visitor>> = {
  'signed out': { token: async () => '', may: nobody },
  'a driver': { token: session('driver', 'web'), may: anybody },
  'another driver': { token: session('other', 'mobile'), may: anybody },
  BOARD: { token: session('board', 'admin'), may: anybody },
  'BOARD in a web session': { token: session('board', 'web'), may: anybody },
  'BOARD in a terminal session': { token: session('board', 'terminal'), may: aKiosk },
  ADMIN: { token: session('admin', 'admin'), may: [...operator, 'admin'] },
  OPERATOR: { token: session('operator', 'admin'), may: operator },
  'OPERATOR in a terminal session': { token: session('operator', 'terminal'), may: aKiosk },
  'OPERATOR in a web session': { token: session('operator', 'web'), may: anybody },
  AUDITOR: { token: session('auditor', 'admin'), may: [...reader, 'console'] },
  'AUDITOR in a web session': { token: session('auditor', 'web'), may: anybody },
  'ADMIN in a terminal session': { token: session('admin', 'terminal'), may: aKiosk },
  'ADMIN in a web session': { token: session('admin', 'web'), may: anybody },
  'ADMIN without the factor': { token: withoutFactor('admin'), may: enrolling },
  'OPERATOR without the factor': { token: withoutFactor('operator'), may: enrolling },
  'AUDITOR without the factor': { token: withoutFactor('auditor'), may: enrolling },
  'a blocked account': { token: session('blocked', 'web'), may: nobody },
  'an expired token': {
    token: changed(({ sub, sid }, { app }) =>
      app.services.tokens.sign({ userId: sub, sessionId: sid }, app.clock.now().subtract({ seconds: 1 })),
    ),
    may: nobody,
  },
  'a forged token': {
    token: changed((claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 'another secret')),
    ),
    may: nobody,
  },
  'a token without a signature': {
    token: changed(({ sub, sid, exp }) =>
      new UnsecuredJWT({ sid }).setSubject(sub).setExpirationTime(exp).encode(),
    ),
    may: nobody,
  },
  'a token whose account was exchanged': {
    token: changed(async ({ sid }, { app, accountOf }) =>
      app.services.tokens.sign(
        { userId: (await accountOf('driver')).id, sessionId: sid },
        app.clock.now().add({ hours: 1 }),
      ),
    ),
    may: nobody,
  },
  'a token of a deleted session': {
    token: async (people) => {
      const token = await session('admin', 'admin')(people);
      await people.app.database.db.deleteFrom('session').where('id', '=', claimsOf(token).sid).execute();
      return token;
    },
    may: nobody,
  },
};
