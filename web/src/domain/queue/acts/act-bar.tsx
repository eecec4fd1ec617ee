import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '../../../ui/button/button.module.css';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { fetchBooking } from '../../booking/own-bookings.ts';
import { plateText } from '../../plate/plate-text.ts';
import { useLine } from '../use-queue.ts';
import styles from './act-bar.module.css';
import type { DelayedAct } from './delayed-acts.ts';
import { finalActs, useFinalActs } from './final-acts.ts';
import { type ActMessage, dismissTold, useTold } from './told.ts';
import { WaitingActs } from './waiting-acts.tsx';

const item = `${layout.apart} ${styles.item}`;
const action = `${buttons.button} ${styles.action}`;

/** How long a request sent during `pagehide` may still take. */
const onItsWayMs = 3000;

/** Finds out from the queue, or from the booking itself, whether acts sent during `pagehide` succeeded. */
const useSettling = () => {
  const { queue, isLive } = useLine();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), onItsWayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isTime && isLive && queue) finalActs.settle(queue.content);
  }, [isTime, isLive, queue]);
  useEffect(() => {
    if (!isTime) return;
    for (const { id, stage, isOutsideLine } of finalActs.current())
      if (isOutsideLine && stage === 'unsure')
        void fetchBooking(id).then(finalActs.settleOne, () => undefined);
  }, [isTime]);
};

const useSecondsLeft = (dueAt: number) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, Math.ceil((dueAt - now) / 1000));
};

const WaitingUndo = ({ act }: { readonly act: DelayedAct }) => {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(act.dueAt);
  return (
    <button type="button" className={action} onClick={() => finalActs.undo(act.id)}>
      {t('lineActs.bar.undo')}
      <span aria-hidden="true">{t('lineActs.bar.seconds', { seconds })}</span>
    </button>
  );
};

const FinalActItem = ({ act }: { readonly act: DelayedAct }) => {
  const { t } = useTranslation();
  const plate = plateText(act.plate);
  const isLeft = act.status === 'LEFT_WAITING_ZONE';
  if (act.stage === 'failed')
    return (
      <li className={item} data-tone="red">
        <span>{t(isLeft ? 'lineActs.bar.leftFailed' : 'lineActs.bar.cancelFailed', { plate })}</span>
        <button type="button" className={action} onClick={() => void finalActs.retry(act.id)}>
          {t('common.retry')}
        </button>
        <IconButton
          label={t('lineActs.bar.dismiss')}
          icon="close"
          onPress={() => finalActs.dismiss(act.id)}
        />
      </li>
    );
  return (
    <li className={item}>
      <span>{t(isLeft ? 'lineActs.bar.left' : 'lineActs.bar.canceled', { plate })}</span>
      {act.stage === 'waiting' && <WaitingUndo act={act} />}
    </li>
  );
};

const ToldItem = ({ told }: { readonly told: ActMessage }) => {
  const { t } = useTranslation();
  const { key, text, tone, undo } = told;
  return (
    <li className={item} data-tone={tone === 'refused' ? 'red' : undefined}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          className={action}
          onClick={() => {
            dismissTold(key);
            void undo();
          }}
        >
          {t('lineActs.bar.undo')}
        </button>
      )}
      {tone === 'refused' && (
        <IconButton label={t('lineActs.bar.dismiss')} icon="close" onPress={() => dismissTold(key)} />
      )}
    </li>
  );
};

export const ActBar = () => {
  const { t } = useTranslation();
  const acts = useFinalActs().filter(({ stage }) => stage !== 'unsure');
  const told = useTold().filter(({ isShownElsewhere }) => !isShownElsewhere);
  useSettling();
  return (
    <section
      className={`${layout.onScreen} ${styles.bar}`}
      aria-label={t('lineActs.bar.title')}
      data-above-panels
    >
      <ul className={layout.stack} aria-live="polite">
        {acts.map((act) => (
          <FinalActItem key={act.id} act={act} />
        ))}
        <WaitingActs item={item} action={action} />
        {told.map((one) => (
          <ToldItem key={one.key} told={one} />
        ))}
      </ul>
    </section>
  );
};
