import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './met-bar.module.css';

type Met = NonNullable<DrawView['met']>;

/** Wishes by rank; any time comes last. */
const inOrder = (met: Met) => [...met].sort((one, other) => (one.wish || 99) - (other.wish || 99));

/** How many winners got their first wish, their second… */
export const MetBar = ({ met }: { readonly met: Met }) => {
  const { t } = useTranslation();
  const shown = inOrder(met).filter(({ applications }) => applications > 0);
  return (
    <div className={styles.met}>
      <span className={styles.bar} aria-hidden="true">
        {shown.map(({ wish, applications }) => (
          <span key={wish} data-wish={wish} style={{ flexGrow: applications }} />
        ))}
      </span>
      <ul className={`${layout.row} ${text.small}`} aria-label={t('draw.facts.wish')}>
        {shown.map(({ wish, applications }) => (
          <li key={wish} className={styles.sign} data-wish={wish}>
            {wish === 0 ? t('draw.list.anyTime') : t('draw.facts.nth', { rank: wish })}{' '}
            <strong>{applications}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};
