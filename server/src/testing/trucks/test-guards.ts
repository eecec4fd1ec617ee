import { expect } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { lineOf } from './test-line.ts';
import { createTruck } from './test-truck.ts';

const nine = '2026-11-20T09:00:00+09:00';
const why = { RU: 'Ищет таможня' };

/** Brings about what guards stand for, by the calls of operators and drivers. It is 2026-11-20, 8:30. */
export const guardFacts = (app: TestApp, operator: Visitor) => {
  const line = lineOf(app, operator);
  const setParams = async (body: object) =>
    expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
  const call = async (gate: string): Promise<Booking> => {
    const { id } = await line.arrive(nine);
    return (await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`, { body: { gate } })).body;
  };
  const ban = (vehicleId: string) =>
    operator.call('POST', '/vehicle/ban', { body: { vehicleId, reasons: why } });
  const setVehicle = (id: string, change: object) =>
    app.database.db.updateTable('vehicle').set(change).where('id', '=', id).execute();
  return {
    call,
    /** Empties the line and opens the gates 1 and 2. */
    clear: async () => {
      for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
      await setParams({ slotCapacity: 100, gates: ['1', '2'], closures: [], arrivalEarlyMinutes: 180 });
      for (const name of ['1', '2'])
        await operator.call('PUT', `/gates/${name}`, { body: { closed: false } });
    },
    /** Makes a ban that leaves a coming booking, like a ban whose suspension has ended. */
    banKeepingBookings: async (vehicleId: string) => {
      const other = await createTruck(app, operator.userId);
      await ban(other.vehicleId);
      const { ban_event_id } = await app.database.db
        .selectFrom('vehicle')
        .select('ban_event_id')
        .where('id', '=', other.vehicleId)
        .executeTakeFirstOrThrow();
      await setVehicle(vehicleId, { ban_status: 'BANNED', ban_event_id });
    },
    make: {
      BANNED: ({ vehicleId }: Pick<Booking, 'vehicleId'>) => ban(vehicleId),
      WATCHED: ({ vehicleRegistrationPlate: plate }: Pick<Booking, 'vehicleRegistrationPlate'>) =>
        operator.call('PUT', `/watch-list/${encodeURIComponent(plate)}`, { body: { reasons: why } }),
      DISPUTED: async ({
        vehicleId,
        vehicleRegistrationPlate: registrationPlate,
      }: Pick<Booking, 'vehicleId' | 'vehicleRegistrationPlate'>) => {
        const rival = await createVisitor(app);
        await setVehicle(vehicleId, { approved: false });
        return rival.call('POST', '/vehicle/v2', { body: { model: 'MAN', registrationPlate } });
      },
      CHECKPOINT_CLOSED: () =>
        setParams({
          closures: [{ from: '2026-11-20T00:00:00+09:00', to: '2026-11-20T23:00:00+09:00', reasons: why }],
        }),
      GATE_CLOSED: () => operator.call('PUT', '/gates/1', { body: { closed: true, reasons: why } }),
      GATE_BUSY: () => call('1'),
      HOURS_EARLY: () => setParams({ arrivalEarlyMinutes: 0 }),
      OUT_OF_ORDER: () => line.arrive(nine, { hasPriority: true }),
    },
  };
};
