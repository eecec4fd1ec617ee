import { plateKey } from '#kernel/plates/plate-key.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { TestApp } from '../test-app.ts';

let made = 0;

type TruckOptions = { readonly plate?: string; readonly approved?: boolean };

export const createTruck = async (app: TestApp, userId: string, options: TruckOptions = {}) => {
  made += 1;
  const registrationPlate = options.plate ?? `Т${String(100 + made)}ЕС75`;
  const id = uuidv7(app.services.clock);
  await app.database.db
    .insertInto('vehicle')
    .values({
      id,
      account_id: userId,
      model: 'КАМАЗ 5490',
      registration_plate: registrationPlate,
      plate_key: plateKey(registrationPlate),
      approved: options.approved ?? true,
      created_at: app.services.clock.now(),
    })
    .execute();
  return { vehicleId: id, registrationPlate };
};
