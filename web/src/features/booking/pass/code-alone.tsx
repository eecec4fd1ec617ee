import { useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { useWakeLock } from '../../../lib/screen/use-wake-lock.ts';
import { TopDialogContext } from '../../../ui/dialogs/dialog-stack.ts';
import { useFocusInside } from '../../../ui/dialogs/use-focus-inside.ts';
import styles from './pass.module.css';

type CodeAloneProps = { readonly qr: string; readonly number: string; readonly close: () => void };

/** For scanners: black on white in either colour scheme, with a wake lock. */
export const CodeAlone = ({ qr, number, close }: CodeAloneProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel, useContext(TopDialogContext));
  useWakeLock(true);
  return createPortal(
    <div ref={panel} className={styles.alone} role="dialog" aria-modal="true" aria-label={number}>
      <QrCode text={qr} label={number} />
      <p className={styles.number}>{number}</p>
      <button type="button" className={styles.enlarge} onClick={close} data-autofocus>
        {t('booking.pass.close')}
      </button>
    </div>,
    document.body,
  );
};
