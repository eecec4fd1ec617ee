import type { RecordedVehicleField, Vehicle } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { writeSheet } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import type { ZipContent, ZipFile } from '../../../platform/sheets/xlsx/zip.ts';
import { say } from '../../../platform/words/words.ts';
import { listFilesOf } from '../../documents/files/files.queries.ts';
import { exportBookingReport } from '../../reports/sheets/bookings-sheet.ts';
import { type ListColumns, listSheet } from '../../reports/sheets/list-sheet.ts';
import { listOwnVehicles } from '../../vehicles/list/list-account-vehicles.ts';
import { type CopiedRows, copiedRows, readCopied } from './copy-rows.queries.ts';

const packed = { isPacked: true } as const;

/** Writes one row per line, so that the file can also be read line by line. */
async function* toJson(ctx: Context, rows: CopiedRows, accountId: string): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const texts of readCopied(ctx.db, rows, accountId)) {
    yield `${separator}${texts.join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const pageSize = 200;

async function* vehiclesInPages(ctx: Context): AsyncGenerator<readonly Vehicle[]> {
  for (let page = 0; ; page += 1) {
    const { content, last } = await listOwnVehicles(ctx, { page, size: pageSize, sort: 'createdDate,ASC' });
    yield content;
    if (last) return;
  }
}

const vehicleColumns = ({ language }: Context): ListColumns<Vehicle, RecordedVehicleField> => ({
  plate: { width: 14, value: ({ registrationPlate }) => registrationPlate },
  model: { width: 24, value: ({ model }) => model },
  approved: { width: 14, value: ({ approved }) => say(language, approved ? 'sheets.yes' : 'sheets.no') },
  documents: { width: 11, format: sheetFormats.whole, value: ({ documents }) => documents.length },
  ban: { width: 18, value: ({ banStatus }) => say(language, `status.${banStatus}`) },
  banUntil: {
    width: 16,
    format: sheetFormats.moment,
    value: ({ ban }) => (ban?.until ? Temporal.Instant.from(ban.until) : null),
  },
  created: {
    width: 16,
    format: sheetFormats.moment,
    value: ({ createdDate }) => Temporal.Instant.from(createdDate),
  },
});

const vehiclesSheet = async (ctx: Context): Promise<ZipContent> => {
  const list = { filter: {}, columns: vehicleColumns(ctx), batches: vehiclesInPages(ctx) };
  return writeSheet(await listSheet(ctx, 'vehicles', list));
};

const bookingsSheet = async (ctx: Context, userId: string): Promise<ZipContent> => {
  const { body } = await exportBookingReport(ctx, { userId, page: 0, size: 1 });
  return body as ZipContent;
};

const unsafe = /[\p{Cc}/\\:*?"<>|]/gu;

/** The end of the id tells apart files that were uploaded under the same name. */
const safeName = (id: string, name: string) => `files/${id.slice(-8)} ${name.replace(unsafe, '_')}`;

async function* uploadedFiles(ctx: Context, accountId: string): AsyncGenerator<ZipFile> {
  for (const { id, name } of await listFilesOf(ctx.db, accountId)) {
    const content = await ctx.storage.read(id);
    if (content) yield [safeName(id, name ?? id), content, packed];
    else ctx.log.error({ fileId: id }, 'a file is recorded but not in the storage');
  }
}

/** A generator, so that each file is opened only when the one before is written. */
export async function* filesOfCopy(ctx: Context, accountId: string): AsyncGenerator<ZipFile> {
  yield ['README.txt', [say(ctx.language, 'dataCopy.readme', { site: ctx.config.publicUrl })]];
  for (const [name, rows] of Object.entries(copiedRows)) yield [`${name}.json`, toJson(ctx, rows, accountId)];
  yield ['bookings.xlsx', await bookingsSheet(ctx, accountId), packed];
  yield ['vehicles.xlsx', await vehiclesSheet(ctx), packed];
  yield* uploadedFiles(ctx, accountId);
}
