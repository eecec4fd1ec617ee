import { useTranslation } from 'react-i18next';
import styles from './keys.module.css';

type KeyPadProps = {
  /** One string per row, one character per key. */
  readonly rows: readonly string[];
  /** Emphasizes the first row, which holds the likeliest keys. */
  readonly withLikely?: boolean;
  readonly onKey: (key: string) => void;
};

/** Keys take no focus, so that Enter on a physical keyboard still submits. */
export const KeyPad = ({ rows, withLikely = false, onKey }: KeyPadProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.pad} aria-label={t('kiosk.entry.keys')}>
      {rows.map((row, index) => (
        <div key={row} data-likely={withLikely && index === 0}>
          {[...row].map((key) => (
            <button
              key={key}
              type="button"
              data-many={[...row].length > 6}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onKey(key)}
            >
              {key}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
};
