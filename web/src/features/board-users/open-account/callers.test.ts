import { expect, test } from 'vitest';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { findCaller } from './callers.ts';

const phone = '+79145550123';
const userOf = (id: string, changes: Partial<UserAccount>): UserAccount => ({
  id,
  firstName: 'Пётр',
  lastName: 'Звонков',
  patronymic: null,
  phone: { value: phone, verified: false },
  email: null,
  status: 'NEED_VERIFICATION_PHONE',
  language: 'RU',
  roles: [],
  secondStep: false,
  createdDate: '2026-11-16T10:00:00+09:00',
  version: 1,
  openedBy: null,
  takenOverDate: null,
  hasFactor: false,
  ...changes,
});
const registered = userOf('registered', {});
const opened = userOf('opened', { openedBy: { id: 'o', firstName: 'Ольга', lastName: 'Соколова' } });
const owner = userOf('owner', { phone: { value: phone, verified: true } });

test('whoever has proved the phone is the caller, else for whom it was opened', () => {
  expect(findCaller([registered, opened, owner], phone)).toBe(owner);
  expect(findCaller([registered, opened], phone)).toBe(opened);
});

test('a registration that waits for its code, or a longer number, is nobody', () => {
  expect(
    findCaller([registered, userOf('longer', { phone: { value: `${phone}9`, verified: true } })], phone),
  ).toBeNull();
});
