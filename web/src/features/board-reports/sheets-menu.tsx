import { useTranslation } from 'react-i18next';
import { saveSheet } from '../../domain/sheets/save-sheet.ts';
import { SheetIcon } from '../../domain/sheets/sheet-icon.tsx';
import { call } from '../../lib/api.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { ActionMenu } from '../../ui/menu/action-menu.tsx';
import type { Period } from './period/period.ts';
import styles from './reports-page.module.css';

/** Any of the reports by day, as a sheet. */
export const SheetsMenu = ({ period: { from, to } }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const query = { from, to, by: 'day' } as const;
  const sheets = {
    occupancy: () => call('GET /reports/occupancy/excel', { query, expect: 200 }),
    throughput: () => call('GET /reports/throughput/excel', { query, expect: 200 }),
    waiting: () => call('GET /reports/waiting/excel', { query, expect: 200 }),
    'no-shows': () => call('GET /reports/no-shows/excel', { query, expect: 200 }),
    cancellations: () => call('GET /reports/cancellations/excel', { query, expect: 200 }),
    accuracy: () => call('GET /reports/accuracy/excel', { query, expect: 200 }),
  };
  const names = Object.keys(sheets) as (keyof typeof sheets)[];
  return (
    <ActionMenu
      label={t('boardReports.sheets')}
      className={styles.action}
      actions={names.map((name) => ({
        key: name,
        label: t(`sheets.reports.${name}`),
        onChoose: () => void saveSheet(sheets[name]).catch(handleError),
      }))}
    >
      <SheetIcon />
      {t('sheets.button')}
    </ActionMenu>
  );
};
