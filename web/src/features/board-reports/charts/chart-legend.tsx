import styles from './chart-legend.module.css';

export type LegendItem = {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Drawn as a line; otherwise as bars. */
  readonly isLine?: boolean;
  /** Of a line that is not drawn through. */
  readonly strokeDasharray?: string;
};

/** What the colours of a chart stand for, in the order in which they are stacked. */
export const ChartLegend = ({ items }: { readonly items: readonly LegendItem[] }) => (
  <ul className={styles.legend}>
    {items.map(({ name, label, color, isLine, strokeDasharray }) => (
      <li key={name}>
        <span
          aria-hidden="true"
          data-line={isLine}
          data-dashed={strokeDasharray !== undefined}
          style={{ color }}
        />
        {label}
      </li>
    ))}
  </ul>
);
