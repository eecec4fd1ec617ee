import { z } from 'zod';
import { route } from '../route.ts';
import {
  checklist,
  setupAdministrator,
  setupColleague,
  setupHours,
  setupKey,
  setupPlace,
  setupState,
  testTarget,
} from './setup.ts';

const mostColleagues = 20;

export const setupRoutes = {
  getSetup: route('GET /setup', 'public', {
    summary: 'Whether this installation waits to be set up',
    answers: { 200: z.object({ open: z.boolean() }) },
  }),
  openSetup: route('POST /setup', 'public', {
    summary: 'What has been entered so far, for whoever has the key that the server printed at its start',
    body: z.strictObject({ key: setupKey }),
    answers: { 200: setupState },
  }),
  putSetup: route('PUT /setup', 'public', {
    summary: 'Keeps what was entered in a step; nothing is in force before the last one',
    body: z.strictObject({ key: setupKey, place: setupPlace.optional(), hours: setupHours.optional() }),
    answers: { 200: setupState },
  }),
  testSetupMessage: route('POST /setup/test-messages', 'public', {
    summary: 'Sends a test message; `POST /setup` tells what became of it',
    body: testTarget,
    answers: { 200: setupState },
  }),
  finishSetup: route('POST /setup/finish', 'public', {
    summary:
      'Puts everything in force, creates the first administrator and signs him in; the key is void from then on',
    body: z.strictObject({
      key: setupKey,
      administrator: setupAdministrator,
      colleagues: z.array(setupColleague).max(mostColleagues).default([]),
    }),
    signsInWith: 204,
  }),
  getChecklist: route('GET /setup/checklist', 'admin', {
    summary: 'What a new checkpoint still lacks, judged by what there is',
    answers: { 200: checklist },
  }),
  closeChecklist: route('POST /setup/checklist/close', 'admin', {
    summary: 'Closes the checklist for everybody',
  }),
} as const;
