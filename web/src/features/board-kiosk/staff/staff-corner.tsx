import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listUnresolved, onEntriesChange } from '../pending/pending-entries.ts';
import styles from './staff-corner.module.css';
import { StaffPanel } from './staff-panel.tsx';

/** Long enough that no driver finds it by chance. */
const pressMs = 2000;

/** The product's name. Whoever keeps it pressed is staff, and sees what was entered in vain. */
export const StaffCorner = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const unresolved = useSyncExternalStore(onEntriesChange, listUnresolved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  const press = () => {
    release();
    timer.current = setTimeout(() => setOpen(true), pressMs);
  };
  return (
    <>
      <button
        type="button"
        className={styles.corner}
        aria-label={t('kiosk.staff.open', { name: t('common.productName') })}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span>{t('common.productName')}</span>
        {unresolved.length > 0 && <span className={styles.count}>{unresolved.length}</span>}
      </button>
      {isOpen && <StaffPanel onClose={() => setOpen(false)} />}
    </>
  );
};
