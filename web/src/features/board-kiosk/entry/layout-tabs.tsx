import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import styles from './keys.module.css';
import { keysOf, type Layout, layouts } from './plate-keys.ts';

type LayoutTabsProps = { readonly layout: Layout; readonly onChoose: (layout: Layout) => void };

/** Buttons show an example plate: drivers recognize their own country's. */
export const LayoutTabs = ({ layout, onChoose }: LayoutTabsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.tabs}>
      {layouts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === layout}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <span className={styles.example} aria-hidden="true">
            {one === 'number' ? keysOf[one].example : <Plate text={keysOf[one].example} size="screen" />}
          </span>
          {t(`kiosk.entry.kinds.${one}`)}
        </button>
      ))}
    </div>
  );
};
