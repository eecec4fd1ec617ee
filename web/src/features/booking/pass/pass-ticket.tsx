import { type ReactNode, useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { passPrefix } from '#kernel/passes/signed-pass.ts';
import { useEtaWords, useZoneWords } from '../../../domain/booking/booking-words.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { SitePlace } from '../../../domain/checkpoint/site-place.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useOnline } from '../../../lib/query-client.ts';
import { useWakeLock } from '../../../lib/screen/use-wake-lock.ts';
import card from '../../../ui/card/card.module.css';
import { TopDialogContext } from '../../../ui/dialogs/dialog-stack.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { useFocusInside } from '../../../ui/dialogs/use-focus-inside.ts';
import { InfoLabel } from '../../../ui/info-label/info-label.tsx';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import { LineNotes } from '../line/line-notes.tsx';
import { isInLine } from '../line/line-rows.ts';
import { MovedCallout } from '../moved-callout.tsx';
import styles from './pass.module.css';
import { PassBanner } from './pass-banner.tsx';
import type { PassView } from './pass-view.ts';

type ShownCode = { readonly qr: string; readonly number: string };

/** The code alone for scanners: black on white in both schemes, on a screen that stays on. */
const CodeAlone = ({ qr, number, close }: ShownCode & { readonly close: () => void }) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel, useContext(TopDialogContext));
  useWakeLock(true);
  return createPortal(
    <div ref={panel} className={styles.alone} role="dialog" aria-modal="true" aria-label={number}>
      <QrCode text={qr} label={number} />
      <p className={`${text.code} ${styles.number}`}>{number}</p>
      <button type="button" className={styles.enlarge} onClick={close} data-autofocus>
        {t('booking.pass.close')}
      </button>
    </div>,
    document.body,
  );
};

/** Shows the code on the full screen. Back closes it like any dialog. */
const showCodeAlone = (code: ShownCode): Promise<void> =>
  openDialog<void>((close) => <CodeAlone {...code} close={() => close()} />).catch(() => undefined);

type Props = { readonly pass: PassView };

const Code = ({ pass: { qr, formattedBookingNumber: number } }: Props) => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div className={styles.stub}>
      <QrCode text={qr} label={number} className={styles.qr} />
      <p className={`${text.code} ${styles.number}`}>{number}</p>
      {!isOnline && qr.startsWith(passPrefix) && <p className={text.hint}>{t('booking.pass.signed')}</p>}
      <button type="button" className={styles.enlarge} onClick={() => void showCodeAlone({ qr, number })}>
        {t('booking.pass.enlarge')}
      </button>
    </div>
  );
};

/** Tells the slot, or the expected call once the truck waits, in the largest text. */
const Times = ({ pass }: Props) => {
  const { t } = useTranslation();
  const zone = useZoneWords(pass);
  const eta = useEtaWords(pass);
  const slot = whenWords(pass.dateBooked);
  if (isInLine(pass))
    return (
      <>
        {pass.bookingStatus === 'WAITING' && eta && (
          <>
            <InfoLabel text={t('booking.pass.callExpected')} tooltip={t('booking.line.aboutWhy')} />
            <p className={`${figure.big} ${styles.time}`}>{eta}</p>
          </>
        )}
        <p className={text.hint}>
          {t('booking.pass.slot', { when: slot })} · {zone}
        </p>
      </>
    );
  return (
    <>
      <p className={text.hint}>{t('booking.pass.yourTime')}</p>
      <p className={`${figure.big} ${styles.time}`}>{slot}</p>
      <p className={text.hint}>{zone}</p>
    </>
  );
};

type PassTicketProps = Props & {
  readonly children?: ReactNode;
};

export const PassTicket = ({ pass, children }: PassTicketProps) => (
  <div className={`${card.frame} ${styles.pass}`} data-pass data-status={pass.bookingStatus}>
    {pass.call && <PassBanner pass={pass} />}
    <Code pass={pass} />
    <div>
      {!pass.call && <PassBanner pass={pass} />}
      <div className={`${layout.stack} ${styles.main}`}>
        <MovedCallout {...pass} />
        <Times pass={pass} />
        <div className={layout.row}>
          <Plate text={pass.vehicleRegistrationPlate} size="lg" />
          {pass.vehicleModel && <span className={text.hint}>{pass.vehicleModel}</span>}
        </div>
        {pass.site && <SitePlace site={pass.site} />}
        {pass.bookingStatus === 'WAITING' && (
          <LineNotes late={pass.late} hasPriority={pass.hasPriority} hasForecast={pass.etaFrom !== null} />
        )}
      </div>
      {children}
    </div>
  </div>
);
