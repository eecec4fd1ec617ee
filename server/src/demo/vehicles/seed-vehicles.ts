import { Readable } from 'node:stream';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { insertVouchedAccount } from '../../modules/accounts/registration/add-vouched-account.ts';
import { createDocument } from '../../modules/documents/document/create-document.ts';
import { uploadFile } from '../../modules/documents/files/upload-file.ts';
import { banVehicle, warnVehicle } from '../../modules/vehicles/bans/operator-restriction.ts';
import { unbanVehicle } from '../../modules/vehicles/bans/unban-vehicle.ts';
import { createVehicle } from '../../modules/vehicles/registry/create-vehicle.ts';
import { approveVehicle, disapproveVehicle } from '../../modules/vehicles/registry/decide-vehicle.ts';
import { hasEverHadVehicles } from '../../modules/vehicles/vehicle/vehicles.queries.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadForm } from '../../platform/http/input/multipart.ts';
import { asOf } from '../as-of.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import { type DemoDriver, type DemoEvent, type DemoVehicle, demoDrivers } from './demo-drivers.ts';
import { sampleCertificate } from './sample-certificate.ts';

const hoursIn = (days: number) => ({ hours: 24 * days });

const daysAgo = (ctx: Context, days: number) => ctx.clock.now().subtract(hoursIn(days));

/** Adds an account without a password, because it is only there to be seen in the console. */
const addDriver = async (ctx: Context, { email, person }: DemoDriver): Promise<void> => {
  if (!person) return;
  const aYearAgo = { ...ctx, clock: { now: () => daysAgo(ctx, 365) } };
  const nothing = ctx.passwords.hashOfNothing();
  await inTransaction(aYearAgo, (trx) =>
    insertVouchedAccount(trx, { ...person, email, roles: [] }, nothing, { demo: true }),
  );
};

const addCertificate = async (ctx: Context, { model, plate }: DemoVehicle): Promise<string> => {
  const content = sampleCertificate([
    'VEHICLE REGISTRATION CERTIFICATE',
    'Sample made for the demonstration',
    `Plate: ${plateKey(plate)}`,
    `Model: ${model}`,
  ]);
  const name = `СТС ${plateKey(plate)}.pdf`;
  const readForm: ReadForm = async (store) => ({
    fields: {},
    file: { name, stored: await store(Readable.from([content]), name) },
  });
  const { fileId } = await uploadFile(ctx, readForm);
  return (await inTransaction(ctx, (trx) => createDocument(trx, { fileId, type: 'STS' }))).documentId;
};

const happen = (operator: Account, ctx: Context, id: string, event: DemoEvent) => {
  const past = asOf(ctx, operator, daysAgo(ctx, event.daysAgo));
  return inTransaction(past, async (trx): Promise<unknown> => {
    switch (event.what) {
      case 'approve':
        return approveVehicle(trx, { id });
      case 'disapprove':
        return disapproveVehicle(trx, { id, reasons: event.reasons });
      case 'unban':
        return unbanVehicle(trx, { vehicleId: id, reasons: event.reasons });
      default: {
        const until = event.forDays && past.clock.now().add(hoursIn(event.forDays)).toString();
        const given = { vehicleId: id, reasons: event.reasons, ...(until && { until }) };
        return event.what === 'ban' ? banVehicle(trx, given) : warnVehicle(trx, given);
      }
    }
  });
};

const addDemoVehicle = async (ctx: Context, owner: Account, operator: Account, demo: DemoVehicle) => {
  const past = asOf(ctx, owner, daysAgo(ctx, demo.daysAgo));
  const documents = demo.certificate ? [await addCertificate(past, demo)] : [];
  const input = { model: demo.model, registrationPlate: demo.plate, documents };
  const { id } = await inTransaction(past, (trx) => createVehicle(trx, input));
  for (const event of demo.events) await happen(operator, ctx, id, event);
};

const addVehiclesOf = async (ctx: Context, demo: DemoDriver, operator: Account) => {
  if (!(await findDemoAccount(ctx, demo.email))) await addDriver(ctx, demo);
  const owner = await findDemoAccount(ctx, demo.email);
  if (!owner || (await hasEverHadVehicles(ctx.db, owner.id))) return;
  for (const vehicle of demo.vehicles) await addDemoVehicle(ctx, owner, operator, vehicle);
};

export const seedVehicles = async (ctx: Context): Promise<void> => {
  const operator = await findDemoAccount(ctx, 'admin@oktet.local');
  if (!operator) return;
  try {
    for (const demo of demoDrivers) await addVehiclesOf(ctx, demo, operator);
  } catch (error) {
    // Another instance that started at the same time added the truck first.
    if (!(error instanceof AppError && error.code === 'PLATE_ALREADY_HELD')) throw error;
  }
};
