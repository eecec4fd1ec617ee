import { isInConsole } from '#kernel/access.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { answer } from '../../../platform/http/bind.ts';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { type JsonSheet, type Sheet, writeSheet } from '../../../platform/sheets/sheet.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const answerSheet = async <R>(sheet: Sheet<R> | JsonSheet) =>
  answer(200, (await writeSheet(sheet)) as unknown, {
    'Content-Type': sheetType,
    'Content-Disposition': contentDisposition('attachment', `${sheet.name}.xlsx`),
    'X-Content-Type-Options': 'nosniff',
  });

/** A download takes personal data out of the system, so the journal records who took which. */
export const recordDownload = async (
  ctx: Context,
  report: string,
  filter: Readonly<Record<string, unknown>>,
  userId?: string,
): Promise<void> => {
  if (!isInConsole(ctx.actor)) return;
  await inTransaction(ctx, (trx) =>
    recordInJournal(trx, { type: 'REPORT_DOWNLOADED', userId, to: { report, filter } }),
  );
};
