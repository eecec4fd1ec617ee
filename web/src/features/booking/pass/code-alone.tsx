import { useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { useWakeLock } from '../../../lib/screen/use-wake-lock.ts';
import { TopDialogContext } from '../../../ui/dialogs/dialog-stack.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { useFocusInside } from '../../../ui/dialogs/use-focus-inside.ts';
import styles from './pass.module.css';

type Code = { readonly qr: string; readonly number: string };

/** For scanners: black on white in either colour scheme, with a wake lock. */
const CodeAlone = ({ qr, number, close }: Code & { readonly close: () => void }) => {
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

/** Full-screen code; Back closes it like any dialog. */
export const showCodeAlone = (code: Code): Promise<void> =>
  openDialog<void>((close) => <CodeAlone {...code} close={() => close()} />).catch(() => undefined);
