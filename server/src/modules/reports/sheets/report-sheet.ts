import { type ReportName, reportFigures } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context.ts';
import { answerSheet, type SheetColumn } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-formats.ts';
import { say } from '../../../platform/words/words.ts';
import { getReport, type ReportQuery } from '../figures/get-report.ts';
import { recordDownload } from './record-download.ts';
import { sheetNotes } from './sheet-notes.ts';

type Row = Readonly<Record<string, string | number | null>>;

const formats: Readonly<Record<string, string>> = { share: sheetFormats.share };
const fractions = ['openHours', 'perHour', 'median', 'p90', 'medianMissMinutes'];
const formatOf = (name: string) =>
  formats[name] ?? (fractions.includes(name) ? sheetFormats.tenths : sheetFormats.whole);

/** Days are dates, weekdays have names; hours and codes stay as they are. */
const keyColumn = ({ language }: Context, by: ReportQuery['by']): SheetColumn<Row> => ({
  header: say(language, `sheets.keys.${by}`),
  width: 16,
  ...(by === 'day' && { format: sheetFormats.day }),
  value: ({ key }) => {
    const text = String(key);
    if (by === 'day' && /^\d{4}-/.test(text)) return Temporal.PlainDate.from(text);
    return by === 'weekday' && /^\d$/.test(text) ? say(language, `sheets.weekdays.${text}`) : text;
  },
});

/** The same figures as a sheet: its rows, then the whole period and the one before it. */
export const exportReport = async (ctx: Context, name: ReportName, query: ReportQuery) => {
  const { language } = ctx;
  const { rows, total, previous } = await getReport(ctx, name, query);
  await recordDownload(ctx, name, query);
  const figures = Object.keys(reportFigures[name].shape);
  const title = say(language, `sheets.reports.${name}`);
  const all: Row[] = [
    ...rows,
    { key: say(language, 'sheets.total'), ...total },
    { key: say(language, 'sheets.previous'), ...previous },
  ];
  return answerSheet({
    name: `${title} ${query.from} ${query.to}`,
    notes: sheetNotes(ctx, title, { from: query.from, to: query.to }),
    columns: [
      keyColumn(ctx, query.by),
      ...figures.map((figure) => ({
        header: say(language, `sheets.figures.${figure}`),
        width: 14,
        format: formatOf(figure),
        value: (row: Row) => row[figure] ?? null,
      })),
    ],
    batches: [all],
    timeZone: ctx.config.timeZone,
  });
};
