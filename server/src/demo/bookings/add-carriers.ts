import { plateKey } from '#kernel/plates/plate-key.ts';
import type { BookingRow } from '../../modules/bookings/booking/booking-row.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { demoFleet } from './demo-fleet.ts';
import type { DemoRandom } from './demo-random.ts';
import { insertRows, listPlateKeys } from './seed-day.queries.ts';

type Truck = 'account_id' | 'vehicle_id' | 'plate' | 'model';
type Driver = 'first_name' | 'last_name' | 'patronymic' | 'phone' | 'language';
export type BookedTruck = Pick<BookingRow, Truck | Driver>;

const months = (count: number) => ({ hours: 24 * 30 * count });

export const addCarriers = async (
  ctx: TrxContext,
  random: DemoRandom,
  operatorId: string,
): Promise<BookedTruck[]> => {
  const created_at = ctx.clock.now().subtract(months(6));
  const password_hash = ctx.passwords.hashOfNothing();
  const fleet = demoFleet(random, await listPlateKeys(ctx.db)).map((carrier) => ({
    ...carrier,
    id: uuidv7(ctx.clock),
    trucks: carrier.trucks.map((truck) => ({ ...truck, id: uuidv7(ctx.clock) })),
  }));
  await insertRows(
    ctx.db,
    'account',
    fleet.map(({ id, email, phone, first_name, last_name, country }) => ({
      id,
      status: 'ACTIVE',
      identification_method: 'EMAIL',
      email,
      email_verified: true,
      phone,
      phone_verified: true,
      first_name,
      last_name,
      language: country.language,
      roles: [],
      second_step: false,
      demo: true,
      version: 1,
      agreement_accepted_at: created_at,
      password_hash,
      created_at,
    })),
  );
  await insertRows(
    ctx.db,
    'vehicle',
    fleet.flatMap(({ id: account_id, trucks }) =>
      trucks.map(({ id, plate, model }) => ({
        id,
        account_id,
        model,
        registration_plate: plate,
        plate_key: plateKey(plate),
        approved: true,
        contested: false,
        ban_status: 'UNBANNED',
        decided_by: operatorId,
        decided_at: created_at,
        version: 2,
        created_at,
      })),
    ),
  );
  const trucks = fleet.map(({ id: account_id, country: { language }, trucks: own }) =>
    own.map(({ id: vehicle_id, ...truck }) => ({
      ...truck,
      account_id,
      vehicle_id,
      patronymic: null,
      language,
    })),
  );
  const [first = []] = trucks;
  return first.flatMap((_, nth) => trucks.flatMap((own) => own[nth] ?? []));
};
