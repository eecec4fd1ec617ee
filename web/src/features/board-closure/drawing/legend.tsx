import { useTranslation } from 'react-i18next';
import type { Period } from '../period/period.ts';
import type { ShiftPlan } from '../plan/plan-differences.ts';
import { drawMoves, type Part } from './draw-moves.ts';
import styles from './legend.module.css';

const parts: readonly Part[] = ['emptied', 'pushed', 'stays'];

const countsOf = ({ slots, moves }: ShiftPlan, period: Period): Record<Part, number> => {
  const counts = { emptied: 0, pushed: 0, stays: 0 };
  for (const row of drawMoves(slots, moves, period).rows)
    if (row.kind === 'slot') for (const { part, count } of row.before) counts[part] += count;
  return counts;
};

type Props = { readonly plan: ShiftPlan; readonly period: Period };

export const Legend = ({ plan, period }: Props) => {
  const { t } = useTranslation();
  const counts = countsOf(plan, period);
  return (
    <ul className={styles.legend}>
      {parts.map((part) => (
        <li key={part} data-part={part}>
          {t(`boardClosure.drawing.legend.${part}`, { count: counts[part] })}
        </li>
      ))}
    </ul>
  );
};
