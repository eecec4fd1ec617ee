import { answer } from '../../../platform/http/bind.ts';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { type JsonSheet, type Sheet, writeSheet } from '../../../platform/sheets/sheet.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const answerSheet = async <R>(sheet: Sheet<R> | JsonSheet) =>
  answer(200, (await writeSheet(sheet)) as unknown, {
    'Content-Type': sheetType,
    'Content-Disposition': contentDisposition('attachment', `${sheet.name}.xlsx`),
    'X-Content-Type-Options': 'nosniff',
  });
