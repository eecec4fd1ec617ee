import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import styles from './side-panel.module.css';

const id = /[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g;

/** Shortens UUIDs to their end, because ids made within a minute have the same beginning. */
export const shortAddress = (path: string) => path.replace(id, '…$1');

export type PanelSteps = {
  /** The row's place in the list, counted from 1. */
  readonly place: number;
  readonly total: number;
  /** Absent at the first row, as `onNext` is at the last. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
};

const CopyAddress = () => {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  return (
    <button
      type="button"
      className={`${layout.line} ${layout.grow} ${styles.address}`}
      title={t('panel.copyLink')}
      onClick={() => copy(window.location.href)}
    >
      <Icon
        size={16}
        path="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1"
      />
      <span className={`${text.code} ${text.clip} ${styles.path}`}>
        {shortAddress(window.location.pathname)}
      </span>
      <span role="status" className={text.toned} data-tone="green">
        {copied && t('common.copied')}
      </span>
    </button>
  );
};

type BarProps = {
  readonly steps: PanelSteps | undefined;
  readonly onClose: () => void;
};

export const PanelBar = ({ steps, onClose }: BarProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.line} ${text.small} ${text.dimmed} ${styles.bar}`}>
      <CopyAddress />
      {steps && (
        <>
          <span className={text.figures}>{t('panel.place', { place: steps.place, total: steps.total })}</span>
          <IconButton label={t('panel.previous')} icon="back" onPress={steps.onPrevious} />
          <IconButton label={t('panel.next')} icon="on" onPress={steps.onNext} />
        </>
      )}
      <IconButton label={t('panel.close')} icon="close" onPress={onClose} />
    </div>
  );
};
