import { tellSuspensions } from '../../modules/appeals/suspend-appeals.ts';
import { expireHolds } from '../../modules/bookings/hold/expire-holds.ts';
import { cancelNoShows } from '../../modules/bookings/passage/no-shows.ts';
import { bookPair } from './book-pair.ts';
import { closureOperations } from './closure-operations.ts';
import { comingOperations } from './coming-operations.ts';
import { job, type Operation, operation } from './operation.ts';
import { sceneCode } from './pair-scene.ts';
import { early, late } from './scene-bookings.ts';

const paying = ['BOOKING_PAUSE', 'CAPTCHA_REQUIRED'] as const;
const gone = ['TRANSITION_REFUSED', 'NOT_EDITABLE', 'NOT_AWAITING_CODE'] as const;
/** Refusals if the rival has deleted its account meanwhile. */
const noAccount = ['UNAUTHORIZED', 'NOT_FOUND'] as const;
const noTruck = ['PLATE_ALREADY_BOOKED', 'NOT_FOUND', 'INVALID_INPUT', 'VEHICLE_BANNED'] as const;

const shiftPath = `POST /booking/shift?date=${encodeURIComponent(early)}`;

/** Operations before arrival. Several use the same booking, some in reverse order. */
export const bookingOperations: readonly Operation[] = [
  operation('create', [...noTruck, ...paying], ({ driver, unbooked, documentId }) => ({
    by: driver,
    request: 'POST /booking',
    json: { dateBooked: late, vehicleId: unbooked.vehicleId, documents: [documentId] },
  })),
  {
    name: 'create together',
    refusals: [...noTruck, ...paying, ...noAccount],
    run: (app, { driver, unbooked, rival }) =>
      bookPair(app, [
        { by: driver, vehicleId: unbooked.vehicleId, dateBooked: late },
        { by: rival.driver, vehicleId: rival.unbooked.vehicleId, dateBooked: early },
      ]),
  },
  operation('asap', [...noTruck, ...paying], ({ driver, unbooked }) => ({
    by: driver,
    request: 'POST /booking/asap',
    json: { vehicleId: unbooked.vehicleId },
  })),
  operation('edit', [...gone, ...paying], ({ driver, booked, documentId }) => ({
    by: driver,
    request: 'PUT /booking',
    json: { id: booked.id, dateBooked: early, documents: [documentId] },
  })),
  operation('move by the operator', gone, ({ operator, changing }) => ({
    by: operator,
    request: 'PUT /booking',
    json: { id: changing.id, dateBooked: late },
  })),
  operation('another truck by the operator', [...gone, ...noTruck], ({ operator, booked, unbooked }) => ({
    by: operator,
    request: 'PUT /booking',
    json: { id: booked.id, vehicleId: unbooked.vehicleId },
  })),
  // INVALID_INPUT means that the code was used before.
  operation('confirm', [...gone, 'INVALID_INPUT', 'HOLD_EXPIRED'], ({ driver, changing }) => ({
    by: driver,
    request: 'POST /booking/confirm',
    json: { id: changing.id, code: sceneCode },
  })),
  operation('confirm and claim', [...gone, 'INVALID_INPUT', 'HOLD_EXPIRED'], ({ driver, held }) => ({
    by: driver,
    request: 'POST /booking/confirm',
    json: { id: held.id, code: sceneCode },
  })),
  operation('confirm by the operator', gone, ({ operator, held }) => ({
    by: operator,
    request: `PUT /booking/${held.id}?status=BOOKED`,
    json: {},
  })),
  operation('move of the rival', [...gone, ...paying, ...noAccount], ({ rival }) => ({
    by: rival.driver,
    request: 'PUT /booking',
    json: { id: rival.id, dateBooked: early },
  })),
  operation('cancel', gone, ({ driver, changing }) => ({
    by: driver,
    request: `DELETE /booking/${changing.id}`,
  })),
  operation('cancel after a hold', gone, ({ driver, overdue }) => ({
    by: driver,
    request: `DELETE /booking/${overdue.id}`,
  })),
  job('expire', expireHolds),
  job('no-shows', cancelNoShows),
  operation('status', gone, ({ operator, changing }) => ({
    by: operator,
    request: `PUT /booking/${changing.id}?status=WAITING`,
    json: {},
  })),
  operation('ban of a plate in two accounts', [], ({ operator, held }) => ({
    by: operator,
    request: 'POST /vehicle/ban',
    json: { vehicleId: held.vehicleId, reason: 'pair' },
  })),
  operation('ban', [], ({ operator, changing }) => ({
    by: operator,
    request: 'POST /vehicle/ban',
    json: { vehicleId: changing.vehicleId, reason: 'pair' },
  })),
  operation('capacity', [], ({ operator, number }) => ({
    by: operator,
    request: 'PUT /system-params/booking-params',
    json: { capacityOverrides: [early, late].map((start) => ({ start, capacity: 13 + (number % 2) })) },
  })),
  operation('shift', [], ({ operator }) => ({
    by: operator,
    request: shiftPath,
    json: { minutes: 60, reason: 'pair' },
  })),
  ...closureOperations,
  ...comingOperations,
  operation('delete the vehicle', ['VEHICLE_HAS_BOOKING', 'NOT_FOUND'], ({ driver, unbooked }) => ({
    by: driver,
    request: `DELETE /vehicle/${unbooked.vehicleId}`,
  })),
  operation('delete the account', ['PLAN_CHANGED', 'UNAUTHORIZED'], ({ rival }) => ({
    by: rival.driver,
    request: 'POST /users/current-user/deletion',
    json: { expectedBookings: [rival.id] },
  })),
  operation('delete an account in the line', ['ACCOUNT_IN_LINE'], ({ driver }) => ({
    by: driver,
    request: 'POST /users/current-user/deletion',
    json: { expectedBookings: [] },
  })),
  operation('change the plate', ['VEHICLE_HAS_BOOKING', 'NOT_FOUND'], ({ driver, unbooked, number }) => ({
    by: driver,
    request: 'PUT /vehicle/v2',
    json: { id: unbooked.vehicleId, registrationPlate: `A${number}` },
  })),
  operation('appeal', ['APPEAL_EXISTS', 'NOTHING_TO_APPEAL'], ({ driver, warningId, documentId }) => ({
    by: driver,
    request: 'POST /appeals',
    json: { eventId: warningId, text: 'pair', documents: [documentId] },
  })),
  operation('uphold', ['APPEAL_DECIDED'], ({ operator, appealId }) => ({
    by: operator,
    request: `POST /appeals/${appealId}/decision`,
    json: { outcome: 'UPHELD', reason: 'pair' },
  })),
  operation('lift', ['APPEAL_DECIDED'], ({ operator, appealId }) => ({
    by: operator,
    request: `POST /appeals/${appealId}/decision`,
    json: { outcome: 'LIFTED', reason: 'pair' },
  })),
  job('tell of suspensions', tellSuspensions),
  operation('approve', ['NOT_FOUND'], ({ operator, unbooked }) => ({
    by: operator,
    request: `GET /vehicle/${unbooked.vehicleId}/approve`,
  })),
];
