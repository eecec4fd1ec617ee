import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './report-card.module.css';
import type { ReportQueryState } from './report-state.tsx';
import { ReportState } from './report-state.tsx';

type Props = {
  readonly title: string;
  readonly legend?: ReactNode;
  readonly queries: readonly ReportQueryState[];
  /** Of the picture. */
  readonly height: number;
  /** The same figures for who would rather read them, or cannot see the picture. */
  readonly table?: (() => ReactNode) | undefined;
  readonly children: () => ReactNode;
};

/** A picture of figures, which can be read as a table instead. */
export const ReportCard = ({ title, legend, queries, height, table, children }: Props) => {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <section className={styles.card} data-table={isTable} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {legend}
        {table && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'boardReports.asChart' : 'boardReports.asTable')}
          </button>
        )}
      </div>
      <ReportState queries={queries} height={height}>
        {() => (isTable && table ? table() : children())}
      </ReportState>
    </section>
  );
};
