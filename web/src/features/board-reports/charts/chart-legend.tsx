import styles from './chart-legend.module.css';

export type LegendItem = {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Drawn as a line; otherwise as bars. */
  readonly isLine?: boolean;
};

/** What the colours of a chart stand for, in the order in which they are stacked. */
export const ChartLegend = ({ items }: { readonly items: readonly LegendItem[] }) => (
  <ul className={styles.legend}>
    {items.map(({ name, label, color, isLine }) => (
      <li key={name}>
        <span aria-hidden="true" data-line={isLine} style={{ background: color }} />
        {label}
      </li>
    ))}
  </ul>
);
