import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/reports/reports.ts';
import { saveSheet } from '../../domain/sheets/save-sheet.ts';
import { SheetIcon } from '../../domain/sheets/sheet-icon.tsx';
import { call } from '../../lib/api.ts';
import button from '../../ui/button/button.module.css';
import { handleError } from '../../ui/errors/handle-error.ts';
import { ActionMenu } from '../../ui/menu/action-menu.tsx';
import type { Period } from './period/period.ts';

const sheets: readonly (readonly [ReportName, 'day' | 'cargo'])[] = [
  ['occupancy', 'day'],
  ['throughput', 'day'],
  ['waiting', 'day'],
  ['waiting', 'cargo'],
  ['no-shows', 'day'],
  ['cancellations', 'day'],
  ['accuracy', 'day'],
];

export const SheetsMenu = ({ period: { from, to } }: { readonly period: Period }) => {
  const { t } = useTranslation();
  return (
    <ActionMenu
      label={t('boardReports.sheets')}
      className={button.button}
      actions={sheets.map(([name, by]) => {
        const path: `GET /reports/${ReportName}/excel` = `GET /reports/${name}/excel`;
        return {
          key: `${name} ${by}`,
          label: by === 'cargo' ? t('boardReports.waitingByCargo') : t(`sheets.reports.${name}`),
          onChoose: () =>
            void saveSheet(() => call(path, { query: { from, to, by }, expect: 200 })).catch(handleError),
        };
      })}
    >
      <SheetIcon />
      {t('sheets.button')}
    </ActionMenu>
  );
};
