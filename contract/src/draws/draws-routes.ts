import { z } from 'zod';
import { code } from '../accounts/accounts.ts';
import { driverAndCargoFields } from '../bookings/bookings.ts';
import { captchaToken } from '../captcha.ts';
import { beyond, bodyEchoing, givenDay, givenInstant, id, paged, pageQuery, version } from '../common.ts';
import { route } from '../route.ts';
import { drawApplication, drawRow, drawView } from './draws.ts';

const ofDay = z.strictObject({ date: givenDay });
const ofApplication = z.strictObject({ date: givenDay, id });

const mostWishes = 20;

const wishFields = {
  cargoType: driverAndCargoFields.cargoType,
  /** Starts of the slots that are wished for, the most wanted first. May be empty if any time will do. */
  wishes: z.array(givenInstant).max(mostWishes),
  anyTime: z.boolean(),
  /** Any text of the applicant, from which the order is computed as well. */
  nonce: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .optional(),
  /** Whether the truck joins the waiting list if it loses. If absent, yes. */
  waitingList: z.boolean().optional(),
};

const newApplication = bodyEchoing(
  { ...driverAndCargoFields, vehicleId: id, ...wishFields, captchaToken },
  drawApplication,
);
export type ApplicationInput = z.output<typeof newApplication>;

const changedApplication = bodyEchoing(
  { ...driverAndCargoFields, vehicleId: id.optional(), ...wishFields, version: version.optional() },
  drawApplication,
);
export type ApplicationChange = z.output<typeof changedApplication>;

export const drawsRoutes = {
  applyToDraw: route('POST /draws/{date}/applications', 'acting', {
    summary: 'Applies for a place of a day that is drawn; the code that is sent confirms it, once',
    idempotent: true,
    params: ofDay,
    body: newApplication,
    answers: { 201: drawApplication },
  }),
  changeApplication: route('PUT /draws/{date}/applications/{id}', 'acting', {
    summary: 'Changes an application until the draw closes; its receipt is replaced',
    params: ofApplication,
    body: changedApplication,
    answers: { 200: drawApplication },
  }),
  withdrawApplication: route('DELETE /draws/{date}/applications/{id}', 'acting', {
    summary: 'Withdraws an application until the draw closes',
    params: ofApplication,
  }),
  confirmApplication: route('POST /draws/{date}/applications/{id}/confirm', 'acting', {
    summary: 'Confirms an application by its code',
    params: ofApplication,
    body: z.strictObject({ code }),
    answers: { 200: drawApplication },
  }),
  resendApplicationCode: route('POST /draws/{date}/applications/{id}/resend', 'acting', {
    summary: 'Sends a new code',
    params: ofApplication,
  }),
  listOwnApplications: route('GET /draws/{date}/applications/current-user', 'signed-in', {
    summary: 'Applications of the signed-in account for a day',
    params: ofDay,
    answers: { 200: z.object({ content: z.array(drawApplication) }) },
  }),
  listDraws: route('GET /draws', 'public', {
    summary: 'Draws of days of the period, newest first, each whole',
    query: z.strictObject({ from: givenDay, to: givenDay }).superRefine(({ from, to }, ctx) => {
      if (to < from) ctx.addIssue({ code: 'custom', path: ['to'], ...beyond('TOO_SMALL', from) });
    }),
    answers: { 200: z.object({ content: z.array(drawView) }) },
  }),
  getDraw: route('GET /draws/{date}', 'public', {
    summary: 'One draw with everything by which it can be checked',
    params: ofDay,
    answers: { 200: drawView },
  }),
  getFrozenDraw: route('GET /draws/{date}/frozen.json', 'public', {
    summary: 'The exact bytes whose SHA-256 is the root, for 30 days after the day',
    params: ofDay,
    binaryTypes: ['application/json'],
    answers: { 200: 'binary' },
  }),
  listDrawResult: route('GET /draws/{date}/list', 'public', {
    summary: 'Applications in the order of the draw and what each has got, for 30 days after the day',
    params: ofDay,
    query: z.strictObject({ number: z.string().trim().max(20).optional(), ...pageQuery(100) }),
    answers: { 200: paged(drawRow) },
  }),
  handInRound: route('POST /draws/{date}/round', 'public', {
    summary: 'Hands in the round that a frozen draw waits for; its signature proves it',
    params: ofDay,
    body: z.strictObject({ round: z.int().min(0), signature: z.string().regex(/^[0-9a-f]{64,192}$/) }),
    answers: { 200: drawView },
  }),
} as const;
