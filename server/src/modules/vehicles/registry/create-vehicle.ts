import type { Vehicle, VehicleFields } from '#contract/vehicles/vehicles.ts';
import { isOperator } from '#kernel/access.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordWithCommit } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { setVehicleDocuments } from '../../documents/document/attach-documents.ts';
import { refreshPlate } from '../bans/refresh-plate.ts';
import { requireFreePlate } from '../vehicle/free-plate.ts';
import { markContested } from '../vehicle/mark-contested.ts';
import { lockPlates } from '../vehicle/plate-lock.ts';
import { vehicleAnswer } from '../vehicle/vehicle-answer.ts';
import { columnsOf, recordedFields } from '../vehicle/vehicle-fields.ts';
import { type Claims, getVehicleRow, insertVehicle, readClaims } from '../vehicle/vehicles.queries.ts';

const mostVehicles = 1000;

type NewVehicle = VehicleFields & { readonly documents?: readonly string[] | undefined };

/**
 * Adds a vehicle. The account and the plate must be locked, and the account must not have the plate yet. Also used
 * by bookings that add their truck. `claims` are those before.
 */
export const addVehicle = async (
  ctx: TrxContext,
  accountId: string,
  input: NewVehicle,
  { ofAccount, ofPlate, wasEverBanned }: Claims,
) => {
  if (ofAccount >= mostVehicles) throw new AppError('TOO_MANY_VEHICLES', { params: { limit: mostVehicles } });
  const key = plateKey(input.registrationPlate);
  const id = uuidv7(ctx.clock);
  const now = ctx.clock.now();
  const vehicle = { id, account_id: accountId, ...columnsOf(input), plate_key: key };
  await insertVehicle(ctx.db, { ...vehicle, created_at: now, waits_from: now });
  if (input.documents?.length) await setVehicleDocuments(ctx, { id, accountId }, input.documents);
  if (wasEverBanned) await refreshPlate(ctx, key);
  if (ofPlate > 0) await markContested(ctx.db, key);
  await recordWithCommit(ctx, {
    type: 'VEHICLE_ADDED',
    vehicleId: id,
    userId: accountId,
    to: { ...recordedFields(vehicle), ...(ofPlate > 0 && { contested: true }) },
  });
  return { ...vehicle, approved: false };
};

/** Only operators may pass `userId`. An unverified registration counts as not found. */
export const createVehicle = async (
  ctx: TrxContext,
  input: NewVehicle & { readonly userId?: string | undefined },
): Promise<Vehicle> => {
  const { userId } = requireActor(ctx);
  const owner = await lockAccount(ctx.db, isOperator(ctx.actor) ? (input.userId ?? userId) : userId);
  if (!owner || !mainContact(owner)) throw new AppError('NOT_FOUND');
  const key = plateKey(input.registrationPlate);
  await lockPlates(ctx.db, key);
  await requireFreePlate(ctx, owner.id, key);
  const { id } = await addVehicle(ctx, owner.id, input, await readClaims(ctx.db, owner.id, key));
  return vehicleAnswer(ctx, await getVehicleRow(ctx.db, id));
};
