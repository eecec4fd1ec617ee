import { expect, test } from 'vitest';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { whatChanged } from './what-changed.ts';

const user: UserAccount = {
  id: '01980000-0000-7000-8000-000000000001',
  firstName: 'Пётр',
  lastName: 'Сидоров',
  patronymic: null,
  phone: null,
  email: null,
  status: 'ACTIVE',
  language: 'RU',
  roles: ['BOARD'],
  secondStep: false,
  createdDate: '2026-11-16T10:00:00+09:00',
  version: 1,
  openedBy: null,
  takenOverDate: null,
  hasFactor: false,
};
const events = [
  { type: 'VEHICLE_ADDED' as const, actorName: 'Сидоров Пётр' },
  { type: 'USER_BLOCKED' as const, actorName: 'Соколова Ольга' },
];

test('a block by a colleague is told with her name', () => {
  expect(whatChanged(user, { ...user, status: 'BLOCKED' }, events)).toEqual({
    what: ['blocked'],
    by: 'Соколова Ольга',
  });
  expect(whatChanged({ ...user, status: 'BLOCKED' }, user, []).what).toEqual(['unblocked']);
});

test('other roles are told, in whatever order they come, and anything else as something else', () => {
  expect(whatChanged(user, { ...user, roles: ['ADMIN', 'BOARD'] }, events).what).toEqual(['roles']);
  const both = { ...user, roles: ['ADMIN' as const, 'BOARD' as const] };
  expect(whatChanged(both, { ...both, roles: ['BOARD', 'ADMIN'] }, events)).toEqual({
    what: ['other'],
    by: null,
  });
});
