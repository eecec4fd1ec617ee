import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './call-words.module.css';
import type { GateCall } from './gate-call.ts';
import { hear, useHeardCalls } from './heard-calls.ts';

type CallProps = { readonly call: GateCall };

/** Where to go, as large as it gets. */
export const CallWords = ({ call: { gate, isRepeated } }: CallProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <div>
        {isRepeated && <p className={styles.again}>{t('booking.called.again')}</p>}
        <p className={styles.title}>{t('booking.called.title')}</p>
      </div>
      {gate !== undefined && (
        <p className={styles.gate}>
          <span className={styles.label}>{t('booking.line.gate')}</span>
          <span className={styles.name}>{gate}</span>
        </p>
      )}
    </div>
  );
};

/** Ends the ringing, not the call. */
export const HeardButton = ({ call: { key } }: CallProps) => {
  const { t } = useTranslation();
  if (useHeardCalls().includes(key)) return null;
  return (
    <Button variant="white" className={styles.button} onClick={() => hear(key)}>
      {t('booking.called.heard')}
    </Button>
  );
};
