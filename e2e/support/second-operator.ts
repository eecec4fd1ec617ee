import { type APIRequestContext, expect } from '@playwright/test';
import { requestTokenOf } from './accounts.ts';
import { operatorOf } from './bookings.ts';
import { callAs, type Person, registerPerson } from './people.ts';

/** Registers a colleague of the demo operator. */
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

/** Registers a colleague and signs him in at the console. */
export const colleagueOf = async (request: APIRequestContext) => {
  const { username, password } = await registerOperator(request);
  return { token: await requestTokenOf(request, { username, password, application: 'admin' }) };
};
