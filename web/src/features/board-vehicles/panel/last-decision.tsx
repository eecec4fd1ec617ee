import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './vehicle-panel.module.css';

/** What was done last, and to which truck. */
export type News = { readonly words: string; readonly id: string };

type LastDecisionProps = {
  readonly news: News | null;
  /** Absent while that truck is the one in sight. */
  readonly onOpen: (() => void) | undefined;
};

/** A slip is seen when the next truck is there already: from here one gets back to what was decided. */
export const LastDecision = ({ news, onOpen }: LastDecisionProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.news} data-empty={news === null}>
      <p role="status">{news?.words}</p>
      {onOpen && (
        <Button variant="subtle" color="green" size="compact-sm" aria-keyshortcuts="U" onClick={onOpen}>
          {t('boardVehicles.news.open')}
        </Button>
      )}
    </div>
  );
};
