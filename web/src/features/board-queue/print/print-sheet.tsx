import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { instantAt, wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { cameLate, forecastWords } from '../../../domain/queue/line-words.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import styles from './print-sheet.module.css';

const columns = [
  'position',
  'plate',
  'number',
  'slot',
  'arrived',
  'forecast',
  'driver',
  'phone',
  'cargo',
] as const;

const usePrintedMarks = () => {
  const { t } = useTranslation();
  return (row: AdminQueueRow) =>
    [
      row.hasPriority && t('boardQueue.marks.priority'),
      cameLate(row) && t('boardQueue.marks.late'),
      row.noAnswers > 0 && t('boardQueue.marks.noAnswers', { count: row.noAnswers }),
    ].filter(Boolean);
};

const PrintedRow = ({ row }: { readonly row: AdminQueueRow }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const marksOf = usePrintedMarks();
  const place = row.position ?? t('boardQueue.print.called', { time: wallTime(row.calledAt ?? '') });
  return (
    <tr>
      <td>{place}</td>
      <td>
        <strong>{plateText(row.vehicleRegistrationPlate)}</strong>
      </td>
      <td>{row.formattedBookingNumber}</td>
      <td>{wallTime(row.dateBooked)}</td>
      <td>{wallTime(row.arrivedAt)}</td>
      <td>{row.gate ?? forecastWords(row)}</td>
      <td>{row.driver}</td>
      <td>{row.phone && phoneWords(row.phone)}</td>
      <td>{listWords([cargoName(row.cargo), ...marksOf(row)])}</td>
    </tr>
  );
};

const Sheet = ({ line: { called, waiting } }: { readonly line: Line }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const { day, time } = wallClockAt(new Date(serverNow()), timeZone);
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <h1>{t('boardQueue.print.title', { when: whenWords(instantAt(day, time, timeZone)) })}</h1>
      <p>{t('boardQueue.print.counts', { waiting: waiting.length, called: called.length })}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{t(`boardQueue.print.columns.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...called, ...waiting].map((row) => (
            <PrintedRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
};

/** True while somebody prints, by the button or the browser's menu. The sheet is rendered only then. */
const usePrinting = () => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

export const PrintSheet = ({ line }: { readonly line: Line }) =>
  usePrinting() ? <Sheet line={line} /> : null;
