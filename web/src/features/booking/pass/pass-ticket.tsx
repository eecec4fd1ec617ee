import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isExpected } from '../../../domain/booking/booking-rules.ts';
import { useZoneWords } from '../../../domain/booking/booking-words.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import ticket from '../../../domain/booking/ticket.module.css';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { LineNotes } from '../line/line-notes.tsx';
import styles from './pass.module.css';
import { PassBanner } from './pass-banner.tsx';
import type { PassView } from './pass-view.ts';

type PassTicketProps = {
  readonly pass: PassView;
  /** What only the owner sees. */
  readonly children?: ReactNode;
};

/** What is shown at the gate: what to do now, the time, the truck, and the code. */
export const PassTicket = ({ pass, children }: PassTicketProps) => {
  const { t } = useTranslation();
  const zone = useZoneWords(pass);
  return (
    <div className={styles.pass} data-pass data-status={pass.status}>
      <PassBanner pass={pass} />
      <div className={styles.main}>
        <p className={styles.label}>{t('booking.pass.entry')}</p>
        <p className={styles.time}>{whenWords(pass.dateBooked)}</p>
        <p className={styles.zone}>{zone}</p>
        <div className={styles.truck}>
          <Plate text={pass.plate} size="lg" />
          {pass.model && <span className={styles.model}>{pass.model}</span>}
        </div>
        {pass.status === 'WAITING' && (
          <LineNotes late={pass.late} hasPriority={pass.hasPriority} hasForecast={pass.eta !== undefined} />
        )}
        {isExpected({ bookingStatus: pass.status }) && <StatusBadge status={pass.status} />}
      </div>
      <div className={`${ticket.stub} ${styles.stub}`} data-tears="across">
        <QrCode text={pass.qr} label={pass.number} className={styles.qr} />
        <p className={styles.number}>{pass.number}</p>
        <p className={styles.hint}>{t('booking.pass.show')}</p>
      </div>
      {children}
    </div>
  );
};
