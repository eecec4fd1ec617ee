import type { CSSProperties } from 'react';
import legend from '../../../ui/charts/legend.module.css';
import styles from '../reports.module.css';

export type LegendItem = {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  readonly type: 'bar' | 'line' | 'area';
  readonly strokeDasharray?: string;
};

export const ChartLegend = ({ items }: { readonly items: readonly LegendItem[] }) => (
  <ul className={legend.legend}>
    {items.map(({ name, label, color, type, strokeDasharray }) => (
      <li
        key={name}
        className={`${styles[type] ?? ''} ${strokeDasharray === undefined ? '' : styles.dashed}`}
        style={{ '--swatch': color } as CSSProperties}
      >
        {label}
      </li>
    ))}
  </ul>
);
