import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { timeRange, wallDay, wallTime, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import { wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { groupedHash, headAddress } from '../../../domain/queue/log-address.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import { hasPrinter } from './printer.ts';
import styles from './slip.module.css';

/** The slip for paper of 80 mm. The screen does not show it. */
const Slip = ({ answer }: { readonly answer: CheckInAnswer }) => {
  const { t } = useTranslation();
  const { day, time } = wallClockAt(new Date(serverNow()), useTimeZone());
  const { position, etaFrom, etaTo, gate, gateDirections, calledAt, logHead } = answer;
  return (
    <div className={styles.slip}>
      <p>
        {t('common.productName')} · {day} {time}
      </p>
      <p className={styles.plate}>{plateGroups(answer.vehicleRegistrationPlate ?? '')}</p>
      <p>{answer.formattedBookingNumber}</p>
      {position !== undefined && (
        <p className={styles.big}>
          {t('kiosk.slip.place')} <strong>{position}</strong>
        </p>
      )}
      {etaFrom && etaTo && (
        <p>
          {t('kiosk.answer.call')} {wallDay(etaFrom) !== day && weekday(wallDay(etaFrom))}{' '}
          <strong>{timeRange(etaFrom, etaTo)}</strong>
        </p>
      )}
      {calledAt && <p>{t('kiosk.called.at', { time: wallTime(calledAt) })}</p>}
      {gate ? (
        <p className={styles.big}>
          {t('kiosk.called.gate')} <strong>{gate}</strong>
        </p>
      ) : (
        <p>{t('kiosk.answer.gateLater')}</p>
      )}
      {gateDirections && <p>{gateDirections[currentLanguage()]}</p>}
      <QrCode text={headAddress(logHead)} label={t('kiosk.slip.log', { seq: logHead.seq })} />
      <p className={styles.hash}>
        {t('kiosk.slip.log', { seq: logHead.seq })} {groupedHash(logHead.hash)}
      </p>
    </div>
  );
};

export const SlipCard = ({ answer }: { readonly answer: CheckInAnswer }) => {
  const { t } = useTranslation();
  const prints = hasPrinter();
  useEffect(() => {
    if (prints) window.print();
  }, [prints]);
  if (!prints) return null;
  return (
    <section className={`${layout.beside} ${styles.card}`}>
      <div className={styles.picture} aria-hidden="true">
        {answer.gate ? t('kiosk.called.gate') : t('kiosk.slip.place')}
        <b>{answer.gate ?? answer.position}</b>
        {plateGroups(answer.vehicleRegistrationPlate ?? '')}
      </div>
      <p>
        <strong>{t('kiosk.slip.take')}</strong>
        <br />
        {t(answer.gate ? 'kiosk.slip.whatCalled' : 'kiosk.slip.what')}
      </p>
      {createPortal(<Slip answer={answer} />, document.body)}
    </section>
  );
};
