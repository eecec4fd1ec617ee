import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { TapButton } from '../frame/tap-button.tsx';
import styles from './keys.module.css';
import { keysOf, type Layout, layouts } from './plate-keys.ts';

type KeyPadProps = {
  /** One string per row, one character per key. */
  readonly rows: readonly string[];
  /** Emphasizes the first row, which holds the likeliest keys. */
  readonly withLikely?: boolean;
  readonly onKey: (key: string) => void;
};

export const KeyPad = ({ rows, withLikely = false, onKey }: KeyPadProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.pad} aria-label={t('kiosk.entry.keys')}>
      {rows.map((row, index) => (
        <div key={row} data-likely={withLikely && index === 0}>
          {[...row].map((key) => (
            <TapButton key={key} data-many={[...row].length > 6} onClick={() => onKey(key)}>
              {key}
            </TapButton>
          ))}
        </div>
      ))}
    </section>
  );
};

type LayoutTabsProps = { readonly layout: Layout; readonly onChoose: (layout: Layout) => void };

/** Buttons show an example plate, because drivers recognize their own country's. */
export const LayoutTabs = ({ layout, onChoose }: LayoutTabsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.tabs}>
      {layouts.map((one) => (
        <TapButton key={one} aria-pressed={one === layout} onClick={() => onChoose(one)}>
          <span className={styles.example} aria-hidden="true">
            {one === 'number' ? keysOf[one].example : <Plate text={keysOf[one].example} size="screen" />}
          </span>
          {t(`kiosk.entry.kinds.${one}`)}
        </TapButton>
      ))}
    </div>
  );
};
