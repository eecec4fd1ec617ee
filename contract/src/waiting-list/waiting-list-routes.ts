import { z } from 'zod';
import { code } from '../accounts/accounts.ts';
import { booking, driverAndCargoFields } from '../bookings/bookings.ts';
import { bodyEchoing, givenDay, id, maxPageSize, paged, pageQuery, queryFlag, version } from '../common.ts';
import { route } from '../route.ts';
import { givenWindows, listEntry, listOutlook } from './waiting-list.ts';

const wishes = { windows: givenWindows, auto: z.boolean().optional(), nightOffers: z.boolean().optional() };

export const waitingListRoutes = {
  joinWaitingList: route('POST /waiting-list', 'acting', {
    summary: 'Joins with an approved truck; it stands in line once its code has come',
    idempotent: true,
    takesApplicationType: true,
    body: bodyEchoing({ vehicleId: id, ...driverAndCargoFields, ...wishes }, listEntry),
    answers: { 201: listEntry },
  }),
  foreseeWaiting: route('POST /waiting-list/outlook', 'acting', {
    summary: 'How many wait for these hours, and how many places were given back in them lately',
    body: z.strictObject({ windows: givenWindows }),
    answers: { 200: listOutlook },
  }),
  listOwnEntries: route('GET /waiting-list/current-user', 'signed-in', {
    summary:
      'Entries of the signed-in account that wait or are offered a place; with `showEnded` all, newest first',
    query: z.strictObject({ showEnded: queryFlag.optional(), ...pageQuery() }),
    answers: { 200: paged(listEntry) },
  }),
  listEntries: route('GET /waiting-list', 'console', {
    summary: 'Who waits for a slot of the day, in line',
    query: z.strictObject({ date: givenDay, ...pageQuery(maxPageSize) }),
    answers: { 200: paged(listEntry) },
  }),
  getEntry: route('GET /waiting-list/{id}', 'signed-in', {
    summary: 'One entry, for its owner and the console',
    answers: { 200: listEntry },
  }),
  confirmEntry: route('POST /waiting-list/{id}/confirm', 'acting', {
    summary: 'Confirms the entry by its code; no code is asked for later',
    answers: { 200: listEntry },
    body: z.strictObject({ code }),
  }),
  resendEntryCode: route('POST /waiting-list/{id}/resend', 'acting', {
    summary: 'Sends a new code; the time to confirm is not prolonged',
  }),
  changeEntry: route('PUT /waiting-list/{id}', 'acting', {
    summary: 'Changes windows and wishes; the place in line is kept only when windows shrink',
    body: bodyEchoing(
      { ...wishes, windows: givenWindows.optional(), version: version.optional() },
      listEntry,
    ),
    answers: { 200: listEntry },
  }),
  leaveWaitingList: route('DELETE /waiting-list/{id}', 'acting', {
    summary: 'Leaves the list; a place that is offered goes to the next',
  }),
  takeListOffer: route('POST /waiting-list/{id}/take', 'acting', {
    summary: 'Takes the place that is offered, without a code',
    answers: { 200: booking },
  }),
  refuseListOffer: route('POST /waiting-list/{id}/refuse', 'acting', {
    summary: 'Refuses the place that is offered; the entry keeps its place in line',
    answers: { 200: listEntry },
  }),
} as const;
