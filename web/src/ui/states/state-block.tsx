import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import words from '../text/text.module.css';
import styles from './state-block.module.css';

type StateBlockProps = {
  readonly icon: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
};

export const StateBlock = ({ icon, title, text, action }: StateBlockProps) => (
  <div className={`${layout.stack} ${styles.block}`}>
    <Icon stroke={1.5} path={icon} />
    <p className={words.strong}>{title}</p>
    {text !== undefined && <p className={words.dimmed}>{text}</p>}
    {action}
  </div>
);

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly action?: ReactNode };

const tray = 'M3 13h5l1.5 3h5L16 13h5M3 13v6h18v-6M3 13l3-8h12l3 8';

/** For loaded lists without rows, never for a failure. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock icon={tray} {...props} />;

const noSignal =
  'M3 3l18 18M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-5-2.7M2 9a15 15 0 0 1 4.2-2.7M22 9A15 15 0 0 0 10 5.2M12 19.5v.01';

export const OfflineState = () => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <StateBlock icon={noSignal} title={t('states.offlineTitle')} text={t('states.offlineText')} />
    </div>
  );
};
