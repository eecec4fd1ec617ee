import { type APIRequestContext, expect } from '@playwright/test';
import { type GuardCode, guardCodes } from '#kernel/guards/guards.ts';
import { lead, operatorOf } from '../bookings.ts';
import { inHours } from '../clock.ts';
import { arrive, setParams } from '../line.ts';
import { callAs, registerPerson } from '../people.ts';
import { emptyLine } from '../waiting-trucks.ts';

/** The truck that an act concerns. There is no booking if the act concerns only the vehicle. */
export type Subject = {
  readonly bookingId?: string;
  readonly vehicleId: string;
  readonly plate: string;
};

const week = 7 * 24 * 60;
const reasons = { RU: 'Ищет таможня' };

export const asOperator = async (
  request: APIRequestContext,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
) => {
  const answer = await callAs(request, await operatorOf(request), method, path, body);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
};

/** Empties the line, opens two gates, and lets no arrival count as early. */
export const clearFacts = async (request: APIRequestContext) => {
  await setParams(request, {
    ...{ slotCapacity: 60, gates: ['1', '2'], closures: [], arrivalEarlyMinutes: week },
  });
  for (const gate of ['1', '2']) await asOperator(request, 'PUT', `/gates/${gate}`, { closed: false });
  await emptyLine(request);
};

export const bookingOf = ({ bookingId = '' }: Subject) => ({ id: bookingId });

const dispute = async (request: APIRequestContext, { vehicleId, plate: registrationPlate }: Subject) => {
  await asOperator(request, 'GET', `/vehicle/${vehicleId}/disapprove?reason=x`);
  const claim = { model: 'MAN', registrationPlate };
  const added = await callAs(request, await registerPerson(request), 'POST', '/vehicle/v2', claim);
  expect(added.status(), await added.text()).toBe(201);
};

const occupyGate = async (request: APIRequestContext) => {
  const { id } = await arrive(request);
  await asOperator(request, 'PUT', `/booking/${id}?status=GO_TO_GATE`, { gate: '1' });
};

type Fact = (request: APIRequestContext, subject: Subject) => Promise<unknown>;

/** Brings about what each guard warns of. */
const facts: Readonly<Record<GuardCode, Fact>> = {
  BANNED: (request, { vehicleId }) => asOperator(request, 'POST', '/vehicle/ban', { vehicleId, reasons }),
  WATCHED: (request, { plate }) =>
    asOperator(request, 'PUT', `/watch-list/${encodeURIComponent(plate)}`, { reasons }),
  DISPUTED: dispute,
  NO_DOCUMENT: (request, { vehicleId: id }) =>
    asOperator(request, 'PUT', '/vehicle/v2', { id, documents: [] }),
  CHECKPOINT_CLOSED: (request) =>
    setParams(request, { closures: [{ from: inHours(-1), to: inHours(12), reasons }] }),
  GATE_CLOSED: (request) => asOperator(request, 'PUT', '/gates/1', { closed: true, reasons }),
  GATE_BUSY: occupyGate,
  HOURS_EARLY: (request) => setParams(request, { arrivalEarlyMinutes: 0 }),
  OUT_OF_ORDER: (request) => arrive(request, { hasPriority: true }),
  IN_LINE: (request, subject) => lead(request, bookingOf(subject), 'WAITING'),
  // The truck has a booking already.
  OTHER_BOOKINGS: () => Promise.resolve(),
};

export const bringAbout = async (
  request: APIRequestContext,
  subject: Subject,
  codes: readonly GuardCode[],
) => {
  for (const code of guardCodes) if (codes.includes(code)) await facts[code](request, subject);
};
