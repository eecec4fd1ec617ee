import { useTranslation } from 'react-i18next';
import { useCopy } from '../copy/use-copy.ts';
import { CrossIcon, Icon } from '../icons/icon.tsx';
import { shortAddress } from './short-address.ts';
import styles from './side-panel.module.css';

export type PanelSteps = {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  /** Absent at the ends. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
};

type ButtonProps = {
  readonly label: string;
  readonly path: string;
  readonly onPress: (() => void) | undefined;
};

const BarButton = ({ label, path, onPress }: ButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    disabled={onPress === undefined}
    onClick={onPress}
  >
    <Icon size={18}>
      <path d={path} />
    </Icon>
  </button>
);

/** The address is what an operator sends to another. */
const CopyAddress = () => {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className={styles.address}
      title={t('panel.copyLink')}
      onClick={() => void copy(window.location.href)}
    >
      <Icon size={16}>
        <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
      </Icon>
      <span className={styles.path}>{shortAddress(window.location.pathname)}</span>
      <span role="status" className={styles.copied}>
        {isCopied && t('panel.copied')}
      </span>
    </button>
  );
};

type BarProps = {
  readonly steps: PanelSteps | undefined;
  readonly onPrint: (() => void) | undefined;
  readonly onClose: () => void;
};

export const PanelBar = ({ steps, onPrint, onClose }: BarProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <CopyAddress />
      {steps && (
        <div className={styles.steps}>
          <span>{t('panel.place', { place: steps.place, total: steps.total })}</span>
          <BarButton label={t('panel.previous')} path="M15 5l-7 7 7 7" onPress={steps.onPrevious} />
          <BarButton label={t('panel.next')} path="M9 5l7 7-7 7" onPress={steps.onNext} />
        </div>
      )}
      {onPrint && (
        <BarButton
          label={t('panel.print')}
          path="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z"
          onPress={onPrint}
        />
      )}
      <button type="button" className={styles.button} aria-label={t('panel.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  );
};
