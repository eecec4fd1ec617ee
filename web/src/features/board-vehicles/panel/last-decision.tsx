import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './vehicle-panel.module.css';

export type News = { readonly words: string; readonly id: string };

type LastDecisionProps = {
  readonly news: News | null;
  /** Absent while that vehicle is shown. */
  readonly onOpen: (() => void) | undefined;
};

/** A mistake is noticed when the next truck is already shown: this leads back to the last decision. */
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
