import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import styles from './skeleton-rows.module.css';

type SkeletonRowsProps = { readonly rows?: number; readonly height?: number };

export const SkeletonRows = ({ rows = 3, height = 96 }: SkeletonRowsProps) => {
  const { t } = useTranslation();
  const names = Array.from({ length: rows }, (_, place) => `row-${place}`);
  return (
    <div role="status" aria-label={t('states.loading')} className={layout.stack}>
      {names.map((name) => (
        <div key={name} className={styles.row} style={{ height }} />
      ))}
    </div>
  );
};
