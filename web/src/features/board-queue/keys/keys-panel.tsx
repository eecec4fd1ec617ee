import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../../../ui/icons/icon.tsx';
import styles from './keys-panel.module.css';

const keys = [
  ['Enter', 'checkIn'],
  ['F2', 'callNext'],
  ['↑ ↓ ← →', 'move'],
  ['Esc', 'field'],
  ['Ctrl Z', 'undo'],
  ['/', 'slash'],
  ['?', 'help'],
] as const;

/** What can be done without the mouse. */
export const KeysPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-labelledby="keys-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== '?') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="keys-title">{t('boardQueue.keys.title')}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label={t('boardQueue.keys.close')}
          onClick={onClose}
        >
          <CrossIcon />
        </button>
      </div>
      <dl className={styles.keys}>
        {keys.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`boardQueue.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
