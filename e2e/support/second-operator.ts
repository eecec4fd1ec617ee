import { type APIRequestContext, expect } from '@playwright/test';
import { operatorOf } from './bookings.ts';
import { callAs, type Person, registerPerson } from './people.ts';

/** A colleague of the demo operator, with an account of his own. */
export const registerOperator = async (
  request: APIRequestContext,
  role: 'ADMIN' | 'OPERATOR' | 'AUDITOR' = 'ADMIN',
): Promise<Person> => {
  const person = await registerPerson(request);
  const path = `/users/${person.userId}/roles`;
  const given = await callAs(request, await operatorOf(request), 'PUT', path, { roles: [role] });
  expect(given.status(), await given.text()).toBe(200);
  return person;
};
