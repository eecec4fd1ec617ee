import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { minutesUntil } from '../../../domain/booking/arrival.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { shifted } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './call.module.css';
import type { GateCall } from './gate-call.ts';
import { hear, useHeardCalls } from './use-call-signal.ts';

type CallProps = { readonly call: GateCall };

export const CallWords = ({ call: { gate, directions, isRepeated } }: CallProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.apart} ${styles.words}`}>
      <div>
        {isRepeated && <p>{t('booking.called.again')}</p>}
        <p className={styles.title}>{t('booking.called.title')}</p>
        {directions && <p className={text.breaks}>{directions[currentLanguage()]}</p>}
      </div>
      {gate !== undefined && (
        <p className={styles.gate}>
          {t('booking.line.gate')}
          <strong>{gate}</strong>
        </p>
      )}
    </div>
  );
};

/** Time left to reach the gate. Hidden when signed out, because the rule cannot be read then. */
const TimeLeft = ({ call: { since } }: CallProps) => {
  const { t } = useTranslation();
  const now = useNow();
  const { data: params } = useQuery({ ...bookingParamsQuery, enabled: isSignedIn() });
  if (!params || since === undefined) return null;
  const left = minutesUntil(shifted(since, params.callTimeoutMinutes), now);
  return (
    <p className={text.strong}>
      {left > 0 ? t('booking.called.left', { count: left }) : t('booking.called.timeIsUp')}
    </p>
  );
};

export const CallAnswer = ({ call }: CallProps) => {
  const { t } = useTranslation();
  const answering = useMutation({
    mutationFn: call.acknowledge,
    networkMode: 'always',
    onError: (error) => void handleRefusal(error),
  });
  const isHeard = useHeardCalls().includes(call.key);
  return (
    <div className={`${layout.row} ${styles.answer}`}>
      <TimeLeft call={call} />
      {call.isAnswered || answering.isSuccess ? (
        <p role="status" className={text.strong}>
          {t('booking.called.answered')}
        </p>
      ) : (
        <Button
          variant="white"
          color="dark"
          loading={answering.isPending}
          onClick={() => {
            if (!isHeard) hear(call.key);
            answering.mutate();
          }}
        >
          {t('booking.called.heard')}
        </Button>
      )}
    </div>
  );
};
