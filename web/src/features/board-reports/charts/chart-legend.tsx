import styles from '../reports.module.css';

export type LegendItem = {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  readonly type: 'bar' | 'line' | 'area';
  readonly strokeDasharray?: string;
};

export const ChartLegend = ({ items }: { readonly items: readonly LegendItem[] }) => (
  <ul className={styles.legend}>
    {items.map(({ name, label, color, type, strokeDasharray }) => (
      <li key={name}>
        <span
          aria-hidden="true"
          data-line={type === 'line'}
          data-dashed={strokeDasharray !== undefined}
          style={{ color }}
        />
        {label}
      </li>
    ))}
  </ul>
);
