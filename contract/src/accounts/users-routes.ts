import { z } from 'zod';
import { roles } from '#kernel/access.ts';
import { bodyEchoing, paged, pageQuery, seenVersion, version } from '../common.ts';
import { reasonOrReasonsQuery } from '../reasons.ts';
import { route } from '../route.ts';
import { accountStatuses, newPerson, phoneNumber, sessionInfo, sortUsers, userAccount } from './accounts.ts';

export const usersRoutes = {
  listUsers: route('GET /users', 'console', {
    summary: 'Accounts by part of phone, e-mail or name, by role and status; newest first unless sorted',
    query: z.strictObject({
      query: z.string().trim().max(100).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
      sort: sortUsers.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(userAccount) },
  }),
  openAccount: route('POST /users', 'operator', {
    summary: 'The account of somebody who calls, opened for the phone number if there is none yet',
    body: z.strictObject({ phoneNumber, ...newPerson }),
    answers: { 201: userAccount },
  }),
  listUserSessions: route('GET /users/{id}/sessions', 'console', {
    summary: 'Where an account is signed in',
    answers: { 200: z.array(sessionInfo) },
  }),
  deleteUserSessions: route('DELETE /users/{id}/sessions', 'admin', {
    summary: 'Ends every session of an account',
  }),
  getUser: route('GET /users/{id}', 'console', {
    summary: 'One account',
    answers: { 200: userAccount },
  }),
  putUserRoles: route('PUT /users/{id}/roles', 'admin', {
    summary: 'Who works in the console or opens displays and kiosks; needs the password again',
    body: bodyEchoing({ roles: z.array(z.enum(roles)).max(10), version: version.optional() }, userAccount),
    answers: { 200: userAccount },
  }),
  putUserStatus: route('PUT /users/{id}/status', 'admin', {
    summary: 'Blocks an account or lets it in again',
    query: z.strictObject({
      status: z.enum(accountStatuses).exclude(['NEED_VERIFICATION_PHONE']),
      version: seenVersion,
      ...reasonOrReasonsQuery,
    }),
    answers: { 200: userAccount },
  }),
} as const;
